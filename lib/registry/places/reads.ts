import { LRUCache } from 'lru-cache';
import type { City, ReadOutput, ReadQuery } from '../contract';
import type { DistrictShape } from '../contract/places';
import { type BookKind, bookOf } from '../store/book';
import { bilingual, type ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';

/** Cities whose districts are kept: those that people ask about. */
const CITIES_KEPT = 100;
/** Corners of the shapes that are kept; an imported boundary may have hundreds. */
const CORNERS_KEPT = 200_000;

interface CityRow {
  code: string;
  region: string;
  name_ar: string;
  name_en: string;
  part_of: string | null;
  lon: number | null;
  lat: number | null;
}

const toCity = (row: CityRow): City => ({
  code: row.code,
  region: row.region,
  name: bilingual(row),
  partOf: row.part_of,
  centre: row.lon === null || row.lat === null ? null : { lon: row.lon, lat: row.lat },
});

const citiesOf = (db: Queryable) =>
  db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select([
      'cities.code',
      'regions.code as region',
      'cities.name_ar',
      'cities.name_en',
      'cities.part_of',
      'cities.near',
      'cities.lon',
      'cities.lat',
    ]);

const cornersOf = (shapes: readonly DistrictShape[]) =>
  shapes.reduce((sum, { geometry }) => sum + geometry.coordinates.flat(2).length, 1);

/**
 * What is found for a city, or is being found. A failure is nobody's answer: the next one tries again. What is no longer
 * kept is still the answer to whoever waits for it.
 */
const foundCache = <T extends object>(bounds?: { maxSize: number; sizeCalculation: (found: T) => number }) =>
  new LRUCache<string, T, () => Promise<T>>({
    max: CITIES_KEPT,
    fetchMethod: (_city, _before, { context: load }) => load(),
    ignoreFetchAbort: true,
    ...bounds,
  });

/** The places of lists and maps as they are answered: the same for every page that asks, until an import changes them. */
class PlaceBook {
  readonly size: number;
  readonly #districts = foundCache<ReadOutput<'districts'>>();
  readonly #shapes = foundCache<DistrictShape[]>({ maxSize: CORNERS_KEPT, sizeCalculation: cornersOf });

  constructor(readonly places: ReadOutput<'places'>) {
    this.size = places.cities.length;
  }

  districtsOf(city: string, load: () => Promise<ReadOutput<'districts'>>): Promise<ReadOutput<'districts'>> {
    return this.#districts.forceFetch(city, { context: load });
  }

  shapesOf(city: string, load: () => Promise<DistrictShape[]>): Promise<DistrictShape[]> {
    return this.#shapes.forceFetch(city, { context: load });
  }
}

async function load(db: Queryable): Promise<PlaceBook> {
  const regions = await db.selectFrom('regions').selectAll().orderBy('id').execute();
  const cities = await citiesOf(db)
    .where('cities.listed', '=', 1)
    .orderBy('cities.region_id')
    .orderBy('cities.id')
    .execute();
  return new PlaceBook({
    regions: regions.map((row) => ({ code: row.code, name: bilingual(row) })),
    cities: cities.map(toCity),
  });
}

const PLACE_BOOK: BookKind<PlaceBook> = { table: 'cities', datasets: ['districts'], load };

export const placeBook = (db: Queryable): Promise<PlaceBook> => bookOf(db, PLACE_BOOK);

export const places = async ({ db }: ReadContext): Promise<ReadOutput<'places'>> =>
  (await placeBook(db)).places;

export const pointOf = ({ lon, lat }: { lon: number | null; lat: number | null }) =>
  lon === null || lat === null ? null : { lon, lat };

/** A district as the store has it, with the code of its city. */
export interface DistrictRow {
  code: string;
  city: string;
  name_ar: string;
  name_en: string;
  lon: number | null;
  lat: number | null;
}

export function toDistrict(row: DistrictRow) {
  return { code: row.code, city: row.city, name: bilingual(row), centre: pointOf(row) };
}

const districtsIn = (db: Queryable) =>
  db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select([
      'districts.code',
      'cities.code as city',
      'cities.name_ar as city_ar',
      'cities.name_en as city_en',
      'districts.name_ar',
      'districts.name_en',
      'districts.lon',
      'districts.lat',
    ]);

/** Those of a city, of a governorate those of its towns too. */
export const districtsOf = (db: Queryable, city: string) =>
  districtsIn(db).where((eb) => eb.or([eb('cities.code', '=', city), eb('cities.part_of', '=', city)]));

/** A place by its code; null for none. */
export async function place({ db }: ReadContext, query: ReadQuery<'place'>): Promise<ReadOutput<'place'>> {
  const district =
    query.district === undefined
      ? undefined
      : await districtsIn(db).where('districts.code', '=', query.district).executeTakeFirst();
  const code = district?.city ?? query.city;
  if (code === undefined) return null;
  const city = await citiesOf(db).where('cities.code', '=', code).executeTakeFirst();
  if (city === undefined) return null;
  const region = await db
    .selectFrom('regions')
    .selectAll()
    .where('code', '=', city.region)
    .executeTakeFirstOrThrow();
  const near =
    city.near === null
      ? undefined
      : await citiesOf(db).where('cities.code', '=', city.near).executeTakeFirst();
  return {
    region: { code: region.code, name: bilingual(region) },
    city: toCity(city),
    district: district === undefined ? null : toDistrict(district),
    centre: pointOf(district ?? city),
    near: near === undefined ? null : toCity(near),
  };
}

/** Of districts of one name in several towns of a governorate, each says its town. */
export function told<Row extends DistrictRow & { city_ar: string; city_en: string }>(
  rows: readonly Row[],
): Row[] {
  const times = new Map<string, number>();
  for (const { name_ar } of rows) times.set(name_ar, (times.get(name_ar) ?? 0) + 1);
  return rows.map((row) =>
    times.get(row.name_ar) === 1
      ? row
      : {
          ...row,
          name_ar: `${row.name_ar} (${row.city_ar})`,
          name_en: `${row.name_en} (${row.city_en})`,
        },
  );
}

async function readDistricts(db: Queryable, city: string): Promise<ReadOutput<'districts'>> {
  const rows = await districtsOf(db, city).orderBy('districts.name_ar').orderBy('districts.id').execute();
  return { items: told(rows).map(toDistrict) };
}

export const districts = async (
  { db }: ReadContext,
  { city }: ReadQuery<'districts'>,
): Promise<ReadOutput<'districts'>> => (await placeBook(db)).districtsOf(city, () => readDistricts(db, city));
