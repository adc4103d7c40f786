import { compactNumber } from './normalise';

/** Digits after the country code: a mobile (5 and eight more), the geographic lines, 9200 and 800 numbers. */
const SAUDI_MOBILE = /^5\d{8}$/;
const SAUDI_LINE = /^(?:1[1-467]\d{7}|9200\d{5}|800\d{7})$/;
/** E.164: at most fifteen digits, country codes never begin with zero; shorter than eight is no subscriber anywhere. */
const FOREIGN = /^[1-9]\d{7,14}$/;

/** Whether Saudi land lines, 9200 and 800 numbers are accepted beside mobiles: a company has them, a person gives a mobile. */
export type PhoneKind = 'person' | 'business';

function isSaudiSubscriber(digits: string, kind: PhoneKind): boolean {
  return SAUDI_MOBILE.test(digits) || (kind === 'business' && SAUDI_LINE.test(digits));
}

/**
 * Reads a telephone number in any usual writing (05…, 5…, 9665…, +966 (0)5…, 009665…, +971 …).
 * @returns `9665XXXXXXXX` (country code and number, no plus) for a Saudi one, E.164 with plus for a foreign one
 *   that was written with + or 00, undefined otherwise.
 */
export function parsePhone(text: string, kind: PhoneKind = 'person'): string | undefined {
  const compact = compactNumber(text).replace(/^00/, '+');
  const international = compact.startsWith('+');
  const digits = international ? compact.slice(1) : compact;
  if (!/^\d+$/.test(digits)) return undefined;

  if (digits.startsWith('966')) {
    // "+966 (0)5…" is a common writing; without the plus, 9660… is a slip and the specification's vectors refuse it.
    const rest = international ? digits.slice(3).replace(/^0/, '') : digits.slice(3);
    if (isSaudiSubscriber(rest, kind)) return `966${rest}`;
    if (international) return undefined;
  }
  if (international) return FOREIGN.test(digits) ? `+${digits}` : undefined;
  const national = digits.replace(/^0/, '');
  return isSaudiSubscriber(national, kind) ? `966${national}` : undefined;
}
