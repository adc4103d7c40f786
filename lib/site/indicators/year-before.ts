import type { Indicators } from '@/lib/registry';
import { wholeMonths } from './charts';

/** Longer windows hold the year before of their own months; twice this one the page asks for anyway. */
const LONGEST = 365;
/** Shorter ones have hardly two months to draw. */
const SHORTEST = 32;

/** A year with a leap day between them. */
const YEAR = 366;

/** The length of the window that holds the months of another, and the same ones of the year before; null where none are drawn. */
export const withYearBefore = (days: number): number | null =>
  days < SHORTEST || days > LONGEST ? null : Math.min(days + YEAR, 2 * LONGEST);

/** Of each month, the figures of the same one a year before; null where it is not covered, or its average withheld. */
export interface YearBefore {
  readonly deeds: readonly (number | null)[];
  readonly prices: readonly (number | null)[];
}

export const monthBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

type Told = Pick<Indicators, 'from' | 'asOf' | 'byMonth'>;

/** The year before of a window's months, from a longer one that ends with it. A part of a month is compared with none. */
export function yearBeforeOf(now: Told, longer: Told): YearBefore {
  const isWhole = wholeMonths(now.from, now.asOf);
  const isCovered = wholeMonths(longer.from, longer.asOf);
  const found = now.byMonth.map(({ month }) => {
    const before = monthBefore(month);
    if (!isWhole(month) || !isCovered(before)) return undefined;
    return longer.byMonth.find((one) => one.month === before);
  });
  return {
    deeds: found.map((one) => one?.deeds ?? null),
    prices: found.map((one) => one?.averagePricePerSquareMetre ?? null),
  };
}
