import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ParcelPattern } from '@/components/ui/parcel-pattern';
import type { RouteId } from '@/lib/site/routing/routes';
import { Breadcrumbs } from './breadcrumbs';

interface Props {
  route: RouteId;
  /** The heading, where only the data know it; else the title of the route. */
  title?: string;
  /** The sentence below the heading; else the description of the route. Null leaves it out. */
  lead?: ReactNode | null;
  /** What stands beside the heading on a wide screen: a status, a date. */
  aside?: ReactNode;
}

/** Top of a page: breadcrumb, the one h1, and the page's purpose in a sentence. */
export function PageHeader({ route, title, lead, aside }: Props) {
  const t = useTranslations('Routes');
  return (
    <div className="relative isolate overflow-hidden border-b border-brown-100 bg-brown-50">
      <ParcelPattern className="absolute inset-0 -z-10 text-brown-100" />
      <div className="container-page flex flex-wrap items-end justify-between gap-6 py-8 md:py-12">
        <div>
          <Breadcrumbs route={route} current={title} />
          <h1 className="mt-4 max-w-3xl">{title ?? t(`${route}.title`)}</h1>
          {lead !== null && (
            <p className="mt-3 max-w-prose text-lg text-stone-700">{lead ?? t(`${route}.description`)}</p>
          )}
        </div>
        {aside}
      </div>
    </div>
  );
}
