/** A corner of an outline, in whatever units its outline has. */
export type Corner = readonly [x: number, y: number];
export type Outline = readonly (readonly Corner[])[];

export interface Room {
  x: number;
  y: number;
  /** How wide words may be there. */
  width: number;
}

/** Where words are tried, in parts of a shape's height: its middle first. */
const LEVELS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
/** Lines on which the outline is looked for across the height of the words. */
const ACROSS = [-1, -0.5, 0, 0.5, 1];

type Stretch = readonly [from: number, to: number];

/** What of a level line lies in a shape, from left to right. */
function stretchesAt(y: number, rings: Outline): Stretch[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [bx, by] = ring.at(-1) ?? [0, 0];
    for (const [ax, ay] of ring) {
      if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      [bx, by] = [ax, ay];
    }
  }
  crossings.sort((a, b) => a - b);
  const stretches: Stretch[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2)
    stretches.push([crossings[index] as number, crossings[index + 1] as number]);
  return stretches;
}

const common = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): Stretch[] => {
      const both: Stretch = [Math.max(from, start), Math.min(to, end)];
      return both[0] < both[1] ? [both] : [];
    }),
  );

/** Where in a shape a line of words that is `tall` units high has most room; null where it is lower than that. */
export function roomIn(rings: Outline, tall: number): Room | null {
  const heights = rings.flatMap((ring) => ring.map(([, y]) => y));
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  let best: Room | null = null;
  for (const level of LEVELS) {
    const y = top + (bottom - top) * level;
    const free = ACROSS.map((part) => stretchesAt(y + (part * tall) / 2, rings)).reduce(common);
    for (const [from, to] of free)
      if (best === null || to - from > best.width) best = { x: (from + to) / 2, y, width: to - from };
  }
  return best;
}

export interface NameBox {
  x: number;
  y: number;
  half: number;
  /** How high it is where that is not a line of words. */
  tall?: number;
}

/** Pixels between two names, from a name to its outline, and to the map's edge. */
const GAP = 4;
/** Pixels that a line of words is high. */
export const LINE = 18;

const touches = (a: NameBox, b: NameBox): boolean =>
  Math.abs(a.x - b.x) < a.half + b.half + GAP &&
  Math.abs(a.y - b.y) < ((a.tall ?? LINE) + (b.tall ?? LINE)) / 2 + GAP;

/** Whether a name stands on the map as a whole, within its shape, and clear of those that are written. */
export function hasRoom(
  name: NameBox,
  room: number,
  size: { x: number; y: number },
  written: readonly NameBox[],
): boolean {
  const { x, y, half } = name;
  const leaves = x - half < GAP || x + half > size.x - GAP || y < LINE || y > size.y - LINE;
  return !leaves && 2 * (half + GAP) <= room && !written.some((other) => touches(other, name));
}
