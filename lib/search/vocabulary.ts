import { distance } from 'fastest-levenshtein';
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

/** One letter may be wrong, of eight and more two: with more of them it is another word. */
const wrongLetters = ({ length }: string) => Math.min(2, Math.max(1, Math.floor(length / 4)));

/** So many stems stand for one that nobody wrote. */
const NEAR_MAX = 8;

/** Every stem of the texts, found by itself, by its beginning and with letters wrong. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #stems: string[] = [];
  readonly #mini = new MiniSearch<Known>({
    fields: ['stem'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });

  /** The number of a stem, which it gets when it is first met. */
  learn(stem: string): number {
    const known = this.#ids.get(stem);
    if (known !== undefined) return known;
    const id = this.#stems.push(stem) - 1;
    this.#ids.set(stem, id);
    this.#mini.add({ id, stem });
    return id;
  }

  idOf(stem: string): number | undefined {
    return this.#ids.get(stem);
  }

  stem(id: number): string {
    return this.#stems[id] ?? '';
  }

  /** The stems that one may stand for, the nearest first. */
  near(stem: string, { open, tolerant }: { open: boolean; tolerant: boolean }): NearStem[] {
    const own = this.#ids.get(stem);
    const others = this.#mini
      .search(stem, {
        prefix: open && stem.length > 2,
        fuzzy: tolerant && stem.length > 2 ? wrongLetters(stem) : false,
      })
      .slice(0, NEAR_MAX)
      .map(({ id, terms: [term = ''] }) => ({ id: id as number, nearness: nearness(stem, term) }));
    if (own === undefined) return others.sort((a, b) => b.nearness - a.nearness);
    return [{ id: own, nearness: 1 }, ...others.filter(({ id }) => id !== own)];
  }
}

function nearness(asked: string, found: string): number {
  if (asked === found) return 1;
  const longer = Math.max(asked.length, found.length);
  if (found.startsWith(asked)) return (0.7 * asked.length) / longer;
  return 0.6 * (1 - distance(asked, found) / longer);
}
