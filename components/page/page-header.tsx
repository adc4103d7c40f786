import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RouteId } from '@/lib/site/routing/routes';
import { Breadcrumbs } from './breadcrumbs';
import { markOf } from './page-mark';

interface Props {
  route: RouteId;
  /** The heading, where only the data know it; else the title of the route. */
  title?: string;
  /** The sentence below the heading; else the description of the route. Null leaves it out. */
  lead?: ReactNode | null;
  /** A word about the page beside its heading: that it is a trial. */
  tag?: ReactNode;
  /** The page's own mark on the plan; else that of its section. */
  mark?: ReactNode;
  /** What stands below them: a status, a date. */
  aside?: ReactNode;
  /** Lower, where what follows is what the visitor waits for: an answer. */
  compact?: boolean;
}

/** Top of a page: breadcrumb, the one h1, and the page's purpose in a sentence. */
export function PageHeader({ route, title, tag, lead, mark, aside, compact = false }: Props) {
  const t = useTranslations('Routes');
  const heading = (
    <h1 className={`mt-1 max-w-3xl ${compact ? 'md:text-3xl' : ''}`}>{title ?? t(`${route}.title`)}</h1>
  );
  return (
    <div className="page-heading relative isolate overflow-hidden border-b border-brown-100 bg-brown-50">
      <div aria-hidden="true" className="no-print absolute inset-0 -z-10 max-sm:hidden">
        <PagePlan route={route} mark={mark} hasMark={!compact} />
      </div>
      <div
        className={`container-page print:min-h-0 ${compact ? 'py-3' : 'py-4 sm:max-lg:pe-44 md:min-h-42 md:py-5'}`}
      >
        <Breadcrumbs route={route} />
        {tag ? (
          <div className="flex flex-wrap items-center gap-x-3">
            {heading} {tag}
          </div>
        ) : (
          heading
        )}
        {lead !== null && (
          <p className="mt-1.5 max-w-2xl text-lg text-pretty text-stone-700">
            {lead ?? t(`${route}.description`)}
          </p>
        )}
        {aside && <div className="mt-2 sm:mt-3">{aside}</div>}
      </div>
    </div>
  );
}

/** The plan at the end of the heading, and on it the page's own mark, where there is room beside the text. */
function PagePlan({ route, mark, hasMark }: Pick<Props, 'route' | 'mark'> & { hasMark: boolean }) {
  return (
    <>
      <div className="page-plan" />
      {hasMark && (
        <div className="page-mark" data-mark={mark ? 'own' : markOf(route)}>
          {mark}
        </div>
      )}
    </>
  );
}
