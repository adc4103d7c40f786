import { sql } from 'kysely';
import { placeNameKey } from '../../i18n/arabic';
import type { ReadOutput, ReadQuery } from '../contract';
import { ALIASES_TOLD } from '../contract/places';
import { bilingual, offsetOf, type ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';
import { pointOf } from './reads';

interface Row {
  id: number;
  region: string;
  city: string;
  district: string | null;
  near: string | null;
  lon: number | null;
  lat: number | null;
  name_ar: string;
  name_en: string;
}

/** Spellings beyond the names themselves, by the place that they mean. */
async function aliasesOf(db: Queryable, of: 'cities' | 'districts', rows: readonly Row[]) {
  const known = new Map<number, string[]>();
  if (rows.length === 0) return known;
  const own = new Map(rows.map((row) => [row.id, [row.name_ar, row.name_en].map(placeNameKey)]));
  const found = await db
    .selectFrom('place_aliases')
    .select(['target_id', 'alias'])
    .where('kind', '=', of === 'cities' ? 'city' : 'district')
    .where('target_id', 'in', [...own.keys()])
    .orderBy('alias')
    .execute();
  for (const { target_id, alias } of found) {
    const aliases = known.get(target_id) ?? [];
    if (aliases.length < ALIASES_TOLD && own.get(target_id)?.includes(alias) === false)
      known.set(target_id, [...aliases, alias]);
  }
  return known;
}

/** Every city or every district by its names, in the order in which they were stored. */
export async function gazetteer(
  { db }: ReadContext,
  query: ReadQuery<'gazetteer'>,
): Promise<ReadOutput<'gazetteer'>> {
  const from =
    query.of === 'cities'
      ? sql`cities n join regions r on r.id = n.region_id`
      : sql`districts n join cities c on c.id = n.city_id join regions r on r.id = c.region_id`;
  const codes =
    query.of === 'cities'
      ? sql`n.code as city, null as district, n.near as near`
      : sql`c.code as city, n.code as district, null as near`;
  const { rows } = await sql<Row>`
    select n.id, r.code as region, ${codes}, n.lon, n.lat, n.name_ar, n.name_en from ${from}
    order by n.id limit ${sql.lit(query.pageSize)} offset ${sql.lit(offsetOf(query))}`.execute(db);
  const { total } = await db
    .selectFrom(query.of)
    .select((eb) => eb.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  const aliases = await aliasesOf(db, query.of, rows);
  return {
    items: rows.map(({ id, region, city, district, near, lon, lat, ...name }) => ({
      region,
      city,
      district,
      near,
      centre: pointOf({ lon, lat }),
      name: bilingual(name),
      aliases: aliases.get(id) ?? [],
    })),
    page: query.page,
    pageSize: query.pageSize,
    total: Number(total),
  };
}
