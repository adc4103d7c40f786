import type { Area, Bilingual, Registry, ShapeGeometry } from '@/lib/registry';
import { isAnnounced } from '@/lib/registry';
import { type Frame, polygonsOf } from '@/lib/registry/geometry/bounds';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import { inShape } from '@/lib/registry/geometry/rings';
import { announcedIn, type Cover } from '../cover';
import { cellsOf } from './city-cells';
import { leavesUnnamed } from './counts';
import { type Finding, outcomeOf, type Place } from './outcome';

/** A district near the place; of announced shapes that are drawn instead of districts the name is empty. */
export interface NearDistrict {
  readonly code: string;
  readonly name: Bilingual;
  readonly cover: Cover;
  /** Whether another announcement names it, and the one that answers does not. */
  readonly isElsewhere?: boolean;
  readonly official: boolean;
  readonly geometry: ShapeGeometry;
}

/** What is drawn around a place: its own district, what is announced near it and the districts around. */
export interface Surroundings {
  /** The district that is asked for and how much of it is announced; null where its shape is not known. */
  readonly own: Pick<NearDistrict, 'code' | 'cover' | 'official' | 'geometry'> | null;
  /** The others, the nearest first, and last what is announced where that has shapes of its own. */
  readonly districts: readonly NearDistrict[];
  /** Whether announcements tell of districts of the city or its region without naming them. */
  readonly isUncertain: boolean;
  /** Neighbours of which only the centre is known, the nearest first. */
  readonly points: readonly { readonly name: Bilingual; readonly lon: number; readonly lat: number }[];
  /** The shapes of all districts of the city: the same list until an import changes them. */
  readonly city: readonly ShapeGeometry[];
  /** What the picture shows, degrees, and how much that is from west to east. */
  readonly frame: Frame;
  readonly kilometres: number;
}

/** The proportion of the picture. */
const WIDE = 4 / 3;
/** Neighbours that decide how much is shown, and that are named at most. */
const NEIGHBOURS = 5;
const NAMED = 12;
/** Neighbours whose ground is drawn at most. */
const DRAWN = 30;
const [MIN_KM, MAX_KM] = [1.2, 8];
/** Corners drawn of all shapes: a picture needs no more. */
const MOST_CORNERS = 4_000;

function frameAt({ lon, lat }: { lon: number; lat: number }, halfHeightKm: number): Frame {
  const down = halfHeightKm / KM_A_DEGREE;
  const across = (down * WIDE) / narrowingAt(lat);
  return { west: lon - across, south: lat - down, east: lon + across, north: lat + down };
}

/** The first of the districts, as many as a picture has corners for. */
function drawable(districts: readonly NearDistrict[]): NearDistrict[] {
  let left = MOST_CORNERS;
  return districts.filter(({ geometry }) => {
    left -= polygonsOf(geometry).flat(2).length;
    return left >= 0;
  });
}

/** How much of a district is announced, by the announcement that answers for the place. */
function coversOf({ district, city }: Place, main: Finding | undefined, area: Area | null) {
  const outcome = outcomeOf(main);
  const isSaid = outcome === 'whole' || outcome === 'partial';
  const parts = isSaid && area !== null ? area.parts : [];
  const named = announcedIn(parts);
  const isAll = parts.some((part) => part.kind === 'city' && part.city === city.code);
  const own: Cover = outcome === 'whole' ? 'whole' : outcome === 'partial' ? 'part' : 'around';
  return (code: string): Cover =>
    code === district?.code ? own : (named.get(code) ?? (isAll ? 'whole' : 'around'));
}

/** The shapes of the announcement itself: where they are boundaries, or where nothing tells about where its districts lie. */
async function announcedShapes(source: Registry, main: Finding | undefined, hasCells: boolean) {
  const shape = outcomeOf(main) === 'counted' ? null : main?.area.shape;
  if (!main || !shape || (shape === 'indicative' && hasCells)) return null;
  const { features } = (await source.areaShapes({ slug: main.area.slug })).data;
  return {
    official: shape === 'official',
    geometries: features.map(({ geometry }) => geometry),
  };
}

interface Drawn {
  place: Place & { district: NonNullable<Place['district']>; centre: NonNullable<Place['centre']> };
  main: Finding | undefined;
  area: Area | null;
  /** Whether any announcement names a district of the city. */
  isAnywhere: (code: string) => boolean;
  cells: ReadonlyMap<string, ShapeGeometry>;
  /** The neighbours, the nearest first. */
  near: readonly Pick<NearDistrict, 'code' | 'name'>[];
}

async function shapesOf(
  source: Registry,
  { place, main, area, isAnywhere, cells, near }: Drawn,
): Promise<Pick<Surroundings, 'own' | 'districts'>> {
  const cover = coversOf(place, main, area);
  const own = place.district.code;
  const instead = await announcedShapes(source, main, cells.size > 0);
  const around = near.flatMap(({ code, name }): NearDistrict[] => {
    const geometry = cells.get(code);
    const said = instead === null ? cover(code) : 'around';
    const isElsewhere = cover(code) === 'around' && isAnywhere(code);
    return geometry === undefined
      ? []
      : [{ code, name, cover: said, isElsewhere, official: false, geometry }];
  });
  const cell = cells.get(own);
  if (instead === null) {
    const shape = cell && { code: own, cover: cover(own), official: false, geometry: cell };
    return { own: shape ?? null, districts: drawable(around) };
  }
  const { lon, lat } = place.centre;
  const boundary = cover(own) === 'whole' ? instead.geometries.find((one) => inShape(lon, lat, one)) : null;
  const outline = boundary ?? cell;
  const shapes = instead.geometries.map((geometry, index): NearDistrict => {
    const key: Cover = cover(own) === 'part' ? 'part' : 'whole';
    const { official } = instead;
    return { code: `announced-${index}`, name: { ar: '', en: '' }, cover: key, official, geometry };
  });
  return {
    districts: drawable([...around, ...shapes]),
    // What is announced lies on it, or around it.
    own: outline
      ? {
          code: own,
          cover: 'around',
          official: outline === boundary && instead.official,
          geometry: outline,
        }
      : null,
  };
}

/** Which districts of a city any announcement names, or all of them with the city, and whether some are counted without names. */
async function announcedDistricts(source: Registry, city: string) {
  const { items } = (await source.areasOf({ city })).data;
  const parts = items.filter(({ area }) => isAnnounced(area)).flatMap((item) => item.parts);
  const isAll = parts.some((part) => part.kind === 'city' && part.city === city);
  const named = announcedIn(parts);
  return {
    isAnywhere: (code: string) => isAll || named.has(code),
    isUncertain: !isAll && leavesUnnamed(items),
  };
}

/** The surroundings of a place whose centre is known and that has neighbours; null of another one, whose region is drawn. */
export async function surroundingsOf(
  source: Registry,
  place: Place,
  main: Finding | undefined,
  detail: Promise<Area | null>,
): Promise<Surroundings | null> {
  const { city, district, centre } = place;
  if (district === null || centre === null) return null;
  const [{ data: list }, { isAnywhere, isUncertain }] = await Promise.all([
    source.districts({ city: city.code }),
    announcedDistricts(source, city.code),
  ]);
  const { items } = list;
  const narrow = narrowingAt(centre.lat);
  const near = items
    .flatMap((one) =>
      one.centre === null || one.code === district.code
        ? []
        : [{ code: one.code, name: one.name, ...one.centre }],
    )
    .map((one) => ({
      ...one,
      km: KM_A_DEGREE * Math.hypot((one.lon - centre.lon) * narrow, one.lat - centre.lat),
    }))
    .sort((a, b) => a.km - b.km);
  if (near.length === 0) return null;
  const half = Math.min(MAX_KM, Math.max(MIN_KM, (near[NEIGHBOURS - 1] ?? near.at(-1))?.km ?? MIN_KM));
  const around = new Set([district.code, ...near.slice(0, DRAWN).map(({ code }) => code)]);
  const { cells: ofCity, all } = await cellsOf(items);
  const cells = new Map([...ofCity].filter(([code]) => around.has(code)));
  const own = { ...place, district, centre };
  return {
    ...(await shapesOf(source, { place: own, main, area: await detail, isAnywhere, cells, near })),
    isUncertain,
    points: near.slice(0, NAMED).filter(({ code }) => !cells.has(code)),
    city: all,
    frame: frameAt(centre, half),
    kilometres: 2 * half * WIDE,
  };
}
