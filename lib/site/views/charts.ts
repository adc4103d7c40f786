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

/** The values that are written beside their mark: the highest, the lowest, and the last where it stands clear of them. */
export function outstanding(values: readonly (number | null)[]): Map<number, 'above' | 'below'> {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return new Map();
  const highest = known.reduce((a, b) => (b.value > a.value ? b : a), first);
  const lowest = known.reduce((a, b) => (b.value < a.value ? b : a), first);
  const named = new Map<number, 'above' | 'below'>([
    [lowest.index, 'below'],
    [highest.index, 'above'],
  ]);
  const clear = [...named.keys()].every((index) => last.index - index > values.length / 5);
  if (clear) named.set(last.index, 'above');
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

/** Heights of columns from nought within a height, and that of the average of those that are whole; nought where none is. */
export function columnsOf(values: readonly number[], whole: readonly boolean[], height: number) {
  const counted = values.filter((_, index) => whole[index]);
  const average = counted.reduce((sum, value) => sum + value, 0) / Math.max(1, counted.length);
  const scale = height / Math.max(1, ...values);
  return { average, top: average * scale, columns: values.map((value) => value * scale) };
}
