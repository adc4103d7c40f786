import { addDays } from '@/lib/calendar/riyadh';

/**
 * Where an announced area stands on a day. Derived from the stored dates when it is read, because it
 * changes at midnight (Asia/Riyadh) without anybody writing anything.
 */
export const AREA_STATES = ['to_be_announced', 'announced', 'open', 'closed'] as const;
export type AreaState = (typeof AREA_STATES)[number];

export interface AreaDates {
  announcedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
}

/**
 * Days after its announcement by which registration in an area has begun, whichever its first day: of all announcements
 * with both days known, the first day came 76 days after at most. To wait for it any longer would cost an owner the period.
 */
const BEGUN_AFTER_DAYS = 120;

/**
 * Days of the longest period among the announcements whose first and last day are known: they have 33, 93, 95 and 96
 * (content/announcements.json).
 */
const LONGEST_PERIOD_DAYS = 96;

/**
 * The state of an area on `today` (`YYYY-MM-DD`, Asia/Riyadh). Both ends of a window are inclusive.
 * A missing date is unknown, never computed from another one: published windows differ in length. An area of which only the
 * announcement is known counts as begun once that is long past, and as closed once the longest period would be over too.
 */
export function areaState(dates: AreaDates, today: string): AreaState {
  if (dates.endsOn !== null && dates.endsOn < today) return 'closed';
  if (dates.startsOn !== null && dates.startsOn <= today) return 'open';
  if (dates.announcedOn !== null && dates.announcedOn > today) return 'to_be_announced';
  if (dates.startsOn !== null) return 'announced';
  if (dates.endsOn !== null) return 'open';
  const isPast = (days: number) => dates.announcedOn !== null && addDays(dates.announcedOn, days) < today;
  if (isPast(BEGUN_AFTER_DAYS + LONGEST_PERIOD_DAYS)) return 'closed';
  return isPast(BEGUN_AFTER_DAYS) ? 'open' : 'announced';
}
