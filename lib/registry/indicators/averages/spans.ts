import type { Turns } from './turns';

/**
 * Linear algebra over the integers modulo a prime: exact, without the doubt at which size a number counts as nothing.
 * The square of the prime fits into 31 bits, so that the engine stays with whole numbers.
 */
const P = 46_337;

export type Vector = Int32Array;
/** Coordinates to add up, and coordinates to take away. */
export interface Sum {
  plus: readonly number[];
  minus: readonly number[];
}

function inverse(value: number): number {
  let [a, b, x, y] = [value, P, 1, 0];
  while (b !== 0) {
    const q = Math.floor(a / b);
    [a, b, x, y] = [b, a - q * b, y, x - q * y];
  }
  return ((x % P) + P) % P;
}

/** `target += factor * row` */
function add(target: Vector, row: Vector, factor: number, from = 0): void {
  for (let at = from; at < row.length; at++) {
    const value = row[at] as number;
    if (value !== 0) target[at] = ((target[at] as number) + factor * value) % P;
  }
}

function scale(row: Vector, factor: number): void {
  for (let at = 0; at < row.length; at++) row[at] = ((row[at] as number) * factor) % P;
}

export function sumOf(vector: Vector, sum: Sum): number {
  let total = 0;
  for (const at of sum.plus) total += vector[at] as number;
  for (const at of sum.minus) total += P - (vector[at] as number);
  return total % P;
}

/** All combinations of some vectors. Vectors may be longer than `width`: what lies behind is carried along. */
export class Span {
  readonly rows: Vector[] = [];
  readonly #pivots: number[] = [];
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  get rank(): number {
    return this.rows.length;
  }

  copy(): Span {
    const span = new Span(this.#width);
    // Rows are never changed once they are in.
    span.rows.push(...this.rows);
    span.#pivots.push(...this.#pivots);
    return span;
  }

  /** What is left of a vector without its part in here. */
  rest(vector: Vector): Vector {
    const left = vector.slice();
    for (let index = 0; index < this.rows.length; index++) {
      // Before its pivot a row is all zeros.
      const pivot = this.#pivots[index] as number;
      const value = left[pivot] as number;
      if (value !== 0) add(left, this.rows[index] as Vector, P - value, pivot);
    }
    return left;
  }

  /** Puts a vector in. Null when it added a direction; otherwise what is left of it, carried numbers included. */
  insert(vector: Vector): Vector | null {
    const left = this.rest(vector);
    let pivot = 0;
    while (pivot < this.#width && left[pivot] === 0) pivot++;
    if (pivot === this.#width) return left;
    scale(left, inverse(left[pivot] as number));
    this.rows.push(left);
    this.#pivots.push(pivot);
    return null;
  }
}

/** Of the combinations of `basis`, those in which a sum is nothing. `basis` is used up. */
export function without(basis: Vector[], sum: Sum): Vector[] {
  const values = basis.map((row) => sumOf(row, sum));
  const pivot = values.findIndex((value) => value !== 0);
  if (pivot === -1) return basis;
  const row = basis[pivot] as Vector;
  const factor = P - inverse(values[pivot] as number);
  const left: Vector[] = [];
  for (const [index, other] of basis.entries()) {
    if (index === pivot) continue;
    if (values[index] !== 0) {
      const changed = other.slice();
      add(changed, row, ((values[index] as number) * factor) % P);
      left.push(changed);
    } else left.push(other);
  }
  return left;
}

/** The combinations of `basis` that lie in a span too. */
export async function common(
  basis: readonly Vector[],
  span: Span,
  width: number,
  turns: Turns,
): Promise<Vector[]> {
  const left = new Span(width);
  const found: Vector[] = [];
  for (const row of basis) {
    const pair = new Int32Array(2 * width);
    pair.set(span.rest(row));
    pair.set(row, width);
    const carried = left.insert(pair);
    if (carried !== null) found.push(carried.slice(width));
    await turns.pause();
  }
  return found;
}
