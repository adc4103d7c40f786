import { distance } from 'fastest-levenshtein';
import { foldForSearch } from '../i18n/arabic';
import { stemOf, WORDS } from './text-words';

/** A word of a question, and the stems that it may stand for. */
export interface MeantWord {
  /** Folded. */
  readonly word: string;
  readonly stems: readonly number[];
}

/** Where the stems of titles stand, and the words in which they are written. */
export interface Titles {
  readonly together: (stems: readonly number[]) => Iterable<number>;
  readonly stem: (id: number) => string;
  readonly wordsOf: (text: number) => readonly string[];
}

/** More ways to read a question are not tried, and in all no more titles are looked at. */
const READINGS = 25;
const TITLES = 100;

interface Phrase {
  /** By the folded word of the question. */
  readonly forms: ReadonlyMap<string, string>;
  readonly away: number;
}

/**
 * A question with its words as the one title has them that has all of them and differs least; null where no title does, so
 * that nothing is proposed that nobody says. Words that every question has stay as they were typed.
 */
export function meantAs(question: string, words: readonly MeantWord[], titles: Titles): string | null {
  const count = words.reduce((product, { stems }) => product * stems.length, 1);
  if (count === 0 || count > READINGS) return null;
  const phrases = phrasesIn(words, titles);
  if (phrases.length === 0) return null;
  const { forms } = phrases.reduce((best, one) => (one.away < best.away ? one : best));
  return question.trim().replace(WORDS, (typed) => forms.get(foldForSearch(typed)) ?? typed);
}

function phrasesIn(words: readonly MeantWord[], titles: Titles): Phrase[] {
  const phrases: Phrase[] = [];
  for (const stems of readings(words)) {
    for (const text of titles.together(stems)) {
      if (phrases.length === TITLES) return phrases;
      phrases.push(phraseIn(titles.wordsOf(text), words, stems.map(titles.stem)));
    }
  }
  return phrases;
}

/** Every choice of one stem for each word. */
function readings(words: readonly MeantWord[]): number[][] {
  return words.reduce<number[][]>(
    (begun, { stems }) => begun.flatMap((some) => stems.map((stem) => [...some, stem])),
    [[]],
  );
}

/** The words of a title that have these stems, each spelt most nearly as it was typed. */
function phraseIn(title: readonly string[], words: readonly MeantWord[], stems: readonly string[]): Phrase {
  const forms = new Map<string, string>();
  let away = 0;
  for (const [at, { word }] of words.entries()) {
    const own = title.filter((form) => stemOf(foldForSearch(form)) === stems[at]);
    const byNearness = own
      .map((form) => ({ form, away: distance(foldForSearch(form), word) }))
      .sort((a, b) => a.away - b.away || a.form.length - b.form.length);
    const [nearest] = byNearness;
    if (nearest === undefined) continue;
    forms.set(word, nearest.form);
    away += nearest.away;
  }
  return { forms, away };
}
