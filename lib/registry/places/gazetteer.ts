import { sql } from 'kysely';
import type { ReadOutput, ReadQuery } from '../contract';
import { bilingual, offsetOf, type ReadContext } from '../store/read-context';

interface Row {
  region: string;
  city: string;
  district: string | null;
  near: string | null;
  name_ar: string;
  name_en: string;
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
    select r.code as region, ${codes}, n.name_ar, n.name_en from ${from}
    order by n.id limit ${sql.lit(query.pageSize)} offset ${sql.lit(offsetOf(query))}`.execute(db);
  const { total } = await db
    .selectFrom(query.of)
    .select((eb) => eb.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map(({ region, city, district, near, ...name }) => ({
      region,
      city,
      district,
      near,
      name: bilingual(name),
    })),
    page: query.page,
    pageSize: query.pageSize,
    total: Number(total),
  };
}
