import { distance } from 'fastest-levenshtein';
import { foldForSearch } from '../i18n/arabic';
import { type AskedWord, Postings } from './postings';
import { stemOf, textWords, WORDS } from './text-words';
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
  /** Whether texts have every word of the question, as it was asked. */
  readonly known: boolean;
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
/** So many stems may be meant by a word that no text has, and so many texts tell how each is spelt. */
const LIKELY_STEMS = 5;
const SPELLING_TEXTS = 2;
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
        const id = this.#vocabulary.learn(stemOf(word));
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
      meant: this.#meant(question.slice(0, QUESTION_MAX), words, asked),
      known: words.every((word) => this.#vocabulary.idOf(stemOf(word)) !== undefined),
    };
  }

  /** Letters may be wrong in a word that no text has, and the last one may be the beginning of one. */
  #stemsFor(stem: string, open: boolean): AskedWord {
    const known = this.#vocabulary.idOf(stem);
    if (known !== undefined && !(open && stem.length > 3)) return [{ id: known, nearness: 1 }];
    return this.#vocabulary.near(stem, { open: true, tolerant: known === undefined });
  }

  /** What is known, or begins a word, stays as it was typed. */
  #meant(question: string, words: readonly string[], asked: readonly AskedWord[]): string | null {
    const others = new Map<string, string>();
    for (const [at, word] of words.entries()) {
      const near = (asked[at] ?? []).toSorted((a, b) => b.nearness - a.nearness).slice(0, LIKELY_STEMS);
      const begunSo = near.some(({ id }) => isFormOf(stemOf(word), this.#vocabulary.stem(id)));
      if (near.length > 0 && !begunSo) others.set(word, this.#nearestForm(near, word) ?? word);
    }
    if (others.size === 0) return null;
    return question.trim().replace(WORDS, (word) => others.get(foldForSearch(word)) ?? word);
  }

  /** The word of the likeliest texts that is spelt most nearly like another, in its own spelling: folded, it is not shown. */
  #nearestForm(near: AskedWord, asked: string): string | undefined {
    const forms = near.flatMap(({ id }) => {
      const stem = this.#vocabulary.stem(id);
      const texts = this.#postings.search([[{ id, nearness: 1 }]], SPELLING_TEXTS);
      const words = texts.flatMap(({ text }) => wordsOf(this.#entries[text] as TextEntry));
      const own = words.filter((word) => stemOf(foldForSearch(word)) === stem);
      const usual = this.#postings.spread(id);
      return own.map((form) => ({ form, usual, away: distance(foldForSearch(form), asked) }));
    });
    return forms.sort((a, b) => a.away - b.away || b.usual - a.usual || a.form.length - b.form.length)[0]
      ?.form;
  }
}

/** Whether one stem begins another, or differs from it only by who does it: `نسجل`, `يسجل`. Neither is a mistake for the other. */
function isFormOf(asked: string, known: string): boolean {
  if (known.startsWith(asked)) return true;
  const person = /^[انيت](?=...)/;
  return person.test(asked) && person.test(known) && asked.slice(1) === known.slice(1);
}

/** The words of an entry as they are written, but for the vowels of Arabic and the capitals of English. */
function wordsOf({ title, text, keywords = '' }: TextEntry): string[] {
  const all = [title.ar, title.en, keywords, text.ar.slice(0, TEXT_MAX), text.en.slice(0, TEXT_MAX)];
  const plain = all.join(' ').replace(/[\u064b-\u0652]/g, '');
  return [...plain.matchAll(WORDS)].map(([word]) => word.toLowerCase());
}
