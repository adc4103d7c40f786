import type { ShapeGeometry } from '../contract';
import { narrowingAt } from './degrees';

/**
 * How shapes without a known boundary are drawn: as cells apart from each other, with rounded corners, none much larger than
 * the others of its city. What is only about there shall not look like a surveyed line.
 */

type Point = readonly [x: number, y: number];

/** How far a cell reaches at most, by the radius of the middle one. */
const REACH = 2;
/** What is left of a cell, so that there is room between two. */
const KEPT = 0.92;
/** How much of a side a corner takes at most, and by the cell's radius. */
const [OF_SIDE, OF_RADIUS] = [0.45, 0.6];
/** Radians: less than this is a bend and no corner. */
const BEND = 0.4;
/** Decimals of a degree: a metre. */
const STEP = 1e5;

function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    twice += bx * y - x * by;
    [bx, by] = [x, y];
  }
  return Math.abs(twice) / 2;
}

/** The centre of its ground, wherever its corners crowd. */
function middleOf(ring: readonly Point[]): Point {
  const [originX, originY] = ring[0] ?? [0, 0];
  let [twice, sumX, sumY] = [0, 0, 0];
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    const cross = (bx - originX) * (y - originY) - (x - originX) * (by - originY);
    twice += cross;
    sumX += cross * (bx + x - 2 * originX);
    sumY += cross * (by + y - 2 * originY);
    [bx, by] = [x, y];
  }
  return twice === 0 ? [originX, originY] : [originX + sumX / (3 * twice), originY + sumY / (3 * twice)];
}

const radiusOf = (ring: readonly Point[]) => Math.sqrt(areaOf(ring) / Math.PI);
const towards = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** A corner as three points of its curve; of the bends of an arc every other one. */
function rounded(before: Point, corner: Point, after: Point, radius: number, index: number): Point[] {
  const turn = Math.abs(
    Math.atan2(after[1] - corner[1], after[0] - corner[0]) -
      Math.atan2(corner[1] - before[1], corner[0] - before[0]),
  );
  if (Math.min(turn, 2 * Math.PI - turn) < BEND) return index % 2 === 0 ? [corner] : [];
  const cut = (end: Point) =>
    towards(corner, end, Math.min(OF_SIDE, (OF_RADIUS * radius) / (length(corner, end) || 1)));
  const [from, to] = [cut(before), cut(after)];
  return [from, towards(corner, towards(from, to, 0.5), 0.5), to];
}

function softRing(ring: readonly Point[], most: number, coarse: boolean): Point[] {
  const middle = middleOf(ring);
  const kept = ring.map((corner) =>
    towards(middle, corner, KEPT * Math.min(1, most / (length(middle, corner) || 1))),
  );
  const radius = radiusOf(kept);
  return kept.flatMap((corner, index) => {
    const curve = rounded(
      kept.at(index - 1) as Point,
      corner,
      kept[(index + 1) % kept.length] as Point,
      radius,
      index,
    );
    return coarse ? curve.filter((_, at) => at !== 1) : curve;
  });
}

/** The outer ring of each part, on a plane as wide as it is high; cells have no holes. */
const ringsOf = (geometry: ShapeGeometry): Point[][] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(([ring = []]) =>
    ring.slice(0, -1).map(([lon = 0, lat = 0]): Point => [lon * narrowingAt(lat), lat]),
  );

const inDegrees = (ring: readonly Point[]): number[][] => {
  const corners = ring.map(([x, lat]) => [
    Math.round((x / narrowingAt(lat)) * STEP) / STEP,
    Math.round(lat * STEP) / STEP,
  ]);
  return [...corners, corners[0] as number[]];
};

/** The shapes of one city as soft cells; `coarse`: with fewer corners, for many that are seen small. */
export function softCells(shapes: readonly ShapeGeometry[], coarse = false): ShapeGeometry[] {
  const cells = shapes.map(ringsOf);
  const radii = cells
    .flat()
    .map(radiusOf)
    .sort((a, b) => a - b);
  const most = (radii[Math.floor(radii.length / 2)] ?? 0) * REACH;
  return cells.map((rings, index) => {
    const coordinates = rings.map((ring) => [inDegrees(softRing(ring, most, coarse))]);
    return shapes[index]?.type === 'Polygon'
      ? { type: 'Polygon', coordinates: coordinates[0] ?? [] }
      : { type: 'MultiPolygon', coordinates };
  });
}

interface Shown {
  properties: { shape: 'official' | 'indicative' };
  geometry: ShapeGeometry;
}

/** Shapes of areas as they are drawn: boundaries as they are, the others as soft cells. */
export function drawnShapes<T extends Shown>(features: readonly T[], coarse = false): T[] {
  const rest = features.filter(({ properties }) => properties.shape === 'indicative');
  const cells = softCells(
    rest.map(({ geometry }) => geometry),
    coarse,
  );
  const soft = new Map(rest.map((feature, index) => [feature, cells[index]]));
  return features.map((feature) => ({ ...feature, geometry: soft.get(feature) ?? feature.geometry }));
}
