import type { Map as LeafletMap } from 'leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapArea, MapCity } from '@/lib/site/views/area-map';
import type { ShownState, ShownStates } from '@/lib/site/views/map-days';
import { FIRST, type MapLayers } from './map-layers';

/** A city on a day: how its announcements stand, and how many they are. */
export interface CityDot {
  city: MapCity;
  state: ShownState;
  count: number;
}

const CITY = 'city:';

/** What a city is called among all that can be chosen on the map. */
export const cityId = (code: string): string => CITY + code;

/** The city that is chosen; undefined where something else is. */
export const cityOf = ({ cities }: MapLayers, item: string | null): MapCity | undefined =>
  item?.startsWith(CITY) ? cities.find(({ code }) => cityId(code) === item) : undefined;

/** The announcements that name a city, on whatever day. */
export const areasOfCity = ({ areas }: MapLayers, code: string): MapArea[] =>
  [...areas.values()].filter(({ cities }) => cities.includes(code));

/** The cities and the regions that the things on the map name. */
export function litPlaces(layers: MapLayers, items: readonly (string | null)[]) {
  const areas = items.flatMap((item) => (item === null ? [] : (layers.areas.get(item) ?? [])));
  const own = items.flatMap((item) => cityOf(layers, item)?.code ?? []);
  return {
    cities: [...own, ...areas.flatMap(({ cities }) => cities)],
    regions: layers.cities.length === 0 ? [] : areas.flatMap(({ regions }) => regions),
  };
}

/** The rows that a thing on the map has in the lists beside it: of a city its announcements, too. */
export function rowsOf(layers: MapLayers, item: string | null): string[] {
  const city = cityOf(layers, item);
  const slugs = city === undefined ? [] : areasOfCity(layers, city.code).map(({ slug }) => slug);
  return item === null ? [] : [item, ...slugs];
}

/** The cities that have announcements on a day, those with most first. */
export function dotsOf({ areas, cities }: MapLayers, states: ShownStates): CityDot[] {
  const found = new Map<string, ShownState[]>();
  for (const [slug, state] of states)
    for (const city of areas.get(slug)?.cities ?? []) found.set(city, [...(found.get(city) ?? []), state]);
  return cities
    .flatMap((city): CityDot[] => {
      const own = found.get(city.code) ?? [];
      const state = FIRST.find((one) => own.includes(one));
      return state === undefined ? [] : [{ city, state, count: own.length }];
    })
    .sort((a, b) => b.count - a.count);
}

/** Of a map so many pixels wide dots have their full size. */
const WIDE = 560;
/** Pixels of the dot of one announcement, on a wide map and at least. */
const DOT = 4;
const SMALLEST = 2.5;
/** Pixels: as large as a city has announcements, by the area of its dot. */
export const radiusOf = (count: number, width: number) =>
  Math.max(SMALLEST, DOT * Math.max(0.6, Math.min(1, width / WIDE))) * Math.sqrt(count);

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

/** Of the map's own zooms: from here on districts are seen as shapes. */
export const SHAPES_SEEN = 8.5;
