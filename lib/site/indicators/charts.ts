import { addDays } from '@/lib/calendar/riyadh';

/** Round numbers around values, and the steps between them. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const ROUND = [1, 2, 2.5, 5, 10] as const;

/** The scale of a line: close around its values, so that their differences show. Null where there are none. */
export function scaleOf(values: readonly number[]): Scale | null {
  if (values.length === 0) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((most - least || most / 10 || 1) / 4);
  const low = Math.floor(least / step) * step;
  return { low, ...ticksFrom(low, Math.max(low + step, most), step) };
}

/** The first round number that is not below a rough one. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (ROUND.find((round) => round * power >= rough) ?? 10);
}

function ticksFrom(low: number, most: number, step: number): Omit<Scale, 'low'> {
  const steps = Math.ceil((most - low) / step);
  return {
    high: low + steps * step,
    ticks: Array.from({ length: steps + 1 }, (_, index) => low + index * step),
  };
}

/** A value and the order of its month. */
interface Dated {
  value: number;
  index: number;
}

function stretchesOf(values: readonly (number | null)[]): Dated[][] {
  const lines: Dated[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push({ index, value });
  });
  return lines;
}

/** The stretches of a line: it is broken where a value is missing, and never drawn across. */
export const linesOf = (values: readonly (number | null)[]): Dated[][] =>
  stretchesOf(values).filter((line) => line.length > 1);

/** The values without a neighbour, which no line has. */
export const alone = (values: readonly (number | null)[]): Dated[] =>
  stretchesOf(values).flatMap((line) => (line.length === 1 ? line : []));

/** The values that tell most of a row of months. */
interface Extremes {
  highest: Dated;
  lowest: Dated;
  last: Dated;
}

/** The highest, the lowest and the last of the values that are known; null where there are none. */
export function extremesOf(values: readonly (number | null)[]): Extremes | null {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a), first);
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a), first);
  return { highest, lowest, last };
}

/** The values that are written beside their mark: the last and the first, and the highest and the lowest where they stand clear of both. */
export function outstanding(values: readonly (number | null)[]): Map<number, 'above' | 'below'> {
  const extremes = extremesOf(values);
  if (extremes === null) return new Map();
  const { highest, lowest, last } = extremes;
  const first = values.findIndex((value) => value !== null);
  const near = values.length / 5;
  const isClear = (index: number) =>
    index === last.index || (last.index - index > near && (index === first || index - first > near));
  const named = new Map<number, 'above' | 'below'>();
  if (isClear(lowest.index)) named.set(lowest.index, 'below');
  if (isClear(highest.index)) named.set(highest.index, 'above');
  for (const index of [last.index, first]) if (isClear(index) && !named.has(index)) named.set(index, 'above');
  return named;
}

/**
 * Where a second line has its name: at the peak or trough of its own that lies farthest from the first line, on the side away
 * from it; null where it has none.
 */
export function nameOfSecond(
  first: readonly (number | null)[],
  second: readonly (number | null)[],
): { index: number; side: 'above' | 'below' } | null {
  let best: { index: number; side: 'above' | 'below'; gap: number } | null = null;
  for (let index = 1; index + 1 < second.length; index += 1) {
    const [own, other] = [second[index] ?? null, first[index] ?? null];
    const [before, after] = [second[index - 1] ?? null, second[index + 1] ?? null];
    if (own === null || other === null || before === null || after === null) continue;
    const side = own < other ? 'below' : 'above';
    const isTurn = side === 'below' ? own < before && own < after : own > before && own > after;
    const gap = Math.abs(own - other);
    if (isTurn && gap > (best?.gap ?? 0)) best = { index, side, gap };
  }
  return best && { index: best.index, side: best.side };
}

/** In how many months a name comes again, so that each year is parted in the same way. */
const RHYTHMS = [1, 2, 3, 6, 12];

/**
 * The months that carry their name: the last, and before it one in each rhythm that leaves a name its room.
 * @param step of a month, and `room` that a name takes, in the same unit
 */
export function namedMonths(count: number, step: number, room: number): Set<number> {
  const apart = Math.ceil(room / step);
  const rhythm = RHYTHMS.find((months) => months >= apart) ?? apart;
  const back = Array.from({ length: count }, (_, index) => count - 1 - index);
  return new Set(back.filter((_, index) => index % rhythm === 0));
}

/** The months of a year: the order of its first and its last. */
export interface YearRun {
  year: string;
  from: number;
  to: number;
}

/** The years of months (`YYYY-MM`) in a row. */
export function yearsOf(months: readonly string[]): YearRun[] {
  const runs: YearRun[] = [];
  months.forEach((month, index) => {
    const year = month.slice(0, 4);
    const run = runs.at(-1);
    if (run?.year === year) run.to = index;
    else runs.push({ year, from: index, to: index });
  });
  return runs;
}

/** Whether a month (`YYYY-MM`) lies in a window with all its days. */
export type WholeMonths = (month: string) => boolean;

/** Of a window, by its first and last day (`YYYY-MM-DD`). */
export function wholeMonths(from: string, to: string): WholeMonths {
  const next = (month: string) => {
    const [year, at] = month.split('-').map(Number) as [number, number];
    return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
  };
  return (month) => `${month}-01` >= from && `${next(month)}-01` <= addDays(to, 1);
}

/** A column: where it begins, downwards, and how high it is. */
interface Column {
  y: number;
  height: number;
}

/** Columns on nought within a height, with the round figures level with them. */
export interface Columns {
  /** Of the whole months; null where they are too few to be compared with it. */
  average: { value: number; y: number } | null;
  ticks: { value: number; y: number }[];
  columns: Column[];
}

/** So many whole months make an average that others can be compared with. */
const COMPARED = 3;
/** Steps of their scale. */
const STEPS = 5;

/**
 * Columns of counts, all from nought: what is half as much is half as high. Months that are not whole would draw the average
 * down and are left out of it.
 */
export function columnsOf(values: readonly number[], whole: readonly boolean[], height: number): Columns {
  const most = Math.max(1, ...values);
  const { high, ticks } = ticksFrom(0, most, Math.ceil(roundStep(most / STEPS)));
  const down = (value: number) => (height * (high - value)) / high;
  const counted = values.filter((_, index) => whole[index]);
  const average = counted.reduce((sum, value) => sum + value, 0) / counted.length;
  return {
    average: counted.length < COMPARED ? null : { value: average, y: down(average) },
    ticks: ticks.map((value) => ({ value, y: down(value) })),
    columns: values.map((value) => ({ y: down(value), height: height - down(value) })),
  };
}

/** Pixels: from a column to the letters above it, and how far they may stand above their column. */
const ABOVE = 6;
const FARTHEST = 26;
/** And where the line of the average runs between both. */
const BEYOND = 16;
/** From a column's head down to the letters in it, and how high they are. */
export const IN_HEAD = 8;
const LETTERS = 12;
/** From them to the line of the average, and from those that hang above it in a head. */
const CLEAR = 4;
const CLEAR_BELOW = 5;

/** A figure of a column: in its head, or by the line that its letters stand on above it; null where it has no place. */
interface ColumnFigure {
  index: number;
  /** Where the column itself begins: a thin line leads there from a figure that stands higher. */
  own: number;
  isInside: boolean;
  /** Whether letters in its head may reach over the columns beside it, which are as high. */
  isAcross: boolean;
  above: number | null;
}

/**
 * Where the figures of the columns that tell most stand, so that the line of the average runs through none: in the heads of
 * those below it or well above it, above the others. In narrow ones they reach over the columns beside them where these are as high; else they
 * stand above these and the line, and have no place where that is too far from their own.
 */
export function columnFigures(
  counted: readonly (number | null)[],
  columns: readonly Pick<Column, 'y'>[],
  average: { y: number } | null,
  height: number,
): ColumnFigure[] {
  return [...outstanding(counted).keys()].map((index) => {
    const own = columns[index]?.y ?? height;
    const foot = own + IN_HEAD + LETTERS;
    const isLow = average !== null && own > average.y;
    // Clear of the line, which is higher than the column, or so much lower that the letters stand above it.
    const isClear = isLow || (average !== null && foot + CLEAR_BELOW <= average.y);
    const isInside = isClear && foot + ABOVE <= height;
    const heads = [index - 1, index, index + 1].map((each) => columns[each]?.y ?? height);
    const beside = [index - 1, index + 1].flatMap((each) => columns[each]?.y ?? []);
    const isAcross = isInside && beside.length > 0 && beside.every((y) => y <= own + IN_HEAD - CLEAR);
    const free = Math.min(...heads) - ABOVE;
    // Narrow columns have none in them: there it stands above its column, or above the line that would run through it.
    const isCrossed = average !== null && free - LETTERS - CLEAR < average.y && average.y < free + CLEAR;
    const above = isCrossed ? average.y - ABOVE : free;
    const farthest = isCrossed ? BEYOND : FARTHEST;
    return { index, own, isInside, isAcross, above: own - above > farthest ? null : above };
  });
}
