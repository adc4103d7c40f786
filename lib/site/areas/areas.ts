import { addDays, dayNumber } from '@/lib/calendar/riyadh';
import type { AreaState, AreaSummary, AreasOverview, City, ReadInput, Region } from '@/lib/registry';
import { isAnnounced } from '@/lib/registry/contract/areas';

/** Announcements whose period is over, on one page of the list. */
export const CLOSED_PER_PAGE = 10;

/**
 * The order in which a reader needs them: what is open, what comes, what will be announced, what began without a known
 * end, what is over.
 */
export const AREA_GROUPS = ['open', 'upcoming', 'planned', 'undated', 'closed'] as const;
export type AreaGroup = (typeof AREA_GROUPS)[number];

const groups: Record<AreaState, AreaGroup> = {
  open: 'open',
  announced: 'upcoming',
  to_be_announced: 'planned',
  closed: 'closed',
};

/** The group of an area. One that began, known or by its age, and has no published end may be long over: it is not called open. */
export function groupOf({ state, endsOn }: Pick<AreaSummary, 'state' | 'endsOn'>): AreaGroup {
  return state === 'open' && endsOn === null ? 'undated' : groups[state];
}

/** Whole days from `today` to `date`; 0 on the day itself, negative after it. Both `YYYY-MM-DD`. */
export function daysUntil(date: string, today: string): number {
  return dayNumber(date) - dayNumber(today);
}

/** The three dates of an area in their order, those that are known, each by the key of its name. */
export function knownDates(area: Pick<AreaSummary, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>) {
  return (
    [
      [isAnnounced(area) ? 'announcedOn' : 'willBeAnnouncedOn', area.announcedOn],
      ['startsOn', area.startsOn],
      ['endsOn', area.endsOn],
    ] as const
  ).flatMap(([key, date]) => (date === null ? [] : [{ key, date }]));
}

interface PeriodDay {
  readonly key: ReturnType<typeof knownDates>[number]['key'] | 'today';
  readonly date: string;
  /** Whether a day of the period is today, which then has no day of its own. */
  readonly isToday: boolean;
  /** Whether one can register from this day to the next of them. */
  readonly isWithin: boolean;
}

/** The known days of a period and today, in their order; none where fewer than two are known. */
export function periodDays(
  area: Pick<AreaSummary, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>,
  today: string,
): PeriodDay[] {
  const known = knownDates(area);
  if (known.length < 2) return [];
  const { startsOn, endsOn } = area;
  const at = known.filter(({ date }) => date < today).length;
  const own = known.some(({ date }) => date === today) ? [] : [{ key: 'today' as const, date: today }];
  const days = [...known.slice(0, at), ...own, ...known.slice(at)];
  return days.map((day, index) => {
    const next = days[index + 1];
    const isToday = day.key !== 'today' && day.date === today;
    const isWithin =
      startsOn !== null && endsOn !== null && startsOn <= day.date && (next?.date ?? '~') <= endsOn;
    return { ...day, isToday, isWithin };
  });
}

/** What the registry is asked for a group: state, whether the end is known, and the order that its reader needs. */
export const GROUP_QUERIES = {
  open: { state: 'open', ending: 'known', order: 'ends_first' },
  upcoming: { state: 'announced', ending: undefined, order: 'starts_first' },
  planned: { state: 'to_be_announced', ending: undefined, order: 'announced_first' },
  undated: { state: 'open', ending: 'unknown', order: 'starts_first' },
  closed: { state: 'closed', ending: undefined, order: 'ended_last' },
} as const satisfies Record<AreaGroup, Pick<ReadInput<'areas'>, 'state' | 'ending' | 'order'>>;

type Counted = Pick<AreasOverview['byRegion'][number], 'state' | 'endKnown' | 'areas'>;

/** How many areas each group has. */
export function countGroups(counts: readonly Counted[]): Record<AreaGroup, number> {
  const total = { open: 0, upcoming: 0, planned: 0, undated: 0, closed: 0 };
  for (const { state, endKnown, areas } of counts)
    total[groupOf({ state, endsOn: endKnown ? state : null })] += areas;
  return total;
}

/** Whether all periods are known to have ended: none runs or is to come, and none may still be open. */
export const areAllOver = ({ closed, ...others }: Record<AreaGroup, number>): boolean =>
  closed > 0 && Object.values(others).every((count) => count === 0);

export interface AreaTotals {
  areas: number;
  /** Null, as the next two, where no announced area states it: that is not zero. */
  titles: number | null;
  transactions: number | null;
  /** As the announcements count their plots; some state no number. */
  properties: number | null;
  /** Whether titles and transactions are sample data. */
  sample: boolean;
}

/** Sums over the announced areas; a figure that an area does not state adds nothing, nor does what is still planned. */
export function sumTotals({ all }: Pick<AreasOverview, 'all'>): AreaTotals {
  const announced = all.filter(isAnnounced);
  const sum = (figure: 'titles' | 'transactions' | 'properties') => {
    const stated = announced.flatMap((count) => count[figure] ?? []);
    return stated.length > 0 ? stated.reduce((total, count) => total + count) : null;
  };
  return {
    areas: announced.reduce((total, { areas }) => total + areas, 0),
    titles: sum('titles'),
    transactions: sum('transactions'),
    properties: sum('properties'),
    sample: announced.some(({ sample }) => sample),
  };
}

/**
 * The regions with the number of announcements that touch each (one may span several), and of all areas that the list has
 * there, planned ones too.
 */
export function countByRegion({ byRegion }: Pick<AreasOverview, 'byRegion'>, regions: readonly Region[]) {
  const sum = (counts: readonly Counted[]) => counts.reduce((total, { areas }) => total + areas, 0);
  return regions.map(({ code, name }) => {
    const listed = byRegion.filter(({ region }) => region === code);
    return { code, name, count: sum(listed.filter(isAnnounced)), listed: sum(listed) };
  });
}

export interface AnnouncedCity extends Pick<City, 'code' | 'name' | 'region'> {
  lon: number;
  lat: number;
  /** That its announcements name or count; what they cover of them they say themselves. */
  districts: number;
  /** Whether a period runs there of which the end is known. */
  isOpen: boolean;
}

/** The cities that announcements name, as far as it is known where they lie, those with most districts first. */
export function countByCity(
  { byCity }: Pick<AreasOverview, 'byCity'>,
  cities: readonly City[],
): AnnouncedCity[] {
  const own = new Map<string, AreasOverview['byCity']>();
  for (const count of byCity.filter(isAnnounced))
    own.set(count.city, [...(own.get(count.city) ?? []), count]);
  return cities
    .flatMap(({ code, name, region, centre }) => {
      const counts = own.get(code);
      if (counts === undefined || centre === null) return [];
      const districts = counts.reduce((sum, count) => sum + count.districts, 0);
      const isOpen = counts.some(({ state, endKnown }) => state === 'open' && endKnown);
      return [{ code, name, region, lon: centre.lon, lat: centre.lat, districts, isOpen }];
    })
    .sort((a, b) => b.districts - a.districts);
}

/** How much of an area's period has gone by at the end of `today`, from 0 to 1; null where a day of it is not known. */
export function elapsedShare(area: Pick<AreaSummary, 'startsOn' | 'endsOn'>, today: string): number | null {
  if (area.startsOn === null || area.endsOn === null) return null;
  const days = daysUntil(area.endsOn, area.startsOn) + 1;
  return Math.min(1, Math.max(0, (daysUntil(today, area.startsOn) + 1) / days));
}

/** A deadline counts as near in its last weeks. */
const NEAR_DAYS = 21;

/** Whether a window is about to end on `today`. */
export function endsSoon(area: Pick<AreaSummary, 'state' | 'endsOn'>, today: string): boolean {
  return area.state === 'open' && area.endsOn !== null && area.endsOn <= addDays(today, NEAR_DAYS);
}

/** Whether an area has a date that a calendar can still be of use for: on the last day it is too late. */
export function hasDateAhead({ startsOn, endsOn }: Pick<AreaSummary, 'startsOn' | 'endsOn'>, today: string) {
  return (endsOn ?? startsOn ?? '') > today;
}
