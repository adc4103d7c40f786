/** The longest text: a news post is read, not published as a book. */
export const POST_LENGTH = 64 * 1024;

/** So many lines and marks has no text that is read, and with more of them it takes longer to read than others can wait. */
const MOST_LINES = 1_000;
const MOST_MARKS = 2_000;
/** Emphasis and links are looked for within a paragraph, each mark among all of it. */
const MOST_MARKS_TOGETHER = 300;
/** Lists in lists, and quotations in quotations, by the characters before their text. */
const DEEPEST = 12;

const DEEP = new RegExp(`^(?:[ \\t>]|(?:[-+*]|\\d{1,9}[.)])[ \\t]){${DEEPEST + 1}}`, 'm');
const MARK = /[*_~`[\]!<>|&\\:@#{]/g;

/** How often something stands in a text, without a list of it. */
function count(pattern: RegExp, text: string, most: number): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) {
    found += 1;
    if (found > most) break;
  }
  return found;
}

/**
 * What of a Markdown text is more than is ever written for readers, and would keep everybody waiting while it is read; null
 * for none. The time that this takes, and what is let through, grows no faster than the text.
 */
export function tooIntricate(text: string): string | null {
  if (text.length > POST_LENGTH) return `longer than ${POST_LENGTH} characters`;
  if (count(/\r\n?|\n/g, text, MOST_LINES) >= MOST_LINES) return `longer than ${MOST_LINES} lines`;
  if (DEEP.test(text))
    return `intricate: a line has more than ${DEEPEST} blanks, quotation marks and list marks before its text`;
  let marks = 0;
  for (const paragraph of text.split(/\n[ \t]*\r?\n/)) {
    const here = count(MARK, paragraph, MOST_MARKS_TOGETHER);
    if (here > MOST_MARKS_TOGETHER)
      return `intricate: more than ${MOST_MARKS_TOGETHER} marks in one paragraph`;
    marks += here;
  }
  return marks > MOST_MARKS ? `intricate: more than ${MOST_MARKS} marks` : null;
}
