import { placeNameKey } from '../../i18n/arabic';
import type { ShapeGeometry } from '../contract';
import { contentHash, idsByCode, type SaveContext, type SaveResult, slices } from '../store/save';
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

function aliasRows(kind: AliasRow['kind'], parent: number, target: number, place: Named): Alias[] {
  const keys = new Set([place.ar, place.en, ...place.aliases].map(placeNameKey));
  keys.delete('');
  return [...keys].map((alias) => ({ kind, parent_id: parent, alias, target_id: target }));
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

/** A row that says nothing of centre or boundary takes neither away. */
function stated({ lon, lat, geometry, ...row }: ReturnType<typeof districtRow>) {
  return {
    ...row,
    ...(lon !== null && lat !== null ? { lon, lat } : {}),
    ...(geometry !== null ? { geometry } : {}),
  };
}

/** Adds or changes districts, by code. */
export async function saveDistricts(
  { db, importId }: SaveContext,
  districts: readonly DistrictInput[],
): Promise<SaveResult> {
  const cities = await idsByCode(db, 'cities');
  const before = await db.selectFrom('districts').select(['id', 'code', 'content_hash']).execute();
  const known = new Map(before.map((row) => [row.code, row]));
  const result: SaveResult = { added: 0, changed: 0, unchanged: 0 };
  const added: { input: DistrictInput; row: ReturnType<typeof districtRow> }[] = [];
  for (const input of districts) {
    const city = cities.get(input.city);
    if (city === undefined) throw new Error(`District ${input.code}: no city ${input.city}`);
    const row = districtRow(input, city, importId);
    const old = known.get(input.code);
    if (old === undefined) added.push({ input, row });
    else if (old.content_hash === row.content_hash) result.unchanged += 1;
    else {
      await db.updateTable('districts').set(stated(row)).where('id', '=', old.id).execute();
      result.changed += 1;
    }
  }
  for (const slice of slices(added))
    await db
      .insertInto('districts')
      .values(slice.map(({ row }) => row))
      .execute();
  result.added = added.length;
  const ids = await idsByCode(db, 'districts');
  await saveAliases(
    { db, importId },
    districts.flatMap((input) =>
      aliasRows('district', cities.get(input.city) ?? 0, ids.get(input.code) ?? 0, input),
    ),
  );
  return result;
}

function districtRow(input: DistrictInput, city: number, importId: number) {
  return {
    city_id: city,
    code: input.code,
    name_ar: input.ar,
    name_en: input.en,
    lon: input.lon,
    lat: input.lat,
    geometry: input.geometry ? JSON.stringify(input.geometry) : null,
    import_id: importId,
    content_hash: contentHash(input),
  };
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
