import Flatbush from 'flatbush';

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

/**
 * Whether a ring crosses or touches itself, or two rings cross or share an edge. Two rings may touch in single points.
 */
export function ringsConflict(rings: readonly Ring[]): boolean {
  const segments = segmentsOf(rings);
  const boxes = new Flatbush(segments.length);
  for (const segment of segments) boxes.add(...boxOf(segment));
  boxes.finish();
  const touching = new Set<string>();
  for (const [index, segment] of segments.entries())
    for (const near of boxes.search(...boxOf(segment), (other) => other > index)) {
      const other = segments[near] as Segment;
      const meeting = meet(segment, other);
      if (meeting === 'cross' || (meeting === 'touch' && segment.ring === other.ring)) return true;
      if (meeting === 'touch') touching.add(`${segment.ring} ${other.ring}`);
    }
  return [...touching].some((pair) => {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    return onBothSides(rings[a] ?? [], rings[b] ?? []) && onBothSides(rings[b] ?? [], rings[a] ?? []);
  });
}

/**
 * by most middles of its edges, because corners may lie on the other ring.
 */
export function ringInside(inner: Ring, outer: Ring): boolean {
  let votes = 0;
  for (let index = 1; index < inner.length; index++) {
    const [x0, y0] = inner[index - 1] as Position;
    const [x1, y1] = inner[index] as Position;
    votes += inRing((x0 + x1) / 2, (y0 + y1) / 2, outer) ? 1 : -1;
  }
  return votes > 0;
}
