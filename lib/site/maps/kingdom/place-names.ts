import Flatbush from 'flatbush';
import { type Layout, SHIFT, type SheetLabel } from '../labels/sheet-layout';
import { around, type Box, boxAt, crossesBox, type Point, type Segment } from '../labels/sheet-leader';
import { SHEET } from '../labels/sheet-spot';

/** Of how far a name may stand from what it names: here points lie near each other. */
const NEARER = 0.5;

/** Pixels around a point in which nothing is written. */
export const FREE = 5;

/** Pixels from a point to its name. */
const BESIDE = 9;
export const LETTER = 12;

export interface Named {
  code: string;
  name: string;
  x: number;
  y: number;
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

/** The name of a city right beside its point; with `borders` only where none of them runs through it. */
export function nameBeside(
  layout: Layout,
  unit: number,
  { code, name, x, y }: Named,
  borders: Borders | null,
): boolean {
  const [dx, dy] = [BESIDE / unit, LETTER / unit];
  const places = [
    ['start', x + dx, y],
    ['end', x - dx, y],
    ['start', x + dx, y - dy],
    ['end', x - dx, y - dy],
    ['start', x + dx, y + dy],
    ['end', x - dx, y + dy],
    ['middle', x, y - dy - dx],
    ['middle', x, y + dy + dx],
  ] as const;
  return places.some(
    (place) =>
      !(borders && isCrossed(layout, unit, name, place, borders)) &&
      layout.write({ key: code, kind: 'name', lines: [name], anchor: place[0] }, place[1], place[2]),
  );
}

/** The name of a city some way off, on a plate, best where that hides no border; the line ends at the point. */
export function nameLed(
  layout: Layout,
  unit: number,
  { code, name, x, y }: Named,
  borders: Borders,
): boolean {
  const places = [...around([x * unit, y * unit], SHEET.width * unit * NEARER)];
  const written = (left: number, top: number) => {
    const [across, down] = [left - x, top - y];
    const short = (FREE + 1.5) / unit / Math.max(Math.abs(across), Math.abs(down));
    const leadsTo: Point = [x + across * short, y + down * short];
    return layout.write({ key: code, kind: 'name', lines: [name] }, left, top, { leadsTo });
  };
  return [false, true].some((hides) =>
    places.some(([atX, atY]) => {
      const [left, top] = [atX / unit, atY / unit];
      return (hides || !isCrossed(layout, unit, name, ['middle', left, top], borders)) && written(left, top);
    }),
  );
}
