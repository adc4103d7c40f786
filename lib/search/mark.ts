import { foldForSearch } from '../i18n/arabic';
import { stemOf, textWords, WORDS } from './text-words';
import { bareOf, placeWords } from './words';

/** A stretch of a text, with whether a word of the question stands there. Shown as text: nothing of it is markup. */
export interface Stretch {
  /** Where in the text it begins. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
}

/** Tells the words that a question asks for, as they are written or with other endings. */
function askedFor(question: string): (word: string) => boolean {
  const telling = textWords(question.slice(0, 100));
  const stems = telling.map(stemOf);
  const names = placeWords(telling.join(' ')).flatMap(({ full, bare }) => [full, bare]);
  const whole = new Set([...stems, ...names]);
  const last = stems.at(-1) ?? '';
  return (word) => {
    const folded = foldForSearch(word);
    const stem = stemOf(folded);
    if (whole.has(folded) || whole.has(stem) || whole.has(bareOf(folded))) return true;
    return last.length > 2 && stem.startsWith(last);
  };
}

/** A text with the words of a question marked in it. */
export function markWords(text: string, question: string): Stretch[] {
  const isAsked = askedFor(question);
  const stretches: { at: number; text: string; marked: boolean }[] = [];
  const put = (at: number, piece: string, marked: boolean) => {
    const before = stretches.at(-1);
    if (piece === '') return;
    if (before?.marked === marked) before.text += piece;
    else stretches.push({ at, text: piece, marked });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    put(end, text.slice(end, index), false);
    put(index, word, isAsked(word));
    end = index + word.length;
  }
  put(end, text.slice(end), false);
  return stretches;
}

const EXCERPT = 180;
const BEFORE = 50;

/** The part of a text in which the first of the words stands, cut at blanks. */
export function excerptOf(text: string, question: string): string {
  if (text.length <= EXCERPT) return text;
  const isAsked = askedFor(question);
  let first = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isAsked(word)) continue;
    first = index;
    break;
  }
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const room = text.slice(from, from + EXCERPT);
  const cut = from + EXCERPT < text.length ? room.slice(0, Math.max(room.lastIndexOf(' '), 1)) : room;
  return `${from > 0 ? '… ' : ''}${cut}${from + cut.length < text.length ? ' …' : ''}`;
}
