import { toLatinDigits as latinDigits } from '../../i18n/digits';

export { latinDigits };

/**
 * What people really paste into a form: Arabic-Indic or Persian digits, invisible direction marks, blanks
 * inside numbers, line ends of three systems. Every validator normalises first and checks afterwards.
 */

/** LRM, RLM, ALM: harmless alone, meaningful inside a long text, noise inside a name or a number. */
const DIRECTION_MARKS = /[\u200E\u200F\u061C]/gu;
/** Embeddings, overrides and isolates can make a stored text read differently from what it says. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
/** C0 and C1 controls (tab and line feed aside), zero width space, byte order mark, non-characters, lone surrogates. */
const CONTROLS = /[\p{Cc}\u200B\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;
const BLANKS = /\p{Zs}+/gu;
/** Hyphens and dashes that telephones, identity cards and word processors put between digit groups. */
const SEPARATORS = /[\p{Zs}\t\-\u2010-\u2015\u2212()./]/gu;

/**
 * No writing sets more marks on a letter (Unicode's own bound for a stream, UAX #15, section 13); the rest of such a run is
 * left out. Putting marks in order costs the square of their number.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
const withBoundedMarks = (text: string) => text.replace(TOO_MANY_MARKS, '$1');

/** NFC. Bounded on both sides of it: letters that come apart bring marks of their own, and what is stored stays as it is. */
const composed = (text: string) => withBoundedMarks(withBoundedMarks(text).normalize('NFC'));

/** A one-line value: no controls, no direction marks, any run of blanks or line ends is one space, trimmed, NFC. */
export function singleLine(text: string): string {
  const visible = text
    .replace(/[\t\r\n\u2028\u2029]/gu, ' ')
    .replace(CONTROLS, '')
    .replace(DIRECTION_CONTROLS, '')
    .replace(DIRECTION_MARKS, '');
  return composed(visible.replace(BLANKS, ' ')).trim();
}

/** A text of several lines: line ends become LF, controls go, lines are trimmed at the end only, NFC. */
export function multiLine(text: string): string {
  const visible = text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(CONTROLS, (control) => (control === '\n' ? control : ''))
    .replace(DIRECTION_CONTROLS, '');
  // Each run is met once; an expression that asks for the end of a line looks again from every blank of a run.
  const trimmed = visible.replace(/\p{Zs}+(\n|$)?/gu, (run, end?: string) => end ?? run);
  return composed(trimmed).trim();
}

export const FILE_NAME_MAX = 200;

/** The name of a file as one line; of a long one the end, which tells what it is. */
export function fileName(text: string): string {
  // Cut before it is looked at; and read once more, because the second cut may fall into a character.
  return singleLine(singleLine(text.slice(-4 * FILE_NAME_MAX)).slice(-FILE_NAME_MAX));
}

/** A number written for people ("+966 50-123 4567", "١٠٠٠ ٠٠٠٠٠٨") as its bare digits and an optional plus sign. */
export function compactNumber(text: string): string {
  return latinDigits(singleLine(text)).replace(SEPARATORS, '');
}

/** What belongs to the character before it: marks, joiners, skin tones, tags. */
const EXTENDS = String.raw`\p{M}\p{Emoji_Modifier}\u200C\u200D\u{E0020}-\u{E007F}`;
/** A flag, emoji that are joined, or any one character; with what belongs to it. */
const CHARACTER = new RegExp(
  String.raw`\n|(?:\p{RI}{2}|\p{Extended_Pictographic}(?:[${EXTENDS}]*\u200D\p{Extended_Pictographic})*|[^])[${EXTENDS}]*`,
  'gu',
);

/**
 * The number of characters as a person counts them: a letter with its vowel signs is one, a family emoji is one.
 * By an expression, because Intl.Segmenter needs the square of the text's length, and each browser has another version.
 */
export function countCharacters(text: string): number {
  let count = 0;
  // A global expression goes on where it stopped, and begins anew after the end.
  while (CHARACTER.test(text)) count += 1;
  return count;
}
