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
 * The state of an area on `today` (`YYYY-MM-DD`, Asia/Riyadh). Both ends of a window are inclusive.
 * A missing date is unknown, never computed from another one: published windows differ in length.
 */
export function areaState(dates: AreaDates, today: string): AreaState {
  if (dates.endsOn !== null && dates.endsOn < today) return 'closed';
  if (dates.startsOn !== null && dates.startsOn <= today) return 'open';
  if (dates.announcedOn !== null && dates.announcedOn > today) return 'to_be_announced';
  if (dates.startsOn === null && dates.endsOn !== null) return 'open';
  return 'announced';
}
