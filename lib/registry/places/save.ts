import { sql } from 'kysely';
import { placeNameKey } from '../../i18n/arabic';
import type { ShapeGeometry } from '../contract';
import { contentHash, idsByCode, type SaveContext, type SaveResult, slices } from '../store/save';
import { dropStaged, type StageColumns, stageRows, written } from '../store/stage';
import type { Queryable } from '../store/store';

interface Named {
  code: string;
  ar: string;
  en: string;
  /** Other spellings that mean the place. */
  aliases: readonly string[];
}
export type RegionInput = Named & { id: number };
export type CityInput = Named & {
  region: string;
  /** What a file says that names the city for more than its districts. */
  about?: {
    lon: number | null;
    lat: number | null;
    /** Whether lists of cities offer it. */
    listed: boolean;
    partOf: string | null;
    near: string | null;
  };
};
export type DistrictInput = Named & {
  city: string;
  lon: number | null;
  lat: number | null;
  geometry?: ShapeGeometry | null;
};

type Alias = Omit<AliasRow, 'import_id'>;
interface AliasRow {
  kind: 'region' | 'city' | 'district';
  parent_id: number;
  alias: string;
  target_id: number;
  import_id: number | null;
}

function keysOf(place: Named): string[] {
  const keys = new Set([place.ar, place.en, ...place.aliases].map(placeNameKey));
  keys.delete('');
  return [...keys];
}

function aliasRows(kind: AliasRow['kind'], parent: number, target: number, place: Named): Alias[] {
  return keysOf(place).map((alias) => ({ kind, parent_id: parent, alias, target_id: target }));
}

/** An alias that another place of the same parent has already keeps its meaning. */
async function saveAliases(
  { db, importId }: Pick<SaveContext, 'db'> & { importId: number | null },
  rows: Alias[],
): Promise<number> {
  let added = 0;
  for (const slice of slices(rows)) {
    const result = await db
      .insertInto('place_aliases')
      .values(slice.map((row) => ({ ...row, import_id: importId })))
      .onConflict((oc) => oc.columns(['kind', 'parent_id', 'alias']).doNothing())
      .executeTakeFirst();
    added += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return added;
}

export async function saveRegions({ db }: SaveContext, regions: readonly RegionInput[]): Promise<void> {
  await db
    .insertInto('regions')
    .values(regions.map(({ id, code, ar, en }) => ({ id, code, name_ar: ar, name_en: en })))
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  await saveAliases(
    { db, importId: null },
    regions.flatMap((region) => aliasRows('region', 0, region.id, region)),
  );
}

function cityRow({ about, ...city }: CityInput, region: number, importId: number) {
  return {
    region_id: region,
    code: city.code,
    name_ar: city.ar,
    name_en: city.en,
    lon: about?.lon ?? null,
    lat: about?.lat ?? null,
    listed: about?.listed === false ? (0 as const) : (1 as const),
    part_of: about?.partOf ?? null,
    near: about?.near ?? null,
    import_id: importId,
    content_hash: contentHash({ ...city, about }),
  };
}

/**
 * Names that several villages of a region bear mean none of them by themselves; a listed city of the name keeps it.
 * A wrong place is worse than none.
 */
function unambiguous(
  cities: readonly CityInput[],
  regionOf: (city: CityInput) => number,
  rows: Alias[],
): Alias[] {
  const listed = new Set(cities.flatMap(({ code, about }) => (about?.listed === false ? [] : [code])));
  const bearers = new Map<string, number>();
  const key = ({ parent_id, alias }: Alias) => `${parent_id}|${alias}`;
  const taken = new Set<string>();
  for (const city of cities) {
    const own = aliasRows('city', regionOf(city), 0, city).map(key);
    for (const name of own) {
      if (listed.has(city.code)) taken.add(name);
      else bearers.set(name, (bearers.get(name) ?? 0) + 1);
    }
  }
  return rows.filter((row) => taken.has(key(row)) || (bearers.get(key(row)) ?? 0) <= 1);
}

/** Adds cities; one whose code is known gets the spellings it has not, and what a file of cities says about it. */
export async function saveCities(
  { db, importId }: SaveContext,
  cities: readonly CityInput[],
): Promise<SaveResult & { spellings: number }> {
  const regions = await idsByCode(db, 'regions');
  const regionOf = (city: CityInput) => {
    const id = regions.get(city.region);
    if (id === undefined) throw new Error(`City ${city.code}: no region ${city.region}`);
    return id;
  };
  const before = await db.selectFrom('cities').select(['id', 'code', 'content_hash']).execute();
  const known = new Map(before.map((row) => [row.code, row]));
  const result = { added: 0, changed: 0, unchanged: 0 };
  const added: ReturnType<typeof cityRow>[] = [];
  for (const city of cities) {
    const row = cityRow(city, regionOf(city), importId);
    const old = known.get(city.code);
    if (old === undefined) added.push(row);
    else if (city.about === undefined || old.content_hash === row.content_hash) result.unchanged += 1;
    else {
      await db.updateTable('cities').set(row).where('id', '=', old.id).execute();
      result.changed += 1;
    }
  }
  for (const slice of slices(added)) await db.insertInto('cities').values(slice).execute();
  result.added = added.length;
  const ids = await idsByCode(db, 'cities');
  // Listed cities first: of two places with one spelling the first keeps it.
  const inOrder = [...cities].sort(
    (a, b) => Number(a.about?.listed === false) - Number(b.about?.listed === false),
  );
  const rows = inOrder.flatMap((city) => aliasRows('city', regionOf(city), ids.get(city.code) ?? 0, city));
  const spellings = await saveAliases({ db, importId }, unambiguous(cities, regionOf, rows));
  return { ...result, spellings };
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
  // A spelling that another place of the city has already keeps its meaning.
  await sql`insert into place_aliases (kind, parent_id, alias, target_id, import_id)
    select 'district', d.city_id, s.alias, d.id, ${sql.lit(importId)}
    from ${sql.table(SPELLINGS)} s join districts d on d.code = s.code where true order by s.position
    on conflict (kind, parent_id, alias) do nothing`.execute(db);
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${staged}`.execute(db);
  await dropStaged(db, [DISTRICTS, SPELLINGS]);
  return { added, changed, unchanged: (rows[0]?.n ?? 0) - added - changed };
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
