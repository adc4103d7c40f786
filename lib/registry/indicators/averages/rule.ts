import { Cells } from './cells';
import { Knowledge } from './knowledge';
import type { Frame, Place } from './lattice';
import { type Secret, Secrets } from './secrets';
import { type Sum, sumOf, type Vector } from './spans';
import type { Turns } from './turns';

/** Rounds in which one more average is withheld for each that follows; then two, four, eight …, so that there are few rounds. */
const GENTLE_ROUNDS = 4;

/** Withholds averages until none over fewer than `minimum` transactions, and none that is withheld, follows from the rest. */
class Rule {
  readonly #cells: Cells;
  readonly #minimum: number;
  readonly #turns: Turns;
  readonly #secrets: Secrets;

  constructor(cells: Cells, minimum: number, turns: Turns) {
    this.#cells = cells;
    this.#minimum = minimum;
    this.#turns = turns;
    this.#secrets = new Secrets(cells, minimum);
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

  /**
   * Under an average that is shown, those that are not are never one alone, and never fewer transactions than the
   * minimum.
   */
  async #completeLines(): Promise<void> {
    for (let changed = true; changed; ) {
      changed = false;
      for (let id = 0; id < this.#cells.n.length; id++) {
        if (!this.#cells.shown(id)) continue;
        for (const line of this.#cells.linesUnder(id)) changed = this.#completeLine(id, line) || changed;
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
      for (const secret of this.#secrets.of(place)) {
        if (follows(secret.sum, free)) found.push(secret);
        await this.#turns.pause();
      }
    });
    return found;
  }
}

/** Whether a sum can be worked out: no free change changes it. */
function follows(sum: Sum, free: readonly Vector[]): boolean {
  return !free.some((change) => sumOf(change, sum) !== 0);
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
