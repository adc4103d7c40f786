import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { boxOf, type Frame, polygonsOf } from '@/lib/registry/geometry/bounds';
import { narrowingAt } from '@/lib/registry/geometry/degrees';
import { projectTo } from '@/lib/registry/geometry/region-outlines';
import { boxOfFrame, landNear } from './sheet';
import { seaOf } from './sheet-sea';

/** Units of the drawing, which is as high as wide. */
export const LOCATOR = 100;
/** Units of ground around the city. */
const MARGIN = 6;
/** A smaller frame is hardly seen. */
const LEAST = 7;
/** A map that shows more of its city says itself where in it that is. */
const WORTH = 0.4;

type Point = (lon: number, lat: number) => [x: number, y: number];

/** A city's districts as one shape, as SVG path data in whole units. */
export interface CityGround {
  /** Around the districts, degrees. */
  box: Frame;
  point: Point;
  d: string;
  /** Its land where there is sea beside it; else nothing. */
  land: readonly string[] | null;
}

/** Where in its city a map lies. */
export interface CityLocator {
  ground: Pick<CityGround, 'd' | 'land'>;
  /** What of the city is meant. */
  own: string;
  /** What each map shows, and at which widths of its box (`TIERS`) it is shown. */
  frames: { x: number; y: number; width: number; height: number; widths: readonly number[] }[];
}

/** A square with a box in its middle and some room around it. */
function squareAround({ west, south, east, north }: Frame): Frame {
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  const narrowing = narrowingAt(lat);
  const half = Math.max((east - west) * narrowing, north - south) / 2 / (1 - (2 * MARGIN) / LOCATOR);
  return { west: lon - half / narrowing, south: lat - half, east: lon + half / narrowing, north: lat + half };
}

type Corner = readonly [x: number, y: number];

/** Twice the area of a ring, above nought where it runs as the clock does. */
const turn = (ring: readonly Corner[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [x, y];
    return sum + fromX * y - x * fromY;
  }, 0);

/** The rings of shapes in whole units, outer ones with the clock and holes against it. */
function ringsOf(geometries: readonly ShapeGeometry[], point: Point): Corner[][] {
  return geometries.flatMap(polygonsOf).flatMap((rings) =>
    rings.map((ring, order) => {
      const corners = ring.map(([lon = 0, lat = 0]): Corner => {
        const [x, y] = point(lon, lat);
        return [Math.round(x), Math.round(y)];
      });
      return turn(corners) > 0 === (order === 0) ? corners : corners.reverse();
    }),
  );
}

/** How many edges lead from each corner to which others. */
type Edges = Map<string, Map<string, number>>;

/** Takes one edge away; false where there is none. */
function takeEdge(edges: Edges, from: string, to: string): boolean {
  const ends = edges.get(from);
  const count = ends?.get(to) ?? 0;
  if (count > 1) ends?.set(to, count - 1);
  else ends?.delete(to);
  return count > 0;
}

/** The edges of rings, without those that two of them share: these run both ways. */
function outerEdges(rings: readonly Corner[][]): Edges {
  const edges: Edges = new Map();
  for (const ring of rings) {
    const corners = ring.map(([x, y]) => `${x} ${y}`);
    for (const [index, to] of corners.entries()) {
      const from = corners.at(index - 1) ?? to;
      if (from === to || takeEdge(edges, to, from)) continue;
      const ends = edges.get(from) ?? new Map<string, number>();
      edges.set(from, ends.set(to, (ends.get(to) ?? 0) + 1));
    }
  }
  return edges;
}

/** Shapes that lie beside each other as one, by its outline: a hundred cells are five times as many characters. */
function outlineOf(geometries: readonly ShapeGeometry[], point: Point): string {
  const edges = outerEdges(ringsOf(geometries, point));
  const next = (from: string) => {
    const [to] = edges.get(from)?.keys() ?? [];
    if (to !== undefined) takeEdge(edges, from, to);
    return to;
  };
  let d = '';
  // As many edges lead to a corner as away from it, so that each way comes back to where it began.
  for (const start of edges.keys())
    for (let to = next(start); to !== undefined; to = next(start)) {
      const line = [start];
      for (; to !== undefined && to !== start; to = next(to)) line.push(to);
      d += `M${line.join(' ')}z`;
    }
  return d;
}

/** A side of a frame, on the drawing and long enough to be seen. */
function within(from: number, to: number): [start: number, length: number] {
  const [start, end] = [Math.max(1, from), Math.min(LOCATOR - 1, to)];
  const spare = Math.max(0, LEAST - (end - start));
  return [Math.round(start - spare / 2), Math.round(end - start + spare)];
}

/** By the first shape: a city's ground is the same as long as the registry keeps its shapes. */
const kept = new WeakMap<ShapeGeometry, { of: number; ground: CityGround }>();

/** The ground of a city by the shapes of its districts; null where none is known. */
export function cityGround(geometries: readonly ShapeGeometry[]): CityGround | null {
  const [first] = geometries;
  if (first === undefined) return null;
  const known = kept.get(first);
  if (known?.of === geometries.length) return known.ground;
  const ground = drawn(geometries);
  kept.set(first, { of: geometries.length, ground });
  return ground;
}

function drawn(geometries: readonly ShapeGeometry[]): CityGround {
  const box = boxOf(geometries);
  const frame = squareAround(box);
  const { point } = projectTo(LOCATOR, frame, (frame.south + frame.north) / 2);
  const sea = seaOf(frame, landNear([], frame), point);
  return { box, point, d: outlineOf(geometries, point), land: sea?.land ?? null };
}

/** Where in a city its maps lie, drawn small; null where one of them shows most of the city. */
export function cityLocator(
  city: CityGround | null,
  own: readonly ShapeGeometry[],
  maps: readonly { frame: Frame; widths: readonly number[] }[],
): CityLocator | null {
  if (city === null) return null;
  const { box, point, ...ground } = city;
  const size = ({ west, east, south, north }: Frame) => (east - west) * (north - south);
  if (maps.some(({ frame }) => size(frame) > WORTH * size(box))) return null;
  const frames = maps.map(({ frame, widths }) => {
    const { left, top, right, bottom } = boxOfFrame(frame, point);
    const [x, width] = within(left, right);
    const [y, height] = within(top, bottom);
    return { x, y, width, height, widths };
  });
  return { ground, own: outlineOf(own, point), frames };
}
