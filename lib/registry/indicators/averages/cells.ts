import { type Frame, kindKey, type Place, stripeOf } from './lattice';
import type { Sum, Vector } from './spans';
import type { Turns } from './turns';

/** One average that may be shown: of a place, a period and a kind, or of a place and a month. */
interface Meaning {
  /** Index of the period; -1: a month. */
  period: number;
  month: number;
  kind: number;
}

/**
 * The cells of a lattice by number (place × cell), with how many transactions each has, and which of them are one: with
 * the same transactions, both are shown or neither is.
 *
 * A place's unknown areas are a vector: one number for each period and pairing, and one for each month. A cell is a sum of
 * some of them.
 */
export class Cells {
  readonly frame: Frame;
  readonly places: readonly Place[];
  readonly width: number;
  readonly perPlace: number;
  readonly meanings: Meaning[] = [];
  readonly sums: Sum[] = [];
  /** Of each kind, by cell: the lines (type by type, use by use) that add up to it. */
  readonly lines: number[][][] = [];
  /** Of each kind, by cell: the sums that it is a part of, with the line in which it is. */
  readonly partOf: { sum: number; line: number[] }[][];
  readonly n: Int32Array;
  readonly #indexOf = new Map<Place, number>();
  /** Of each pairing, the kinds that it is a part of. */
  readonly #kindsWith: number[][];
  readonly #same: Int32Array;
  readonly #hidden: Uint8Array;

  private constructor(frame: Frame, places: readonly Place[]) {
    this.frame = frame;
    this.places = places;
    for (const [index, place] of places.entries()) this.#indexOf.set(place, index);
    const { periods, months, kinds, pairings } = frame;
    this.width = periods.length * pairings.length + months.length;
    this.#kindsWith = pairings.map(() => []);
    for (const [kind, { pairings: parts }] of kinds.entries())
      for (const part of parts) this.#kindsWith[part]?.push(kind);
    for (const [period] of periods.entries())
      for (const [kind, { pairings: parts }] of kinds.entries()) {
        this.meanings.push({ period, month: -1, kind });
        this.sums.push({ plus: parts.map((part) => period * pairings.length + part), minus: [] });
        this.lines.push(this.#kindLines(period, kind));
      }
    for (const [month] of months.entries()) {
      this.meanings.push({ period: -1, month, kind: -1 });
      this.sums.push({ plus: [periods.length * pairings.length + month], minus: [] });
      this.lines.push([]);
    }
    this.perPlace = this.meanings.length;
    this.n = new Int32Array(places.length * this.perPlace);
    this.#same = Int32Array.from(this.n.keys());
    this.#hidden = new Uint8Array(this.n.length);
    this.partOf = this.meanings.map(() => []);
    for (const [sum, lines] of this.lines.entries())
      for (const line of lines) for (const part of line) this.partOf[part]?.push({ sum, line });
  }

  /** The cells of some places; withheld are those under the minimum, and those that nobody can ask for. */
  static async of(frame: Frame, places: readonly Place[], minimum: number, turns: Turns): Promise<Cells> {
    const cells = new Cells(frame, places);
    for (const [at, place] of places.entries()) {
      cells.#count(at, place);
      await turns.pause();
    }
    for (const [at, place] of places.entries()) {
      cells.#joinEqual(at, place);
      await turns.pause();
    }
    for (const [at, { real }] of places.entries()) {
      for (let id = at * cells.perPlace; id < (at + 1) * cells.perPlace; id++)
        if (!real || (cells.n[id] as number) < minimum) cells.hide(id);
      await turns.pause();
    }
    return cells;
  }

  #kindLines(period: number, kind: number): number[][] {
    const { kinds } = this.frame;
    const { type, use } = kinds[kind] as Frame['kinds'][number];
    const at = (fits: (other: Frame['kinds'][number]) => boolean) =>
      kinds.flatMap((other, index) => (fits(other) ? [period * kinds.length + index] : []));
    return [
      ...(type === null ? [at((other) => other.type !== null && other.use === use)] : []),
      ...(use === null ? [at((other) => other.use !== null && other.type === type)] : []),
    ];
  }

  #count(at: number, { stripes }: Place): void {
    const { periods, kinds } = this.frame;
    const base = at * this.perPlace;
    for (const [key, n] of stripes) {
      const stripe = stripeOf(key);
      for (let period = stripe.period; period < periods.length; period++)
        for (const kind of this.#kindsWith[stripe.pairing] ?? [])
          (this.n[base + period * kinds.length + kind] as number) += n;
      (this.n[base + periods.length * kinds.length + stripe.month] as number) += n;
    }
  }

  /** Cells that lie in each other and have as many transactions have the same. */
  #joinEqual(at: number, place: Place): void {
    const { periods, months, ends, kinds, last } = this.frame;
    const whole = this.frame.kindOf.get(kindKey(null, null)) ?? 0;
    const earliest = Math.min(...periods);
    const base = at * this.perPlace;
    const parent = place.parent === null ? -1 : this.indexOf(place.parent) * this.perPlace;
    for (let cell = 0; cell < this.perPlace; cell++) {
      if (parent >= 0) this.#joinIfEqual(base + cell, parent + cell);
      for (const line of this.lines[cell] ?? [])
        for (const part of line) this.#joinIfEqual(base + cell, base + part);
      const { period } = this.meanings[cell] as Meaning;
      if (period > 0) this.#joinIfEqual(base + cell, base + cell - kinds.length);
    }
    // A period that begins within a month lies in it only if both end with the last day.
    for (const [month, start] of months.entries())
      for (const [period, first] of periods.entries())
        if (first <= Math.max(start, earliest) || (ends[month] as number) > last)
          this.#joinIfEqual(
            base + periods.length * kinds.length + month,
            base + period * kinds.length + whole,
          );
  }

  #joinIfEqual(a: number, b: number): void {
    if (this.n[a] === this.n[b] && this.n[a] !== 0) this.#same[this.#root(a)] = this.#root(b);
  }

  #root(id: number): number {
    let at = id;
    while (this.#same[at] !== at) {
      this.#same[at] = this.#same[this.#same[at] as number] as number;
      at = this.#same[at] as number;
    }
    return at;
  }

  /** The lines of which a cell is the sum: its narrower places, its types, its uses. */
  linesUnder(id: number): number[][] {
    const { perPlace, places, lines } = this;
    const at = this.placeOf(id);
    const cell = id % perPlace;
    const { children } = places[at] as Place;
    const below = children.map((child) => this.indexOf(child) * perPlace + cell);
    return [
      ...(below.length > 0 ? [below] : []),
      ...(lines[cell] ?? []).map((line) => line.map((part) => at * perPlace + part)),
    ];
  }

  indexOf(place: Place): number {
    return this.#indexOf.get(place) ?? -1;
  }
  placeOf(id: number): number {
    return Math.floor(id / this.perPlace);
  }
  /** Of a cell, whether its average is shown. */
  shown(id: number): boolean {
    return this.n[id] !== 0 && this.#hidden[this.#root(id)] === 0;
  }
  same(a: number, b: number): boolean {
    return this.#root(a) === this.#root(b);
  }
  show(id: number): void {
    this.#hidden[this.#root(id)] = 0;
  }
  hide(id: number): void {
    this.#hidden[this.#root(id)] = 1;
  }

  /** What a transaction of some stripe adds to the vector of its place. */
  vectorOf(key: number): Vector {
    const { periods, pairings } = this.frame;
    const { period: shortest, month, pairing } = stripeOf(key);
    const vector = new Int32Array(this.width);
    for (let period = shortest; period < periods.length; period++)
      vector[period * pairings.length + pairing] = 1;
    vector[periods.length * pairings.length + month] = 1;
    return vector;
  }
}
