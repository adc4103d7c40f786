import type { ReactNode } from 'react';
import type { RouteId } from '@/lib/site/routing/routes';
import { PageHeader } from './page-header';

/** The "page" layout kind of spec section 2: heading and one column of content. "custom" pages compose their own. */
export function PageLayout({ route, children }: { route: RouteId; children: ReactNode }) {
  return (
    <>
      <PageHeader route={route} />
      <div className="container-page py-10 md:py-14">{children}</div>
    </>
  );
}
