import { useTranslations } from 'next-intl';
import { MapLauncher } from '@/components/maps/interactive/map-launcher';
import { useMapTexts } from '@/components/maps/interactive/use-map-texts';
import { KingdomLegend } from '@/components/maps/kingdom/kingdom-legend';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import type { AreasData } from '@/lib/site/views/areas-page';
import { RegionList } from './region-list';

interface Props {
  data: AreasData;
  tiles: { url: string; attribution: string } | null;
  /** Where a region leads. */
  href: (region: string) => string;
}

/** Where the announcements are: a drawn map with its regions in words, and the map to move about in on request. */
export function AreasMap({ data: { regions, cities, filter }, tiles, href }: Props) {
  const selected = filter.region;
  const t = useTranslations('Areas');
  const texts = useMapTexts();
  const isAny = regions.some(({ count }) => count > 0);
  return (
    <section aria-labelledby="map-heading" className="border border-stone-200 bg-white p-4 md:p-5">
      <h2 id="map-heading" className="text-xl md:text-xl">
        {t('map.heading')}
      </h2>
      <MapLauncher
        locale={texts.locale}
        tiles={tiles}
        region={selected}
        texts={texts.words}
        steps={isAny && <KingdomLegend regions={regions} cities={cities} />}
        legend={isAny && <p className="order-last grow basis-80 text-sm text-stone-600">{t('map.note')}</p>}
      >
        {/* To the edges of its box: on a phone the names need the width. Its regions stand beside it, on a phone below. */}
        <div
          data-regions=""
          className="-mx-4 mt-3 grid border-y border-stone-200 md:-mx-5 lg:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[9cm_minmax(0,1fr)]"
        >
          <RegionMap regions={regions} cities={cities} selected={selected} href={href} />
          {/* Right below the map, the whole width of both where its regions stand beside it. */}
          {isAny && (
            <div className="border-stone-200 border-t px-4 py-3 md:px-5 lg:col-span-2 lg:row-start-2 print:col-span-2 print:row-start-2">
              <KingdomLegend regions={regions} cities={cities} />
            </div>
          )}
          <RegionList regions={regions} selected={selected} href={href} />
        </div>
      </MapLauncher>
    </section>
  );
}
