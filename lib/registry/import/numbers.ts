import { toLatinDigits } from '../../i18n/digits';

const PLAIN = /^\d+(?:\.\d+)?$/;
/** Groups of three, with the Latin or the Arabic separator. */
const GROUPED = /^\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?$/;
const MAX = Number.MAX_SAFE_INTEGER / 100;

/**
 * Reads an amount as hundredths, a whole number: `"1,523,980"` is 152398000, `٥٥٥٫٥` is 55550.
 * Null for text that is no amount of zero or more, or too large to be exact. More than two decimals are rounded.
 */
export function hundredths(text: string): number | null {
  let clean = text.trim();
  if (!PLAIN.test(clean)) {
    clean = toLatinDigits(clean)
      .replace('٫', '.')
      .replace(/[\s\u00a0]/g, '');
    if (GROUPED.test(clean)) clean = clean.replace(/[,٬]/g, '');
    else if (!PLAIN.test(clean)) return null;
  }
  const value = Number(clean);
  return value <= MAX ? Math.round(value * 100) : null;
}

/** Reads a whole number of zero or more; null for anything else. */
export function wholeNumber(text: string): number | null {
  const value = hundredths(text);
  return value === null || value % 100 !== 0 ? null : value / 100;
}

/** How files write that a value is missing. */
export function isMissing(text: string | undefined): boolean {
  if (text === undefined) return true;
  const clean = text.trim();
  return clean === '' || clean === '-' || /^(?:null|n\/?a|nan|none|#n\/a|لا يوجد)$/i.test(clean);
}

/** Whether a number is written as spreadsheets write those that do not fit their column: `2.1E7`. */
export function hasExponent(text: string): boolean {
  return /^[\d.,٫]+e[+-]?\d+$/i.test(toLatinDigits(text));
}
