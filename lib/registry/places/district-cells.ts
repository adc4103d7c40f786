import { setImmediate } from 'node:timers/promises';
import { Delaunay } from 'd3-delaunay';
import type { Selectable } from 'kysely';
import type { ShapeGeometry } from '../contract';
import { KM_A_DEGREE, narrowingAt } from '../geometry/degrees';
import type { Queryable } from '../store/store';
import type { DistrictsTable } from '../store/tables/places';

/**
 * Schematic shapes of districts: each takes the ground that is nearer to its centre than to any other's of its city
 * (Voronoi), cut by a circle and by the hull of the city, so that outer districts do not run into the desert and no gap is
 * left within the city. They are indicative: they show about where a district lies, and no boundary. Official polygons
 * replace them when they are imported.
 */

/** Room around the outermost centres, kilometres; beyond any circle. */
const MARGIN_KM = 20;
const MIN_RADIUS_KM = 0.7;
const MAX_RADIUS_KM = 4.5;
/** The circle reaches this many times as far as the nearest neighbours' centres stand; the hull a part of it. */
const REACH = 1.5;
const HULL_REACH = 0.6;
const NEIGHBOURS = 4;
const CIRCLE_CORNERS = 32;
const HULL_SIDES = 64;
/** Cells cut in one turn of the event loop. */
const AT_ONCE = 20;
/** A circle of corners reaches at least so far on all sides, in parts of its radius. */
const INNER = Math.cos(Math.PI / CIRCLE_CORNERS);

type Point = [x: number, y: number];
interface Centre {
  code: string;
  lon: number;
  lat: number;
}

function circle([x, y]: Point, radius: number): Point[] {
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / CIRCLE_CORNERS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...corners, corners[0] as Point];
}

/** Kilometres from a centre to its nearest neighbours' on average. */
function spacingAt(index: number, centres: readonly Point[], neighbours: Iterable<number>): number {
  const [x, y] = centres[index] as Point;
  const near = [...neighbours]
    .map((other) => Math.hypot((centres[other]?.[0] ?? x) - x, (centres[other]?.[1] ?? y) - y))
    .sort((a, b) => a - b)
    .slice(0, NEIGHBOURS);
  return near.reduce((sum, distance) => sum + distance, 0) / Math.max(1, near.length);
}

const radiusOf = (spacing: number, reach: number) =>
  Math.min(MAX_RADIUS_KM, Math.max(MIN_RADIUS_KM, spacing * reach));

/**
 * What circles around the outer centres lie in, bulging outwards everywhere: between lines that touch them, one in each of so
 * many directions. So it has few corners, however many centres lie on the edge of a city.
 */
function hullOf(centres: readonly Point[], outer: Iterable<number>, spacingOf: (index: number) => number) {
  const circles = [...outer].map((index) => ({
    centre: centres[index] as Point,
    radius: radiusOf(spacingOf(index), HULL_REACH),
  }));
  const step = (2 * Math.PI) / HULL_SIDES;
  const lines = Array.from({ length: HULL_SIDES }, (_, side) => {
    const [x, y] = [Math.cos(side * step), Math.sin(side * step)];
    const reach = circles.reduce(
      (most, { centre, radius }) => Math.max(most, centre[0] * x + centre[1] * y + radius),
      Number.NEGATIVE_INFINITY,
    );
    return { x, y, reach };
  });
  const corners = lines.map(({ x, y, reach }, side): Point => {
    const next = lines[(side + 1) % HULL_SIDES] as (typeof lines)[number];
    const along = (next.reach - reach * Math.cos(step)) / Math.sin(step);
    return [x * reach - y * along, y * reach + x * along];
  });
  return [...corners, corners[0] as Point];
}

/** What of a cell lies in a circle around its centre, or in the hull: all bulge outwards everywhere, so each side of one cuts the other. */
function within(cell: readonly Point[], border: readonly Point[]): Point[] {
  let shape = [...cell];
  border.slice(1).forEach((end, index) => {
    const start = border[index] as Point;
    const side = ([x, y]: Point) =>
      (end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0]);
    shape = shape.flatMap((corner, at) => {
      const before = shape.at(at - 1) as Point;
      const [from, to] = [side(before), side(corner)];
      const share = from / (from - to);
      const crossing: Point = [
        before[0] + (corner[0] - before[0]) * share,
        before[1] + (corner[1] - before[1]) * share,
      ];
      if (from < 0 !== to < 0) return to < 0 ? [crossing] : [crossing, corner];
      return to < 0 ? [] : [corner];
    });
  });
  return shape;
}

/** What makes the cells of a city's districts, one by one; nothing where too few centres are known to say what lies between them. */
function cellOf(city: readonly Centre[]): (index: number) => ShapeGeometry | undefined {
  if (city.length <= NEIGHBOURS) return () => undefined;
  const middle = city.reduce((sum, { lat }) => sum + lat, 0) / city.length;
  const narrowing = narrowingAt(middle);
  // Five decimals are about a metre, far finer than these shapes mean.
  const toDegrees = ([x, y]: Point): Point => [
    Math.round((x / (narrowing * KM_A_DEGREE)) * 1e5) / 1e5,
    Math.round((y / KM_A_DEGREE) * 1e5) / 1e5,
  ];
  const centres = city.map(({ lon, lat }): Point => [lon * narrowing * KM_A_DEGREE, lat * KM_A_DEGREE]);
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const delaunay = Delaunay.from(centres);
  const voronoi = delaunay.voronoi([
    Math.min(...xs) - MARGIN_KM,
    Math.min(...ys) - MARGIN_KM,
    Math.max(...xs) + MARGIN_KM,
    Math.max(...ys) + MARGIN_KM,
  ]);
  const spacingOf = (index: number) => spacingAt(index, centres, delaunay.neighbors(index));
  const hull = hullOf(centres, delaunay.hull, spacingOf);
  return (index) => {
    const centre = centres[index];
    const cell = voronoi.cellPolygon(index) as Point[] | null;
    // Of two districts with one centre the second has no ground of its own.
    if (centre === undefined || cell === null) return undefined;
    const radius = radiusOf(spacingOf(index), REACH);
    // Among many neighbours a cell is smaller than its circle: nothing is cut off.
    const isInside = cell.every(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) < radius * INNER);
    const near = isInside ? cell.slice(0, -1) : within(cell.slice(0, -1), circle(centre, radius));
    const shape = within(near, hull);
    const [first] = shape;
    if (first === undefined) return undefined;
    return { type: 'Polygon', coordinates: [[...shape, first].map(toDegrees)] };
  };
}

/** A district as the store has it, with the number of its city. */
export type CentredRow = Pick<Selectable<DistrictsTable>, 'code' | 'city_id' | 'lon' | 'lat'>;

/** The cells among the districts of whole cities, by code; districts without a centre have none. */
export async function cellsAmong(
  rows: readonly CentredRow[],
  wanted: ReadonlySet<string>,
): Promise<Map<string, ShapeGeometry>> {
  const cities = new Map<number, Centre[]>();
  for (const { code, city_id, lon, lat } of rows) {
    if (lon === null || lat === null) continue;
    const city = cities.get(city_id) ?? [];
    city.push({ code, lon, lat });
    cities.set(city_id, city);
  }
  const cells = new Map<string, ShapeGeometry>();
  let made = 0;
  for (const city of cities.values()) {
    const geometryOf = cellOf(city);
    for (const [index, { code }] of city.entries()) {
      if (!wanted.has(code)) continue;
      const geometry = geometryOf(index);
      if (geometry !== undefined) cells.set(code, geometry);
      made += 1;
      if (made % AT_ONCE === 0) await setImmediate();
    }
  }
  return cells;
}

/** The indicative shape of each district asked for, by code. */
export async function districtCells(
  db: Queryable,
  wanted: ReadonlySet<string>,
): Promise<Map<string, ShapeGeometry>> {
  const rows = await db
    .selectFrom('districts')
    .select(['code', 'city_id', 'lon', 'lat'])
    .orderBy('id')
    .execute();
  return cellsAmong(rows, wanted);
}
