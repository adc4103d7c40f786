import { sql } from 'kysely';
import { contentHash, idsByCode, type SaveContext, type SaveResult } from '../store/save';
import { dropStaged, type StageColumns, stagedCount, stageRows, written } from '../store/stage';
import type { Queryable } from '../store/store';
import { keysOf, type Named, saveStagedSpellings } from './aliases';

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

const CITIES = 'staged_cities';
const SPELLINGS = 'staged_city_spellings';
const CITY_COLUMNS = {
  code: 'text',
  position: 'bigint',
  region_id: 'bigint',
  name_ar: 'text',
  name_en: 'text',
  lon: 'double precision',
  lat: 'double precision',
  listed: 'bigint',
  part_of: 'text',
  near: 'text',
  content_hash: 'text',
  /** 1 where the file says something of the city itself. */
  about: 'bigint',
} as const satisfies StageColumns;
const SPELLING_COLUMNS = {
  code: 'text',
  position: 'bigint',
  region_id: 'bigint',
  alias: 'text',
} as const satisfies StageColumns;
const WRITTEN = [
  'region_id',
  'name_ar',
  'name_en',
  'lon',
  'lat',
  'listed',
  'part_of',
  'near',
  'content_hash',
] as const;
const refs = (alias = '') => sql.join(WRITTEN.map((name) => sql.ref(`${alias}${name}`)));

function cityRow({ about, ...city }: CityInput, position: number, region: number) {
  return {
    code: city.code,
    position,
    region_id: region,
    name_ar: city.ar,
    name_en: city.en,
    lon: about?.lon ?? null,
    lat: about?.lat ?? null,
    listed: about?.listed === false ? 0 : 1,
    part_of: about?.partOf ?? null,
    near: about?.near ?? null,
    content_hash: contentHash({ ...city, about }),
    about: about === undefined ? 0 : 1,
  };
}

interface Spelling {
  code: string;
  region_id: number;
  alias: string;
}

/**
 * Names that several villages of a region bear mean none of them by themselves; a listed city of the name keeps it.
 * A wrong place is worse than none.
 */
function unambiguous(cities: readonly CityInput[], regionOf: (city: CityInput) => number): Spelling[] {
  const listed = (city: CityInput) => city.about?.listed !== false;
  const spellings = (city: CityInput) =>
    keysOf(city).map((alias) => ({ code: city.code, region_id: regionOf(city), alias }));
  const key = ({ region_id, alias }: Spelling) => `${region_id}|${alias}`;
  const bearers = new Map<string, number>();
  const taken = new Set<string>();
  for (const city of cities)
    for (const name of spellings(city).map(key)) {
      if (listed(city)) taken.add(name);
      else bearers.set(name, (bearers.get(name) ?? 0) + 1);
    }
  // Listed cities first: of two places with one spelling the first keeps it.
  const inOrder = [...cities].sort((a, b) => Number(listed(b)) - Number(listed(a)));
  return inOrder.flatMap(spellings).filter((row) => taken.has(key(row)) || (bearers.get(key(row)) ?? 0) <= 1);
}

/** Puts cities beside the store, ready for {@link saveStagedCities} on the same connection. Their regions are there. */
export async function stageCities(db: Queryable, cities: readonly CityInput[]): Promise<void> {
  const regions = await idsByCode(db, 'regions');
  const regionOf = (city: CityInput) => {
    const id = regions.get(city.region);
    if (id === undefined) throw new Error(`City ${city.code}: no region ${city.region}`);
    return id;
  };
  await stageRows(
    db,
    CITIES,
    CITY_COLUMNS,
    cities.map((city, position) => cityRow(city, position, regionOf(city))),
  );
  const spellings = unambiguous(cities, regionOf).map((row, position) => ({ ...row, position }));
  await stageRows(db, SPELLINGS, SPELLING_COLUMNS, spellings);
  // Those that have a meaning already keep it.
  await sql`delete from ${sql.table(SPELLINGS)} where exists (select 1 from place_aliases a where a.kind = 'city'
    and a.parent_id = ${sql.ref(`${SPELLINGS}.region_id`)} and a.alias = ${sql.ref(`${SPELLINGS}.alias`)})`.execute(
    db,
  );
}

/** Takes the staged cities over; one whose code is known gets the spellings it has not, and what a file says about it. */
export async function saveStagedCities({ db, importId }: SaveContext): Promise<SaveResult> {
  const staged = sql.table(CITIES);
  const changed = await written(
    sql`update cities set import_id = ${importId}, ${sql.join(
      WRITTEN.map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)}`),
    )}
    from ${staged} s
    where s.code = cities.code and s.about = 1 and s.content_hash is distinct from cities.content_hash`,
    db,
  );
  const added = await written(
    sql`insert into cities (import_id, code, ${refs()})
    select ${sql.lit(importId)}, s.code, ${refs('s.')} from ${staged} s
    where not exists (select 1 from cities c where c.code = s.code) order by s.position`,
    db,
  );
  const spellings = await saveStagedSpellings({ db, importId }, 'city', SPELLINGS);
  const rows = await stagedCount(db, CITIES);
  await dropStaged(db, [CITIES, SPELLINGS]);
  return { added, changed, unchanged: rows - added - changed, spellings };
}

/** Adds or changes cities, by code. */
export async function saveCities(context: SaveContext, cities: readonly CityInput[]): Promise<SaveResult> {
  await stageCities(context.db, cities);
  return saveStagedCities(context);
}
