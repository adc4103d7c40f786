import { dayNumber, riyadhDate } from '../../calendar/riyadh';
import { toLatinDigits } from '../../i18n/digits';

const DAY_MS = 86_400_000;
const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

interface Ymd {
  year: number;
  month: number;
  day: number;
}

function hijriOf(dayNo: number): Ymd {
  const parts = umAlQura.formatToParts(new Date(dayNo * DAY_MS));
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** 1 Muharram 1400, and the mean length of a Hijri month. */
const HIJRI_1400 = dayNumber('1979-11-20');
const HIJRI_MONTH_DAYS = 29.530588;

/** The day (since 1970-01-01) of a date of the Umm al-Qura calendar; null where that has no such day. */
export function hijriDay({ year, month, day }: Ymd): number | null {
  if (year < 1300 || year > 1500 || month < 1 || month > 12 || day < 1 || day > 30) return null;
  let guess = HIJRI_1400 + Math.round(((year - 1400) * 12 + month - 1) * HIJRI_MONTH_DAYS) + day - 1;
  for (let tries = 0; tries < 6; tries++) {
    const found = hijriOf(guess);
    if (found.year === year && found.month === month && found.day === day) return guess;
    const months = (year - found.year) * 12 + month - found.month;
    guess += months === 0 ? day - found.day : Math.round(months * HIJRI_MONTH_DAYS) || Math.sign(months);
  }
  return null;
}

function gregorianDay({ year, month, day }: Ymd): number | null {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.getTime() / DAY_MS : null;
}

/** Years of the Hijri calendar in these files are 13xx to 14xx; Gregorian ones 19xx to 20xx. */
const dayOf = (ymd: Ymd) => (ymd.year < 1700 ? hijriDay(ymd) : gregorianDay(ymd));

export type DateOrder = 'dmy' | 'mdy';
export type DateProblem = 'missing' | 'unreadable' | 'ambiguous' | 'apart';

/** Of two calendars that mean one day: they differ by a day or two between systems, by more through a slip. */
const CALENDARS_APART_DAYS = 31;

const SHAPE = /^(\d{1,4})[/\-.](\d{1,2})[/\-.](\d{1,4})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?)?$/;
/** An instant: its day is that of Riyadh, whatever offset it is written with. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
/** Words after a date that name its calendar. */
const CALENDAR = /\s*(?:هـ|ه|م|AH|AD)\.?$/;

/** Every day that a text can mean: one, or two where day and month may stand either way round. */
function readings(text: string, order: DateOrder | undefined): number[] {
  const clean = toLatinDigits(text).trim().replace(CALENDAR, '');
  if (INSTANT.test(clean)) {
    const moment = new Date(clean.replace(' ', 'T'));
    return Number.isNaN(moment.getTime()) ? [] : [dayNumber(riyadhDate(moment))];
  }
  const match = SHAPE.exec(clean);
  if (match === null) return [];
  const [a, b, c] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const found =
    a > 31
      ? [dayOf({ year: a, month: b, day: c })]
      : c > 31
        ? [
            order === 'mdy' ? null : dayOf({ year: c, month: b, day: a }),
            order === 'dmy' ? null : dayOf({ year: c, month: a, day: b }),
          ]
        : [];
  return [...new Set(found.filter((day) => day !== null))];
}

const isMissing = (text: string | undefined): text is undefined =>
  text === undefined || text.trim() === '' || /^null$/i.test(text.trim());

/**
 * The day (since 1970-01-01) that a row's dates mean. `gregorian` may be written with the year first, or last (then
 * day and month in either order, told apart by their size, by the Hijri date beside it, or by `order`). Where it is
 * missing, the Hijri date is converted by the Umm al-Qura calendar.
 */
export function readDay(
  gregorian: string | undefined,
  hijri: string | undefined,
  order?: DateOrder,
): number | DateProblem {
  const given = !isMissing(gregorian);
  const beside = hijri === undefined ? [] : readings(hijri, order);
  if (!given) {
    const [only] = beside;
    if (only === undefined) return isMissing(hijri) ? 'missing' : 'unreadable';
    return beside.length === 1 ? only : 'ambiguous';
  }
  const days = readings(gregorian, order);
  const [first] = days;
  if (first === undefined) return 'unreadable';
  if (days.length === 1) {
    const contradicted =
      beside.length > 0 && beside.every((day) => Math.abs(day - first) > CALENDARS_APART_DAYS);
    return contradicted ? 'apart' : first;
  }
  // A day's difference between the calendars of two systems is usual.
  const agreed = days.filter((day) => beside.some((other) => Math.abs(day - other) <= 2));
  return agreed.length === 1 && agreed[0] !== undefined ? agreed[0] : 'ambiguous';
}
