import type { Cells } from './cells';
import { kindKey, type Place } from './lattice';
import type { Sum } from './spans';

/** An average that must not follow from others, and which of those others could be withheld instead. */
export interface Secret {
  sum: Sum;
  /** Lists of cells: the smallest shown one of the first list that has any is withheld. */
  instead: () => Iterable<number[]>;
  round: string;
}

/** What must not follow: averages over fewer than `minimum` transactions, of cells and of what is left between them. */
export class Secrets {
  readonly #cells: Cells;
  readonly #minimum: number;

  constructor(cells: Cells, minimum: number) {
    this.#cells = cells;
    this.#minimum = minimum;
  }

  /** What must not follow about a place. */
  *of(place: Place): Generator<Secret> {
    const { perPlace, meanings, sums, n } = this.#cells;
    const base = this.#cells.indexOf(place) * perPlace;
    const { kinds } = this.#cells.frame;
    for (let cell = 0; cell < perPlace; cell++) {
      const id = base + cell;
      if (n[id] === 0) continue;
      const { period, kind } = meanings[cell] as Cells['meanings'][number];
      if ((n[id] as number) < this.#minimum)
        yield this.#secret(place, cell, sums[cell] as Sum, () => this.#beside(place, cell));
      for (let shorter = 0; shorter < period; shorter++) {
        const other = shorter * kinds.length + kind;
        const count = (n[id] as number) - (n[base + other] as number);
        if (count > 0 && count < this.#minimum)
          yield this.#secret(place, cell, difference(sums[cell] as Sum, [sums[other] as Sum]), () =>
            this.#between(place, other, cell),
          );
      }
    }
    yield* this.#gaps(place, base);
  }

  *#between(place: Place, shorter: number, longer: number): Generator<number[]> {
    const base = this.#cells.indexOf(place) * this.#cells.perPlace;
    yield [base + shorter, base + longer];
    yield* this.#beside(place, shorter);
    yield* this.#beside(place, longer);
  }

  #secret(place: Place, cell: number, sum: Sum, instead: Secret['instead']): Secret {
    const { period } = this.#cells.meanings[cell] as Cells['meanings'][number];
    return { sum, instead, round: `${place.key} ${period}` };
  }

  /** Periods less the months in them, and months less the periods that end in them: the days that are left. */
  *#gaps(place: Place, base: number): Generator<Secret> {
    const { sums, n, frame } = this.#cells;
    const { periods, months, ends, kinds, last } = frame;
    const whole = frame.kindOf.get(kindKey(null, null)) ?? 0;
    const cellOf = (month: number) => periods.length * kinds.length + month;
    const earliest = Math.min(...periods);
    const within = (from: number, to: number) =>
      months.flatMap((start, month) =>
        Math.max(start, earliest) >= from &&
        Math.min((ends[month] as number) - 1, last) <= to &&
        this.#cells.shown(base + cellOf(month))
          ? [cellOf(month)]
          : [],
      );
    const check = (cell: number, less: number[]): Secret[] => {
      const count = less.reduce((left, part) => left - (n[base + part] as number), n[base + cell] as number);
      if (count <= 0 || count >= this.#minimum || less.length === 0) return [];
      const sum = difference(
        sums[cell] as Sum,
        less.map((part) => sums[part] as Sum),
      );
      const parts = less.filter((part) => part >= cellOf(0)).map((part) => base + part);
      return [this.#secret(place, cell, sum, () => [parts, less.map((part) => base + part), [base + cell]])];
    };
    for (const [period, first] of periods.entries()) {
      const cell = period * kinds.length + whole;
      yield* check(cell, within(first, last));
      for (let shorter = 0; shorter < period; shorter++) {
        const until = (periods[shorter] as number) - 1;
        yield* check(cell, [shorter * kinds.length + whole, ...within(first, until)]);
      }
      // The rest of the month in which the period begins: month and months after it, less the period.
      const month = months.findLastIndex((start) => start < first);
      if (month < 0 || (ends[month] as number) <= first) continue;
      yield* this.#beginning(place, base, cellOf(month), cell, within(first, last));
    }
  }

  *#beginning(place: Place, base: number, month: number, period: number, after: number[]): Generator<Secret> {
    const { sums, n } = this.#cells;
    const total = [month, ...after].reduce((sum, cell) => sum + (n[base + cell] as number), 0);
    const count = total - (n[base + period] as number);
    if (count <= 0 || count >= this.#minimum) return;
    const flipped = difference(
      sums[period] as Sum,
      [month, ...after].map((cell) => sums[cell] as Sum),
    );
    yield this.#secret(place, month, flipped, () => [
      [base + month, ...after.map((cell) => base + cell)],
      [base + period],
    ]);
  }

  /** All that is told of the place and those in it, of its neighbours, and so on upwards. */
  *#around(place: Place): Generator<number[]> {
    const { perPlace } = this.#cells;
    const cellsOf = (one: Place) =>
      Array.from({ length: perPlace }, (_, cell) => this.#cells.indexOf(one) * perPlace + cell);
    yield [place, ...place.children].flatMap(cellsOf);
    for (let at = place.parent; at !== null; at = at.parent) {
      yield at.children.flatMap(cellsOf);
      yield cellsOf(at);
    }
  }

  /** The cells through which one could be worked out: those that add up to the same sums, then those sums. */
  *#beside(place: Place, cell: number): Generator<number[]> {
    const { perPlace, partOf, meanings, frame } = this.#cells;
    const base = this.#cells.indexOf(place) * perPlace;
    const above = place.parent === null ? [] : [this.#cells.indexOf(place.parent) * perPlace + cell];
    const siblings = (place.parent?.children ?? []).map(
      (child) => this.#cells.indexOf(child) * perPlace + cell,
    );
    const over: number[] = [...above];
    const all: number[] = [...siblings];
    const told = above.some((sum) => this.#cells.shown(sum)) ? [...siblings] : [];
    for (const { sum, line } of partOf[cell] ?? []) {
      const parts = line.map((part) => base + part);
      over.push(base + sum);
      all.push(...parts);
      if (this.#cells.shown(base + sum)) told.push(...parts);
    }
    const free = (list: number[]) => list.filter((id) => !over.some((sum) => this.#cells.same(id, sum)));
    yield free(told);
    yield this.#cells.linesUnder(base + cell).flat();
    const { period, kind } = meanings[cell] as Cells['meanings'][number];
    const times = meanings.flatMap((other, index) =>
      (period === -1 ? other.period === -1 : other.kind === kind) ? [base + index] : [],
    );
    const wholes = period === -1 ? frame.periods.map((_, index) => base + index * frame.kinds.length) : [];
    yield free(times);
    yield free(all);
    yield* [told, times, all, over, wholes];
    yield* this.#around(place);
  }
}

/** One sum less others. */
function difference(sum: Sum, less: readonly Sum[]): Sum {
  return { plus: sum.plus, minus: less.flatMap(({ plus }) => plus) };
}
