import { addDays, riyadhDate, riyadhMoment } from './riyadh';

/**
 * Appointments can be asked for and booked on this many days, today among them: without an end to it, a script could fill
 * every year to come.
 */
export const BOOKABLE_DAYS = 60;

/** The last day (`YYYY-MM-DD`, Asia/Riyadh) on which an appointment can be. */
export function lastBookableDay(today: string = riyadhDate(new Date())): string {
  return addDays(today, BOOKABLE_DAYS - 1);
}

/** The moment (milliseconds) at which that day is over: no appointment begins then or later. */
export function endOfBooking(): number {
  return riyadhMoment(addDays(lastBookableDay(), 1), '00:00').getTime();
}
