import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RouteId } from '@/lib/site/routing/routes';
import { ancestors, Breadcrumbs } from './breadcrumbs';
import { markOf } from './page-mark';

interface Props {
  route: RouteId;
  /** The heading, where only the data know it; else the title of the route. */
  title?: string;
  /** The sentence below the heading; else the description of the route. Null leaves it out. */
  lead?: ReactNode | null;
  /** The page's own mark on the plan; else that of its section. */
  mark?: ReactNode;
  /** What stands below them: a status, a date. */
  aside?: ReactNode;
  /** Lower on a phone, where what follows is what the visitor waits for: an answer. */
  compact?: boolean;
}

/** Top of a page: breadcrumb, the one h1, and the page's purpose in a sentence. */
export function PageHeader({ route, title, lead, mark, aside, compact = false }: Props) {
  const t = useTranslations('Routes');
  // On a phone a way of three pages takes the room of the plan.
  const isLong = ancestors(route).length > 2;
  return (
    <div className="relative isolate overflow-hidden border-b border-brown-100 bg-brown-50">
      <div aria-hidden="true" className={`no-print absolute inset-0 -z-10 ${isLong ? 'max-sm:hidden' : ''}`}>
        <PagePlan route={route} mark={mark} compact={compact} />
      </div>
      <div className={`container-page sm:max-lg:pe-44 md:py-10 ${compact ? 'py-3' : 'py-6'}`}>
        <Breadcrumbs route={route} />
        <h1 className={`max-w-3xl md:mt-3 ${compact ? 'mt-1 max-md:text-xl' : 'mt-3'}`}>
          {title ?? t(`${route}.title`)}
        </h1>
        {lead !== null && (
          <p className="mt-3 max-w-prose text-lg text-stone-700">{lead ?? t(`${route}.description`)}</p>
        )}
        {aside && <div className="mt-4">{aside}</div>}
      </div>
    </div>
  );
}

/** The plan at the end of the heading, and on it the page's own mark: where there is room beside the text, on a phone above it. */
function PagePlan({ route, mark, compact }: Pick<Props, 'route' | 'mark' | 'compact'>) {
  return (
    <>
      <div className="page-plan" data-low={compact || undefined} />
      <div className="page-mark" data-mark={mark ? 'own' : markOf(route)} data-low={compact || undefined}>
        {mark}
      </div>
    </>
  );
}
