import type { Area, District, Registry, ShapeGeometry } from '@/lib/registry';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import type { Frame } from '@/lib/registry/geometry/region-outlines';
import { inRings } from '@/lib/registry/geometry/rings';
import { cellsAmong } from '@/lib/registry/places/district-cells';
import { announcedIn, type Cover } from '../cover';
import { type Finding, outcomeOf, type Place } from './outcome';

/** What is drawn around a place: its own district, what is announced near it and the districts around, on a plane of whole units. */
export interface Surroundings {
  /** The district that is asked for, as SVG path data, and how much of it is announced; null where its shape is not known. */
  readonly own: { readonly d: string; readonly cover: Cover } | null;
  /** The other shapes by how much of them is announced; empty where there are none. */
  readonly shapes: Readonly<Record<Cover, string>>;
  /** Whether what is announced is drawn by its boundary. */
  readonly official: boolean;
  readonly places: readonly {
    readonly name: Place['city']['name'];
    readonly x: number;
    readonly y: number;
  }[];
  /** Kilometres that the bar of the scale stands for. */
  readonly kilometres: number;
  readonly unit: number;
  /** What the picture shows, degrees. */
  readonly frame: Frame;
}

export const WIDTH = 480;
export const HEIGHT = 360;
/** Neighbours that decide how much is shown, and that are named at most. */
const NEIGHBOURS = 5;
const NAMED = 12;
/** Neighbours whose ground is drawn at most. */
const DRAWN = 30;
const [MIN_KM, MAX_KM] = [1.2, 8];
/** Corners drawn of all shapes: a picture needs no more. */
const MOST_CORNERS = 4_000;

type Point = readonly [x: number, y: number];

/** Degrees to units of the picture, the place in its middle. */
function plane(centre: { lon: number; lat: number }, halfHeightKm: number) {
  const scale = HEIGHT / 2 / halfHeightKm;
  const narrow = narrowingAt(centre.lat);
  return (lon: number, lat: number): Point => [
    Math.round(WIDTH / 2 + (lon - centre.lon) * narrow * KM_A_DEGREE * scale),
    Math.round(HEIGHT / 2 - (lat - centre.lat) * KM_A_DEGREE * scale),
  ];
}

function frameAt({ lon, lat }: { lon: number; lat: number }, halfHeightKm: number): Frame {
  const down = halfHeightKm / KM_A_DEGREE;
  const across = (down * WIDTH) / HEIGHT / narrowingAt(lat);
  return { west: lon - across, south: lat - down, east: lon + across, north: lat + down };
}

/** A ring on the plane, corners that fall together once; null where it lies wholly on one side of the picture. */
function ringPath(ring: readonly (readonly number[])[], to: ReturnType<typeof plane>): string | null {
  const corners: Point[] = [];
  for (const [lon = 0, lat = 0] of ring) {
    const corner = to(lon, lat);
    const last = corners.at(-1);
    if (last === undefined || Math.abs(last[0] - corner[0]) + Math.abs(last[1] - corner[1]) > 1)
      corners.push(corner);
  }
  const beside =
    corners.length < 3 ||
    corners.every(([x]) => x < 0) ||
    corners.every(([x]) => x > WIDTH) ||
    corners.every(([, y]) => y < 0) ||
    corners.every(([, y]) => y > HEIGHT);
  return beside ? null : `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function shapesPath(geometries: readonly ShapeGeometry[], to: ReturnType<typeof plane>): string {
  const rings = geometries.flatMap((geometry) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(),
  );
  let left = MOST_CORNERS;
  return rings
    .flatMap((ring) => {
      left -= ring.length;
      return left < 0 ? [] : (ringPath(ring, to) ?? []);
    })
    .join('');
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

const holds = (geometry: ShapeGeometry, { lon, lat }: { lon: number; lat: number }) =>
  polygonsOf(geometry).some((rings) => inRings(lon, lat, rings));

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
  cells: ReadonlyMap<string, ShapeGeometry>;
  to: ReturnType<typeof plane>;
}

async function shapesOf(source: Registry, { place, main, area, cells, to }: Drawn) {
  const cover = coversOf(place, main, area);
  const own = place.district.code;
  const instead = await announcedShapes(source, main, cells.size > 0);
  const around = [...cells].filter(([code]) => code !== own);
  const covered = (wanted: Cover) =>
    around.flatMap(([code, cell]) => ((instead === null ? cover(code) : 'around') === wanted ? [cell] : []));
  const shapes = {
    whole: shapesPath(covered('whole'), to),
    part: shapesPath(covered('part'), to),
    around: shapesPath(covered('around'), to),
  };
  const cell = cells.get(own);
  if (instead === null)
    return { shapes, official: false, own: cell ? { d: shapesPath([cell], to), cover: cover(own) } : null };
  const boundary = cover(own) === 'whole' ? instead.geometries.find((one) => holds(one, place.centre)) : null;
  const outline = boundary ?? cell;
  const key = cover(own) === 'part' ? 'part' : 'whole';
  return {
    shapes: { ...shapes, [key]: shapesPath(instead.geometries, to) },
    official: instead.official,
    // What is announced lies on it, or around it.
    own: outline ? { d: shapesPath([outline], to), cover: 'around' as const } : null,
  };
}

/** The cells of a list of districts, which the registry gives out again until an import changes it. */
const cut = new WeakMap<readonly District[], Map<string, ShapeGeometry>>();

/** The cells of some districts of a city, in the order of the city's list. */
async function cellsOf(items: readonly District[], wanted: ReadonlySet<string>) {
  const known = cut.get(items) ?? new Map<string, ShapeGeometry>();
  cut.set(items, known);
  const missing = new Set([...wanted].filter((code) => !known.has(code)));
  if (missing.size > 0) {
    const rows = items.map(({ code, centre }) => ({
      code,
      city_id: 0,
      lon: centre?.lon ?? null,
      lat: centre?.lat ?? null,
    }));
    for (const [code, cell] of await cellsAmong(rows, missing)) known.set(code, cell);
  }
  return new Map(
    items.flatMap(({ code }) => {
      const cell = wanted.has(code) ? known.get(code) : undefined;
      return cell === undefined ? [] : [[code, cell] as const];
    }),
  );
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
  const { items } = (await source.districts({ city: city.code })).data;
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
  const to = plane(centre, half);
  const kilometres = half >= 3 ? 2 : half >= 1.8 ? 1 : 0.5;
  const around = new Set([district.code, ...near.slice(0, DRAWN).map(({ code }) => code)]);
  const cells = await cellsOf(items, around);
  return {
    ...(await shapesOf(source, {
      place: { ...place, district, centre },
      main,
      area: await detail,
      cells,
      to,
    })),
    places: near
      .slice(0, NAMED)
      .map(({ name, lon, lat }) => ({ name, point: to(lon, lat) }))
      .filter(({ point: [x, y] }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT)
      .map(({ name, point: [x, y] }) => ({ name, x, y })),
    kilometres,
    unit: Math.round((kilometres * HEIGHT) / 2 / half),
    frame: frameAt(centre, half),
  };
}
