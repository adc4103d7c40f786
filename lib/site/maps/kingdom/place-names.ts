import Flatbush from 'flatbush';
import type { SheetLabel } from '../labels/sheet-label';
import type { Layout } from '../labels/sheet-layout';
import { around, type Box, boxAt, crossesBox, type Point, type Segment, SHIFT } from '../labels/sheet-leader';
import { SHEET } from '../labels/sheet-spot';

/** Of how far a name may stand from what it names: here points lie near each other. */
const NEARER = 0.5;
/** And of a name that no map is without, where nearer there is no room. */
export const FARTHER = 0.8;

/** Pixels around a point's dot in which nothing is written. */
export const AROUND_DOT = 1;

/** Pixels from a dot to its name. */
const BESIDE = 5;
export const LETTER = 12;

export interface Named {
  code: string;
  name: string;
  x: number;
  y: number;
  /** Pixels of its dot. */
  radius: number;
}

/** The borders of regions, found by where they run: some hundred places are tried for a name. */
export class Borders {
  readonly #index: Flatbush | null;

  constructor(readonly segments: readonly Segment[]) {
    this.#index = segments.length === 0 ? null : new Flatbush(segments.length);
    for (const [[ax, ay], [bx, by]] of segments)
      this.#index?.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
    this.#index?.finish();
  }

  /** Whether one runs through a box. */
  cross(box: Box): boolean {
    const near = this.#index?.search(box.left, box.top, box.right, box.bottom) ?? [];
    return near.some((at) => crossesBox(this.segments[at] as Segment, box, 0));
  }
}

/** Whether a border runs through words; `at`: the level of their middle. */
function isCrossed(
  layout: Layout,
  unit: number,
  name: string,
  [anchor, end, at]: readonly [SheetLabel['anchor'], number, number],
  borders: Borders,
): boolean {
  const half = layout.units(layout.widthOf([name])) / 2;
  return borders.cross(boxAt(end + SHIFT[anchor] * half, at, half, LETTER / unit));
}

/** Pixels from one point to another, between which a name may be taken for that of either. */
const NEAR = 32;

/** From a point to those near it, in units. */
export const nearTo = ({ code, x, y }: Named, unit: number, all: readonly Named[]): Point[] =>
  all
    .filter((one) => one.code !== code && Math.hypot(one.x - x, one.y - y) * unit < NEAR)
    .map((one) => [one.x - x, one.y - y]);

/** Whether a step away from a point leads away from those near it, too. */
const isClear = (near: readonly Point[], across: number, down: number): boolean =>
  near.every(([toX, toY]) => (Math.abs(toX) >= Math.abs(toY) ? across * toX < 0 : down * toY <= 0));

/** Where a name stands beside its point: right or left of it, above or below. */
const PLACES = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['start', 1, -1],
  ['end', -1, -1],
  ['start', 1, 1],
  ['end', -1, 1],
  ['middle', 0, -1],
  ['middle', 0, 1],
] as const;

/** The name of a city right beside its point, on a side where no point of `near` is; with `borders` only where none of them runs through it. */
export function nameBeside(
  layout: Layout,
  unit: number,
  { code, name, x, y, radius }: Named,
  borders: Borders | null,
  near: readonly Point[],
): boolean {
  const [beside, line] = [(radius + BESIDE) / unit, LETTER / unit];
  return PLACES.some(([anchor, across, down]) => {
    if (!isClear(near, across, down)) return false;
    const at = [x + across * beside, y + down * (anchor === 'middle' ? line + beside : line)] as const;
    if (borders && isCrossed(layout, unit, name, [anchor, ...at], borders)) return false;
    return layout.write({ key: code, kind: 'name', lines: [name], anchor }, ...at);
  });
}

/**
 * The name of a city some way off, on a plate, best where that hides no border, and on its own side of those near it. The line
 * ends in the middle of the dot, which lies over it: so it reaches a dot of any size at any width.
 */
export function nameLed(
  layout: Layout,
  unit: number,
  { code, name, x, y, radius }: Named,
  borders: Borders,
  near: readonly Point[],
  farthest = NEARER,
): boolean {
  const room = { leadsTo: [x, y] as Point, endsBelow: radius + AROUND_DOT };
  const written = (left: number, top: number) =>
    layout.write({ key: code, kind: 'name', lines: [name] }, left, top, room);
  const isOwnSide = ([atX, atY]: Point) => isClear(near, atX - x * unit, atY - y * unit);
  return [false, true].some((finely) => {
    const all = [...around([x * unit, y * unit], SHEET.width * unit * farthest, finely)];
    const places = [...all.filter(isOwnSide), ...all.filter((at) => !isOwnSide(at))];
    return [false, true].some((hides) =>
      places.some(([atX, atY]) => {
        const [left, top] = [atX / unit, atY / unit];
        return (
          (hides || !isCrossed(layout, unit, name, ['middle', left, top], borders)) && written(left, top)
        );
      }),
    );
  });
}
