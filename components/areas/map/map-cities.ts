import type { Map as LeafletMap } from 'leaflet';
import type { Locale } from '@/lib/i18n/locales';
import type { MapCity } from '@/lib/site/views/area-map';
import type { MapLayers, ShownState, ShownStates } from './map-layers';

/** A city on a day: how its announcements stand, and how many they are. */
export interface CityDot {
  city: MapCity;
  state: ShownState;
  count: number;
}

/** What a dot tells where a city has several announcements: what one can still do comes first. */
const FIRST: readonly ShownState[] = ['open', 'announced', 'undated', 'to_be_announced', 'closed'];

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

/** The cities in view whose names have room beside those before them. */
export function namedCities(map: LeafletMap, dots: readonly CityDot[], locale: Locale): CityDot[] {
  const size = map.getSize();
  const taken: { x: number; y: number; half: number }[] = [];
  return dots.filter(({ city: { name, at } }) => {
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

/** Of the map's own zooms: from here on districts are seen as shapes. */
export const SHAPES_SEEN = 8.5;

/**
 * Where a press on "closer" leads: to the middle, as long as anything is seen around it; else to the city that is nearest
 * to it, so that nobody zooms into the empty desert.
 */
export function closerTo(map: LeafletMap, cities: readonly MapCity[]): [lat: number, lon: number] | null {
  const zoom = map.getZoom() + 1;
  const middle = map.project(map.getCenter(), zoom);
  const half = map.getSize().divideBy(2);
  let nearest: { far: number; at: [number, number]; isSeen: boolean } | null = null;
  for (const {
    at: [lon, lat],
  } of cities) {
    const away = map.project([lat, lon], zoom).subtract(middle);
    const far = Math.hypot(away.x, away.y);
    const isSeen = Math.abs(away.x) < half.x * 0.8 && Math.abs(away.y) < half.y * 0.8;
    if (nearest === null || far < nearest.far) nearest = { far, at: [lat, lon], isSeen };
  }
  return nearest === null || nearest.isSeen ? null : nearest.at;
}
