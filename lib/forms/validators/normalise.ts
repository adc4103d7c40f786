import { toLatinDigits as latinDigits } from '../../i18n/digits';

export { latinDigits };

/**
 * What people really paste into a form: Arabic-Indic or Persian digits, invisible direction marks, blanks
 * inside numbers, line ends of three systems. Every validator normalises first and judges afterwards.
 */

/** LRM, RLM, ALM: harmless alone, meaningful inside a long text, noise inside a name or a number. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/gu;
/** Embeddings, overrides and isolates can make a stored text read differently from what it says. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** C0 and C1 controls (tab and line feed aside), zero width space, byte order mark, non-characters, lone surrogates. */
const CONTROLS = /[\p{Cc}\u200B\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;
const BLANKS = /[\p{Zs}\t]+/gu;
/** Hyphens and dashes that telephones, identity cards and word processors put between digit groups. */
const SEPARATORS = /[\p{Zs}\t\-\u2010-\u2015\u2212()./]/gu;

/** A one-line value: no controls, no direction marks, any run of blanks or line ends is one space, trimmed, NFC. */
export function singleLine(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029]+/gu, ' ')
    .replace(BLANKS, ' ')
    .replace(CONTROLS, '')
    .replace(DIRECTION_CONTROLS, '')
    .replace(DIRECTION_MARKS, '')
    .normalize('NFC')
    .trim();
}

/** A text of several lines: line ends become LF, controls go, lines are trimmed at the end only, NFC. */
export function multiLine(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .split('\n')
    .map((line) =>
      line
        .replace(CONTROLS, '')
        .replace(DIRECTION_CONTROLS, '')
        .replace(/\p{Zs}+$/u, ''),
    )
    .join('\n')
    .normalize('NFC')
    .trim();
}

/** A number written for people ("+966 50-123 4567", "١٠٠٠ ٠٠٠٠٠٨") as its bare digits and an optional plus sign. */
export function compactNumber(text: string): string {
  return latinDigits(singleLine(text)).replace(SEPARATORS, '');
}

/** Letters, digits and punctuation of both languages that never join into one cluster. */
const ONE_EACH = /^[\n\x20-\x7E\u060C\u061B\u061F\u0621-\u063A\u0641-\u064A\u0660-\u0669\u06F0-\u06F9]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * The number of characters as a person counts them (grapheme clusters): a letter with its vowel signs is one,
 * a family emoji is one.
 */
export function countCharacters(text: string): number {
  // Most texts are of such characters only, and segmenting a long one takes milliseconds.
  if (ONE_EACH.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('ar', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
