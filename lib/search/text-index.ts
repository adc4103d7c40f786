import { withoutArticle } from '../i18n/article';
import { type AskedWord, Postings } from './postings';
import { meantAs } from './text-meant';
import { TextTitles } from './text-titles';
import { stemOf, textWords, WORDS } from './text-words';
import { inTurns } from './turns';
import { Vocabulary } from './vocabulary';

export type TextKind = 'service' | 'page' | 'faq' | 'area' | 'post' | 'registrar';

/** What people come for who do not look for a place. */
export const ANSWERING: ReadonlySet<string> = new Set<TextKind>(['service', 'page', 'faq']);

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
  /** The question as a title has its words; null when all of them are known, or no title has them together. */
  readonly meant: string | null;
  /** Whether texts have every word of the question, as it was asked. */
  readonly known: boolean;
  /** Whether people call a service, a page or a question by all these words: they name a matter, not only a place. */
  readonly called: boolean;
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
/** So many stems may be meant by a word that no text has. */
const LIKELY_STEMS = 5;
const TITLE = 4;
const KEYWORD = 4;

/** Texts of the site by their words, in both languages. */
export class TextIndex {
  readonly #entries: TextEntry[] = [];
  readonly #vocabulary = new Vocabulary();
  readonly #postings = new Postings();
  readonly #titles = new TextTitles<number>();
  /** By keywords as they are written: a stem is the beginning of many a name (`عمارة`, `العمارية`). */
  readonly #answering = new TextTitles<string>();

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
    const { title, text, keywords = '' } = entry;
    for (const locale of ['ar', 'en'] as const) count(title[locale], TITLE);
    count(keywords, KEYWORD);
    this.#titles.add(this.#entries.length, counted.keys());
    if (ANSWERING.has(entry.kind))
      this.#answering.add(this.#entries.length, textWords(keywords).map(withoutArticle));
    for (const locale of ['ar', 'en'] as const) count(text[locale], 1);
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
      called: this.#answering.together(words.map(withoutArticle)).next().done === false,
    };
  }

  /** Letters may be wrong in a word that no text has, and the last one may be the beginning of one. */
  #stemsFor(stem: string, open: boolean): AskedWord {
    const known = this.#vocabulary.idOf(stem);
    if (known !== undefined && !(open && stem.length > 3)) return [{ id: known, nearness: 1 }];
    return this.#vocabulary.near(stem, { open: true, tolerant: known === undefined });
  }

  /** Proposed where a word is neither known nor the beginning of one, and only what a title says. */
  #meant(question: string, words: readonly string[], asked: readonly AskedWord[]): string | null {
    let isMistaken = false;
    const read = words.map((word, at) => {
      const stem = stemOf(word);
      const known = this.#vocabulary.idOf(stem);
      if (known !== undefined) return { word, stems: [known] };
      const near = (asked[at] ?? []).toSorted((a, b) => b.nearness - a.nearness).map(({ id }) => id);
      isMistaken ||= !near.some((id) => isFormOf(stem, this.#vocabulary.stem(id)));
      return { word, stems: near.filter((id) => this.#titles.has(id)).slice(0, LIKELY_STEMS) };
    });
    if (!isMistaken) return null;
    return meantAs(question, read, {
      together: (stems) => this.#titles.together(stems),
      stem: (id) => this.#vocabulary.stem(id),
      wordsOf: (text) => titleWords(this.#entries[text] as TextEntry),
    });
  }
}

/** Whether one stem begins another, or differs from it only by who does it: `نسجل`, `يسجل`. Neither is a mistake for the other. */
function isFormOf(asked: string, known: string): boolean {
  if (known.startsWith(asked)) return true;
  const person = /^[انيت](?=...)/;
  return person.test(asked) && person.test(known) && asked.slice(1) === known.slice(1);
}

/** The words that an entry is called by as they are written, but for the vowels of Arabic and the capitals of English. */
function titleWords({ title, keywords = '' }: TextEntry): string[] {
  const plain = `${title.ar} ${title.en} ${keywords}`.replace(/[\u064b-\u0652]/g, '');
  return [...plain.matchAll(WORDS)].map(([word]) => word.toLowerCase());
}
