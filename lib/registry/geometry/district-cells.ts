import { setImmediate } from 'node:timers/promises';
import { Delaunay } from 'd3-delaunay';
import type { ShapeGeometry } from '../contract';
import { KM_A_DEGREE, narrowingAt } from './degrees';

/**
 * Schematic shapes of districts: each takes the ground that is nearer to its centre than to any other's of its city
 * (Voronoi), cut by a square and by the hull of the city, so that outer districts do not run into the desert and no gap is
 * left within the city. Squares and hull are turned as the blocks of the city lie, which the directions between centres
 * tell. They are indicative: they show about where a district lies, and no boundary. Official polygons replace them when
 * they are imported.
 */

/** Room around the outermost centres, kilometres; beyond any square. */
const MARGIN_KM = 20;
const MIN_REACH_KM = 0.6;
const MAX_REACH_KM = 4;
/** The square reaches this many times as far as the nearest neighbours' centres stand; the hull a part of it. */
const REACH = 1.33;
/** Within the city farther, as there the cells of the neighbours are the limit: between squares gaps would be left. */
const INNER_REACH = 2.5;
const HULL_REACH = 0.5;
const NEIGHBOURS = 4;
const HULL_SIDES = 8;
/** Corners so near to each other, kilometres, are one. */
const SAME_KM = 1e-6;
/** Cells cut in one turn of the event loop. */
const AT_ONCE = 20;

type Point = [x: number, y: number];
interface Centre {
  code: string;
  lon: number;
  lat: number;
}

/** A square around a point, its half side in kilometres, turned by an angle in radians. */
function square([x, y]: Point, half: number, turn: number): Point[] {
  const [along, across] = [half * Math.cos(turn), half * Math.sin(turn)];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
    [1, 1],
  ] as const;
  return corners.map(([u, v]): Point => [x + u * along - v * across, y + u * across + v * along]);
}

/** From a centre to those of its nearest neighbours, kilometres, the nearest first. */
function nearestTo(index: number, centres: readonly Point[], neighbours: Iterable<number>): Point[] {
  const [x, y] = centres[index] as Point;
  return [...neighbours]
    .map((other): Point => {
      const [toX, toY] = centres[other] ?? [x, y];
      return [toX - x, toY - y];
    })
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
    .slice(0, NEIGHBOURS);
}

/** How far they are on average. */
const spacingOf = (nearest: readonly Point[]) =>
  nearest.reduce((sum, step) => sum + Math.hypot(...step), 0) / Math.max(1, nearest.length);

/**
 * The angle, radians, by which the blocks of a city are turned from east: the mean direction from centres to their nearest
 * neighbours, where directions that differ by a right angle are the same one.
 */
function turnOf(steps: readonly Point[]): number {
  const angles = steps.flatMap(([x, y]) => (x === 0 && y === 0 ? [] : 4 * Math.atan2(y, x)));
  const sum = (part: (angle: number) => number) => angles.reduce((total, angle) => total + part(angle), 0);
  return Math.atan2(sum(Math.sin), sum(Math.cos)) / 4;
}

const bounded = (kilometres: number) => Math.min(MAX_REACH_KM, Math.max(MIN_REACH_KM, kilometres));

/**
 * What squares around the outer centres lie in, bulging outwards everywhere: between lines that touch them, along the blocks
 * of the city and across them at half a right angle. So it has few corners, however many centres lie on the edge of a city.
 */
function hullOf(squares: readonly { centre: Point; half: number }[], turn: number): Point[] {
  const step = (2 * Math.PI) / HULL_SIDES;
  const lines = Array.from({ length: HULL_SIDES }, (_, side) => {
    const [x, y] = [Math.cos(turn + side * step), Math.sin(turn + side * step)];
    // How far a square of the half side 1 reaches in that direction.
    const far = Math.abs(Math.cos(side * step)) + Math.abs(Math.sin(side * step));
    const reach = squares.reduce(
      (most, { centre, half }) => Math.max(most, centre[0] * x + centre[1] * y + half * far),
      Number.NEGATIVE_INFINITY,
    );
    return { x, y, reach };
  });
  const corners = lines.map(({ x, y, reach }, side): Point => {
    const next = lines[(side + 1) % HULL_SIDES] as (typeof lines)[number];
    const along = (next.reach - reach * Math.cos(step)) / Math.sin(step);
    return [x * reach - y * along, y * reach + x * along];
  });
  // Lines that touch one corner meet there: a side without length has no direction.
  const distinct = corners.filter((corner, side) => {
    const before = corners.at(side - 1) as Point;
    return Math.hypot(corner[0] - before[0], corner[1] - before[1]) > SAME_KM;
  });
  return [...distinct, distinct[0] as Point];
}

/** What of a cell lies in the square around its centre, or in the hull: all bulge outwards everywhere, so each side of one cuts the other. */
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
  const nearest = centres.map((_, index) => nearestTo(index, centres, delaunay.neighbors(index)));
  const reachOf = (index: number, reach: number) => bounded(spacingOf(nearest[index] ?? []) * reach);
  const turn = turnOf(nearest.flat());
  const outer = [...delaunay.hull].map((index) => ({
    centre: centres[index] as Point,
    half: reachOf(index, HULL_REACH),
  }));
  const hull = hullOf(outer, turn);
  const onEdge = new Set(delaunay.hull);
  return (index) => {
    const centre = centres[index];
    const cell = voronoi.cellPolygon(index) as Point[] | null;
    // Of two districts with one centre the second has no ground of its own.
    if (centre === undefined || cell === null) return undefined;
    const half = reachOf(index, onEdge.has(index) ? REACH : INNER_REACH);
    // Among many neighbours a cell is smaller than its square: nothing is cut off.
    const isInside = cell.every(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) < half);
    const near = isInside ? cell.slice(0, -1) : within(cell.slice(0, -1), square(centre, half, turn));
    const shape = within(near, hull);
    const [first] = shape;
    if (first === undefined) return undefined;
    return { type: 'Polygon', coordinates: [[...shape, first].map(toDegrees)] };
  };
}

/** A district with the number of its city and its centre, degrees, where that is known. */
export interface CentredRow {
  code: string;
  city_id: number;
  lon: number | null;
  lat: number | null;
}

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
