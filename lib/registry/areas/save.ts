import { sql } from 'kysely';
import { riyadhDate } from '../../calendar/riyadh';
import type { AREA_EVENT_KINDS, AREA_PART_KINDS, Area, Bilingual, ShapeGeometry } from '../contract';
import { boundsOf } from '../geometry/bounds';
import { contentHash, idsByCode, type SaveContext, type SaveResult } from '../store/save';
import { dropStaged, type StageColumns, stagedCount, stageRows, written } from '../store/stage';
import type { Queryable } from '../store/store';

export interface PartInput {
  kind: (typeof AREA_PART_KINDS)[number];
  region: string;
  city: string | null;
  district: string | null;
  name: Bilingual | null;
  districtCount: number | null;
  plotCount: number | null;
  /** Plans, boundary streets and the like. */
  note: Bilingual | null;
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
  /** Left out where the plots are told of all its districts: what says nothing new keeps its hash. */
  plotsInFirst?: number;
  /** What its counts mean, where that needs a word. */
  note: Bilingual | null;
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

/** What an area brings along, in the order in which it is stored. `slug` says whose it is. */
const STAGED = {
  staged_areas: {
    slug: 'text',
    name_ar: 'text',
    name_en: 'text',
    announced_on: 'text',
    starts_on: 'text',
    ends_on: 'text',
    plot_count: 'bigint',
    plots_in_first: 'bigint',
    titles_total: 'bigint',
    transactions_total: 'bigint',
    properties_total: 'bigint',
    totals_sample: 'bigint',
    note_ar: 'text',
    note_en: 'text',
    content_hash: 'text',
  },
  staged_parts: {
    slug: 'text',
    position: 'bigint',
    kind: 'text',
    region_id: 'bigint',
    city_id: 'bigint',
    district_id: 'bigint',
    name_ar: 'text',
    name_en: 'text',
    district_count: 'bigint',
    plot_count: 'bigint',
    note_ar: 'text',
    note_en: 'text',
  },
  staged_shapes: {
    slug: 'text',
    part: 'bigint',
    kind: 'text',
    geometry: 'text',
    west: 'double precision',
    south: 'double precision',
    east: 'double precision',
    north: 'double precision',
  },
  staged_events: { slug: 'text', kind: 'text', on_date: 'text', note_ar: 'text', note_en: 'text' },
  staged_sources: { slug: 'text', name_ar: 'text', name_en: 'text', url: 'text' },
  /** Slugs that a file of the whole set names, refused records among them. */
  staged_kept: { slug: 'text' },
} as const satisfies Record<string, StageColumns>;
type StagedTable = keyof typeof STAGED;

function areaRow(area: AreaInput) {
  return {
    slug: area.slug,
    name_ar: area.name.ar,
    name_en: area.name.en,
    announced_on: area.announcedOn,
    starts_on: area.startsOn,
    ends_on: area.endsOn,
    plot_count: area.plotCount,
    plots_in_first: area.plotsInFirst ?? null,
    titles_total: area.totals.titles,
    transactions_total: area.totals.transactions,
    properties_total: area.totals.properties,
    totals_sample: area.totals.sample ? 1 : 0,
    note_ar: area.note?.ar ?? null,
    note_en: area.note?.en ?? null,
    content_hash: contentHash(area),
  };
}

const partRows = (area: AreaInput, ids: PlaceIds) =>
  area.parts.map((part, position) => ({
    slug: area.slug,
    position,
    kind: part.kind,
    region_id: idOf(ids.regions, part.region),
    city_id: part.city === null ? null : idOf(ids.cities, part.city),
    district_id: part.district === null ? null : idOf(ids.districts, part.district),
    name_ar: part.name?.ar ?? null,
    name_en: part.name?.en ?? null,
    district_count: part.districtCount,
    plot_count: part.plotCount,
    note_ar: part.note?.ar ?? null,
    note_en: part.note?.en ?? null,
  }));

const shapeRows = (area: AreaInput) =>
  area.shapes.map(({ part, kind, geometry }) => {
    const [west, south, east, north] = boundsOf(geometry);
    return { slug: area.slug, part, kind, geometry: JSON.stringify(geometry), west, south, east, north };
  });

const eventRows = (area: AreaInput) =>
  area.events.map(({ kind, on, note }) => ({
    slug: area.slug,
    kind,
    on_date: on,
    note_ar: note?.ar ?? null,
    note_en: note?.en ?? null,
  }));

const sourceRows = (area: AreaInput) =>
  area.sources.map(({ name, url }) => ({ slug: area.slug, name_ar: name.ar, name_en: name.en, url }));

/**
 * Puts areas with all that belongs to them beside the store, ready for {@link saveStagedAreas} on the same connection.
 * @param alsoKept slugs that the file names without an area that could be read
 */
export async function stageAreas(
  db: Queryable,
  areas: readonly AreaInput[],
  alsoKept: Iterable<string> = [],
): Promise<void> {
  const ids: PlaceIds = {
    regions: await idsByCode(db, 'regions'),
    cities: await idsByCode(db, 'cities'),
    districts: await idsByCode(db, 'districts'),
  };
  const rows: Record<StagedTable, Record<string, unknown>[]> = {
    staged_areas: areas.map(areaRow),
    staged_parts: areas.flatMap((area) => partRows(area, ids)),
    staged_shapes: areas.flatMap(shapeRows),
    staged_events: areas.flatMap(eventRows),
    staged_sources: areas.flatMap(sourceRows),
    staged_kept: [...areas.map(({ slug }) => slug), ...alsoKept].map((slug) => ({ slug })),
  };
  for (const name of Object.keys(STAGED) as StagedTable[])
    await stageRows(db, name, STAGED[name], rows[name]);
}

const namesOf = (table: StagedTable, alias: string, without: readonly string[] = []) =>
  sql.join(
    Object.keys(STAGED[table])
      .filter((name) => !without.includes(name))
      .map((name) => sql.ref(alias === '' ? name : `${alias}.${name}`)),
  );

/** Slugs of staged areas that say something new, among them those that are there already. */
const fresh = sql.table('fresh_areas');

async function saveRows({ db, importId, now }: SaveContext): Promise<{ added: number; changed: number }> {
  const at = now.toISOString();
  for (const table of ['area_shapes', 'area_parts', 'area_events', 'area_sources'])
    await sql`delete from ${sql.table(table)} where area_id in
      (select a.id from areas a join ${fresh} f on f.slug = a.slug)`.execute(db);
  const changed = await written(
    sql`update areas set import_id = ${importId}, updated_at = ${at}, ${sql.join(
      // Writing the key again would cost its index as much as a new one.
      Object.keys(STAGED.staged_areas)
        .filter((name) => name !== 'slug')
        .map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)}`),
    )}
    from staged_areas s join ${fresh} f on f.slug = s.slug where s.slug = areas.slug`,
    db,
  );
  // What a new area says came about with its announcement, however much later it is stored.
  const today = sql.lit(riyadhDate(now));
  const said = sql`coalesce(s.announced_on, s.starts_on, s.ends_on, ${today})`;
  const added = await written(
    sql`insert into areas (import_id, updated_at, ${namesOf('staged_areas', '')})
    select ${sql.lit(importId)},
      case when ${said} < ${today} then ${said} || 'T00:00:00.000Z' else ${sql.lit(at)} end, ${namesOf('staged_areas', 's')} from staged_areas s
    where not exists (select 1 from areas a where a.slug = s.slug)`,
    db,
  );
  return { added, changed };
}

async function saveDetails(db: Queryable): Promise<void> {
  const whose = sql`join ${fresh} f on f.slug = s.slug join areas a on a.slug = s.slug`;
  await sql`insert into area_parts (area_id, ${namesOf('staged_parts', '', ['slug'])})
    select a.id, ${namesOf('staged_parts', 's', ['slug'])} from staged_parts s ${whose}
    order by a.id, s.position`.execute(db);
  const drawn = ['slug', 'part'];
  await sql`insert into area_shapes (area_id, part_id, ${namesOf('staged_shapes', '', drawn)})
    select a.id, p.id, ${namesOf('staged_shapes', 's', drawn)} from staged_shapes s ${whose}
    left join area_parts p on p.area_id = a.id and p.position = s.part
    order by a.id, s.part`.execute(db);
  await sql`insert into area_events (area_id, ${namesOf('staged_events', '', ['slug'])})
    select a.id, ${namesOf('staged_events', 's', ['slug'])} from staged_events s ${whose}`.execute(db);
  await sql`insert into area_sources (area_id, ${namesOf('staged_sources', '', ['slug'])})
    select a.id, ${namesOf('staged_sources', 's', ['slug'])} from staged_sources s ${whose}`.execute(db);
}

/** Takes the staged areas over, by slug; with `replace`, areas that the file does not name go. */
export async function saveStagedAreas(
  context: SaveContext,
  { replace = false }: { replace?: boolean } = {},
): Promise<SaveResult> {
  const { db } = context;
  await dropStaged(db, ['fresh_areas']);
  await sql`create temporary table ${fresh} as select s.slug from staged_areas s
    where not exists (select 1 from areas a where a.slug = s.slug and a.content_hash = s.content_hash)`.execute(
    db,
  );
  const { added, changed } = await saveRows(context);
  await saveDetails(db);
  const deleted = replace
    ? await written(
        sql`delete from areas where not exists (select 1 from staged_kept k where k.slug = areas.slug)`,
        db,
      )
    : 0;
  const rows = await stagedCount(db, 'staged_areas');
  await dropStaged(db, [...Object.keys(STAGED), 'fresh_areas']);
  return { added, changed: changed + deleted, unchanged: rows - added - changed };
}

/** Adds or changes announced areas with all that belongs to them, by slug. */
export async function saveAreas(context: SaveContext, areas: readonly AreaInput[]): Promise<SaveResult> {
  await stageAreas(context.db, areas);
  return saveStagedAreas(context);
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
