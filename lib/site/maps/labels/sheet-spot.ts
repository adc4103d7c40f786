import { inRings } from '@/lib/registry/geometry/rings';
import type { Cover } from '../../cover';
import { type Box, extentOf, type Point } from './sheet-leader';

/** Units of a drawing, and how high one is of districts that lie one above the other; the class of its box names the same proportion. */
export const SHEET = { width: 1000, height: 750, tall: 1000 } as const;

export type Ring = [x: number, y: number][];

export interface Labelled {
  code: string;
  name: string;
  cover: Cover;
  number: number;
  /** Of a neighbour: whether another announcement names it. */
  isElsewhere?: boolean;
  /** Whether its outline is its boundary. */
  official: boolean;
  /** In units of the drawing. */
  rings: readonly Ring[];
}

/** From the middle of a shape outwards, in sixths of it. */
const STEPS = [0, 1, -1, 2, -2]
  .flatMap((left) => [0, 1, -1, 2, -2].map((top) => [left, top] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

const clamped = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Where a level line crosses the outlines, from left to right. */
function crossingsAt(y: number, rings: readonly Ring[]): number[] {
  const crossings: number[] = [];
  for (const ring of rings) {
    let [bx, by] = ring.at(-1) ?? [0, 0];
    for (const [ax, ay] of ring) {
      if (ay > y !== by > y) crossings.push(clamped(((bx - ax) * (y - ay)) / (by - ay) + ax, SHEET.width));
      [bx, by] = [ax, ay];
    }
  }
  return crossings.sort((a, b) => a - b);
}

/** The widest stretch of a shape, as far as it is on the drawing, on a line not far from its middle: words lie. */
export function widest(rings: readonly Ring[], height: number): { x: number; y: number; chord: number } {
  const extent = extentOf(rings);
  const [top, bottom] = [clamped(extent.top, height), clamped(extent.bottom, height)];
  let best = { x: 0, y: 0, chord: 0, score: -1 };
  for (const part of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const y = top + (bottom - top) * part;
    const crossings = crossingsAt(y, rings);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
      const score = (to - from) * (1 - Math.abs(part - 0.5));
      if (score > best.score) best = { x: (from + to) / 2, y, chord: to - from, score };
    }
  }
  return best;
}

export type Spot = Labelled &
  ReturnType<typeof widest> & { extent: Box; numberAt: readonly [x: number, y: number][] };

/** Of a label, pixels. */
export interface Size {
  halfWidth: number;
  halfHeight: number;
}

/** Where a label may not stand. */
export interface Room {
  clearOf?: readonly Spot[];
  margin?: number;
  size?: Size;
  /** What a line leads to from the words, where they stand beside it; units of the drawing. */
  leadsTo?: Point | undefined;
  /** Pixels of what lies around that place and over the end of the line. */
  endsBelow?: number;
  /** Shapes through which that line may not run. */
  throughNone?: readonly Spot[];
  /** Shapes whose edges it may not lie across: words on two of them name neither, or seem to name both. */
  acrossNone?: readonly Spot[];
}

/** A shape with where its words lie and, of an announced one, where its number may stand: reckoned once for all layouts. */
export function spotOf(shape: Labelled, height: number): Spot {
  const { rings, cover } = shape;
  const extent = extentOf(rings);
  const { x, y, chord } = widest(rings, height);
  const [across, down] = [chord / 6, (extent.bottom - extent.top) / 6];
  const steps = cover === 'around' ? [] : STEPS;
  const numberAt = steps
    .map(([left, top]) => [x + left * across, y + top * down] as [number, number])
    .filter(([atX, atY]) => inRings(atX, atY, rings));
  return { ...shape, x, y, chord, extent, numberAt };
}
