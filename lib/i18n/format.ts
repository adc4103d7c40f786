import { dayNumber } from '../calendar/riyadh';
import { hijriOfDay } from '../calendar/umm-al-qura';
import type { Locale } from './locales';
import { unbroken } from './unparted';

/**
 * Numbers, dates and money as text, in one module: always Latin digits and Riyadh's calendar day, so that server and
 * browser, and any two engines, print the same. Hijri dates are made by our own table (lib/calendar/umm-al-qura.ts).
 */
const tags = { ar: 'ar-u-nu-latn', en: 'en-GB-u-nu-latn' } as const;
const hijri = {
  ar: {
    era: 'هـ',
    months:
      'محرم,صفر,ربيع الأول,ربيع الآخر,جمادى الأولى,جمادى الآخرة,رجب,شعبان,رمضان,شوال,ذو القعدة,ذو الحجة'.split(
        ',',
      ),
  },
  en: {
    era: 'AH',
    months:
      'Muharram,Safar,Rabi‘ I,Rabi‘ II,Jumada I,Jumada II,Rajab,Sha‘ban,Ramadan,Shawwal,Dhu al-Qi‘dah,Dhu al-Hijjah'.split(
        ',',
      ),
  },
};

/** Noon in Riyadh of a calendar date: far from any midnight, whatever the zone of the machine. */
function noon(date: string): Date {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return new Date(`${date}T12:00:00+03:00`);
}

const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' } as const;
const month = { month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' } as const;
const weekday = { weekday: 'long', timeZone: 'Asia/Riyadh' } as const;

/** Something for each language, made when it is first asked for: making a formatter costs a hundred times its use. */
function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const kept: Partial<Record<Locale, T>> = {};
  return (locale) => {
    kept[locale] ??= make(tags[locale]);
    return kept[locale];
  };
}

const days = perLocale((tag) => new Intl.DateTimeFormat(tag, day));
const months = perLocale((tag) => new Intl.DateTimeFormat(tag, month));
const shortMonths = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { ...month, month: 'short', year: undefined }),
);
const weekdays = perLocale((tag) => new Intl.DateTimeFormat(tag, weekday));
const lists = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
/** Four digits tell a reader what a large number says, its size follows as a word. */
const large = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 4,
    }),
);
/** By the digits after the point, of which there are few. */
const numbers = new Map<number, (locale: Locale) => Intl.NumberFormat>();

/** The order of names in a language's alphabet. */
export const collator = perLocale((tag) => new Intl.Collator(tag));

/** A calendar date (`YYYY-MM-DD`), Gregorian: "26 February 2026", «26 فبراير 2026», in one piece. */
export function gregorianDate(date: string, locale: Locale): string {
  return unbroken(days(locale).format(noon(date)));
}

/** The day of the week of a calendar date: "Sunday", «الأحد». */
export const weekdayName = (date: string, locale: Locale): string => weekdays(locale).format(noon(date));

/** A calendar month (`YYYY-MM`) as short as its language writes it: "Feb", «فبراير». */
export function shortMonth(month: string, locale: Locale): string {
  // British English alone has a month of four letters among its short ones.
  return shortMonths(locale)
    .format(noon(`${month}-15`))
    .replace('Sept', 'Sep');
}

/** A calendar month (`YYYY-MM`) and its year, for a narrow column: "Feb 2026", «فبراير 2026». */
export function monthOfYear(month: string, locale: Locale): string {
  return unbroken(`${shortMonth(month, locale)} ${month.slice(0, 4)}`);
}

/** A calendar month (`YYYY-MM`), Gregorian: "February 2026", «فبراير 2026», in one piece. */
export function gregorianMonth(month: string, locale: Locale): string {
  return unbroken(months(locale).format(noon(`${month}-15`)));
}

/**
 * The same day in the Umm al-Qura calendar: "9 Ramadan 1447 AH", «9 رمضان 1447 هـ».
 * @returns the empty text for a day that the calendar's table does not reach: none of 1882 to 2077
 */
export function hijriDate(date: string, locale: Locale): string {
  const found = hijriOfDay(dayNumber(date));
  if (found === undefined) return '';
  const { months, era } = hijri[locale];
  return unbroken(`${found.day} ${months[found.month - 1]} ${found.year} ${era}`);
}

/** A day that counts before the law, for a sentence: "28 March 2024 (18 Ramadan 1445 AH)", neither of them broken across lines. */
export function bothCalendars(date: string, locale: Locale): string {
  const inHijri = hijriDate(date, locale);
  return inHijri === '' ? gregorianDate(date, locale) : `${gregorianDate(date, locale)} (${inHijri})`;
}

/** Words as a list in a sentence: "4, 5 and 11", «4 و5 و11». */
export function formatList(items: readonly string[], locale: Locale): string {
  return lists(locale).format(items);
}

/** The same in its pieces: each element as it was given, and what stands between two of them. */
export const listPieces = (items: readonly string[], locale: Locale) => lists(locale).formatToParts(items);

/** A whole or fractional number with grouping: "368,565". */
export function formatNumber(value: number, locale: Locale, maximumFractionDigits = 0): string {
  const formats =
    numbers.get(maximumFractionDigits) ??
    perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits }));
  numbers.set(maximumFractionDigits, formats);
  return formats(locale).format(value);
}

const share = (maximumFractionDigits: number) =>
  perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits }));
const shares = { small: share(1), large: share(0) };

/**
 * A share as percent, isolated so that its sign stays with it: "3.2%", from ten on "13%". So who divides the rounded amounts
 * beside it finds the same.
 */
export const formatShare = (value: number, locale: Locale): string =>
  percent(value, locale, Math.abs(value) < 0.1 ? 'small' : 'large');

/** A part of a whole as percent without a fraction: "85%", "1%". */
export const wholeShare = (value: number, locale: Locale): string => percent(value, locale, 'large');

const percent = (value: number, locale: Locale, size: keyof typeof shares): string =>
  `\u2066${shares[size](locale)
    .format(value)
    .replace(/[\u200e\u200f\u061c]/g, '')}\u2069`;

/** A number in four digits, and its size in words where it has one: "20.07" and "billion", «20.07» و«مليار». */
export function roundedNumber(value: number, locale: Locale): { amount: string; size: string } {
  const parts = large(locale).formatToParts(value);
  const isSize = ({ type }: Intl.NumberFormatPart) => type === 'compact';
  return {
    amount: parts.flatMap((part) => (isSize(part) || part.type === 'literal' ? [] : part.value)).join(''),
    size: parts.find(isSize)?.value ?? '',
  };
}

/** An amount in millions, for a column whose head says so: "1,497" for 1,497,200,000, "0.8" for 812,000. */
export const formatMillions = (value: number, locale: Locale): string => {
  const millions = value / 1_000_000;
  const digits = millions >= 1000 ? 0 : millions >= 1 ? 1 : 3;
  return formatNumber(Math.round(millions * 10 ** digits) / 10 ** digits, locale);
};
