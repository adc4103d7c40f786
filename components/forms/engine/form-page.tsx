import type { ReactNode } from 'react';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import type { RouteId } from '@/lib/site/routing/routes';
import { LanguageNote } from '../language-note';

interface Props {
  route: RouteId;
  /** What stands above the form: what it is for, what to have at hand. */
  intro?: ReactNode;
  /** What helps to fill it in, beside the form where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** What every form stands in. A phone has no room for a box around the boxes of the fields. */
export const formFrame = 'parcel max-sm:border-0 max-sm:before:hidden sm:p-5 md:p-8';

/** A page whose purpose is its form: heading, introduction, the form in a column that is easy to read. */
export function FormPage({ route, intro, aside, children }: Props) {
  return (
    <>
      <PageHeader route={route} />
      <div className="container-page main-side py-10 md:py-14">
        <div className="min-w-0 space-y-5">
          {intro}
          <LanguageNote />
          <div className={formFrame}>{children}</div>
        </div>
        {aside}
      </div>
      <HelpStrip />
    </>
  );
}
