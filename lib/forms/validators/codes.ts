import { compactNumber, latinDigits, singleLine } from './normalise';

/** The number of a registered property: 16 digits that stay when the owner changes (domain facts, 2.2). */
export function parsePropertyNumber(text: string): string | undefined {
  const digits = compactNumber(text);
  return /^\d{16}$/.test(digits) ? digits : undefined;
}

/**
 * The number of a deed. Electronic ones of the Ministry of Justice have 12 digits, registration deeds 16; paper ones carry
 * shorter numbers, some with a slash or a letter. So: digits, letters, slashes and hyphens, with at least one digit.
 */
export function parseDeedNumber(text: string): string | undefined {
  const number = latinDigits(singleLine(text)).replace(/\s*([/-])\s*/g, '$1');
  return /^[\p{L}\d][\p{L}\d/ -]{0,29}$/u.test(number) && /\d/.test(number) ? number : undefined;
}

/** A number that an office gave to a paper: letters and digits of any script, with common separators. */
export function parseReferenceNumber(text: string): string | undefined {
  const number = latinDigits(singleLine(text));
  return /^[\p{L}\d][\p{L}\d/_.# -]{1,29}$/u.test(number) && /\d/.test(number) ? number : undefined;
}

/** A Saudi commercial registration, old (any first digit) or unified (begins with 7): ten digits. */
export function parseCommercialRegistration(text: string): string | undefined {
  const digits = compactNumber(text);
  return /^\d{10}$/.test(digits) ? digits : undefined;
}

/** A whole number within bounds, as its shortest Latin writing. */
export function parseInteger(text: string, min: number, max: number): string | undefined {
  const digits = latinDigits(singleLine(text)).replace(/[,\u066C\s]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= min && value <= max ? String(value) : undefined;
}
