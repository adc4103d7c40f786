import type { Feature, FeatureCollection } from 'geojson';
import { geoJSON, type LatLngBounds, latLngBounds, type PathOptions } from 'leaflet';
import { feature } from 'topojson-client';
import type { Locale } from '@/lib/i18n/locales';
import type { Cover } from '@/lib/site/cover';
import type { AreaMapData, MapArea, MapDistrict } from '@/lib/site/maps/interactive/area-map';
import type { ShownState, ShownStates } from '@/lib/site/maps/interactive/map-days';
import { MAP_FRAME } from '@/lib/site/maps/kingdom/map-labels';
import type { BoundaryStreets } from '@/lib/site/maps/labels/boundary-streets';
import type { Outline } from '@/lib/site/maps/labels/map-room';
import { inListOrder, rowDayOf } from './map-days-told';
import type { MapItem, MapProps } from './map-types';

/** The country with room for its names. */
export const COUNTRY: LatLngBounds = latLngBounds(
  [MAP_FRAME.south, MAP_FRAME.west],
  [MAP_FRAME.north, MAP_FRAME.east],
);

/** The kingdom alone, with what its names need of the seas. */
export const COUNTRY_NARROW: LatLngBounds = latLngBounds([15.6, 32.3], [32.6, 56.9]);

/** What the map draws, unpacked once. */
export interface MapLayers {
  regions: FeatureCollection;
  land: Feature;
  /** Of the map of one area: the land from near, with its coast. */
  coast: Feature | null;
  /** And what it begins with: the frame of the first drawing of its city. */
  frame: AreaMapData['frame'];
  shapes: FeatureCollection;
  /** The boxes around the shapes of each item. */
  boxes: ReadonlyMap<string, readonly LatLngBounds[]>;
  areas: ReadonlyMap<string, MapArea>;
  /** Of the map of one area: the districts that it names and those around them. */
  districts: ReadonlyMap<string, MapDistrict>;
  names: AreaMapData['names'];
  /** Of the map of many areas: all cities whose place is known, the first of each region first. */
  cities: AreaMapData['cities'];
}

/** The parts of an area, of which only those in view are drawn. */
function partsOf(shape: Feature): Feature[] {
  const { geometry, properties } = shape;
  if (geometry.type !== 'MultiPolygon') return [shape];
  return geometry.coordinates.map((coordinates) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates },
  }));
}

function boxesOf(features: readonly Feature[]): Map<string, LatLngBounds[]> {
  const boxes = new Map<string, LatLngBounds[]>();
  for (const one of features) {
    const corners = ringsOf(one).flat();
    const [first] = corners;
    if (first === undefined) continue;
    const box = latLngBounds(corners.map(([lon, lat]) => [lat, lon]));
    boxes.set(itemOf(one), [...(boxes.get(itemOf(one)) ?? []), box]);
  }
  return boxes;
}

export function unpack({
  regions,
  around,
  coast,
  frame,
  shapes,
  areas,
  districts,
  names,
  cities,
}: AreaMapData): MapLayers {
  const { features } = feature(shapes, shapes.objects.shapes);
  // A district is one shape, with one name.
  const parts = districts.length > 0 ? features : features.flatMap(partsOf);
  return {
    regions: feature(regions, regions.objects.regions),
    land: feature(around, around.objects.land),
    coast: coast && feature(coast, coast.objects.land),
    frame,
    shapes: { type: 'FeatureCollection', features: parts },
    boxes: boxesOf(parts),
    areas: new Map(areas.map((area) => [area.slug, area])),
    districts: new Map(districts.map((district) => [district.code, district])),
    names,
    cities,
  };
}

/** The area that a shape belongs to, or the district that it is. */
export const itemOf = (shape: Feature | undefined): string =>
  (shape?.properties as { item?: string } | null)?.item ?? '';

/** How much of a district the area names; on its own map the area's shape is all of what is announced. */
export function coverOf({ areas, districts }: MapLayers, item: string): Cover | undefined {
  return districts.get(item)?.cover ?? (districts.size > 0 && areas.has(item) ? 'whole' : undefined);
}

/** Whether an item is drawn as cells and not by its boundary. */
export const isSoft = ({ areas, districts }: MapLayers, item: string): boolean =>
  districts.has(item) ? !districts.get(item)?.official : areas.get(item)?.shape === 'indicative';

/** Whether a shape is: of an area with boundaries in part, those are none. */
export const isSoftShape = (layers: MapLayers, shape: Feature): boolean =>
  shape.properties?.['official'] !== true && isSoft(layers, itemOf(shape));

const boundsAround = (features: Feature[]): LatLngBounds | null => {
  const bounds = geoJSON({ type: 'FeatureCollection', features } as FeatureCollection).getBounds();
  return bounds.isValid() ? bounds : null;
};

/** The box around the shapes, or around the one of them with this id; null where there is none. */
export const boundsOf = (shapes: FeatureCollection, id?: string): LatLngBounds | null =>
  boundsAround(id === undefined ? shapes.features : shapes.features.filter((shape) => shape.id === id));

export const boundsOfItem = ({ shapes }: MapLayers, item: string): LatLngBounds | null =>
  boundsAround(shapes.features.filter((shape) => itemOf(shape) === item));

const boundsIn = ({
  south,
  west,
  north,
  east,
}: Omit<NonNullable<AreaMapData['frame']>, 'isHigh'>): LatLngBounds =>
  latLngBounds([south, west], [north, east]);

/**
 * What the map of one area begins with: the place that is asked for among its neighbours; the first drawing of the area, or
 * its part in the city that is asked for; else all of its shapes.
 */
export function homeOf(
  { shapes, districts, frame }: MapLayers,
  asked: MapProps['asked'],
): LatLngBounds | null {
  if (asked?.frame) return boundsIn(asked.frame);
  const own = [...districts.values()].filter(({ cover, city }) => cover !== 'around' && city === asked?.id);
  const codes = new Set(own.map(({ code }) => code));
  if (codes.size > 0) return boundsAround(shapes.features.filter((shape) => codes.has(itemOf(shape))));
  return frame === null ? boundsAround(shapes.features) : boundsIn(frame);
}

/** All that the map of one area tells of, where it begins with a part of it. */
export function beyondHome({ shapes, districts }: MapLayers, home: LatLngBounds): LatLngBounds | null {
  const own = shapes.features.filter((shape) => districts.get(itemOf(shape))?.cover !== 'around');
  const all = boundsAround(own);
  return all === null || home.contains(all) ? null : all;
}

/** What the list beside the map leads to: the areas of the day, or the districts of the one area, that asked for first. */
export function itemsOf(
  { areas, districts }: MapLayers,
  states: ShownStates,
  { locale, asked, texts }: Pick<MapProps, 'locale' | 'asked' | 'texts'>,
): MapItem[] {
  if (districts.size > 0)
    return [...districts.values()]
      .filter(({ code, cover }) => cover !== 'around' || code === asked?.id)
      .sort((a, b) => Number(b.code === asked?.id) - Number(a.code === asked?.id))
      .map(({ code, name, cover, official }) => ({
        id: code,
        name: name[locale],
        sign: cover,
        soft: !official,
      }));
  return [...areas.values()]
    .flatMap((area) => ({ area, sign: states.get(area.slug) }))
    .sort((a, b) => inListOrder(a, b))
    .flatMap(({ area, sign }) =>
      sign === undefined
        ? []
        : { id: area.slug, name: area.name[locale], sign, told: rowDayOf(area, sign, { texts, locale }) },
    );
}

/** What a place tells of several announcements: what one can still do comes first. */
export const FIRST: readonly ShownState[] = ['open', 'announced', 'undated', 'to_be_announced', 'closed'];

/** Of several announcements the one about which one can still do something, then the one that ends last. */
export function leading(
  slugs: readonly string[],
  { areas }: MapLayers,
  states: ShownStates,
): MapArea | undefined {
  const rank = ({ slug }: MapArea) => FIRST.indexOf(states.get(slug) ?? 'closed');
  return slugs
    .flatMap((slug) => (states.has(slug) ? (areas.get(slug) ?? []) : []))
    .sort((a, b) => rank(a) - rank(b) || (b.endsOn ?? '').localeCompare(a.endsOn ?? ''))[0];
}

export const ringsOf = ({ geometry }: Feature): Outline =>
  geometry.type === 'Polygon'
    ? (geometry.coordinates as unknown as Outline)
    : geometry.type === 'MultiPolygon'
      ? (geometry.coordinates.flat() as unknown as Outline)
      : [];

/** How many districts are announced in each city. */
function announcedByCity(districts: MapLayers['districts']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { city, cover } of districts.values())
    if (cover !== 'around') counts.set(city, (counts.get(city) ?? 0) + 1);
  return counts;
}

/** A name to be written on the map where it has room. */
export interface WrittenName {
  /** The district that bears it. */
  id: string;
  text: string;
  /** In the list of its city; 0 of one that has none. */
  number: number;
  /** Its outline, longitude before latitude. */
  rings: Outline;
  /** The middle of one whose outline is not known. */
  at?: readonly [lon: number, lat: number] | null;
  /** The streets that bound it, by their sides. */
  streets?: BoundaryStreets;
  quiet: boolean;
  /** What its shape is, where an announcement has one. */
  on?: Cover | 'elsewhere';
  /** Its outline is no boundary: a name may reach a little over it. */
  soft: boolean;
}

/** The names of the map of one area, the announced ones first: there is not room for all. Numbered: as in the page's list. */
export function namesOf(layers: MapLayers, locale: Locale, isNumbered: boolean): WrittenName[] {
  const { districts, shapes } = layers;
  const announced = announcedByCity(districts);
  const written = shapes.features.flatMap((shape): WrittenName[] => {
    const id = itemOf(shape);
    const district = districts.get(id);
    if (!district) return [];
    const quiet = district.cover === 'around';
    // One alone in its city needs no number, as its list has none.
    const number = isNumbered && announced.get(district.city) !== 1 ? (district.number?.[locale] ?? 0) : 0;
    const streets = district.streets?.[locale];
    return [
      {
        id,
        text: district.name[locale],
        number,
        rings: ringsOf(shape),
        quiet,
        on: district.isElsewhere ? 'elsewhere' : district.cover,
        soft: isSoft(layers, id),
        ...(streets && { streets }),
      },
    ];
  });
  return written.sort((a, b) => Number(a.quiet) - Number(b.quiet));
}

const LEGEND = ['open', 'announced', 'to_be_announced', 'undated', 'closed'] as const;
/** What the legend explains. */
export function statesOf(states: ShownStates): ShownState[] {
  const shown = new Set(states.values());
  return LEGEND.filter((state) => shown.has(state));
}

/** Neither drawn nor in the way of what is. */
export const HIDDEN: PathOptions = { stroke: false, fill: false };
