import { toLatinDigits } from './digits';

/**
 * Folding of Arabic (and Latin) text for search and for matching names.
 *
 * Arabic place and person names are written with and without hamza, with teh marbuta or heh, with alef
 * maqsura or yeh, with or without vowel marks. A reader means the same name. Folded text is a key to
 * compare with; it is never shown.
 */

/** Tatweel, bidi and zero-width controls, and the apostrophes that stand for hamza and ayn in Latin spelling. */
const INVISIBLE = /['`\u2018\u2019\u02B0-\u02FF\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Written by themselves or after decomposition: vowel signs, Quranic signs, dagger alef, combining hamza, Latin accents. */
const MARKS = /\p{M}/gu;

/** Letters that readers treat as one, Persian and Urdu keyboards included. */
const SAME_LETTER: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ک: 'ك',
  گ: 'ك',
};
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g');

/**
 * Folds text for search: one form for each letter, no marks, Latin digits, lower case, single blanks
 * in place of punctuation. Two spellings that a reader takes for the same word give the same result.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(
    text
      // Before the decomposition too, which puts runs of marks in order at the cost of the square of their length.
      .replace(MARKS, '')
      .normalize('NFKD')
      // NFKD splits أ into alef and a combining hamza, which goes with the marks.
      .replace(INVISIBLE, '')
      .replace(MARKS, '')
      .replace(SAME_LETTERS, (letter) => SAME_LETTER[letter] ?? letter)
      .toLowerCase(),
  )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words that say what a place is and are as often left out as written, in folded spelling. */
const GENERIC_FIRST_WORD = /^(?:حي|منطقه|محافظه|district of|region of) (?=.)/;
const GENERIC_LAST_WORD = / (?:dist|district|region|province)$/;

/**
 * The key under which a place name is looked up: folded, without a leading "district of" or "region of",
 * and without blanks, because `عبد الله` and `عبدالله` are both usual.
 */
export function placeNameKey(name: string): string {
  return foldForSearch(name)
    .replace(GENERIC_FIRST_WORD, '')
    .replace(GENERIC_LAST_WORD, '')
    .replaceAll(' ', '');
}
