import type { ReactNode } from 'react';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import type { RouteId } from '@/lib/site/routing/routes';
import { LanguageNote } from '../language-note';

interface Props {
  route: RouteId;
  /** What stands above the form: what it is for, what to have at hand. */
  intro?: ReactNode;
  /** A short form stands as the one parcel of its page, with the ways to reach people below it. */
  framed?: boolean;
  /** What helps to fill it in, beside the form where there is room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A phone has no room for a box around the boxes of the fields. */
const frame = 'parcel mt-2 max-sm:border-0 max-sm:before:hidden sm:p-5 md:p-8';

/** A page whose purpose is its form: heading, introduction, the form in a column that is easy to read. */
export function FormPage({ route, intro, framed = false, aside, children }: Props) {
  return (
    <>
      <PageHeader route={route} />
      <div className="container-page grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-16">
        <div className="min-w-0 max-w-prose">
          {intro}
          <LanguageNote />
          {framed ? <div className={frame}>{children}</div> : children}
        </div>
        {aside}
      </div>
      {framed && <HelpStrip />}
    </>
  );
}
