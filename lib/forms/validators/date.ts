import { dateOfDay } from '../../calendar/riyadh';
import { dayOfHijri } from '../../calendar/umm-al-qura';
import { latinDigits, singleLine } from './normalise';

/** A year below this can only be Hijri, one above only Gregorian: 1700 AH begins in 2271. */
const LAST_HIJRI_YEAR = 1700;

/** The same day in the Gregorian calendar. */
function hijri(year: number, month: number, day: number): string | undefined {
  const found = dayOfHijri({ year, month, day });
  return found === undefined ? undefined : dateOfDay(found);
}

function gregorian(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const exists =
    year >= 1900 && year <= 2200 && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return exists ? moment.toISOString().slice(0, 10) : undefined;
}

/**
 * Reads a date as people write it, in either calendar: day/month/year or year-month-day, any separator, any digits, with
 * or without هـ, م, AH, H, AD. The year tells which calendar it is (1447 is Hijri, 2026 is not).
 * @returns the Gregorian date, `YYYY-MM-DD`; undefined when it is no date
 */
export function parseDate(text: string): string | undefined {
  const written = latinDigits(singleLine(text)).replace(
    /\s*(?:هـ?|م|A\.?H\.?|A\.?D\.?|C\.?E\.?|H)\s*$/iu,
    '',
  );
  const parts = written.split(/\s*[/\-.\u2010-\u2015،\s]\s*/u);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const [first = '', middle = '', last = ''] = parts;
  if ((first.length === 4) === (last.length === 4)) return undefined;
  const [year, month, day] = (first.length === 4 ? [first, middle, last] : [last, middle, first]).map(
    Number,
  ) as [number, number, number];
  return year <= LAST_HIJRI_YEAR ? hijri(year, month, day) : gregorian(year, month, day);
}
