import type { Locale } from './locales';

/**
 * Numbers, dates and money as text, in one module: always Latin digits and Riyadh's calendar day, so that server and
 * browser, and any two engines, print the same. Hijri dates are made on the server only: Android's Chrome gets some
 * wrong, so client components take them as strings.
 */
const tags = { ar: 'ar-u-nu-latn', en: 'en-GB-u-nu-latn' } as const;
const hijriTags = {
  ar: 'ar-u-ca-islamic-umalqura-nu-latn',
  en: 'en-GB-u-ca-islamic-umalqura-nu-latn',
} as const;

/** Noon in Riyadh of a calendar date: far from any midnight, whatever the zone of the machine. */
function noon(date: string): Date {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return new Date(`${date}T12:00:00+03:00`);
}

const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' } as const;

/** A calendar date (`YYYY-MM-DD`), Gregorian: "26 February 2026", «26 فبراير 2026». */
export function gregorianDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], long).format(noon(date));
}

/** A calendar date in digits, day first, in both languages: "07/05/2023". */
export function digitDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** A calendar month (`YYYY-MM`), Gregorian: "February 2026", «فبراير 2026». */
export function gregorianMonth(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Riyadh',
  }).format(noon(`${month}-15`));
}

/** The same day in the Umm al-Qura calendar: "9 Ramadan 1447 AH", «9 رمضان 1447 هـ». */
export function hijriDate(date: string, locale: Locale): string {
  const text = new Intl.DateTimeFormat(hijriTags[locale], long).format(noon(date));
  // The era stays with its year; and the sign of the ayn is one that our letters have.
  return text.replace(/ (?=\S+$)/, '\u00a0').replaceAll('\u02bb', '\u2018');
}

/** The calendar date in Riyadh at an instant, `YYYY-MM-DD`. */
export function riyadhDate(instant: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(instant);
}

/** A whole or fractional number with grouping: "368,565". */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 0): string {
  return new Intl.NumberFormat(tags[locale], { maximumFractionDigits }).format(value);
}
