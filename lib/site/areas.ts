import type { AreaState, AreaSummary, Region } from '@/lib/registry';
import { addDays, dayNumber } from '@/lib/registry/clock';
import { isAnnounced } from '@/lib/registry/contract/areas';

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

/** The group of an area. One that began and has no published end may be long over: it is not called open. */
export function groupOf({ state, endsOn }: Pick<AreaSummary, 'state' | 'endsOn'>): AreaGroup {
  return state === 'open' && endsOn === null ? 'undated' : groups[state];
}

/** Whole days from `today` to `date`; 0 on the day itself, negative after it. Both `YYYY-MM-DD`. */
export function daysUntil(date: string, today: string): number {
  return dayNumber(date) - dayNumber(today);
}

/** What ends soonest comes first. */
function byDeadline(areas: readonly AreaSummary[]): AreaSummary[] {
  return [...areas].sort(
    (a, b) => (a.endsOn ?? '').localeCompare(b.endsOn ?? '') || a.slug.localeCompare(b.slug),
  );
}

/** What begins next comes first. */
function byStart(areas: readonly AreaSummary[]): AreaSummary[] {
  const key = (area: AreaSummary) => area.startsOn ?? area.announcedOn ?? '9999-12-31';
  return [...areas].sort((a, b) => key(a).localeCompare(key(b)) || a.slug.localeCompare(b.slug));
}

/** What is announced next comes first. */
function byAnnouncement(areas: readonly AreaSummary[]): AreaSummary[] {
  return [...areas].sort(
    (a, b) => (a.announcedOn ?? '').localeCompare(b.announcedOn ?? '') || a.slug.localeCompare(b.slug),
  );
}

/** What ended last comes first. */
function byEnd(areas: readonly AreaSummary[]): AreaSummary[] {
  return [...areas].sort(
    (a, b) => (b.endsOn ?? '').localeCompare(a.endsOn ?? '') || a.slug.localeCompare(b.slug),
  );
}

/** The areas by group, each in the order that its reader needs. */
export function groupAreas(areas: readonly AreaSummary[]): Record<AreaGroup, AreaSummary[]> {
  const inGroup = (group: AreaGroup) => areas.filter((area) => groupOf(area) === group);
  return {
    open: byDeadline(inGroup('open')),
    upcoming: byStart(inGroup('upcoming')),
    planned: byAnnouncement(inGroup('planned')),
    undated: byStart(inGroup('undated')),
    closed: byEnd(inGroup('closed')),
  };
}

export interface AreaTotals {
  areas: number;
  titles: number;
  transactions: number;
  /** As the announcements count their plots; some state no number. */
  properties: number;
  /** Whether titles and transactions are sample data. */
  sample: boolean;
}

/** Sums over the announced areas; a figure that an area does not state adds nothing, nor does what is still planned. */
export function sumTotals(all: readonly AreaSummary[]): AreaTotals {
  const areas = all.filter(isAnnounced);
  const sum = (figure: (area: AreaSummary) => number | null) =>
    areas.reduce((total, area) => total + (figure(area) ?? 0), 0);
  return {
    areas: areas.length,
    titles: sum(({ totals }) => totals.titles),
    transactions: sum(({ totals }) => totals.transactions),
    properties: sum(({ totals }) => totals.properties),
    sample: areas.some(({ totals }) => totals.sample),
  };
}

/**
 * The regions with the number of announcements that touch each (one may span several), and of all areas that the list has
 * there, planned ones too.
 */
export function countByRegion(areas: readonly AreaSummary[], regions: readonly Region[]) {
  return regions.map(({ code, name }) => {
    const listed = areas.filter((area) => area.regions.includes(code));
    return { code, name, count: listed.filter(isAnnounced).length, listed: listed.length };
  });
}
export type CountedRegion = ReturnType<typeof countByRegion>[number];

/** A deadline counts as near in its last weeks. */
export const NEAR_DAYS = 21;

/** Whether a window is about to end on `today`. */
export function endsSoon(area: Pick<AreaSummary, 'state' | 'endsOn'>, today: string): boolean {
  return area.state === 'open' && area.endsOn !== null && area.endsOn <= addDays(today, NEAR_DAYS);
}

/** Whether an area has a date that a calendar can still be of use for. */
export function hasDateAhead({ startsOn, endsOn }: Pick<AreaSummary, 'startsOn' | 'endsOn'>, today: string) {
  return (endsOn ?? startsOn ?? '') >= today;
}
