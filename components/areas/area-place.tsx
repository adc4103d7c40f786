import { useTranslations } from 'next-intl';
import type { Region } from '@/lib/registry';
import type { Spot } from '@/lib/site/views/area-ground';
import { PlacesMap } from './map/places-map';
import { RegionMap } from './map/region-map';

interface Props {
  regions: readonly Region[];
  around: readonly Region[];
  spots: readonly Spot[];
  /** Whether the page has a map of the area itself. */
  drawn: boolean;
}

/** Where in the kingdom the area is: its cities as points, or its regions. */
export function AreaPlace({ regions, around, spots, drawn }: Props) {
  const own = new Set(regions.map(({ code }) => code));
  const t = useTranslations('Areas');
  return (
    <section aria-labelledby="place" className="border border-stone-200 bg-white p-4 md:p-5">
      <h2 id="place" className="text-xl md:text-xl">
        {t('map.place')}
      </h2>
      <div className={`-mx-4 mt-3 md:-mx-5 ${drawn ? '-mb-4 md:-mb-5' : ''}`}>
        {spots.length > 0 ? (
          <PlacesMap
            spots={spots}
            regions={around.map((region) => ({ ...region, own: own.has(region.code) }))}
          />
        ) : (
          <RegionMap regions={regions} />
        )}
      </div>
      {!drawn && <p className="mt-3 text-sm text-stone-600">{t('map.noShape')}</p>}
    </section>
  );
}
