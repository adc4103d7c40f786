import { DAY_MS, dayNumber, riyadhDate } from '../../calendar/riyadh';
import { dayOfHijri, type HijriDate } from '../../calendar/umm-al-qura';
import { toLatinDigits } from '../../i18n/digits';

function gregorianDay({ year, month, day }: HijriDate): number | null {
  if (year < 1900 || year > 2100 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCDate() === day ? date.getTime() / DAY_MS : null;
}

/** Years of the Hijri calendar in these files are 13xx to 14xx; Gregorian ones 19xx to 20xx. */
const dayOf = (ymd: HijriDate) => (ymd.year < 1700 ? (dayOfHijri(ymd) ?? null) : gregorianDay(ymd));

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
