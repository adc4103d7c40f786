import { Delaunay } from 'd3-delaunay';
import { intersection } from 'polyclip-ts';
import type { ShapeGeometry } from '../contract';
import { RIYADH_DISTRICTS } from './places';

/**
 * Schematic shapes of Riyadh's districts: each takes the ground that is nearer to its centre than to any other's
 * (Voronoi), cut by a circle, so that outer districts do not run into the desert. They are indicative: they show
 * about where a district lies, and no boundary. Official polygons replace them when they are imported.
 */

/** Kilometres in a degree of latitude. */
const KM = 111.32;
const MIDDLE = 24.75;
const NARROWING = Math.cos((MIDDLE * Math.PI) / 180);
/** Room around the outermost centres, kilometres; beyond any circle. */
const MARGIN_KM = 20;
const MIN_RADIUS_KM = 0.7;
const MAX_RADIUS_KM = 4.5;
/** The circle reaches this many times as far as the nearest neighbours' centres stand. */
const REACH = 0.9;
const NEIGHBOURS = 4;
const CIRCLE_CORNERS = 32;

type Point = [x: number, y: number];

const toPlane = (lon: number, lat: number): Point => [lon * NARROWING * KM, lat * KM];
/** Five decimals are about a metre, far finer than these shapes mean. */
const toDegrees = ([x, y]: Point): Point => [
  Math.round((x / (NARROWING * KM)) * 1e5) / 1e5,
  Math.round((y / KM) * 1e5) / 1e5,
];

function circle([x, y]: Point, radius: number): Point[] {
  const corners = Array.from({ length: CIRCLE_CORNERS }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / CIRCLE_CORNERS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return [...corners, corners[0] as Point];
}

function radiusAt(centre: Point, centres: readonly Point[]): number {
  const distances = centres.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1])).sort((a, b) => a - b);
  // The first distance is the centre's own, zero.
  const near = distances.slice(1, NEIGHBOURS + 1);
  const mean = near.reduce((sum, distance) => sum + distance, 0) / near.length;
  return Math.min(MAX_RADIUS_KM, Math.max(MIN_RADIUS_KM, mean * REACH));
}

/** The indicative shape of each district asked for, by code. Unknown codes are left out. */
export function districtCells(codes: Iterable<string>): Map<string, ShapeGeometry> {
  const centres = RIYADH_DISTRICTS.map(({ lon, lat }) => toPlane(lon, lat));
  const xs = centres.map(([x]) => x);
  const ys = centres.map(([, y]) => y);
  const voronoi = Delaunay.from(centres).voronoi([
    Math.min(...xs) - MARGIN_KM,
    Math.min(...ys) - MARGIN_KM,
    Math.max(...xs) + MARGIN_KM,
    Math.max(...ys) + MARGIN_KM,
  ]);
  const cells = new Map<string, ShapeGeometry>();
  for (const code of codes) {
    const index = RIYADH_DISTRICTS.findIndex((district) => district.code === code);
    const centre = centres[index];
    if (centre === undefined) continue;
    const cell = voronoi.cellPolygon(index) as Point[];
    const [polygon] = intersection([cell], [circle(centre, radiusAt(centre, centres))]);
    if (polygon === undefined) continue;
    cells.set(code, { type: 'Polygon', coordinates: polygon.map((ring) => ring.map(toDegrees)) });
  }
  return cells;
}
