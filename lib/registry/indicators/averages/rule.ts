import { Cells } from './cells';
import { Knowledge } from './knowledge';
import { type Frame, kindKey, type Place } from './lattice';
import { type Sum, sumOf, type Vector } from './spans';
import type { Turns } from './turns';

/** Rounds in which one more average is withheld for each that follows; then two, four, eight …, so that there are few rounds. */
const GENTLE_ROUNDS = 4;

/** An average that must not follow from others, and which of those others could be withheld instead. */
interface Secret {
  sum: Sum;
  /** Lists of cells: the smallest shown one of the first list that has any is withheld. */
  instead: () => Iterable<number[]>;
  round: string;
}

/** Withholds averages until none over fewer than `minimum` transactions, and none that is withheld, follows from the rest. */
class Rule {
  readonly #cells: Cells;
  readonly #minimum: number;
  readonly #turns: Turns;

  constructor(cells: Cells, minimum: number, turns: Turns) {
    this.#cells = cells;
    this.#minimum = minimum;
    this.#turns = turns;
  }

  async run(): Promise<void> {
    const [root] = this.#cells.places;
    if (root === undefined) return;
    await this.#completeLines();
    for (let round = 0; ; round++) {
      const found = await this.#found(root);
      if (found.length === 0) return this.#showWhatFollows(root);
      const touched = new Set<string>();
      let changed = false;
      for (const { instead, round: line } of found) {
        if (touched.has(line)) continue;
        touched.add(line);
        changed = this.#hideFrom(instead(), 2 ** Math.max(0, round - GENTLE_ROUNDS)) || changed;
        await this.#turns.pause();
      }
      if (!changed) this.#hideAll();
      await this.#completeLines();
    }
  }

  #hideFrom(lists: Iterable<number[]>, most = 1): boolean {
    for (const list of lists) {
      const shown = list.filter((id) => this.#cells.shown(id));
      if (shown.length === 0) continue;
      shown.sort((a, b) => (this.#cells.n[a] as number) - (this.#cells.n[b] as number) || a - b);
      for (const id of shown.slice(0, most)) this.#cells.hide(id);
      return true;
    }
    return false;
  }

  #hideAll(): void {
    for (let id = 0; id < this.#cells.n.length; id++) this.#cells.hide(id);
  }

  /** The lines of which a cell is the sum: its narrower places, its types, its uses. */
  #linesUnder(id: number): number[][] {
    const { perPlace, places, lines } = this.#cells;
    const at = this.#cells.placeOf(id);
    const cell = id % perPlace;
    const { children } = places[at] as Place;
    const below = children.map((child) => this.#cells.indexOf(child) * perPlace + cell);
    return [
      ...(below.length > 0 ? [below] : []),
      ...(lines[cell] ?? []).map((line) => line.map((part) => at * perPlace + part)),
    ];
  }

  /**
   * Under an average that is shown, those that are not are never one alone, and never fewer transactions than the
   * minimum.
   */
  async #completeLines(): Promise<void> {
    for (let changed = true; changed; ) {
      changed = false;
      for (let id = 0; id < this.#cells.n.length; id++) {
        if (!this.#cells.shown(id)) continue;
        for (const line of this.#linesUnder(id)) changed = this.#completeLine(id, line) || changed;
        changed = this.#partPeriods(id) || changed;
        await this.#turns.pause();
      }
    }
  }

  /** Of two periods that differ by too few transactions, the shorter is withheld. */
  #partPeriods(id: number): boolean {
    const { meanings, perPlace, n, frame } = this.#cells;
    const { period } = meanings[id % perPlace] as Cells['meanings'][number];
    let changed = false;
    for (let other = id - frame.kinds.length, left = period; left > 0; left--, other -= frame.kinds.length) {
      const count = (n[id] as number) - (n[other] as number);
      if (count >= this.#minimum || !this.#cells.shown(other) || count === 0) continue;
      this.#cells.hide(other);
      changed = true;
    }
    return changed;
  }

  #completeLine(sum: number, line: readonly number[]): boolean {
    const { n } = this.#cells;
    let changed = false;
    for (;;) {
      // What no source places is asked for by nobody: as many transactions as the minimum need no hiding.
      const open = line.filter((id) => n[id] !== 0 && !this.#cells.shown(id) && !this.#harmless(id));
      const count = open.reduce((total, id) => total + (n[id] as number), 0);
      if (open.length === 0 || !this.#cells.shown(sum) || (open.length > 1 && count >= this.#minimum))
        return changed;
      const others = line.filter((id) => !this.#cells.same(id, sum));
      changed = this.#hideFrom([others, [sum]]) || changed;
    }
  }

  #harmless(id: number): boolean {
    const place = this.#cells.places[this.#cells.placeOf(id)] as Place;
    return !place.real && (this.#cells.n[id] as number) >= this.#minimum;
  }

  /** A withheld average over enough transactions that follows anyway tells nothing new: it is shown. */
  async #showWhatFollows(root: Place): Promise<void> {
    const { perPlace, sums, n } = this.#cells;
    const follow: number[] = [];
    await new Knowledge(this.#cells, this.#turns).each(root, async (place, free) => {
      const base = this.#cells.indexOf(place) * perPlace;
      for (let cell = 0; place.real && cell < perPlace; cell++)
        if ((n[base + cell] as number) >= this.#minimum && !this.#cells.shown(base + cell)) {
          if (follows(sums[cell] as Sum, free)) follow.push(base + cell);
          await this.#turns.pause();
        }
    });
    for (const id of follow) this.#cells.show(id);
  }

  async #found(root: Place): Promise<Secret[]> {
    const found: Secret[] = [];
    await new Knowledge(this.#cells, this.#turns).each(root, async (place, free) => {
      for (const secret of this.#secrets(place)) {
        if (follows(secret.sum, free)) found.push(secret);
        await this.#turns.pause();
      }
    });
    return found;
  }

  /** What must not follow about a place. */
  *#secrets(place: Place): Generator<Secret> {
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
    yield this.#linesUnder(base + cell).flat();
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

/** Whether a sum can be worked out: no free change changes it. */
function follows(sum: Sum, free: readonly Vector[]): boolean {
  return !free.some((change) => sumOf(change, sum) !== 0);
}

/** One sum less others. */
function difference(sum: Sum, less: readonly Sum[]): Sum {
  return { plus: sum.plus, minus: less.flatMap(({ plus }) => plus) };
}

/** Which averages of a lattice are shown. */
export async function shownCells(
  { frame, places }: { frame: Frame; places: readonly Place[] },
  minimum: number,
  turns: Turns,
): Promise<Cells> {
  const cells = await Cells.of(frame, places, minimum, turns);
  await new Rule(cells, minimum, turns).run();
  return cells;
}
