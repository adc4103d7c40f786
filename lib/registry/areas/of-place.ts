import { sql } from 'kysely';
import type { AreaPart, ReadOutput, ReadQuery } from '../contract';
import type { ReadContext } from '../store/read-context';
import { type AreaRow, withParts } from './rows';

interface Place {
  district: string | undefined;
  city: string | undefined;
  region: string | undefined;
}

/** What was asked, filled upwards: a district knows its city, a city its region. Null: no such place. */
async function placeOf({ db }: ReadContext, query: ReadQuery<'areasOf'>): Promise<Place | null> {
  if (query.district !== undefined) {
    const row = await db
      .selectFrom('districts')
      .innerJoin('cities', 'cities.id', 'districts.city_id')
      .innerJoin('regions', 'regions.id', 'cities.region_id')
      .select(['districts.code as district', 'cities.code as city', 'regions.code as region'])
      .where('districts.code', '=', query.district)
      .executeTakeFirst();
    return row ?? null;
  }
  if (query.city !== undefined) {
    const row = await db
      .selectFrom('cities')
      .innerJoin('regions', 'regions.id', 'cities.region_id')
      .select(['cities.code as city', 'regions.code as region'])
      .where('cities.code', '=', query.city)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, district: undefined };
  }
  return { district: undefined, city: undefined, region: query.region };
}

type Coverage = ReadOutput<'areasOf'>['items'][number]['coverage'];

/**
 * How much of the place a part covers; null: it says nothing about the place. An announcement that only
 * counts districts of a city (or of a region) may mean the one asked for: that is `unknown`, not a no.
 */
function coverage(part: AreaPart, place: Place): Coverage | null {
  if (part.region !== place.region) return null;
  if (place.city === undefined) return 'partial';
  if (part.city === null) return part.kind === 'unnamed_districts' ? 'unknown' : null;
  if (part.city !== place.city) return null;
  if (part.kind === 'city') return 'whole';
  if (place.district === undefined) return 'partial';
  if (part.kind === 'unnamed_districts') return 'unknown';
  if (part.district !== place.district) return null;
  return part.kind === 'district' ? 'whole' : 'partial';
}

const STRENGTH: Coverage[] = ['whole', 'partial', 'unknown'];

/** Announcements read for one answer. A place has a handful; the bound holds whatever a file says. */
const MOST = 50;

/** Areas with a part that may touch the place: the surest first, then what runs, then the newest. */
async function candidates({ db, today }: ReadContext, { region, city, district }: Place): Promise<AreaRow[]> {
  const cityIs = city === undefined ? sql`1 = 1` : sql`c.code = ${city}`;
  const touches =
    district === undefined
      ? sql`p.city_id is null or ${cityIs}`
      : sql`p.city_id is null or (${cityIs} and (d.code = ${district} or p.kind in ('city', 'unnamed_districts')))`;
  const strength = sql`case
    when p.kind = 'city' and ${cityIs} then 0 when p.kind = 'district' and d.code = ${district ?? ''} then 0
    when p.kind = 'unnamed_districts' then 2 else 1 end`;
  const { rows } = await sql<{ id: number }>`
    select a.id as id from area_parts p join areas a on a.id = p.area_id
      join regions r on r.id = p.region_id
      left join cities c on c.id = p.city_id left join districts d on d.id = p.district_id
    where r.code = ${region} and (${touches})
    group by a.id, a.starts_on, a.ends_on
    order by min(${strength}), case when a.ends_on < ${today} then 1 else 0 end,
      coalesce(a.starts_on, a.ends_on, '') desc, a.id
    limit ${sql.lit(MOST)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db.selectFrom('areas').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** Announcements that touch a place, the surest first, then the newest. */
export async function areasOf(
  context: ReadContext,
  query: ReadQuery<'areasOf'>,
): Promise<ReadOutput<'areasOf'>> {
  const place = await placeOf(context, query);
  const region = place?.region;
  if (place === null || region === undefined) return { items: [] };
  const rows = await candidates(context, { ...place, region });
  const items = (await withParts(context, rows)).flatMap(({ summary, parts }) => {
    const touching = parts.filter((part) => coverage(part, place) !== null);
    const best = STRENGTH.find((level) => touching.some((part) => coverage(part, place) === level));
    return best === undefined ? [] : [{ coverage: best, area: summary, parts: touching }];
  });
  const newest = (area: { startsOn: string | null; endsOn: string | null }) =>
    area.startsOn ?? area.endsOn ?? '';
  items.sort(
    (a, b) =>
      STRENGTH.indexOf(a.coverage) - STRENGTH.indexOf(b.coverage) ||
      newest(b.area).localeCompare(newest(a.area)),
  );
  return { items };
}
