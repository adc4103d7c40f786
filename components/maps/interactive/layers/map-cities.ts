import type { Map as LeafletMap } from 'leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapArea, MapCity } from '@/lib/site/maps/interactive/area-map';
import type { ShownState, ShownStates } from '@/lib/site/maps/interactive/map-days';
import { mergedDots } from '@/lib/site/maps/interactive/map-dots';
import { FIRST, type MapLayers } from './map-layers';

/** A city on a day: how its announcements stand, and how many they are. */
export interface CityDot {
  city: MapCity;
  state: ShownState;
  count: number;
  /** Slugs of the announcements. */
  areas: readonly string[];
}

/** Of the map's own zooms: from here on districts are seen as shapes. */
export const SHAPES_SEEN = 8.5;

const CITY = 'city:';
const CITIES = 'cities:';

/** What a city is called among all that can be chosen on the map. */
export const cityId = (code: string): string => CITY + code;

/** The city that is chosen; undefined where something else is. */
export const cityOf = ({ cities }: MapLayers, item: string | null): MapCity | undefined =>
  item?.startsWith(CITY) ? cities.find(({ code }) => cityId(code) === item) : undefined;

/** What the dot of several cities is called. */
export const citiesId = (codes: readonly string[]): string => CITIES + codes.join('+');

/** The city that is chosen, or those whose one dot is pointed at, the largest first; none where something else is. */
export function citiesOf(layers: MapLayers, item: string | null): MapCity[] {
  if (!item?.startsWith(CITIES)) return [cityOf(layers, item)].flatMap((city) => city ?? []);
  return item
    .slice(CITIES.length)
    .split('+')
    .flatMap((code) => cityOf(layers, cityId(code)) ?? []);
}

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
  const own = items.flatMap((item) => citiesOf(layers, item).map(({ code }) => code));
  return {
    cities: [...own, ...areas.flatMap(({ cities }) => cities)],
    regions: layers.cities.length === 0 ? [] : areas.flatMap((area) => namedPlaces(layers, area).regions),
  };
}

/** The rows that a thing on the map has in the lists beside it: of a city its announcements, too. */
export function rowsOf(layers: MapLayers, item: string | null): string[] {
  const cities = citiesOf(layers, item).map(({ code }) => code);
  const slugs = cities.flatMap((code) => areasOfCity(layers, code).map(({ slug }) => slug));
  return item === null ? [] : [item, ...cities.map(cityId), ...slugs];
}

/** How several announcements stand together: what one can still do comes first. */
const stateOf = (slugs: Iterable<string>, states: ShownStates): ShownState | undefined => {
  const own = new Set([...slugs].map((slug) => states.get(slug)));
  return FIRST.find((one) => own.has(one));
};

/** The cities that have announcements on a day, those with most first. */
export function dotsOf({ areas, cities }: MapLayers, states: ShownStates): CityDot[] {
  const found = new Map<string, string[]>();
  for (const slug of states.keys())
    for (const city of areas.get(slug)?.cities ?? []) found.set(city, [...(found.get(city) ?? []), slug]);
  return cities
    .flatMap((city): CityDot[] => {
      const own = found.get(city.code) ?? [];
      const state = stateOf(own, states);
      return state === undefined ? [] : [{ city, state, count: own.length, areas: own }];
    })
    .sort((a, b) => b.count - a.count);
}

/** Of a map so many pixels wide dots have their full size. */
const WIDE = 560;
/** Pixels of the dot of one announcement, on a wide map, and of any at least. */
const DOT = 4;
const SMALLEST = 5;
/** From here on a dot has room for its number, which that of several announcements has. */
export const NUMBERED = 8;
/** Pixels: as large as a city has announcements, by the area of its dot. */
export const radiusOf = (count: number, width: number) =>
  Math.max(
    count > 1 ? NUMBERED : SMALLEST,
    DOT * Math.max(0.7, Math.min(1, width / WIDE)) * Math.sqrt(count),
  );

/** A dot on the map: of a city, or of several that would lie on one another. */
export interface ShownDot extends CityDot {
  /** All its cities, that with most announcements first. */
  cities: readonly MapCity[];
  radius: number;
}

/** Where its districts are seen a dot is no more than the mark of a city; of some no place is known. */
const RADIUS_CLOSE = 4;

/** The dots as the map shows them at its zoom, the large ones first. */
export function shownDots(map: LeafletMap, dots: readonly CityDot[], states: ShownStates): ShownDot[] {
  const zoom = map.getZoom();
  if (zoom >= SHAPES_SEEN) return dots.map((dot) => ({ ...dot, cities: [dot.city], radius: RADIUS_CLOSE }));
  const width = map.getSize().x;
  const spots = dots.map((dot) => {
    const { x, y } = map.project([dot.city.at[1], dot.city.at[0]], zoom);
    return { x, y, areas: dot.areas, dot };
  });
  const radius = (count: number) => radiusOf(count, width);
  return mergedDots(spots, radius).map(({ lead, spots: all, areas }) => ({
    ...lead.dot,
    cities: all.map(({ dot }) => dot.city),
    areas: [...areas],
    count: areas.size,
    state: stateOf(areas, states) ?? lead.dot.state,
    radius: radius(areas.size),
  }));
}

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
