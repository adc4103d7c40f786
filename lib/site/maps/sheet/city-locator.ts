import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { boxOf, type Frame, polygonsOf } from '@/lib/registry/geometry/bounds';
import { narrowingAt } from '@/lib/registry/geometry/degrees';
import { projectTo } from '@/lib/registry/geometry/region-outlines';
import { type PlacedLetter, placedLetters, type Rectangle } from './map-letters';
import { landNear } from './sheet';
import { boxOfFrame } from './sheet-frame';
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
  frames: LocatorFrame[];
  /** The letters of several maps. */
  letters: readonly PlacedLetter[];
}

interface LocatorFrame extends Rectangle {
  widths: readonly number[];
}

/** A square with a box in its middle and some room around it. */
function squareAround({ west, south, east, north }: Frame): Frame {
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  const narrowing = narrowingAt(lat);
  const half = Math.max((east - west) * narrowing, north - south) / 2 / (1 - (2 * MARGIN) / LOCATOR);
  return { west: lon - half / narrowing, south: lat - half, east: lon + half / narrowing, north: lat + half };
}

/** A corner as one number: a whole unit across and one down, each below this. */
const SIDE = 128;
const PAIR = SIDE * SIDE;

/** Twice the area of a ring, above nought where it runs as the clock does. */
function turn(ring: readonly number[]): number {
  let sum = 0;
  let from = ring.at(-1) ?? 0;
  for (const to of ring) {
    sum += Math.floor(from / SIDE) * (to % SIDE) - Math.floor(to / SIDE) * (from % SIDE);
    from = to;
  }
  return sum;
}

/** A ring's corners in whole units, each once; outer rings with the clock and holes against it. */
function cornersOf(ring: readonly number[][], isOuter: boolean, point: Point): number[] {
  const corners: number[] = [];
  for (const [lon = 0, lat = 0] of ring) {
    const [x, y] = point(lon, lat);
    const corner = Math.round(x) * SIDE + Math.round(y);
    if (corner !== corners.at(-1)) corners.push(corner);
  }
  return turn(corners) > 0 === isOuter ? corners : corners.reverse();
}

/** More edges would hold up the event loop and the page; Riyadh has some six hundred at once. */
const MOST_EDGES = 12_000;

/** The edges of shapes from each corner to others, without those that two of them share: these run both ways. None of too many. */
function outerEdges(geometries: readonly ShapeGeometry[], point: Point): Map<number, number[]> {
  const counts = new Map<number, number>();
  for (const rings of geometries.flatMap(polygonsOf))
    for (const [order, ring] of rings.entries()) {
      const corners = cornersOf(ring, order === 0, point);
      let from = corners.at(-1) ?? 0;
      for (const to of corners) {
        const [edge, back] = [from * PAIR + to, to * PAIR + from];
        const shared = counts.get(back) ?? 0;
        if (shared > 1) counts.set(back, shared - 1);
        else if (shared === 1) counts.delete(back);
        else if (from !== to) counts.set(edge, (counts.get(edge) ?? 0) + 1);
        from = to;
      }
      if (counts.size > MOST_EDGES) return new Map();
    }
  const edges = new Map<number, number[]>();
  for (const [edge, count] of counts) {
    const [from, to] = [Math.floor(edge / PAIR), edge % PAIR];
    const ends = edges.get(from) ?? [];
    edges.set(from, ends);
    for (let time = 0; time < count; time += 1) ends.push(to);
  }
  return edges;
}

/** Shapes that lie beside each other as one, by its outline: a hundred cells are five times as many characters. */
function outlineOf(geometries: readonly ShapeGeometry[], point: Point): string {
  const edges = outerEdges(geometries, point);
  let d = '';
  // As many edges lead to a corner as away from it, so that each way comes back to where it began.
  for (const [start, ends] of edges)
    for (let to = ends.pop(); to !== undefined; to = ends.pop()) {
      const line = [start];
      for (; to !== undefined && to !== start; to = edges.get(to)?.pop()) line.push(to);
      d += `M${line.map((corner) => `${Math.floor(corner / SIDE)} ${corner % SIDE}`).join(' ')}z`;
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

/** The ground of a city by the shapes of its districts; null where none is known. Of too many edges there is no outline. */
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
  if (city === null || city.d === '') return null;
  const { box, point, ...ground } = city;
  const size = ({ west, east, south, north }: Frame) => (east - west) * (north - south);
  if (maps.some(({ frame }) => size(frame) > WORTH * size(box))) return null;
  const frames = maps.map(({ frame, widths }) => {
    const { left, top, right, bottom } = boxOfFrame(frame, point);
    const [x, width] = within(left, right);
    const [y, height] = within(top, bottom);
    return { x, y, width, height, widths };
  });
  return { ground, own: outlineOf(own, point), frames, letters: placedLetters(frames, LOCATOR) };
}
