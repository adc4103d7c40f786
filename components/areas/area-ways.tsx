import { useLocale, useTranslations } from 'next-intl';
import { ListIcon, SearchIcon } from '@/components/ui/icons';
import type { AreaPart, City, Region } from '@/lib/registry';
import { isOnlyCounted } from '@/lib/site/areas/area-counts';
import type { AreaData } from '@/lib/site/views/areas-page';
import { hasLongList } from './part-names';

/** From so many cities on, each with its map, a page is so long that one goes right to one's own. */
const MOST_AT_A_GLANCE = 3;

/** What an announcement says of a city, or of a region without one. */
export type PlaceParts = [AreaPart, ...AreaPart[]];

/** The cities that an announcement names, or the regions without one, each with its parts: first those that have a name to tell. */
export function placesOf(parts: readonly AreaPart[]): PlaceParts[] {
  const places = new Map<string, PlaceParts>();
  for (const part of parts) {
    const key = `${part.region}/${part.city ?? ''}`;
    const known = places.get(key);
    if (known === undefined) places.set(key, [part]);
    else known.push(part);
  }
  return [...places.values()].sort((a, b) => Number(isOnlyCounted(a)) - Number(isOnlyCounted(b)));
}

/** The fragment of a place on the page of its area; a city may have the code of a region. */
export const anchorOf = ({ region, city }: AreaPart) => `place-${region}-${city ?? 'all'}`;

/** The fragment of the list of its names, where one looks for his own among many. */
export const listOf = (anchor: string) => `${anchor}-names`;

interface Places {
  regions: readonly Region[];
  cities: readonly City[];
  /** Whether the page has several places. */
  isSeveral: boolean;
}

/** The name of a place, with that of its region unless several are all of one. */
export function usePlaceName({ regions, cities, isSeveral }: Places) {
  const t = useTranslations('Areas.parts');
  const locale = useLocale();
  return ({ region, city }: AreaPart) => {
    const regionName = regions.find(({ code }) => code === region)?.name[locale] ?? region;
    const cityName = cities.find(({ code }) => code === city)?.name[locale];
    if (cityName === undefined) return t('inRegion', { code: region, region: regionName });
    return isSeveral && regions.length === 1
      ? cityName
      : t('inCity', { city: cityName, code: region, region: regionName });
  };
}

/**
 * Links to the cities of an announcement, on a page too long to be looked through; of few cities to what is announced, where
 * what to do and the days stand before it: that is what most readers look up.
 * `isNear`: whether it follows right below on a wide page.
 */
export function WaysToPlaces({ area, regions, cities, grounds, isNear }: AreaData & { isNear: boolean }) {
  const t = useTranslations('Areas.parts');
  const locale = useLocale();
  const places = placesOf(area.parts);
  const placeName = usePlaceName({ regions, cities, isSeveral: places.length > 1 });
  const listed = places.find((parts) =>
    hasLongList(
      parts,
      grounds.find(({ city }) => city === parts[0].city),
    ),
  );
  const list = listed && (
    <a
      href={`#${listOf(anchorOf(listed[0]))}`}
      className="inline-flex min-h-11 items-center gap-2 font-medium link"
    >
      <SearchIcon className="size-5 shrink-0" />
      {t('find')}
    </a>
  );
  if (grounds.length === 0 || places.length < MOST_AT_A_GLANCE)
    return (
      <p className={`no-print flex flex-wrap gap-x-6 ${isNear && !list ? 'lg:hidden' : ''}`}>
        <a
          href="#parts"
          className={`inline-flex min-h-11 items-center gap-2 font-medium link ${isNear ? 'lg:hidden' : ''}`}
        >
          <ListIcon className="size-5 shrink-0" />
          {t('heading')}
        </a>
        {list}
      </p>
    );
  return (
    <nav aria-labelledby="ways-to" className="no-print flex flex-wrap items-baseline gap-x-4">
      <span id="ways-to" className="text-stone-700">
        {t('goTo')}
      </span>
      {places.map(([place]) => (
        <a
          key={anchorOf(place)}
          href={`#${anchorOf(place)}`}
          className="inline-block py-1 font-medium link-soft"
        >
          {cities.find(({ code }) => code === place.city)?.name[locale] ?? placeName(place)}
        </a>
      ))}
      {list}
    </nav>
  );
}
