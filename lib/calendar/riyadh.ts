/** Saudi Arabia is at UTC+3 all year and has had no summer time, so its calendar day is plain arithmetic. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;
export const DAY_MS = 86_400_000;

/** Where "now" comes from; tests give their own. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The calendar date (`YYYY-MM-DD`) in Asia/Riyadh at a moment. */
export function riyadhDate(moment: Date = new Date()): string {
  return new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

/** The clock time (`HH:MM`) in Asia/Riyadh at a moment. */
export function riyadhTime(moment: Date): string {
  return new Date(moment.getTime() + RIYADH_OFFSET_MS).toISOString().slice(11, 16);
}

/** The moment at which it is `time` (`HH:MM`) on `date` in Asia/Riyadh. */
export function riyadhMoment(date: string, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - RIYADH_OFFSET_MS);
}

/** Days from 1970-01-01 to a calendar date. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** The calendar date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days);
}

/** Whole years and the whole months beyond them from one calendar date to a later one; none where it is not later. */
export function yearsAndMonths(from: string, to: string): { years: number; months: number } {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const whole = (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
  const months = Math.max(0, whole);
  return { years: Math.floor(months / 12), months: months % 12 };
}

/** 0 is Sunday, the first day of the Saudi working week. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
