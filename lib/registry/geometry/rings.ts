import Flatbush from 'flatbush';
import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';

/** A closed ring: first and last position equal, no two neighbours equal. Degrees. */
export type Position = [lon: number, lat: number];
export type Ring = Position[];

const same = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1];

/**
 * Closes a ring, drops repeated neighbours and heights. Null where fewer than three corners remain.
 */
export function cleanRing(positions: readonly number[][]): Ring | null {
  const ring: Ring = [];
  for (const [lon = Number.NaN, lat = Number.NaN] of positions) {
    const last = ring.at(-1);
    if (last === undefined || !same(last, [lon, lat])) ring.push([lon, lat]);
  }
  const [first] = ring;
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return null;
  if (!same(first, last)) ring.push([first[0], first[1]]);
  return ring.length >= 4 ? ring : null;
}

/** Twice-signed area halved: positive for counter-clockwise rings. Square degrees. */
export function signedArea(ring: Ring): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index++) {
    const [x0, y0] = ring[index - 1] as Position;
    const [x1, y1] = ring[index] as Position;
    sum += x0 * y1 - x1 * y0;
  }
  return sum / 2;
}

/** Even-odd rule: whether a ray to the east crosses the ring an odd number of times. */
export function inRing(lon: number, lat: number, ring: readonly number[][]): boolean {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const [x0 = 0, y0 = 0] = ring[index] ?? [];
    const [x1 = 0, y1 = 0] = ring[before] ?? [];
    if (y0 > lat !== y1 > lat && lon < ((x1 - x0) * (lat - y0)) / (y1 - y0) + x0) inside = !inside;
  }
  return inside;
}

/** Whether a point lies in a polygon of several rings, outside of its holes. */
export const inRings = (lon: number, lat: number, rings: readonly (readonly number[][])[]): boolean =>
  rings.filter((ring) => inRing(lon, lat, ring)).length % 2 === 1;

/** Whether a point lies in any polygon of a shape. */
export const inShape = (lon: number, lat: number, geometry: ShapeGeometry): boolean =>
  polygonsOf(geometry).some((rings) => inRings(lon, lat, rings));

/** Below this a corner counts as lying on a line: about a centimetre over a segment of a kilometre. */
const ON_LINE = 1e-14;

function turn(a: Position, b: Position, c: Position): number {
  const cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  return Math.abs(cross) < ON_LINE ? 0 : Math.sign(cross);
}

function within(a: Position, b: Position, p: Position): boolean {
  return (
    p[0] >= Math.min(a[0], b[0]) &&
    p[0] <= Math.max(a[0], b[0]) &&
    p[1] >= Math.min(a[1], b[1]) &&
    p[1] <= Math.max(a[1], b[1])
  );
}

interface Segment {
  ring: number;
  /** Place in its ring, and how many segments that has. */
  index: number;
  of: number;
  from: Position;
  to: Position;
}

function segmentsOf(rings: readonly Ring[]): Segment[] {
  return rings.flatMap((points, ring) =>
    points.slice(1).map((to, index) => ({
      ring,
      index,
      of: points.length - 1,
      from: points[index] as Position,
      to,
    })),
  );
}

type Meeting = 'none' | 'touch' | 'cross';

/** How two neighbours of one ring meet beside the corner that they share. */
function neighboursMeet(a: Segment, b: Segment): Meeting {
  const [first, second] = (a.index + 1) % a.of === b.index ? [a, b] : [b, a];
  const back =
    (first.to[0] - first.from[0]) * (second.to[0] - second.from[0]) +
    (first.to[1] - first.from[1]) * (second.to[1] - second.from[1]);
  return turn(first.from, first.to, second.to) === 0 && back < 0 ? 'cross' : 'none';
}

/** Whether two segments on one line share more than a point. */
function overlap(a: Segment, b: Segment): boolean {
  const axis = Math.abs(a.to[0] - a.from[0]) > Math.abs(a.to[1] - a.from[1]) ? 0 : 1;
  const low = Math.max(Math.min(a.from[axis], a.to[axis]), Math.min(b.from[axis], b.to[axis]));
  const high = Math.min(Math.max(a.from[axis], a.to[axis]), Math.max(b.from[axis], b.to[axis]));
  return high > low;
}

function meet(a: Segment, b: Segment): Meeting {
  if (a.ring === b.ring && (Math.abs(a.index - b.index) === 1 || Math.abs(a.index - b.index) === a.of - 1))
    return neighboursMeet(a, b);
  const t0 = turn(a.from, a.to, b.from);
  const t1 = turn(a.from, a.to, b.to);
  const t2 = turn(b.from, b.to, a.from);
  const t3 = turn(b.from, b.to, a.to);
  if (t0 * t1 < 0 && t2 * t3 < 0) return 'cross';
  if (t0 === 0 && t1 === 0) return overlap(a, b) ? 'cross' : touching();
  return touching();

  function touching(): Meeting {
    return (t0 === 0 && within(a.from, a.to, b.from)) ||
      (t1 === 0 && within(a.from, a.to, b.to)) ||
      (t2 === 0 && within(b.from, b.to, a.from)) ||
      (t3 === 0 && within(b.from, b.to, a.to))
      ? 'touch'
      : 'none';
  }
}

const boxOf = ({ from, to }: Segment): [number, number, number, number] => [
  Math.min(from[0], to[0]),
  Math.min(from[1], to[1]),
  Math.max(from[0], to[0]),
  Math.max(from[1], to[1]),
];

/** Whether a ring lies neither all inside nor all outside another that it touches. */
function onBothSides(ring: Ring, other: Ring): boolean {
  const sides = new Set<boolean>();
  for (let index = 1; index < ring.length; index++) {
    const [x0, y0] = ring[index - 1] as Position;
    const [x1, y1] = ring[index] as Position;
    sides.add(inRing((x0 + x1) / 2, (y0 + y1) / 2, other));
  }
  return sides.size > 1;
}

/** Edges whose boxes overlap are compared; those of land have a few such neighbours each, a made-up tangle all others. */
const COMPARISONS_PER_CORNER = 60;
const COMPARISONS = 20_000;

/** Checking the rings would take longer than any real shape does. */
export class TooIntricateError extends Error {
  override name = 'TooIntricateError';
}

interface Met {
  meeting: 'touch' | 'cross';
  a: Segment;
  b: Segment;
}

/** Where segments meet that are no neighbours. @throws {TooIntricateError} */
function* meetingsOf(rings: readonly Ring[]): Generator<Met> {
  const segments = segmentsOf(rings);
  const boxes = new Flatbush(segments.length);
  for (const segment of segments) boxes.add(...boxOf(segment));
  boxes.finish();
  let budget = COMPARISONS + COMPARISONS_PER_CORNER * segments.length;
  for (const [index, a] of segments.entries())
    for (const near of boxes.search(...boxOf(a), (other) => other > index)) {
      budget -= 1;
      if (budget < 0) throw new TooIntricateError('its outline is too intricate to be checked');
      const b = segments[near] as Segment;
      const meeting = meet(a, b);
      if (meeting !== 'none') yield { meeting, a, b };
    }
}

/** Whether rings meet in more places than `limit`. @throws {TooIntricateError} */
export function meetOften(rings: readonly Ring[], limit: number): boolean {
  let count = 0;
  for (const _ of meetingsOf(rings)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}

/**
 * Whether a ring crosses or touches itself, or two rings cross or share an edge. Two rings may touch in single points.
 * @throws {TooIntricateError}
 */
export function ringsConflict(rings: readonly Ring[]): boolean {
  const touching = new Set<string>();
  for (const { meeting, a, b } of meetingsOf(rings)) {
    if (meeting === 'cross' || a.ring === b.ring) return true;
    touching.add(`${a.ring} ${b.ring}`);
  }
  return [...touching].some((pair) => {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    return onBothSides(rings[a] ?? [], rings[b] ?? []) && onBothSides(rings[b] ?? [], rings[a] ?? []);
  });
}

/** Middles of edges that are asked. They differ only where rings cross or share a stretch. */
const VOTES = 99;

/**
 * Whether a ring lies inside another: by most middles of its edges, because corners may lie on the other ring.
 */
export function ringInside(inner: Ring, outer: Ring): boolean {
  let votes = 0;
  const step = Math.max(1, Math.floor((inner.length - 1) / VOTES));
  for (let index = 1; index < inner.length; index += step) {
    const [x0, y0] = inner[index - 1] as Position;
    const [x1, y1] = inner[index] as Position;
    votes += inRing((x0 + x1) / 2, (y0 + y1) / 2, outer) ? 1 : -1;
  }
  return votes > 0;
}

const ringBox = (ring: Ring): [number, number, number, number] => {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of ring) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
};

/** For each ring, the others that hold it, by their places in the list. Only rings whose boxes overlap are compared. */
export function holdersOf(rings: readonly Ring[]): number[][] {
  if (rings.length < 2) return rings.map(() => []);
  const tree = new Flatbush(rings.length);
  const boxes = rings.map(ringBox);
  for (const box of boxes) tree.add(...box);
  tree.finish();
  return rings.map((ring, index) => {
    const [west, south, east, north] = boxes[index] ?? [0, 0, 0, 0];
    return tree.search(west, south, east, north).filter((other) => {
      const box = boxes[other];
      if (other === index || box === undefined) return false;
      const around = box[0] <= west && box[1] <= south && box[2] >= east && box[3] >= north;
      return around && ringInside(ring, rings[other] ?? []);
    });
  });
}
