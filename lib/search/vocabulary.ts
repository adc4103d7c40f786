import MiniSearch from 'minisearch';

interface Known {
  readonly id: number;
  readonly stem: string;
}
export interface NearStem {
  readonly id: number;
  /** 1 for the stem itself, less for one that begins so or is spelt alike. */
  readonly nearness: number;
}

/** So many stems stand for one that nobody wrote. */
const NEAR_MAX = 8;

/** Every stem of the texts, found by itself, by its beginning and with letters wrong. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  /** A way to write each stem, to propose it by. */
  readonly #written: string[] = [];
  readonly #mini = new MiniSearch<Known>({
    fields: ['stem'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });

  /** The number of a stem, which it gets when it is first met. */
  learn(stem: string, word: string): number {
    const known = this.#ids.get(stem);
    if (known !== undefined) {
      // The shortest of its forms is the plainest.
      if (word.length < this.written(known).length) this.#written[known] = word;
      return known;
    }
    const id = this.#written.push(word) - 1;
    this.#ids.set(stem, id);
    this.#mini.add({ id, stem });
    return id;
  }

  idOf(stem: string): number | undefined {
    return this.#ids.get(stem);
  }

  written(id: number): string {
    return this.#written[id] ?? '';
  }

  /** The stems that one may stand for, the nearest first. */
  near(stem: string, { open, tolerant }: { open: boolean; tolerant: boolean }): NearStem[] {
    const own = this.#ids.get(stem);
    const others = this.#mini
      .search(stem, {
        prefix: open && stem.length > 2,
        fuzzy: tolerant && stem.length > 3 ? 0.3 : false,
        maxFuzzy: 2,
      })
      .slice(0, NEAR_MAX)
      .map(({ id, terms: [term = ''] }) => ({ id: id as number, nearness: nearness(stem, term) }));
    if (own === undefined) return others.sort((a, b) => b.nearness - a.nearness);
    return [{ id: own, nearness: 1 }, ...others.filter(({ id }) => id !== own)];
  }
}

function nearness(asked: string, found: string): number {
  if (asked === found) return 1;
  const share = Math.min(asked.length, found.length) / Math.max(asked.length, found.length);
  return (found.startsWith(asked) ? 0.7 : 0.5) * share;
}
