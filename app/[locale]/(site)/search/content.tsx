import type { PageContext } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { SearchView } from '@/components/search/search-view';
import { findOnSite } from '@/lib/site/search/find';

/** The search, before and after something is asked. */
export async function content({ query, locale }: PageContext) {
  const answer = await findOnSite(query.q, locale);
  return (
    <>
      <PageHeader route="search" />
      <SearchView answer={answer} />
      <HelpStrip />
    </>
  );
}
