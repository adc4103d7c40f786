import { RowRefusedError } from '../import/errors';
import type { TransactionRow } from './load';

/**
 * What no sale is. The bounds lie well beyond the largest of the 105,000 sales of two quarters of 2024 (1.6 billion
 * riyals, 8.3 km², 9,200 riyals a square metre, 0.003 for desert land), so that they meet slips and not large deals.
 */
const MAX_VALUE_SAR = 20_000_000_000;
const MAX_AREA_M2 = 20_000_000;
const PRICE_PER_M2 = { least: 0.001, most: 1_000_000 };

export type Suspicion =
  | 'future date'
  | 'isolated newest day'
  | 'calendars apart'
  | 'value beyond bound'
  | 'area set aside';

/** A row that may well be wrong, and is refused for that. */
export class RowSuspiciousError extends RowRefusedError {
  override name = 'RowSuspiciousError';
  readonly kind: Suspicion;
  constructor(kind: Suspicion, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** @throws {RowSuspiciousError} a value beyond every sale: it can neither be counted nor be left out of a sum */
export function checkValue({ valueHalalas }: TransactionRow): void {
  if (valueHalalas <= MAX_VALUE_SAR * 100) return;
  const bound = MAX_VALUE_SAR.toLocaleString('en');
  throw new RowSuspiciousError('value beyond bound', `value beyond ${bound} riyals: ${valueHalalas / 100}`);
}

/** Why the area of a transaction must not weigh in an average, though the transaction counts; null where it may. */
export function areaDoubt({ valueHalalas, areaDm2 }: TransactionRow): string | null {
  if (areaDm2 === null) return null;
  const area = areaDm2 / 100;
  if (area > MAX_AREA_M2) return `area beyond ${MAX_AREA_M2.toLocaleString('en')} m²: ${area}`;
  const price = valueHalalas / areaDm2;
  if (price >= PRICE_PER_M2.least && price <= PRICE_PER_M2.most) return null;
  return `price per m² out of all bounds: ${valueHalalas / 100} riyals for ${area} m²`;
}

/** A day is isolated that lies this long after the one before, and {@link UNUSUAL} times any earlier gap. */
const GAP_DAYS = 60;
const UNUSUAL = 3;
/** Lines remembered of a day; as many transactions can be isolated at most. */
const MOST_ISOLATED = 100;

interface DaySums {
  rows: number;
  value: number;
  area: number;
  lines: number[];
}
export interface Isolated {
  day: number;
  /** Days since the last one that is not isolated. */
  after: number;
  lines: number[];
}

/**
 * What the accepted rows of each day add up to. A window of figures ends on the newest day of all: one slip of the
 * year would leave it empty, so a few transactions long after all others are told apart.
 */
export class DayTally {
  readonly #days = new Map<number, DaySums>();
  #rows = 0;

  add({ day, line, valueHalalas, areaDm2 }: TransactionRow): void {
    this.#rows += 1;
    let sums = this.#days.get(day);
    if (sums === undefined) {
      sums = { rows: 0, value: 0, area: 0, lines: [] };
      this.#days.set(day, sums);
    }
    sums.rows += 1;
    sums.value += valueHalalas;
    sums.area += areaDm2 ?? 0;
    if (sums.lines.length < MOST_ISOLATED) sums.lines.push(line);
  }

  /** At most 3 rows of 30, a tenth of fewer, a hundredth of many. */
  get #few(): number {
    const share = Math.max(Math.min(3, Math.floor(this.#rows / 10)), Math.floor(this.#rows / 100));
    return Math.min(share, MOST_ISOLATED);
  }

  /** Takes the isolated newest days out of the tally, oldest first. */
  removeIsolated(): Isolated[] {
    const days = [...this.#days.keys()].sort((a, b) => a - b);
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
    let cut = days.length;
    let rows = 0;
    for (let index = days.length - 1; index > 0; index--) {
      rows += this.#days.get(days[index] ?? 0)?.rows ?? 0;
      if (rows > this.#few) break;
      const before = Math.max(0, ...gaps.slice(0, index - 1));
      if ((gaps[index - 1] ?? 0) > Math.max(GAP_DAYS, UNUSUAL * before)) cut = index;
    }
    const last = days[cut - 1] ?? 0;
    return days.slice(cut).map((day) => {
      const lines = this.#days.get(day)?.lines ?? [];
      this.#days.delete(day);
      return { day, after: day - last, lines };
    });
  }

  /** Null for no day at all. */
  get extent(): { first: number; last: number } | null {
    let first = Number.POSITIVE_INFINITY;
    let last = Number.NEGATIVE_INFINITY;
    for (const day of this.#days.keys()) {
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
    return last < first ? null : { first, last };
  }

  sums(): { value: number; area: number } {
    let [value, area] = [0, 0];
    for (const sums of this.#days.values()) {
      value += sums.value;
      area += sums.area;
    }
    return { value, area };
  }
}
