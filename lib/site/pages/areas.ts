import { z } from 'zod';
import { codeSchema, registry } from '@/lib/registry';
import { AREA_GROUPS, type AreaGroup, countByRegion, groupAreas, groupOf, sumTotals } from '../areas';
import { given } from '../filters';
import { allAreas, oldest } from './reads';

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

/** What the list of announced areas shows for a filter. */
export async function loadAreas(filter: AreasFilter) {
  const source = await registry();
  const [areas, places] = await Promise.all([allAreas(source), source.places({})]);
  const { region } = filter;
  const shown = areas.data.filter((area) => region === undefined || area.regions.includes(region));
  const grouped = groupAreas(shown);
  const pageCount = Math.max(1, Math.ceil(grouped.closed.length / CLOSED_PER_PAGE));
  const page = Math.min(filter.page, pageCount);
  const onPage = (group: AreaGroup) => {
    if (filter.state !== undefined && filter.state !== group) return [];
    if (group !== 'closed') return page === 1 ? grouped[group] : [];
    return grouped.closed.slice((page - 1) * CLOSED_PER_PAGE, page * CLOSED_PER_PAGE);
  };
  return {
    filter: { ...filter, page },
    groups: AREA_GROUPS.map((group) => ({ group, items: onPage(group), total: grouped[group].length })),
    shown: filter.state === undefined ? shown.length : grouped[filter.state].length,
    pageCount: filter.state === undefined || filter.state === 'closed' ? pageCount : 1,
    totals: sumTotals(areas.data),
    regions: countByRegion(areas.data, places.data.regions),
    undated: areas.data.filter((area) => groupOf(area) === 'undated').map(({ slug }) => slug),
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
