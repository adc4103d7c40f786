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
  const rough = (most - least || most / 10 || 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (ROUND.find((round) => round * power >= rough) ?? 10);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** The stretches of a line: it is broken where a value is missing, and never drawn across. */
export function linesOf(values: readonly (number | null)[]): { index: number; value: number }[][] {
  const lines: { index: number; value: number }[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) lines.push([]);
    else lines.at(-1)?.push({ index, value });
  });
  return lines.filter((line) => line.length > 1);
}

/** A value and the order of its month. */
interface Dated {
  value: number;
  index: number;
}

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

/** The values that are written beside their mark: the last, and the highest and the lowest where they stand clear of it. */
export function outstanding(values: readonly (number | null)[]): Map<number, 'above' | 'below'> {
  const extremes = extremesOf(values);
  if (extremes === null) return new Map();
  const { highest, lowest, last } = extremes;
  const isClear = ({ index }: Dated) => index === last.index || last.index - index > values.length / 5;
  const named = new Map<number, 'above' | 'below'>();
  if (isClear(lowest)) named.set(lowest.index, 'below');
  if (isClear(highest)) named.set(highest.index, 'above');
  if (!named.has(last.index)) named.set(last.index, 'above');
  return named;
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

/** A column: where it begins, downwards, how high it is, and on which side of its ground its figure stands. */
interface Column {
  y: number;
  height: number;
  side: 'above' | 'below';
}

/** Columns within a height, with the figures level with them; one of a month that is left out is null. */
export interface Columns {
  /** The average of the whole months, which the columns stand on; null where they stand on nought. */
  average: number | null;
  ground: number;
  ticks: { value: number; y: number }[];
  columns: (Column | null)[];
}

/** So many whole months make an average that others can be compared with. */
const COMPARED = 3;
/** Where the highest is so many times the lowest, columns from nought show it. */
const APPARENT = 2;
/** Pixels that figures of the scale keep from the average's own, and from its name below that. */
const APART = 15;
const APART_BELOW = 29;

/** Columns from nought. */
function fromNought(values: readonly number[], height: number): Columns {
  const high = Math.max(1, ...values);
  const columns = values.map((value): Column => {
    const own = (height * value) / high;
    return { y: height - own, height: own, side: 'above' };
  });
  return { average: null, ground: height, ticks: [{ value: 0, y: height }], columns };
}

/**
 * Columns that show how months differ. Where they hardly do from nought, they go up and down from the average of the whole
 * ones: a length that stands for the difference is as honest. There, months that are not whole are left out, since they
 * would all seem low.
 */
export function columnsOf(values: readonly number[], whole: readonly boolean[], height: number): Columns {
  const counted = values.filter((_, index) => whole[index]);
  const [low, high] = [Math.min(...counted), Math.max(...counted)];
  if (counted.length < COMPARED || high === low || high >= APPARENT * low) return fromNought(values, height);
  const down = (value: number) => (height * (high - value)) / (high - low);
  const average = counted.reduce((sum, value) => sum + value, 0) / counted.length;
  const ground = down(average);
  const columns = values.map((value, index): Column | null => {
    if (!whole[index]) return null;
    const y = down(value);
    return {
      y: Math.min(y, ground),
      height: Math.abs(y - ground),
      side: value < average ? 'below' : 'above',
    };
  });
  const ticks = (scaleOf(counted)?.ticks ?? [])
    .map((value) => ({ value, y: down(value) }))
    .filter(
      ({ value, y }) => value >= low && value <= high && (y <= ground - APART || y >= ground + APART_BELOW),
    );
  return { average, ground, ticks, columns };
}

/** A figure's place: the order of its month, and how far down it stands. */
interface Place {
  index: number;
  y: number;
}

/**
 * The figures for which there is room, of those that are given by weight: none within `reach` months of one that is level
 * with it.
 */
export function withRoom(places: readonly Place[], reach: number, line: number): Set<number> {
  const kept: Place[] = [];
  for (const place of places)
    if (kept.every(({ index, y }) => Math.abs(index - place.index) >= reach || Math.abs(y - place.y) >= line))
      kept.push(place);
  return new Set(kept.map(({ index }) => index));
}
