import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { RouteId } from '@/lib/site/routing/routes';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  route: RouteId;
  /** The heading, where only the data know it; else the title of the route. */
  title?: string;
  /** The sentence below the heading; else the description of the route. Null leaves it out. */
  lead?: ReactNode | null;
  /** A drawing beside the heading. */
  sign?: ReactNode;
  /** What stands below them: a status, a date. */
  aside?: ReactNode;
  /** Lower on a phone, where what follows is what the visitor waits for: an answer. */
  compact?: boolean;
}

/** Top of a page: breadcrumb, the one h1, and the page's purpose in a sentence. */
export function PageHeader({ route, title, lead, sign, aside, compact = false }: Props) {
  const t = useTranslations('Routes');
  return (
    <div className="relative isolate overflow-hidden border-b border-brown-100 bg-brown-50">
      <PagePlan />
      <div className={`container-page md:py-10 ${compact ? 'py-3' : 'py-6'}`}>
        <Breadcrumbs route={route} />
        <div className={`flex items-center gap-4 md:mt-3 ${compact ? 'mt-1' : 'mt-3'}`}>
          {sign}
          <h1 className={`max-w-3xl ${compact ? 'max-md:text-xl' : ''}`}>{title ?? t(`${route}.title`)}</h1>
        </div>
        {lead !== null && (
          <p className="mt-3 max-w-prose text-lg text-stone-700">{lead ?? t(`${route}.description`)}</p>
        )}
        {aside && <div className="mt-4">{aside}</div>}
      </div>
    </div>
  );
}

/** The plan at the end of the heading, where there is room beside the text. */
function PagePlan() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 max-lg:hidden">
      <div className="page-plan" />
      <div className="page-mark" />
    </div>
  );
}
