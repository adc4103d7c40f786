import { BESIDE, CLEAR, MOST_BESIDE, numberedLines, roomsIn } from './map-room';
import type { SheetLabel } from './sheet-label';
import { type Layout, LINE, PAGE_TIERS, SMALL } from './sheet-layout';
import { around } from './sheet-leader';
import { type Room, SHEET, type Spot } from './sheet-spot';

export type Wording = Pick<SheetLabel, 'lines' | 'x' | 'y' | 'anchor' | 'isSmall'>;

/** Pixels of a sheet: on a narrower one a name beside its shape lies on the next one, unless there are few. */
const ROOMY = 448;
const FEW = 4;
/** Of more announced districts only those have names that had room for them at once. */
const MOST_NAMED = 72;
/** Lines of a name in its shape, on a map over the whole width of a page. */
const MOST_LINES = 5;
/** Names that are looked for in one step. */
const AT_ONCE = 12;

/** Pixels that words keep from the edge of their shape, on either side; and by which their letters are lower than their lines. */
const WITHIN = 1;
const LOWER = 5;
/** And by which they keep clear of it where they can. */
const AIRY = 5;

/** Words where a shape has room for them, the best of `ways` first. */
export function* inside(
  { rings, extent }: Spot,
  { units, widthOf, isCrossed, height }: Layout,
  ways: readonly (readonly string[])[],
  isSmall = false,
): Generator<Wording> {
  for (const lines of ways) {
    const line = isSmall ? SMALL.line : LINE;
    const [wide, tall] = [units(widthOf(lines, isSmall) + 2 * WITHIN), units(lines.length * line - LOWER)];
    if (wide > extent.right - extent.left || tall > extent.bottom - extent.top) continue;
    const rooms = roomsIn(rings, tall, { width: SHEET.width, height }).filter(({ width }) => wide <= width);
    // Rather in the middle than where the shape is widest, as far as nothing comes near its edge.
    const middle = (extent.top + extent.bottom) / 2;
    // Nor over a line of the ground.
    const away = ({ x, y, width }: (typeof rooms)[number]) =>
      Math.abs(y - middle) +
      (extent.bottom - extent.top) *
        (Number(width < wide + units(2 * AIRY)) + Number(isCrossed({ lines, isSmall }, x, y)));
    for (const { x, y } of rooms.sort((a, b) => away(a) - away(b)))
      yield { lines, x, y, anchor: 'middle', ...(isSmall && { isSmall }) };
  }
}

/** A name beside its shape, with its number. */
function* beside({ number, name, x, y, chord, extent }: Spot, units: Layout['units']): Generator<Wording> {
  const away = units(BESIDE);
  for (const lines of numberedLines(number, name)) {
    const tall = units((lines.length * LINE) / 2);
    yield { lines, x: x + chord / 2 + away, y, anchor: 'start' };
    yield { lines, x: x - chord / 2 - away, y, anchor: 'end' };
    yield { lines, x, y: extent.bottom + tall, anchor: 'middle' };
    yield { lines, x, y: extent.top - tall, anchor: 'middle' };
    for (const level of [extent.top - tall, extent.bottom + tall])
      for (const anchor of ['end', 'start'] as const) yield { lines, x, y: level, anchor };
  }
}

/** Of how far a number may stand from its shape: a name is longer, and leads the eye less. */
const NEARER = 0.6;
/** Among more districts a name far from its own would not say which is meant. */
const MOST_FAR = 12;

/** A name anywhere around its shape, the nearest place first; `width`: of the sheet, in pixels. */
function* farther(
  { number, name, numberAt }: Spot,
  units: Layout['units'],
  width: number,
): Generator<Wording> {
  const [[x, y] = [0, 0]] = numberAt;
  const pixel = units(1);
  for (const at of around([x / pixel, y / pixel], width * NEARER))
    yield { lines: [`${number} ${name}`], x: at[0] * pixel, y: at[1] * pixel, anchor: 'middle' };
}

/**
 * The names of announced districts, once all have their numbers: in the shape in place of the number, else beside it, where
 * no other announced shape is near, with a line into it: on a neighbour it would be taken for that one's name.
 */
export function* writeNames(
  layout: Layout,
  width: number,
  own: readonly Spot[],
  announced: readonly Spot[],
): Generator<undefined, void> {
  if (own.length > MOST_NAMED) return;
  const isRoomy = width >= ROOMY;
  const isPage = width >= PAGE_TIERS[0];
  const hasRoomBeside = own.length <= (isRoomy ? MOST_BESIDE : FEW);
  for (const [at, spot] of own.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) yield;
    const { code } = spot;
    if (layout.labels.some(({ key, kind }) => key === code && kind === 'name')) continue;
    const written = (wordings: Iterable<Wording>, room?: Room) => {
      for (const { x, y, ...words } of wordings)
        if (layout.write({ key: code, kind: 'name', ...words }, x, y, room)) return true;
      return false;
    };
    const ways = numberedLines(spot.number, spot.name, isPage ? MOST_LINES : undefined);
    if (layout.inPlaceOfNumber(code, () => written(inside(spot, layout, ways)))) continue;
    if (isPage && layout.inPlaceOfNumber(code, () => written(inside(spot, layout, ways, true)))) continue;
    if (!hasRoomBeside || !layout.labels.some(({ key, line }) => key === code && !line)) continue;
    const clearOf = announced.filter((other) => other !== spot);
    const leadsTo = spot.numberAt[0];
    const room = { clearOf, margin: CLEAR, leadsTo, throughNone: clearOf };
    layout.inPlaceOfNumber(
      code,
      () =>
        written(beside(spot, layout.units), room) ||
        // Not on its own edge, where a plate would hide what it names.
        (isRoomy &&
          own.length <= MOST_FAR &&
          written(farther(spot, layout.units, width), { ...room, clearOf: announced })),
    );
  }
}
