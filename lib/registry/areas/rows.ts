import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  type AreaPart,
  type AreaSummary,
  addToCity,
  areaState,
  districtsOfPart,
  isInParts,
} from '../contract';
import { bilingual, type ReadContext } from '../store/read-context';
import type { AreasTable } from '../store/tables/areas';
import { type AreaBook, areaBook } from './book';
import { lastChangeOf } from './last-change';

export type AreaRow = Selectable<AreasTable>;
/** A part with what an answer about a place needs to know of it. */
export type PartOfArea = AreaPart & { areaId: number; regionId: number; districtCity: string | null };

/** A text of both languages, if it is there. */
export const bothOf = (ar: string | null, en: string | null) =>
  ar === null || en === null ? null : { ar, en };

async function partsOf({ db }: ReadContext, areaIds: number[]): Promise<Map<number, PartOfArea[]>> {
  const rows = await db
    .selectFrom('area_parts')
    .innerJoin('regions', 'regions.id', 'area_parts.region_id')
    .leftJoin('cities', 'cities.id', 'area_parts.city_id')
    .leftJoin('districts', 'districts.id', 'area_parts.district_id')
    .leftJoin('cities as towns', 'towns.id', 'districts.city_id')
    .select([
      'area_parts.area_id',
      'area_parts.region_id',
      'area_parts.kind',
      'area_parts.name_ar',
      'area_parts.name_en',
      'area_parts.district_count',
      'area_parts.plot_count',
      'area_parts.note_ar',
      'area_parts.note_en',
      'regions.code as region',
      'cities.code as city',
      'districts.code as district',
      'towns.code as districtCity',
    ])
    .where('area_parts.area_id', 'in', areaIds)
    .orderBy('area_parts.area_id')
    .orderBy('area_parts.position')
    .execute();
  const parts = new Map<number, PartOfArea[]>();
  for (const row of rows) {
    const list = parts.get(row.area_id) ?? [];
    list.push({
      areaId: row.area_id,
      regionId: row.region_id,
      kind: row.kind,
      region: row.region,
      city: row.city,
      district: row.district,
      name: row.name_ar === null ? null : { ar: row.name_ar, en: row.name_en ?? row.name_ar },
      districtCount: row.district_count,
      plotCount: row.plot_count,
      note: bothOf(row.note_ar, row.note_en),
      districtCity: row.districtCity,
    });
    parts.set(row.area_id, list);
  }
  return parts;
}

/** The box around all shapes of each area, and whether all of them are official. */
async function extentsOf({ db }: ReadContext, areaIds: number[]) {
  const rows = await db
    .selectFrom('area_shapes')
    .select(({ fn }) => [
      'area_id',
      fn.min('west').as('west'),
      fn.min('south').as('south'),
      fn.max('east').as('east'),
      fn.max('north').as('north'),
      // 'indicative' sorts before 'official': the least certain shape names the whole.
      fn.min('kind').as('kind'),
    ])
    .where('area_id', 'in', areaIds)
    .groupBy('area_id')
    .execute();
  return new Map(rows.map((row) => [row.area_id, row]));
}

/** What lies in the tables around an area. */
interface Around {
  parts: readonly PartOfArea[];
  extent: Awaited<ReturnType<typeof extentsOf>> extends Map<number, infer Extent>
    ? Extent | undefined
    : never;
}

/** Parts that are kept, by the version of the imports (`AreaBook`): every answer about a place reads those of all announcements around. */
const MOST_PARTS = 20_000;
const kept = new WeakMap<AreaBook, LRUCache<number, Around>>();

async function aroundOf(context: ReadContext, ids: number[]): Promise<Map<number, Around>> {
  const book = await areaBook(context);
  const known =
    kept.get(book) ??
    new LRUCache<number, Around>({ maxSize: MOST_PARTS, sizeCalculation: ({ parts }) => parts.length + 1 });
  kept.set(book, known);
  const found = new Map(ids.map((id) => [id, known.get(id)]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  if (missing.length > 0) {
    const parts = await partsOf(context, missing);
    const extents = await extentsOf(context, missing);
    for (const id of missing) {
      const around = { parts: parts.get(id) ?? [], extent: extents.get(id) };
      found.set(id, around);
      known.set(id, around);
    }
  }
  return found as Map<number, Around>;
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}

const countDistricts = (parts: readonly AreaPart[]): number =>
  parts.reduce((sum, part) => sum + districtsOfPart(part), 0);

const isPlace = ({ kind }: AreaPart) => kind === 'plan' || kind === 'place';

export interface AreaWithParts {
  summary: AreaSummary;
  parts: readonly PartOfArea[];
}

/** A part as it is told. */
export function told({
  areaId: _area,
  regionId: _region,
  districtCity: _city,
  ...part
}: PartOfArea): AreaPart {
  return part;
}

/** Adds to rows of `areas` what lies in the tables around them, in two queries whatever their number. */
export async function withParts(context: ReadContext, rows: AreaRow[]): Promise<AreaWithParts[]> {
  if (rows.length === 0) return [];
  const around = await aroundOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { parts: own, extent } = around.get(row.id) as Around;
    const cities = new Map<string, number>();
    for (const part of own) addToCity(cities, part);
    const dates = { announcedOn: row.announced_on, startsOn: row.starts_on, endsOn: row.ends_on };
    const summary: AreaSummary = {
      slug: row.slug,
      name: bilingual(row),
      state: areaState(dates, context.today),
      ...dates,
      plotCount: row.plot_count,
      plotsInFirst: row.plots_in_first,
      totals: {
        titles: row.titles_total,
        transactions: row.transactions_total,
        properties: row.properties_total,
        sample: row.totals_sample === 1,
      },
      regions: distinct([...own].sort((a, b) => a.regionId - b.regionId).map((part) => part.region)),
      cities: [...cities.keys()],
      cityDistricts: [...cities.values()],
      districtCount: countDistricts(own),
      inParts: isInParts(own),
      placeCount: own.filter(isPlace).length,
      shape: extent?.kind ?? null,
      bounds: extent ? [extent.west, extent.south, extent.east, extent.north] : null,
      updatedAt: lastChangeOf([{ ...dates, updatedAt: row.updated_at }], context.today) ?? row.updated_at,
    };
    return { summary, parts: own };
  });
}
