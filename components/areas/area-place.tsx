import { useTranslations } from 'next-intl';
import type { Area, Region } from '@/lib/registry';
import type { Spot } from '@/lib/site/views/area-ground';
import { MapLauncher } from './map/map-launcher';
import { PlacesMap } from './map/places-map';
import { RegionMap } from './map/region-map';
import { useMapTexts } from './map/use-map-texts';

interface Props {
  area: Area;
  regions: readonly Region[];
  around: readonly Region[];
  spots: readonly Spot[];
  tiles: { url: string; attribution: string } | null;
}

/** Where the area is: its regions on the drawn map, its shape on the interactive one where there is a shape. */
export function AreaPlace({ area, regions, around, spots, tiles }: Props) {
  const own = new Set(regions.map(({ code }) => code));
  const t = useTranslations('Areas');
  const texts = useMapTexts();
  const drawing = (
    <div className="-mx-4 mt-3 md:-mx-5">
      {spots.length > 0 ? (
        <PlacesMap
          spots={spots}
          regions={around.map((region) => ({ ...region, own: own.has(region.code) }))}
        />
      ) : (
        <RegionMap regions={regions} />
      )}
    </div>
  );
  return (
    <section aria-labelledby="place" className="border border-stone-200 bg-white p-4 md:p-5">
      <h2 id="place" className="text-xl md:text-xl">
        {t('map.place')}
      </h2>
      {area.shape === null ? (
        drawing
      ) : (
        <MapLauncher locale={texts.locale} tiles={tiles} area={area.slug} texts={texts.words}>
          {drawing}
        </MapLauncher>
      )}
      <p className="mt-3 text-sm text-stone-600">
        {area.shape === null ? t('map.noShape') : t(`map.${area.shape}`)}
      </p>
    </section>
  );
}
