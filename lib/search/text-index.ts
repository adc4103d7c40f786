import { type AskedWord, Postings } from './postings';
import { stemOf, textWords } from './text-words';
import { inTurns } from './turns';
import { Vocabulary } from './vocabulary';

export type TextKind = 'service' | 'page' | 'faq' | 'area' | 'post' | 'registrar';

interface InBoth {
  readonly ar: string;
  readonly en: string;
}

/** Something with a title and an address. In a language that it is not written in, its texts are empty. */
export interface TextEntry {
  readonly kind: TextKind;
  /** The unprefixed path, with a fragment where it is a part of a page. */
  readonly path: string;
  readonly title: InBoth;
  readonly text: InBoth;
  /** What people call it who do not know its name. */
  readonly keywords?: string | undefined;
}

export interface FoundText {
  readonly entry: TextEntry;
  readonly score: number;
}

export interface TextAnswer {
  readonly found: readonly FoundText[];
  /** The question with its unknown words as they may have been meant; null when all of them are known. */
  readonly meant: string | null;
}

const WORDS_MAX = 12;
/** A question is read this far, a text too: what it is about stands at its beginning. */
const QUESTION_MAX = 100;
const TEXT_MAX = 4_000;

/** What a visitor comes for, before what tells of it. */
const KIND_WEIGHT: Record<TextKind, number> = {
  service: 1.3,
  page: 1.2,
  faq: 1.15,
  area: 1,
  registrar: 1,
  post: 0.8,
};
const TITLE = 4;
const KEYWORD = 4;

/** Texts of the site by their words, in both languages. */
export class TextIndex {
  readonly #entries: TextEntry[] = [];
  readonly #vocabulary = new Vocabulary();
  readonly #postings = new Postings();

  private constructor() {}

  /** Reads the texts in, a little at a time. */
  static async of(entries: Iterable<TextEntry>): Promise<TextIndex> {
    const index = new TextIndex();
    await inTurns(entries, (entry) => index.#add(entry));
    return index;
  }

  get size(): number {
    return this.#entries.length;
  }

  #add(entry: TextEntry): void {
    const counted = new Map<number, number>();
    const count = (text: string, weight: number) => {
      for (const word of textWords(text.slice(0, TEXT_MAX))) {
        const id = this.#vocabulary.learn(stemOf(word), word);
        counted.set(id, (counted.get(id) ?? 0) + weight);
      }
    };
    for (const locale of ['ar', 'en'] as const) {
      count(entry.title[locale], TITLE);
      count(entry.text[locale], 1);
    }
    count(entry.keywords ?? '', KEYWORD);
    this.#entries.push(entry);
    this.#postings.add(counted, KIND_WEIGHT[entry.kind]);
  }

  /** The texts that answer a question best. */
  search(question: string, limit: number): TextAnswer {
    const words = textWords(question.slice(0, QUESTION_MAX)).slice(0, WORDS_MAX);
    const asked = words.map((word, at) => this.#stemsFor(stemOf(word), at === words.length - 1));
    const answered = asked.filter(({ length }) => length > 0);
    const found = this.#postings.search(answered, limit);
    return {
      found: found.map(({ text, score }) => ({ entry: this.#entries[text] as TextEntry, score })),
      meant: this.#meant(words, asked),
    };
  }

  /** Letters may be wrong in a word that no text has, and the last one may be the beginning of one. */
  #stemsFor(stem: string, open: boolean): AskedWord {
    const known = this.#vocabulary.idOf(stem);
    if (known !== undefined && !(open && stem.length > 3)) return [{ id: known, nearness: 1 }];
    return this.#vocabulary.near(stem, { open: true, tolerant: known === undefined });
  }

  #meant(words: readonly string[], asked: readonly AskedWord[]): string | null {
    let changed = false;
    const meant = words.map((word, at) => {
      const [nearest] = asked[at] ?? [];
      if (nearest === undefined || nearest.nearness === 1) return word;
      const written = this.#vocabulary.written(nearest.id);
      if (stemOf(written).startsWith(stemOf(word))) return word;
      changed = true;
      return written;
    });
    return changed ? meant.join(' ') : null;
  }
}
