import { AreasFact } from '@/components/areas/areas-fact';
import { AreasView } from '@/components/areas/areas-view';
import type { PageContext } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { mapTiles } from '@/lib/site/maps/interactive/map-tiles';
import { areasFilter, loadAreas } from '@/lib/site/views/areas-page';
import { unreadFilters } from '@/lib/site/views/filters';

/** The list of announced areas, with or without a filter in the address. */
export async function content({ query }: PageContext) {
  const data = await loadAreas(areasFilter(query));
  return (
    <>
      <PageHeader route="areas" lead={data.totals.areas > 0 ? <AreasFact data={data} /> : undefined} />
      <AreasView data={data} unread={unreadFilters(query, data.filter)} tiles={mapTiles()} />
      <HelpStrip />
    </>
  );
}
