import { TIERS } from '../labels/sheet-layout';

/** What is shown at some of `TIERS`. */
interface Map {
  widths: readonly number[];
}

/** Which of the maps are shown at each of `TIERS`. */
const shownAtTiers = <Shown extends Map>(maps: readonly Shown[]): Shown[][] =>
  TIERS.map((tier) => maps.filter(({ widths }) => widths.includes(tier)));

/**
 * The letters of the maps of a city, by which one finds each in the small map of all of it: at each of `TIERS` from nought on, in
 * the order of the maps that are shown there. Null where a map is not shown, or is the only one.
 */
export function mapLetters(maps: readonly Map[]): (number | null)[][] {
  const shown = shownAtTiers(maps);
  return maps.map((map) =>
    shown.map((all) => (all.length > 1 && all.includes(map) ? all.indexOf(map) : null)),
  );
}

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A letter on its plate, by the upper left corner of that, at some of `TIERS`. */
export interface PlacedLetter {
  x: number;
  y: number;
  letter: number;
  tiers: readonly boolean[];
}

/** Units of a plate, which is as wide as it is high. */
export const PLATE = 12;

/** How much two rectangles have in common, in square units. */
const shared = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where a letter may stand at its frame: at a corner of it, above or below it, beside it, within it. */
function platesAt({ x, y, width, height }: Rectangle, side: number): Rectangle[] {
  const along = (start: number, length: number) => [start, start + length - PLATE];
  const beside = (start: number, length: number) => [start - PLATE, start + length];
  const at = (across: number[], down: number[]) =>
    across.flatMap((left) => down.map((top) => ({ x: left, y: top, width: PLATE, height: PLATE })));
  return [
    ...at(along(x, width), beside(y, height)),
    ...at(beside(x, width), along(y, height)),
    ...at(along(x, width), along(y, height)),
  ].filter((plate) => Math.min(plate.x, plate.y) >= 0 && Math.max(plate.x, plate.y) <= side - PLATE);
}

/** A plate for each frame, where it hides least of other frames and, three times as bad, of their letters. */
function platesOf(frames: readonly Rectangle[], side: number): Rectangle[] {
  const plates: Rectangle[] = [];
  for (const frame of frames) {
    const hides = (plate: Rectangle) =>
      3 * plates.reduce((sum, other) => sum + shared(plate, other), 0) +
      frames.reduce((sum, other) => sum + (other === frame ? 0 : shared(plate, other)), 0);
    const [first = { ...frame, width: PLATE, height: PLATE }, ...others] = platesAt(frame, side);
    plates.push(others.reduce((least, plate) => (hides(plate) < hides(least) ? plate : least), first));
  }
  return plates;
}

/**
 * The letters of maps at their frames, on a square drawing.
 * @param side units of the drawing
 */
export function placedLetters(frames: readonly (Rectangle & Map)[], side: number): PlacedLetter[] {
  const shown = shownAtTiers(frames);
  const keys = shown.map((all) => all.map((frame) => frames.indexOf(frame)).join(' '));
  return [...new Set(keys)].flatMap((key) => {
    const all = shown[keys.indexOf(key)] ?? [];
    if (all.length < 2) return [];
    const tiers = keys.map((other) => other === key);
    return platesOf(all, side).map(({ x, y }, letter) => ({ x, y, letter, tiers }));
  });
}
