import { z } from 'zod';
import { type AreaSummary, codeSchema, type Read, type Registry } from '@/lib/registry';
import {
  AREA_GROUPS,
  type AreaGroup,
  CLOSED_PER_PAGE,
  countByCity,
  countByRegion,
  countGroups,
  GROUP_QUERIES,
  sumTotals,
} from '../areas/areas';
import { groundsOf, spotsOf } from '../maps/sheet/area-ground';
import { knownRegion } from '../places/places';
import { oldest, pageRegistry } from '../reads';
import { given } from './filters';

/** Announcements that run or come, on one page of the list. */
export const CURRENT_PER_PAGE = 30;

/** Pages that are shown as one where the whole list is asked for; a longer list stays in its pages. */
export const PAGES_IN_ONE = 10;

export interface AreasFilter {
  readonly region?: string | undefined;
  readonly state?: AreaGroup | undefined;
  /** `all`: the whole list at one address, as it is printed. */
  readonly page: number | 'all';
}

const stateSchema = z.enum(AREA_GROUPS);
const pageSchema = z.union([z.literal('all'), z.coerce.number().int().min(1).max(10_000)]);

/** The page that there is: a list too long to be shown whole begins with its first. */
export function pageShown({ page }: Pick<AreasFilter, 'page'>, count: number): number | 'all' {
  if (page !== 'all') return Math.min(page, count);
  return count <= PAGES_IN_ONE ? page : 1;
}

/** The filter that an address asks for. */
export function areasFilter(query: Readonly<Record<string, string>>): AreasFilter {
  return {
    region: given(codeSchema, query.region),
    state: given(stateSchema, query.state),
    page: given(pageSchema, query.page) ?? 1,
  };
}

/** A stretch of a group on one page of the list. */
interface Stretch {
  group: AreaGroup;
  from: number;
  to: number;
}

/**
 * What each page of the list holds. What runs or comes is listed first, page by page; what is over begins on the last of
 * those pages and goes on from there.
 */
export function pagesOf(totals: Record<AreaGroup, number>, only?: AreaGroup): Stretch[][] {
  const wanted = AREA_GROUPS.filter((group) => only === undefined || only === group);
  const pages: Stretch[][] = [[]];
  let room = CURRENT_PER_PAGE;
  for (const group of wanted.filter((one) => one !== 'closed'))
    for (let from = 0; from < totals[group]; ) {
      if (room === 0) {
        pages.push([]);
        room = CURRENT_PER_PAGE;
      }
      const to = Math.min(totals[group], from + room);
      pages.at(-1)?.push({ group, from, to });
      room -= to - from;
      from = to;
    }
  if (wanted.includes('closed'))
    for (let from = 0; from < totals.closed; from += CLOSED_PER_PAGE) {
      if (from > 0) pages.push([]);
      pages.at(-1)?.push({ group: 'closed', from, to: Math.min(totals.closed, from + CLOSED_PER_PAGE) });
    }
  return pages;
}

/** Reads a stretch of a group, which may lie on two pages of the registry's own. */
async function readStretch(
  source: Registry,
  { group, from, to }: Stretch,
  region?: string,
): Promise<Read<AreaSummary[]>> {
  const pageSize = group === 'closed' ? CLOSED_PER_PAGE : CURRENT_PER_PAGE;
  const first = Math.floor(from / pageSize);
  const pages = Array.from(
    { length: Math.floor((to - 1) / pageSize) - first + 1 },
    (_, index) => first + index,
  );
  const reads = await Promise.all(
    pages.map((page) => source.areas({ ...GROUP_QUERIES[group], region, page: page + 1, pageSize })),
  );
  const items = reads.flatMap(({ data }) => data.items);
  return { data: items.slice(from - first * pageSize, to - first * pageSize), staleSince: oldest(...reads) };
}

/** What the list of announced areas shows for a filter. */
export async function loadAreas(filter: AreasFilter) {
  const source = await pageRegistry();
  const [overview, places] = await Promise.all([source.areasOverview({}), source.places({})]);
  const { state } = filter;
  const region = knownRegion(filter.region, places.data);
  const { all, byRegion } = overview.data;
  const totals = countGroups(
    region === undefined ? all : byRegion.filter((count) => count.region === region),
  );
  const pages = pagesOf(totals, state);
  const page = pageShown(filter, pages.length);
  const listed = await Promise.all(
    (page === 'all' ? pages.flat() : (pages[page - 1] ?? [])).map(async (stretch) => ({
      group: stretch.group,
      ...(await readStretch(source, stretch, region)),
    })),
  );
  const itemsOf = (group: AreaGroup) =>
    listed.filter((one) => one.group === group).flatMap(({ data }) => data);
  const shown: readonly AreaGroup[] = state === undefined ? AREA_GROUPS : [state];
  return {
    filter: { ...filter, region, page },
    groups: AREA_GROUPS.map((group) => ({ group, items: itemsOf(group), total: totals[group] })),
    shown: shown.reduce((sum, group) => sum + totals[group], 0),
    pageCount: page === 'all' ? 1 : pages.length,
    totals: sumTotals(overview.data),
    /** Of all regions, whichever is shown. */
    standing: countGroups(all),
    regions: countByRegion(overview.data, places.data.regions),
    cities: countByCity(overview.data, places.data.cities),
    staleSince: oldest(overview, places, ...listed),
  };
}
export type AreasData = Awaited<ReturnType<typeof loadAreas>>;

/** One area with the names of the places that it spans. The page's guard has seen that it exists. */
export async function loadArea(slug: string) {
  const source = await pageRegistry();
  const [area, places] = await Promise.all([source.area({ slug, with: 'ground' }), source.places({})]);
  if (area.data === null) return null;
  const { regions, cities } = area.data;
  return {
    area: area.data,
    regions: places.data.regions.filter(({ code }) => regions.includes(code)),
    /** All of the kingdom: what its map shows around them. */
    around: places.data.regions,
    cities: places.data.cities.filter(({ code }) => cities.includes(code)),
    grounds: await groundsOf(area.data),
    spots: spotsOf(area.data),
    staleSince: oldest(area, places),
  };
}
export type AreaData = NonNullable<Awaited<ReturnType<typeof loadArea>>>;
