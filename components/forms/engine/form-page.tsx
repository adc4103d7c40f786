import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page/page-header';
import type { RouteId } from '@/lib/site/routing/routes';
import { LanguageNote } from '../language-note';

interface Props {
  route: RouteId;
  /** What stands above the form: what it is for, what to have at hand. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page whose purpose is its form: heading, introduction, the form in a column that is easy to read. */
export function FormPage({ route, intro, children }: Props) {
  return (
    <>
      <PageHeader route={route} />
      <div className="container-page py-10 md:py-14">
        <div className="max-w-prose">
          {intro}
          <LanguageNote />
          {children}
        </div>
      </div>
    </>
  );
}
