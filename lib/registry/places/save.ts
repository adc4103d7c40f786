import { sql } from 'kysely';
import type { ShapeGeometry } from '../contract';
import { contentHash, type SaveContext, type SaveResult } from '../store/save';
import { dropStaged, type StageColumns, stagedCount, stageRows, written } from '../store/stage';
import type { Queryable } from '../store/store';
import { keysOf, type Named, saveAliases, saveStagedSpellings } from './aliases';

export type RegionInput = Named & { id: number };
export type DistrictInput = Named & {
  city: string;
  lon: number | null;
  lat: number | null;
  geometry?: ShapeGeometry | null;
};

export async function saveRegions({ db }: SaveContext, regions: readonly RegionInput[]): Promise<void> {
  await db
    .insertInto('regions')
    .values(regions.map(({ id, code, ar, en }) => ({ id, code, name_ar: ar, name_en: en })))
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  await saveAliases(
    { db, importId: null },
    regions.flatMap((region) =>
      keysOf(region).map((alias) => ({ kind: 'region' as const, parent_id: 0, alias, target_id: region.id })),
    ),
  );
}

const DISTRICTS = 'staged_districts';
const SPELLINGS = 'staged_spellings';
const DISTRICT_COLUMNS = {
  code: 'text',
  position: 'bigint',
  /** The code of its city, which may be among those that the same file adds. */
  city: 'text',
  name_ar: 'text',
  name_en: 'text',
  lon: 'double precision',
  lat: 'double precision',
  geometry: 'text',
  content_hash: 'text',
} as const satisfies StageColumns;
const SPELLING_COLUMNS = { code: 'text', position: 'bigint', alias: 'text' } as const satisfies StageColumns;

const WRITTEN = ['name_ar', 'name_en', 'content_hash'];
/** A row that says nothing of centre or boundary takes neither away. */
const STATED = ['lon', 'lat', 'geometry'];
const refs = (names: readonly string[], alias = '') =>
  sql.join(names.map((name) => sql.ref(`${alias}${name}`)));

/** Puts districts beside the store, ready for {@link saveStagedDistricts} on the same connection. */
export async function stageDistricts(db: Queryable, districts: readonly DistrictInput[]): Promise<void> {
  const rows = districts.map((input, position) => ({
    code: input.code,
    position,
    city: input.city,
    name_ar: input.ar,
    name_en: input.en,
    lon: input.lon,
    lat: input.lat,
    geometry: input.geometry ? JSON.stringify(input.geometry) : null,
    content_hash: contentHash(input),
  }));
  await stageRows(db, DISTRICTS, DISTRICT_COLUMNS, rows);
  const spellings = districts.flatMap((input) => keysOf(input).map((alias) => ({ code: input.code, alias })));
  await stageRows(
    db,
    SPELLINGS,
    SPELLING_COLUMNS,
    spellings.map((row, position) => ({ ...row, position })),
  );
  // Those that are known already are most of them, and looking is dearer than writing.
  await sql`delete from ${sql.table(SPELLINGS)} where exists (select 1 from districts d
    join place_aliases a on a.kind = 'district' and a.parent_id = d.city_id and a.alias = ${sql.ref(`${SPELLINGS}.alias`)}
    where d.code = ${sql.ref(`${SPELLINGS}.code`)})`.execute(db);
}

/** Takes the staged districts over, by code. Their cities are there. */
export async function saveStagedDistricts({ db, importId }: SaveContext): Promise<SaveResult> {
  const staged = sql.table(DISTRICTS);
  const lost = await sql<{ code: string; city: string }>`select s.code, s.city from ${staged} s
    where not exists (select 1 from cities c where c.code = s.city) limit 1`.execute(db);
  const [homeless] = lost.rows;
  if (homeless !== undefined) throw new Error(`District ${homeless.code}: no city ${homeless.city}`);
  const changed = await written(
    sql`update districts set import_id = ${importId}, city_id = c.id, ${sql.join([
      ...WRITTEN.map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)}`),
      ...STATED.map(
        (name) => sql`${sql.ref(name)} = coalesce(s.${sql.ref(name)}, districts.${sql.ref(name)})`,
      ),
    ])}
    from ${staged} s join cities c on c.code = s.city
    where s.code = districts.code and s.content_hash is distinct from districts.content_hash`,
    db,
  );
  const names = [...WRITTEN, ...STATED];
  const added = await written(
    sql`insert into districts (import_id, city_id, code, ${refs(names)})
    select ${sql.lit(importId)}, c.id, s.code, ${refs(names, 's.')} from ${staged} s join cities c on c.code = s.city
    where not exists (select 1 from districts d where d.code = s.code) order by s.position`,
    db,
  );
  const spellings = await saveStagedSpellings({ db, importId }, 'district', SPELLINGS);
  const rows = await stagedCount(db, DISTRICTS);
  await dropStaged(db, [DISTRICTS, SPELLINGS]);
  return { added, changed, unchanged: rows - added - changed, spellings };
}

/** Adds or changes districts, by code. */
export async function saveDistricts(
  context: SaveContext,
  districts: readonly DistrictInput[],
): Promise<SaveResult> {
  await stageDistricts(context.db, districts);
  return saveStagedDistricts(context);
}

/** Ids of each district, its city and its region, by the district's code. */
export async function districtPlaces(
  db: Queryable,
): Promise<Map<string, { district: number; city: number; region: number }>> {
  const rows = await db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select(['districts.code', 'districts.id as district', 'cities.id as city', 'cities.region_id as region'])
    .execute();
  return new Map(rows.map(({ code, ...ids }) => [code, ids]));
}
