import { quantize } from 'topojson-client';
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification';
import type { Locale } from '@/lib/i18n/locales';
import {
  type Area,
  type AreaSummary,
  type City,
  type Registry,
  registry,
  SHAPES_OF_AREAS,
} from '@/lib/registry';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import type { Frame } from '@/lib/registry/geometry/bounds';
import { coastTopology, groundTopologies } from '@/lib/registry/geometry/region-outlines';
import { type BoundaryStreets, boundaryStreets } from '../labels/boundary-streets';
import { SHEET } from '../labels/sheet-spot';
import { type Ground, type GroundDistrict, groundsOf, isAnnounced } from '../sheet/area-ground';
import { planSheets } from '../sheet/sheet';

const AT_ONCE = 200;

/** Degrees of one step of a corner: about 10 m on the map of one area; 40 m, where many are seen at once. */
const STEP = { one: 1e-4, many: 4e-4 } as const;

/** An announcement as the map needs it: its states follow from its dates, on whatever day is shown. */
export type MapArea = Pick<
  AreaSummary,
  | 'slug'
  | 'name'
  | 'announcedOn'
  | 'startsOn'
  | 'endsOn'
  | 'regions'
  | 'cities'
  | 'cityDistricts'
  | 'districtCount'
  | 'shape'
>;

/** A city and where it lies: on the map of the country its districts are too small to be seen. */
export type MapCity = Pick<City, 'code' | 'name' | 'region'> & { at: readonly [lon: number, lat: number] };

/** A district on the map of one announcement. */
export type MapDistrict = Pick<GroundDistrict, 'code' | 'name' | 'cover' | 'isElsewhere' | 'official'> & {
  city: string;
  /** Of those announced alone: a city has two hundred neighbours. */
  number?: GroundDistrict['number'];
  /** The streets that bound it, where the announcement names them: of the only one in its city. */
  streets?: Record<Locale, BoundaryStreets>;
};

type Packed = Topology<{ shapes: GeometryCollection<{ item: string; official?: true }> }>;

interface Shape {
  /** The area that it belongs to, or the district that it is. */
  item: string;
  geometry: ShapeGeometry;
  /** A boundary of an area that may have estimated shapes, too. */
  official?: true;
}

/** Shapes as quantised TopoJSON: whole numbers from corner to corner, a third of the bytes of GeoJSON. */
export function packShapes(shapes: readonly Shape[], step: number = STEP.one): Packed {
  const arcs: [number, number][][] = [];
  const packed = (rings: number[][][]) => rings.map((ring) => [arcs.push(ring as [number, number][]) - 1]);
  const geometries = shapes.map(({ item, geometry, official }): GeometryObject => {
    const properties = { item, ...(official && { official }) };
    return geometry.type === 'Polygon'
      ? ({ type: 'Polygon', properties, arcs: packed(geometry.coordinates) } satisfies Polygon)
      : ({ type: 'MultiPolygon', properties, arcs: geometry.coordinates.map(packed) } satisfies MultiPolygon);
  });
  const topology = {
    type: 'Topology',
    objects: { shapes: { type: 'GeometryCollection', geometries } },
    arcs,
  } as unknown as Packed;
  return arcs.length === 0 ? topology : quantize(topology, { scale: [step, step], translate: [34, 16] });
}

/** All shapes of a kind of an item as one of several parts: its name and kind are sent once. */
function joined(shapes: readonly Shape[]): Shape[] {
  const parts = new Map<string, Pick<Shape, 'item' | 'official'> & { geometries: ShapeGeometry[] }>();
  for (const { geometry, ...alike } of shapes) {
    const key = JSON.stringify(alike);
    const known = parts.get(key) ?? { ...alike, geometries: [] };
    known.geometries.push(geometry);
    parts.set(key, known);
  }
  return [...parts.values()].map(({ geometries, ...alike }) => ({
    ...alike,
    geometry: {
      type: 'MultiPolygon',
      coordinates: geometries.flatMap((one) =>
        one.type === 'Polygon' ? [one.coordinates] : one.coordinates,
      ),
    },
  }));
}

/** The areas of a region or of the country; the one that is asked for. */
async function areasOf(slug: string | undefined, region: string | undefined): Promise<AreaSummary[]> {
  const source = await registry();
  if (slug !== undefined) {
    const { data } = await source.area({ slug });
    return data === null ? [] : [data];
  }
  const areas: AreaSummary[] = [];
  for (let page = 1; areas.length < SHAPES_OF_AREAS; page++) {
    const { data } = await source.areas({ region, order: 'newest', page, pageSize: AT_ONCE });
    areas.push(...data.items);
    if (areas.length >= data.total || data.items.length === 0) break;
  }
  return areas;
}

/** The only district that an announcement names in a city, with the streets that its words give as its boundaries. */
function boundedIn({ parts }: Area, { districts }: Ground) {
  const [only, another] = districts.filter(isAnnounced);
  const note = another === undefined && parts.find(({ district }) => district === only?.code)?.note;
  if (!only || !note) return null;
  const streets = { ar: boundaryStreets(note.ar, 'ar'), en: boundaryStreets(note.en, 'en') };
  return Object.keys(streets.ar).length > 0 ? { code: only.code, streets } : null;
}

/** What the first drawing shows of the city in which an announcement names most districts; whether it is as high as wide. */
function frameOfFirst(grounds: readonly Ground[]): (Frame & { isHigh: boolean }) | null {
  const namedIn = ({ districts }: Ground) => districts.filter(isAnnounced).length;
  const [most] = grounds.toSorted((a, b) => namedIn(b) - namedIn(a));
  const [first] = most === undefined ? [] : planSheets(most.districts, {});
  if (first === undefined) return null;
  const { west, south, east, north, height } = first.frame;
  return { west, south, east, north, isHigh: height === SHEET.tall };
}

/**
 * The districts of one announcement and those around them. Its own shapes are drawn only where they say more: official
 * boundaries, or shapes where no district is known.
 */
async function districtsOf(source: Registry, areas: readonly AreaSummary[], slug: string | undefined) {
  if (slug === undefined) return null;
  const { data } = await source.area({ slug, with: 'ground' });
  if (data === null) return null;
  const grounds = await groundsOf(data);
  const districts = grounds.flatMap((ground) => {
    const bounded = boundedIn(data, ground);
    return ground.districts.map((one) => ({
      ...one,
      city: ground.city,
      ...(one.code === bounded?.code && { streets: bounded.streets }),
    }));
  });
  return {
    districts,
    frame: frameOfFirst(grounds),
    instead: districts.length > 0 && areas[0]?.shape !== 'official',
  };
}

/** Degrees to about 100 m. */
const short = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The cities that lists offer, the first of each region first: there is not room for the names of all. */
function citiesOf(cities: readonly City[]): MapCity[] {
  const ranks = new Map<string, number>();
  const ranked = cities.map((city) => {
    const rank = ranks.get(city.region) ?? 0;
    ranks.set(city.region, rank + 1);
    return { city, rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ city: { code, name, region, centre } }) =>
      centre === null ? [] : [{ code, name, region, at: [short(centre.lon), short(centre.lat)] as const }],
    );
}

const mapAreaOf = (area: AreaSummary): MapArea => ({
  slug: area.slug,
  name: area.name,
  announcedOn: area.announcedOn,
  startsOn: area.startsOn,
  endsOn: area.endsOn,
  regions: area.regions,
  cities: area.cities,
  cityDistricts: area.cityDistricts,
  districtCount: area.districtCount,
  shape: area.shape,
});

/** All that the map to move about in draws, in one answer. */
export async function loadAreaMap(query: { slug?: string | undefined; region?: string | undefined }) {
  const source = await registry();
  const [areas, own, places] = await Promise.all([
    areasOf(query.slug, query.region),
    source.areaShapes(query),
    source.places({}),
  ]);
  const ground = await districtsOf(source, areas, query.slug);
  const shapes = own.data.features.map(
    ({ properties, geometry }): Shape => ({
      item: properties.area,
      geometry,
      ...(properties.shape === 'official' && { official: true }),
    }),
  );
  const districts = ground?.districts ?? [];
  return {
    ...groundTopologies(),
    // From near the coast of the country is too coarse.
    coast: query.slug === undefined ? null : coastTopology(),
    frame: ground?.frame ?? null,
    names: places.data.regions.map(({ code, name }) => ({ code, name })),
    shapes: packShapes(
      [
        ...(ground?.instead ? [] : joined(shapes)),
        ...districts.map(({ code, geometry }) => ({ item: code, geometry })),
      ],
      query.slug === undefined ? STEP.many : STEP.one,
    ),
    cities: query.slug === undefined ? citiesOf(places.data.cities) : [],
    districts: districts.map(
      ({ code, name, cover, isElsewhere, number, official, city, streets }): MapDistrict => ({
        code,
        name,
        cover,
        ...(isElsewhere && { isElsewhere }),
        ...(isAnnounced({ cover }) && { number }),
        official,
        city,
        ...(streets && { streets }),
      }),
    ),
    areas: areas.map(mapAreaOf),
  };
}
export type AreaMapData = Awaited<ReturnType<typeof loadAreaMap>>;
