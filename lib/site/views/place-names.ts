import { type Layout, SHIFT, type SheetLabel } from './sheet-layout';
import { around, boxAt, crossesBox, type Point, type Segment } from './sheet-leader';
import { SHEET } from './sheet-spot';

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

/** A city, and of all borders those that its name could reach. */
export interface City extends Named {
  borders: readonly Segment[];
}

/** Units within which a name stands, with half of its width on the narrowest sheet. */
const FAR = 420;

/** The borders near a point. */
export function bordersNear({ x, y }: { x: number; y: number }, borders: readonly Segment[]): Segment[] {
  const box = { left: x - FAR, right: x + FAR, top: y - FAR, bottom: y + FAR };
  return borders.filter((border) => crossesBox(border, box, 0));
}

/** Whether a border runs through words; `at`: the level of their middle. */
function isCrossed(
  layout: Layout,
  unit: number,
  name: string,
  [anchor, end, at]: readonly [SheetLabel['anchor'], number, number],
  borders: readonly Segment[],
): boolean {
  const half = layout.units(layout.widthOf([name])) / 2;
  const box = boxAt(end + SHIFT[anchor] * half, at, half, LETTER / unit);
  return borders.some((border) => crossesBox(border, box, 0));
}

/** The name of a city right beside its point; `isClear`: only where no border runs through it. */
export function nameBeside(
  layout: Layout,
  unit: number,
  { code, name, x, y, borders }: City,
  isClear: boolean,
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
      !(isClear && isCrossed(layout, unit, name, place, borders)) &&
      layout.write({ key: code, kind: 'name', lines: [name], anchor: place[0] }, place[1], place[2]),
  );
}

/** The name of a city some way off, on a plate, best where that hides no border; the line ends at the point. */
export function nameLed(layout: Layout, unit: number, { code, name, x, y, borders }: City): boolean {
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
