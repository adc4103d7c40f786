import { z } from 'zod';
import { type AreaState, type AreaSummary, codeSchema, registry } from '@/lib/registry';
import { addDays, dayNumber } from '@/lib/registry/clock';
import { given } from './query';
import { allAreas, oldest } from './reads';

/** The order in which a reader needs them: what is open, what comes, what is over. */
export const AREA_GROUPS = ['open', 'upcoming', 'closed'] as const;
export type AreaGroup = (typeof AREA_GROUPS)[number];

const groupOf: Record<AreaState, AreaGroup> = {
  open: 'open',
  announced: 'upcoming',
  to_be_announced: 'upcoming',
  closed: 'closed',
};

/** Areas of a group on one page. Only what is over grows without end, so only it is paged. */
export const CLOSED_PER_PAGE = 10;

export interface AreasFilter {
  readonly region?: string | undefined;
  readonly state?: AreaGroup | undefined;
  readonly page: number;
}

const stateSchema = z.enum(AREA_GROUPS);
const pageSchema = z.coerce.number().int().min(1).max(10_000);

/** The filter that an address asks for. */
export function areasFilter(query: Readonly<Record<string, string>>): AreasFilter {
  return {
    region: given(codeSchema, query.region),
    state: given(stateSchema, query.state),
    page: given(pageSchema, query.page) ?? 1,
  };
}

/** Whole days from `today` to `date`; 0 on the day itself, negative after it. Both `YYYY-MM-DD`. */
export function daysUntil(date: string, today: string): number {
  return dayNumber(date) - dayNumber(today);
}

/** Open windows, the one that ends soonest first; those without a published end last. */
export function byDeadline(areas: readonly AreaSummary[]): AreaSummary[] {
  const key = (area: AreaSummary) => area.endsOn ?? '9999-12-31';
  return [...areas].sort((a, b) => key(a).localeCompare(key(b)) || a.slug.localeCompare(b.slug));
}

/** What begins next comes first. */
function byStart(areas: readonly AreaSummary[]): AreaSummary[] {
  const key = (area: AreaSummary) => area.startsOn ?? area.announcedOn ?? '9999-12-31';
  return [...areas].sort((a, b) => key(a).localeCompare(key(b)) || a.slug.localeCompare(b.slug));
}

/** What ended last comes first. */
function byEnd(areas: readonly AreaSummary[]): AreaSummary[] {
  return [...areas].sort(
    (a, b) => (b.endsOn ?? '').localeCompare(a.endsOn ?? '') || a.slug.localeCompare(b.slug),
  );
}

/** The areas by group, each in the order that its reader needs. */
export function groupAreas(areas: readonly AreaSummary[]): Record<AreaGroup, AreaSummary[]> {
  const inGroup = (group: AreaGroup) => areas.filter(({ state }) => groupOf[state] === group);
  return {
    open: byDeadline(inGroup('open')),
    upcoming: byStart(inGroup('upcoming')),
    closed: byEnd(inGroup('closed')),
  };
}

export interface AreaTotals {
  areas: number;
  /** Sum of the plots that announcements state; some state none. */
  plots: number;
  titles: number;
  transactions: number;
  properties: number;
  /** Whether any of the last three is sample data. */
  sample: boolean;
}

/** Sums over areas; a figure that an area does not state adds nothing. */
export function sumTotals(areas: readonly AreaSummary[]): AreaTotals {
  const sum = (figure: (area: AreaSummary) => number | null) =>
    areas.reduce((total, area) => total + (figure(area) ?? 0), 0);
  return {
    areas: areas.length,
    plots: sum(({ plotCount }) => plotCount),
    titles: sum(({ totals }) => totals.titles),
    transactions: sum(({ totals }) => totals.transactions),
    properties: sum(({ totals }) => totals.properties),
    sample: areas.some(({ totals }) => totals.sample),
  };
}

/** What the list of announced areas shows for a filter. */
export async function loadAreas(filter: AreasFilter) {
  const source = await registry();
  const [areas, places] = await Promise.all([allAreas(source), source.places({})]);
  const counts = new Map<string, number>();
  for (const code of areas.data.flatMap(({ regions }) => regions))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  const { region } = filter;
  const shown = areas.data.filter((area) => region === undefined || area.regions.includes(region));
  const groups = groupAreas(shown);
  const pageCount = Math.max(1, Math.ceil(groups.closed.length / CLOSED_PER_PAGE));
  const page = Math.min(filter.page, pageCount);
  const onPage = (group: AreaGroup) => {
    if (filter.state !== undefined && filter.state !== group) return [];
    if (group !== 'closed') return page === 1 ? groups[group] : [];
    return groups.closed.slice((page - 1) * CLOSED_PER_PAGE, page * CLOSED_PER_PAGE);
  };
  return {
    filter: { ...filter, page },
    groups: AREA_GROUPS.map((group) => ({ group, items: onPage(group), total: groups[group].length })),
    shown: shown.length,
    pageCount: filter.state === undefined || filter.state === 'closed' ? pageCount : 1,
    totals: sumTotals(areas.data),
    regions: places.data.regions.map(({ code, name }) => ({ code, name, count: counts.get(code) ?? 0 })),
    staleSince: oldest(areas, places),
  };
}
export type AreasData = Awaited<ReturnType<typeof loadAreas>>;

/** One area with the names of the places that it spans. The page's guard has seen that it exists. */
export async function loadArea(slug: string) {
  const source = await registry();
  const [area, places] = await Promise.all([source.area({ slug }), source.places({})]);
  if (area.data === null) return null;
  const { regions, cities } = area.data;
  return {
    area: area.data,
    regions: places.data.regions.filter(({ code }) => regions.includes(code)),
    cities: places.data.cities.filter(({ code }) => cities.includes(code)),
    staleSince: oldest(area, places),
  };
}
export type AreaData = NonNullable<Awaited<ReturnType<typeof loadArea>>>;

/** A deadline counts as near in its last weeks. */
export const NEAR_DAYS = 21;

/** Whether a window is about to end on `today`. */
export function endsSoon(area: Pick<AreaSummary, 'state' | 'endsOn'>, today: string): boolean {
  return area.state === 'open' && area.endsOn !== null && area.endsOn <= addDays(today, NEAR_DAYS);
}
