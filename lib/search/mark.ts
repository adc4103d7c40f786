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
  const [lastWord = '', last = ''] = [telling.at(-1), stems.at(-1)];
  return (word) => {
    const folded = foldForSearch(word);
    const stem = stemOf(folded);
    if (whole.has(folded) || whole.has(stem) || whole.has(bareOf(folded))) return true;
    if (last.length <= 2 || !stem.startsWith(last)) return false;
    // A word that lost its ending is no beginning of others: `fine` (fin) of `find`.
    return last === lastWord || folded.startsWith(lastWord);
  };
}

/** Whether a title has every word of a question, in whatever form. */
export function isCalled(title: string, question: string): boolean {
  const has = new Set(textWords(title).map(stemOf));
  return textWords(question.slice(0, 100)).every((word) => has.has(stemOf(word)));
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
/** And so many of its sentence, which is then whole at its beginning. */
const OF_SENTENCE = 100;
/** An excerpt of so many letters may end where a paragraph does. */
const ENOUGH = 60;
/** A text is read so far for the words: longer than what is searched of it. */
const READ = 5_000;

/** Where the first of the words stands, or one that a paragraph begins with, which is about it. */
function firstAsked(text: string, question: string): number {
  const isAsked = askedFor(question);
  let first: number | null = null;
  for (const { 0: word, index } of text.slice(0, READ).matchAll(WORDS)) {
    if (!isAsked(word)) continue;
    if (index === 0 || text[index - 1] === '\n') return index;
    first ??= index;
  }
  return first ?? 0;
}

/** Where an excerpt ends: with its paragraph, which a colon does not end; else with a sentence; else it is cut at a blank. */
function endOf(text: string, least: number): { end: number; isWhole: boolean } {
  for (const { index } of text.slice(0, EXCERPT + 1).matchAll(/(?<!:)\n/g))
    if (index >= least) return { end: index, isWhole: true };
  if (text.length <= EXCERPT) return { end: text.length, isWhole: true };
  const room = text.slice(0, EXCERPT);
  const sentence = [...room.matchAll(/[.!?؟](?=\s)/g)].at(-1)?.index ?? -1;
  if (sentence > Math.max(least, ENOUGH)) return { end: sentence + 1, isWhole: true };
  return { end: room.includes(' ') ? room.lastIndexOf(' ') : room.length, isWhole: false };
}

/**
 * The part of a text in which the first of the words stands, cut at blanks; from the beginning of its sentence and to the
 * end of its paragraph or of a sentence where these are near. Paragraphs are lines.
 */
export function excerptOf(text: string, question: string): string {
  if (text.length <= EXCERPT) return text.replaceAll('\n', ' ');
  const first = firstAsked(text, question);
  const stop = text.lastIndexOf('. ', first);
  const sentence = Math.max(text.lastIndexOf('\n', first) + 1, stop < 0 ? 0 : stop + 2);
  const isFromStart = first - sentence <= OF_SENTENCE;
  const blank = text.slice(0, first).indexOf(' ', first - BEFORE);
  const from = isFromStart ? sentence : blank < 0 ? first : blank + 1;
  // A paragraph that the word begins is about it, and answers alone.
  const least = first === sentence ? 0 : Math.max(first - from, ENOUGH);
  const { end, isWhole } = endOf(text.slice(from, from + EXCERPT + 1), least);
  const cut = text.slice(from, from + end);
  return `${isFromStart ? '' : '… '}${cut}${isWhole ? '' : ' …'}`.replaceAll('\n', ' ');
}
