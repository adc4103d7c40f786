import type { Map as LeafletMap } from 'leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapArea, MapCity } from '@/lib/site/maps/interactive/area-map';
import type { ShownState, ShownStates } from '@/lib/site/maps/interactive/map-days';
import { type DotSize, dotSize, radiusAt } from '@/lib/site/maps/kingdom/city-dots';
import { ALONE_MAP } from '@/lib/site/maps/kingdom/map-labels';
import { FIRST, type MapLayers } from './map-layers';

/** A city on a day: how its announcements stand, how many they are, and how many districts they name or count there. */
export interface CityDot {
  city: MapCity;
  state: ShownState;
  count: number;
  size: DotSize;
  /** Slugs of the announcements. */
  areas: readonly string[];
}

/** Of the map's own zooms: from here on districts are seen as shapes. */
export const SHAPES_SEEN = 8.5;

const CITY = 'city:';

/** What a city is called among all that can be chosen on the map. */
export const cityId = (code: string): string => CITY + code;

/** The city that is chosen; undefined where something else is. */
export const cityOf = ({ cities }: MapLayers, item: string | null): MapCity | undefined =>
  item?.startsWith(CITY) ? cities.find(({ code }) => cityId(code) === item) : undefined;

/** The announcements that name a city, on whatever day. */
const areasOfCity = ({ areas }: MapLayers, code: string): MapArea[] =>
  [...areas.values()].filter(({ cities }) => cities.includes(code));

/** What is known of where an announcement lies: its cities, and the regions of which it names none, as a whole. */
export function namedPlaces(layers: MapLayers, area: Pick<MapArea, 'cities' | 'regions'>) {
  const cities = layers.cities.filter(({ code }) => area.cities.includes(code));
  const regions = area.regions.filter((region) => cities.every((city) => city.region !== region));
  return { cities, regions };
}

/** The cities and the regions that the things on the map light up: no whole region for what is in some of its cities. */
export function litPlaces(layers: MapLayers, items: readonly (string | null)[]) {
  const areas = items.flatMap((item) => (item === null ? [] : (layers.areas.get(item) ?? [])));
  const own = items.flatMap((item) => cityOf(layers, item)?.code ?? []);
  return {
    cities: [...own, ...areas.flatMap(({ cities }) => cities)],
    regions: layers.cities.length === 0 ? [] : areas.flatMap((area) => namedPlaces(layers, area).regions),
  };
}

/** The rows that a thing on the map has in the lists beside it: of a city its announcements, too. */
export function rowsOf(layers: MapLayers, item: string | null): string[] {
  const city = cityOf(layers, item);
  const slugs = city === undefined ? [] : areasOfCity(layers, city.code).map(({ slug }) => slug);
  return item === null ? [] : [item, ...slugs];
}

/** How several announcements stand together: what one can still do comes first. */
const stateOf = (slugs: Iterable<string>, states: ShownStates): ShownState | undefined => {
  const own = new Set([...slugs].map((slug) => states.get(slug)));
  return FIRST.find((one) => own.has(one));
};

/** The cities that have announcements on a day, those with most districts first. */
export function dotsOf({ areas, cities }: MapLayers, states: ShownStates): CityDot[] {
  const found = new Map<string, { slugs: string[]; districts: number }>();
  for (const slug of states.keys()) {
    const { cities: named = [], cityDistricts = [] } = areas.get(slug) ?? {};
    for (const [at, city] of named.entries()) {
      const { slugs, districts } = found.get(city) ?? { slugs: [], districts: 0 };
      found.set(city, { slugs: [...slugs, slug], districts: districts + (cityDistricts[at] ?? 0) });
    }
  }
  return cities
    .flatMap((city) => {
      const { slugs = [], districts = 0 } = found.get(city.code) ?? {};
      const state = stateOf(slugs, states);
      if (state === undefined) return [];
      return [{ city, state, count: slugs.length, size: dotSize(districts), areas: slugs, districts }];
    })
    .sort((a, b) => b.districts - a.districts || b.count - a.count)
    .map(({ districts: _districts, ...dot }): CityDot => dot);
}

/** A dot on the map, pixels. */
export interface ShownDot extends CityDot {
  radius: number;
}

/** Where its districts are seen a dot is no more than the mark of a city; of some no place is known. */
const RADIUS_CLOSE = 4;

const isWide = (map: LeafletMap) => map.getSize().x >= ALONE_MAP;

/** Pixels of a dot as the map stands: that of its drawing, until districts are seen. */
export const radiusOn = (map: LeafletMap, size: DotSize): number =>
  map.getZoom() >= SHAPES_SEEN ? RADIUS_CLOSE : radiusAt(size, isWide(map));

/** The dots as the map shows them at its zoom, the large ones first. */
export const shownDots = (map: LeafletMap, dots: readonly CityDot[]): ShownDot[] =>
  dots.map((dot) => ({ ...dot, radius: radiusOn(map, dot.size) }));

/** Pixels. */
const LETTER = 7.5;
const LINE = 20;
const BELOW = 6;

/** The cities in view whose names have room beside those before them; each is named once. */
export function namedCities(map: LeafletMap, cities: readonly MapCity[], locale: Locale): MapCity[] {
  const size = map.getSize();
  const taken: { x: number; y: number; half: number }[] = [];
  return [...new Set(cities)].filter(({ name, at }) => {
    const { x, y } = map.latLngToContainerPoint([at[1], at[0]]);
    const half = (name[locale].length * LETTER) / 2 + 2;
    const leaves = x - half < 0 || x + half > size.x || y < 0 || y + BELOW + LINE > size.y;
    const touches = taken.some(
      (other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < LINE,
    );
    if (leaves || touches) return false;
    taken.push({ x, y, half });
    return true;
  });
}

/** The towns in view that no announcement of the day names. */
export function otherTowns(map: LeafletMap, cities: readonly MapCity[], dots: readonly CityDot[]): MapCity[] {
  const announced = new Set(dots.map(({ city }) => city.code));
  const view = map.getBounds();
  return cities.filter(({ code, at }) => !announced.has(code) && view.contains([at[1], at[0]]));
}
