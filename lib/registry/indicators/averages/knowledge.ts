import type { Cells } from './cells';
import type { Place } from './lattice';
import { common, Span, type Sum, type Vector, without } from './spans';
import type { Turns } from './turns';

/** Is told a place, and the changes that are free there. */
type Visit = (place: Place, free: readonly Vector[]) => Promise<void>;

/**
 * What follows from the averages that are shown, exactly.
 *
 * Unknown are the areas. `free` is every change of them that no shown average tells: a sum that no such change changes
 * can be worked out from what is shown, any other cannot. Places make a tree, and the areas of a place are the sum of
 * those of its narrower places, so it is enough to look at one place at a time: from below, what its own transactions
 * leave open (`below`); from above, what all other places and the sums with them leave open (`outside`). A change of
 * the place that both allow is free.
 */
export class Knowledge {
  readonly #cells: Cells;
  readonly #turns: Turns;
  readonly #below = new Map<Place, Vector[]>();

  constructor(cells: Cells, turns: Turns) {
    this.#cells = cells;
    this.#turns = turns;
  }

  /** Visits each place with the changes that are free there. */
  async each(root: Place, visit: Visit): Promise<void> {
    await this.#fromBelow(root);
    await visit(root, this.#below.get(root) ?? []);
    await this.#fromAbove(root, await this.#unseen(root, this.#everything()), visit);
  }

  #everything(): Vector[] {
    const { width } = this.#cells;
    return Array.from({ length: width }, (_, at) => {
      const vector = new Int32Array(width);
      vector[at] = 1;
      return vector;
    });
  }

  /** Of some changes, the combinations that no average of the place itself tells. */
  async #unseen(place: Place, changes: Vector[]): Promise<Vector[]> {
    const { perPlace, sums } = this.#cells;
    const base = this.#cells.indexOf(place) * perPlace;
    let left = changes;
    for (let cell = 0; cell < perPlace && left.length > 0; cell++)
      if (this.#cells.shown(base + cell)) {
        left = without(left, sums[cell] as Sum);
        await this.#turns.pause();
      }
    return left;
  }

  async #span(vectors: Iterable<Vector>, onto: Span, most = this.#cells.width): Promise<Span> {
    for (const vector of vectors) {
      if (onto.rank === most) break;
      onto.insert(vector);
      await this.#turns.pause();
    }
    return onto;
  }

  *#own({ stripes }: Place): Generator<Vector> {
    for (const key of stripes.keys()) yield this.#cells.vectorOf(key);
  }

  async #fromBelow(place: Place): Promise<void> {
    for (const child of place.children) await this.#fromBelow(child);
    const parts =
      place.children.length > 0
        ? place.children.flatMap((child) => this.#below.get(child) ?? [])
        : this.#own(place);
    this.#below.set(
      place,
      await this.#unseen(place, [...(await this.#span(parts, new Span(this.#cells.width))).rows]),
    );
  }

  async #fromAbove(place: Place, outside: Vector[], visit: Visit): Promise<void> {
    const span = await this.#span(outside, new Span(this.#cells.width));
    const { rank } = await this.#span(this.#open(place.children), span.copy());
    await this.#others({ places: place.children, span, rank }, async (child, others) => {
      const below = this.#below.get(child) ?? [];
      await visit(child, await common(below, others, this.#cells.width, this.#turns));
      if (child.children.length > 0)
        await this.#fromAbove(child, await this.#unseen(child, [...others.rows]), visit);
    });
  }

  #open(places: readonly Place[]): Vector[] {
    return places.flatMap((place) => this.#below.get(place) ?? []);
  }

  /**
   * For each of some places, what all the others leave open: by halves, so that n places cost n log n. No more than `rank`
   * directions are left open in all.
   */
  async #others(
    { places, span, rank }: { places: readonly Place[]; span: Span; rank: number },
    use: (place: Place, others: Span) => Promise<void>,
  ): Promise<void> {
    const [only] = places;
    if (only === undefined) return;
    if (places.length === 1) return use(only, span);
    const middle = Math.ceil(places.length / 2);
    const [left, right] = [places.slice(0, middle), places.slice(middle)];
    const beside = async (half: readonly Place[]) => this.#span(this.#open(half), span.copy(), rank);
    await this.#others({ places: left, span: await beside(right), rank }, use);
    await this.#others({ places: right, span: await beside(left), rank }, use);
  }
}
