import { CheckView } from '@/components/check/check-view';
import type { PageContext } from '@/components/page/define-page';
import { PageHeader } from '@/components/page/page-header';
import { matchPlaces } from '@/lib/site/search/suggest';
import { loadCheck, placeChoice } from '@/lib/site/views/check-page';
import { unreadFilters } from '@/lib/site/views/filters';

/** "Must I register?", before and after a place is chosen. */
export async function content({ query, locale }: PageContext) {
  const data = await loadCheck(placeChoice(query));
  const matches = await matchPlaces(query.place, locale);
  return (
    <>
      <PageHeader route="check" />
      <CheckView data={data} matches={matches} unread={unreadFilters(query, data.choice)} />
    </>
  );
}
