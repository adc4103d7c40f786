import { addDays } from '../../calendar/riyadh';
import { foldForSearch } from '../../i18n/arabic';
import { toLatinDigits } from '../../i18n/digits';
import { dateSchema } from '../contract/common';
import { RowRefusedError } from '../import/errors';

/** Opening hours as people write them: `sun-thu 08:00-14:00; sat 09:00-12:00`, and dates on which they are others. */

interface Stretch {
  opens: string;
  closes: string;
}
export type WeeklyHours = (Stretch & { weekday: number })[];
export type SpecialHours = (Stretch & { on: string })[];

/** 0 is Sunday. */
const DAYS: readonly (readonly string[])[] = [
  ['sun', 'sunday', 'الأحد'],
  ['mon', 'monday', 'الاثنين', 'الإثنين'],
  ['tue', 'tuesday', 'الثلاثاء'],
  ['wed', 'wednesday', 'الأربعاء'],
  ['thu', 'thursday', 'الخميس'],
  ['fri', 'friday', 'الجمعة'],
  ['sat', 'saturday', 'السبت'],
];
const WEEKDAYS = new Map(
  DAYS.flatMap((names, weekday) => names.map((name) => [foldForSearch(name), weekday])),
);
const CLOSED = new Set(['closed', 'مغلق'].map(foldForSearch));
/** A timetable is a line, and a year of other days some pages of it. */
const MAX_TEXT = 20_000;
const MAX_DATES = 800;

const parts = (text: string | null) =>
  toLatinDigits((text ?? '').slice(0, MAX_TEXT + 1))
    .split(/[;؛|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The last blank parts days from times. */
function halves(part: string): [string, string] {
  const at = part.lastIndexOf(' ');
  return [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1)];
}

function stretchOf(text: string, part: string): Stretch {
  const match = /^([0-2]\d:[0-5]\d)[-–]([0-2]\d:[0-5]\d)$/.exec(text);
  const [, opens = '', closes = ''] = match ?? [];
  if (match === null || opens >= '24:00' || closes > '24:00' || opens >= closes)
    throw new RowRefusedError(`hours not readable: ${part} (as sun-thu 08:00-14:00)`);
  return { opens, closes };
}

/** `sun-thu`, `sat-wed` over the end of the week, or one day. */
function weekdaysOf(text: string, part: string): number[] {
  const [first, last, more] = text.split(/[-–]/).map((name) => WEEKDAYS.get(foldForSearch(name)));
  if (first === undefined || more !== undefined || (/[-–]/.test(text) && last === undefined))
    throw new RowRefusedError(`days not known: ${part} (as sun-thu 08:00-14:00)`);
  const count = last === undefined ? 1 : ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, ahead) => (first + ahead) % 7);
}

/** Stretches of one day that follow each other, each long enough for a visit. */
function checkDay(stretches: readonly Stretch[], slotMinutes: number, day: string): void {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const sorted = [...stretches].sort((one, other) => (one.opens < other.opens ? -1 : 1));
  sorted.forEach(({ opens, closes }, index) => {
    const next = sorted[index + 1];
    if (next !== undefined && next.opens < closes) throw new RowRefusedError(`hours overlap: ${day}`);
    if (minutes(closes) - minutes(opens) < slotMinutes)
      throw new RowRefusedError(`hours shorter than one visit: ${day} ${opens}-${closes}`);
  });
}

function checkDays<T extends Stretch>(rows: readonly T[], dayOf: (row: T) => string, slot: number): void {
  const days = new Map<string, Stretch[]>();
  for (const row of rows) days.set(dayOf(row), [...(days.get(dayOf(row)) ?? []), row]);
  for (const [day, stretches] of days) checkDay(stretches, slot, day);
}

/** @throws {RowRefusedError} */
export function readWeeklyHours(text: string | null, slotMinutes: number): WeeklyHours {
  if ((text ?? '').length > MAX_TEXT) throw new RowRefusedError('hours too long');
  const hours = parts(text).flatMap((part) => {
    const [days, times] = halves(part);
    const stretch = stretchOf(times, part);
    return weekdaysOf(days, part).map((weekday) => ({ weekday, ...stretch }));
  });
  if (hours.length === 0) throw new RowRefusedError('no hours');
  checkDays(hours, ({ weekday }) => DAYS[weekday]?.[0] ?? '', slotMinutes);
  return hours;
}

/** `2027-02-18`, or `2027-02-18..2027-03-19` with both ends. */
function datesOf(text: string, part: string): string[] {
  const [first = '', last = first, more] = text.split('..').map((day) => day.trim());
  const readable = [first, last].every((day) => dateSchema.safeParse(day).success);
  if (!readable || more !== undefined || last < first)
    throw new RowRefusedError(`date not readable: ${part} (as 2027-02-18, or 2027-02-18..2027-03-19)`);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
    if (days.length > MAX_DATES) throw new RowRefusedError(`too many days: ${part}`);
  }
  return days;
}

/**
 * Dates on which a branch is closed, or open at other hours than in other weeks.
 * @throws {RowRefusedError}
 */
export function readExceptions(
  text: string | null,
  slotMinutes: number,
): { closures: string[]; special: SpecialHours } {
  if ((text ?? '').length > MAX_TEXT) throw new RowRefusedError('exceptions too long');
  const closures = new Set<string>();
  const special: SpecialHours = [];
  for (const part of parts(text)) {
    const [dates, times] = halves(part);
    if (CLOSED.has(foldForSearch(times))) for (const day of datesOf(dates, part)) closures.add(day);
    else {
      const stretch = stretchOf(times, part);
      special.push(...datesOf(dates, part).map((on) => ({ on, ...stretch })));
    }
    if (closures.size + special.length > MAX_DATES) throw new RowRefusedError('too many exceptions');
  }
  const both = special.find(({ on }) => closures.has(on));
  if (both !== undefined) throw new RowRefusedError(`closed and open on one day: ${both.on}`);
  checkDays(special, ({ on }) => on, slotMinutes);
  return { closures: [...closures].sort(), special };
}
