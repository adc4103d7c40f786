/** Texts as numbers: which stems stand in each, and how much each says of it. */

/** Of a word that very many texts have, those are looked at of which it says most. */
const LOOKED_AT = 500;
/** As many words as a text has on the whole; in a longer one, each says less. */
const USUAL_LENGTH = 40;

interface Text {
  /** Sorted, so that one is found by halving. */
  readonly stems: Uint32Array;
  readonly weights: Float32Array;
}

/** A word of a question: any of these stems answers it, as well as its nearness says. */
export type AskedWord = readonly { readonly id: number; readonly nearness: number }[];

export interface Scored {
  readonly text: number;
  readonly score: number;
}

/** The texts that have a stem: how many they are, and those of which it says most. */
class Having {
  count = 0;
  #foremost: { readonly text: number; readonly weight: number }[] = [];

  add(text: number, weight: number): void {
    this.count += 1;
    this.#foremost.push({ text, weight });
    // Put in order now and then while they come in: sorting all of them at once would hold everybody up.
    if (this.#foremost.length === 2 * LOOKED_AT) this.#keepForemost();
  }

  get foremost(): readonly { readonly text: number }[] {
    if (this.#foremost.length > LOOKED_AT) this.#keepForemost();
    return this.#foremost;
  }

  #keepForemost(): void {
    this.#foremost.sort((a, b) => b.weight - a.weight || a.text - b.text);
    this.#foremost.length = LOOKED_AT;
  }
}

export class Postings {
  readonly #texts: Text[] = [];
  /** By stem. */
  readonly #having: Having[] = [];

  /** @param counted how often each stem stands in the text, a title counting more than once */
  add(counted: ReadonlyMap<number, number>, weight: number): void {
    const id = this.#texts.length;
    const stems = Uint32Array.from(counted.keys()).sort();
    let length = 0;
    for (const count of counted.values()) length += count;
    const rest = 1.2 * (0.4 + (0.6 * length) / USUAL_LENGTH);
    const weights = Float32Array.from(stems, (stem) => {
      const count = counted.get(stem) ?? 0;
      return (weight * count) / (count + rest);
    });
    this.#texts.push({ stems, weights });
    for (const [at, stem] of stems.entries()) {
      this.#having[stem] ??= new Having();
      this.#having[stem].add(id, weights[at] ?? 0);
    }
  }

  get size(): number {
    return this.#texts.length;
  }

  /** In how many texts a stem stands. */
  spread(stem: number): number {
    return this.#having[stem]?.count ?? 0;
  }

  /** The texts that answer most words best. */
  search(asked: readonly AskedWord[], limit: number): Scored[] {
    const candidates = new Set<number>();
    for (const { id } of asked.flat())
      for (const { text } of this.#having[id]?.foremost ?? []) candidates.add(text);
    const rarity = (stem: number) => Math.log(1 + this.#texts.length / (0.5 + this.spread(stem)));
    const words = asked.map((word) => word.map(({ id, nearness }) => ({ id, worth: nearness * rarity(id) })));
    const scored = [...candidates].map((text) => ({ text, score: this.#score(text, words) }));
    return scored.sort((a, b) => b.score - a.score || a.text - b.text).slice(0, limit);
  }

  #score(text: number, words: readonly (readonly { id: number; worth: number }[])[]): number {
    let sum = 0;
    let answered = 0;
    for (const word of words) {
      let best = 0;
      for (const { id, worth } of word) {
        const score = worth * this.#weight(text, id);
        if (score > best) best = score;
      }
      sum += best;
      if (best > 0) answered += 1;
    }
    // One that answers every word comes before one that answers a single word well.
    return (sum * answered) / words.length;
  }

  #weight(text: number, stem: number): number {
    const { stems, weights } = this.#texts[text] as Text;
    let low = 0;
    let high = stems.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = stems[middle] as number;
      if (found === stem) return weights[middle] as number;
      if (found < stem) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }
}
