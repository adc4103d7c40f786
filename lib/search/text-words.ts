import { foldForSearch } from '../i18n/arabic';

/**
 * Texts and questions as stems: what is said with and without an article, in the singular and the plural, of him and of
 * her. Light on purpose: a word cut too short finds what it should not.
 */

/** Words that every question has. Folded. */
const COMMON = new Set(
  `من في علي عن الي الي هل ما ماذا كيف متي اين كم هو هي هذا هذه ذلك التي الذي ان او ثم مع كل قد لا لم لن انا لي عندي يمكن يمكنني اريد بعد قبل عند اذا وش ايش وين ليش مو
   the a an of to in on at for is are am be my me i we you your do does did can could how what when where which who with and or if it its this that from by will should would have has want need`.split(
    /\s+/,
  ),
);

const isArabic = (word: string) => /[\u0600-\u06ff]/.test(word);

function arabicStem(word: string): string {
  let stem = word.replace(/^(?:وال|بال|فال|كال|لل|ال)(?=...)/, '');
  if (stem === word) stem = word.replace(/^[ول](?=....)/, '');
  return stem.replace(/(?<=...)(?:هما|كم|هم|ها|نا|ات|ان|ون|ين|يه|ه|ي|ك)$/, '').replace(/(?<=...)[هيا]$/, '');
}

function englishStem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=..[^su])s$|(?<=(?:s|sh|ch|x))es$/, '')
    .replace(/(?<=...)(?:ation|ing|ed|ment)$|(?<=....)ion$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=...)([bdgmnprt])\1$/, '$1');
}

/** The stem of a folded word. */
export const stemOf = (word: string): string => (isArabic(word) ? arabicStem(word) : englishStem(word));

/** The words of a text that say something, folded, in their order. */
export function textWords(text: string): string[] {
  const words = foldForSearch(text).split(' ').filter(Boolean);
  const telling = words.filter((word) => !COMMON.has(word));
  return telling.length > 0 ? telling : words;
}

/** Where words stand in a text, so that they can be marked in it. */
export const WORDS = /[\p{L}\p{N}\p{M}\u0640'’]+/gu;
