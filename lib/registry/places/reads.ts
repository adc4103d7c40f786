import type { ReadOutput, ReadQuery } from '../contract';
import { bilingual, type ReadContext } from '../store/read-context';

export async function places({ db }: ReadContext): Promise<ReadOutput<'places'>> {
  const regions = await db.selectFrom('regions').selectAll().orderBy('id').execute();
  const cities = await db
    .selectFrom('cities')
    .innerJoin('regions', 'regions.id', 'cities.region_id')
    .select(['cities.code', 'regions.code as region', 'cities.name_ar', 'cities.name_en'])
    .orderBy('cities.region_id')
    .orderBy('cities.id')
    .execute();
  return {
    regions: regions.map((row) => ({ code: row.code, name: bilingual(row) })),
    cities: cities.map((row) => ({ code: row.code, region: row.region, name: bilingual(row) })),
  };
}

interface DistrictRow {
  code: string;
  city: string;
  name_ar: string;
  name_en: string;
  lon: number | null;
  lat: number | null;
}

export function toDistrict(row: DistrictRow) {
  const centre = row.lon === null || row.lat === null ? null : { lon: row.lon, lat: row.lat };
  return { code: row.code, city: row.city, name: bilingual(row), centre };
}

export async function districts(
  { db }: ReadContext,
  query: ReadQuery<'districts'>,
): Promise<ReadOutput<'districts'>> {
  const rows = await db
    .selectFrom('districts')
    .innerJoin('cities', 'cities.id', 'districts.city_id')
    .select([
      'districts.code',
      'cities.code as city',
      'districts.name_ar',
      'districts.name_en',
      'districts.lon',
      'districts.lat',
    ])
    .where('cities.code', '=', query.city)
    .orderBy('districts.name_ar')
    .execute();
  return { items: rows.map(toDistrict) };
}
