/** Pixels on a drawing that is being laid out. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of words whose middle is there, by half their width and their height. */
export const boxAt = (x: number, y: number, half: number, tall: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - tall / 2,
  bottom: y + tall / 2,
});

/** What outlines lie in. */
export function extentOf(rings: readonly (readonly (readonly [x: number, y: number])[])[]): Box {
  const { POSITIVE_INFINITY: far } = Number;
  const box = { left: far, right: -far, top: far, bottom: -far };
  for (const ring of rings)
    for (const [x, y] of ring) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return box;
}

/** A box in other units, so many to one of its own. */
export const scaled = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left * by,
  right: right * by,
  top: top * by,
  bottom: bottom * by,
});

export const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** Whether two boxes touch, or are nearer to each other than `gap`. */
export const boxesMeet = (a: Box, b: Box, gap: number): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;

/** From the end of words that is given to their middle, in halves of their width. */
export const SHIFT = { start: 1, middle: 0, end: -1 } as const;

/** Points all over a box. */
export const pointsOf = ({ left, right, top, bottom }: Box): Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.5, 1].map((down): Point => [left + (right - left) * across, top + (bottom - top) * down]),
  );

export type Point = [x: number, y: number];
export type Segment = [from: Point, to: Point];

/** On which side of a line a point lies. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point) =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

/** Whether two segments cross. */
export const segmentsMeet = ([a, b]: Segment, [c, d]: Segment): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** From a segment to a point. */
export function fromSegment([[ax, ay], [bx, by]]: Segment, [x, y]: Point): number {
  const [wide, tall] = [bx - ax, by - ay];
  const part = ((x - ax) * wide + (y - ay) * tall) / (wide * wide + tall * tall || 1);
  const on = Math.min(1, Math.max(0, part));
  return Math.hypot(ax + on * wide - x, ay + on * tall - y);
}

/** Whether a segment runs through a box, or nearer to it than `gap`. */
export function crossesBox([from, to]: Segment, { left, right, top, bottom }: Box, gap: number): boolean {
  const [ax, ay] = from;
  const [bx, by] = to;
  const [west, east, north, south] = [left - gap, right + gap, top - gap, bottom + gap];
  // Most lie apart: so much is known at once.
  if ((ax < west && bx < west) || (ax > east && bx > east)) return false;
  if ((ay < north && by < north) || (ay > south && by > south)) return false;
  // Else the box is crossed unless all its corners lie on one side of the line.
  const sideOf = (x: number, y: number) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const side = sideOf(west, north);
  return (
    side === 0 || [sideOf(east, north), sideOf(west, south), sideOf(east, south)].some((one) => one !== side)
  );
}

/** Whether a segment runs over the edge of a shape. */
export function meetsEdge(
  segment: Segment,
  { extent, rings }: { extent: Box; rings: readonly Point[][] },
): boolean {
  if (!crossesBox(segment, extent, 0)) return false;
  return rings.some((ring) =>
    ring.some((to, index) => index > 0 && segmentsMeet(segment, [ring[index - 1] as Point, to])),
  );
}

/** Units from one to the next of the points along a line, around which nothing is written. */
const ALONG = 8;

/** A line as small boxes, in the units of its ends. */
export function alongLine([[ax, ay], [bx, by]]: Segment): Box[] {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / ALONG);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / Math.max(1, steps);
    return boxAt(ax + (bx - ax) * part, ay + (by - ay) * part, 1, 2);
  });
}

/** Where the line from the middle of a box towards a point leaves it. */
export function edgeOf([x, y]: Point, [toX, toY]: Point, halfWidth: number, halfHeight: number): Point {
  const [dx, dy] = [toX - x, toY - y];
  const part = Math.min(1, halfWidth / Math.abs(dx || 1e-9), halfHeight / Math.abs(dy || 1e-9));
  return [x + dx * part, y + dy * part];
}

/** A line without so much of its end. */
export function shortened([[fromX, fromY], [toX, toY]]: Segment, by: number): Segment {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const part = length > by ? by / length : 1;
  return [
    [fromX, fromY],
    [toX + (fromX - toX) * part, toY + (fromY - toY) * part],
  ];
}

interface InTheWay {
  boxes: readonly Box[];
  lines: readonly Segment[];
}

/** The line from words to a place, beginning so far beside or above them; null where it would run through other words or over a line. */
export function freeLeader(
  { left, right, top, bottom }: Box,
  end: Point,
  [aside, away]: Point,
  { boxes, lines }: InTheWay,
): Segment | null {
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const leader: Segment = [edgeOf(middle, end, (right - left) / 2 + aside, (bottom - top) / 2 + away), end];
  const isCrossed =
    boxes.some((other) => crossesBox(leader, other, 1)) || lines.some((other) => segmentsMeet(leader, other));
  return isCrossed ? null : leader;
}

/** Pixels from a shape to its number: the nearest, from ring to ring, and at most as parts of the width of the drawing. */
const NEAREST = 16;
const RING = 8;
const FARTHEST = 0.35;
const DIRECTIONS = 16;

/** Places around a point, the nearest first; `finely`: four times as many, where few have room. */
export function* around([x, y]: Point, width: number, finely = false): Generator<Point> {
  const [ring, directions] = finely ? [RING / 2, 2 * DIRECTIONS] : [RING, DIRECTIONS];
  for (let radius = NEAREST; radius < width * FARTHEST; radius += ring)
    for (let index = 0; index < directions; index++) {
      const angle = (2 * Math.PI * index) / directions;
      yield [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }
}
