import { compactNumber } from './normalise';

/** The digit sum that ends every identity number: each digit in an odd place (1st, 3rd, …) counts double. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, character] of [...digits].entries()) {
    const value = Number(character) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * A national identity number (first digit 1) or residency number (first digit 2): ten digits, Luhn over all ten
 * (domain facts, section 4). Company (7…) and border (3…, 4…) numbers pass Luhn too and are refused by the first digit.
 * @returns the ten Latin digits, or undefined when the text is no such number.
 */
export function parseNationalId(text: string): string | undefined {
  const digits = compactNumber(text);
  return /^[12]\d{9}$/.test(digits) && passesLuhn(digits) ? digits : undefined;
}
