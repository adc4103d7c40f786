import type { AREA_EVENT_KINDS, AREA_PART_KINDS, Area, Bilingual, ShapeGeometry } from '../../contract';
import { boundsOf } from '../../geometry/bounds';
import type { Queryable } from '../store';
import { contentHash, idsByCode, type SaveContext, type SaveResult } from './common';

export interface PartInput {
  kind: (typeof AREA_PART_KINDS)[number];
  region: string;
  city: string | null;
  district: string | null;
  name: Bilingual | null;
  districtCount: number | null;
  plotCount: number | null;
}

export interface ShapeInput {
  /** Position of the part that it draws; null for the area as a whole. */
  part: number | null;
  kind: 'official' | 'indicative';
  geometry: ShapeGeometry;
}

export interface AreaInput {
  slug: string;
  name: Bilingual;
  /** `YYYY-MM-DD`, null where unknown. */
  announcedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
  plotCount: number | null;
  totals: {
    titles: number | null;
    transactions: number | null;
    properties: number | null;
    sample: boolean;
  };
  parts: readonly PartInput[];
  shapes: readonly ShapeInput[];
  events: readonly { kind: (typeof AREA_EVENT_KINDS)[number]; on: string; note: Bilingual | null }[];
  sources: readonly Area['sources'][number][];
}

interface PlaceIds {
  regions: Map<string, number>;
  cities: Map<string, number>;
  districts: Map<string, number>;
}

function idOf(ids: Map<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`There is no place ${code}.`);
  return id;
}

async function saveParts(db: Queryable, areaId: number, area: AreaInput, ids: PlaceIds): Promise<number[]> {
  const partIds: number[] = [];
  for (const [position, part] of area.parts.entries()) {
    const { id } = await db
      .insertInto('area_parts')
      .values({
        area_id: areaId,
        position,
        kind: part.kind,
        region_id: idOf(ids.regions, part.region),
        city_id: part.city === null ? null : idOf(ids.cities, part.city),
        district_id: part.district === null ? null : idOf(ids.districts, part.district),
        name_ar: part.name?.ar ?? null,
        name_en: part.name?.en ?? null,
        district_count: part.districtCount,
        plot_count: part.plotCount,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    partIds.push(id);
  }
  return partIds;
}

async function saveDetails(db: Queryable, areaId: number, area: AreaInput, ids: PlaceIds): Promise<void> {
  const partIds = await saveParts(db, areaId, area, ids);
  const shapes = area.shapes.map(({ part, kind, geometry }) => {
    const [west, south, east, north] = boundsOf(geometry);
    const part_id = part === null ? null : (partIds[part] ?? null);
    return { area_id: areaId, part_id, kind, geometry: JSON.stringify(geometry), west, south, east, north };
  });
  if (shapes.length > 0) await db.insertInto('area_shapes').values(shapes).execute();
  const events = area.events.map(({ kind, on, note }) => ({
    area_id: areaId,
    kind,
    on_date: on,
    note_ar: note?.ar ?? null,
    note_en: note?.en ?? null,
  }));
  if (events.length > 0) await db.insertInto('area_events').values(events).execute();
  const sources = area.sources.map(({ name, url }) => ({
    area_id: areaId,
    name_ar: name.ar,
    name_en: name.en,
    url,
  }));
  if (sources.length > 0) await db.insertInto('area_sources').values(sources).execute();
}

async function clearDetails(db: Queryable, areaId: number): Promise<void> {
  for (const table of ['area_shapes', 'area_parts', 'area_events', 'area_sources'] as const)
    await db.deleteFrom(table).where('area_id', '=', areaId).execute();
}

function areaRow({ importId, now }: SaveContext, area: AreaInput) {
  return {
    slug: area.slug,
    name_ar: area.name.ar,
    name_en: area.name.en,
    announced_on: area.announcedOn,
    starts_on: area.startsOn,
    ends_on: area.endsOn,
    plot_count: area.plotCount,
    titles_total: area.totals.titles,
    transactions_total: area.totals.transactions,
    properties_total: area.totals.properties,
    totals_sample: area.totals.sample ? (1 as const) : (0 as const),
    import_id: importId,
    content_hash: contentHash(area),
    updated_at: now.toISOString(),
  };
}

/** Adds or changes announced areas with all that belongs to them, by slug. */
export async function saveAreas(context: SaveContext, areas: readonly AreaInput[]): Promise<SaveResult> {
  const { db } = context;
  const ids: PlaceIds = {
    regions: await idsByCode(db, 'regions'),
    cities: await idsByCode(db, 'cities'),
    districts: await idsByCode(db, 'districts'),
  };
  const before = await db.selectFrom('areas').select(['id', 'slug', 'content_hash']).execute();
  const known = new Map(before.map((row) => [row.slug, row]));
  const result: SaveResult = { added: 0, changed: 0, unchanged: 0 };
  for (const area of areas) {
    const row = areaRow(context, area);
    const old = known.get(area.slug);
    if (old?.content_hash === row.content_hash) {
      result.unchanged += 1;
      continue;
    }
    if (old !== undefined) {
      await clearDetails(db, old.id);
      await db.updateTable('areas').set(row).where('id', '=', old.id).execute();
      await saveDetails(db, old.id, area, ids);
      result.changed += 1;
      continue;
    }
    const { id } = await db.insertInto('areas').values(row).returning('id').executeTakeFirstOrThrow();
    await saveDetails(db, id, area, ids);
    result.added += 1;
  }
  return result;
}

/**
 * After areas with real totals came in: the sample totals of the others go, so that no list mixes the two.
 * @returns whether any area has real totals
 */
export async function dropSampleTotals(db: Queryable): Promise<boolean> {
  const real = await db
    .selectFrom('areas')
    .select('id')
    .where('totals_sample', '=', 0)
    .where((eb) => eb.or([eb('titles_total', 'is not', null), eb('transactions_total', 'is not', null)]))
    .executeTakeFirst();
  if (real === undefined) return false;
  await db
    .updateTable('areas')
    .set({ titles_total: null, transactions_total: null, totals_sample: 0 })
    .where('totals_sample', '=', 1)
    .execute();
  return true;
}

/** Deletes every area that is not among the given ones; returns how many. */
export async function keepOnlyAreas({ db }: SaveContext, slugs: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('areas').where('slug', 'not in', slugs).executeTakeFirst();
  return Number(numDeletedRows);
}
