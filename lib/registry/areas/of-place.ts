import { sql } from 'kysely';
import { placeNameKey } from '../../i18n/arabic';
import { AREA_COVERAGES, listsNames, namesDistrict, type ReadOutput, type ReadQuery } from '../contract';
import type { ReadContext } from '../store/read-context';
import { type AreaRow, type PartOfArea, told, withParts } from './rows';
import { strongest } from './strongest';

interface Place {
  region: string;
  city: string | null;
  /** The governorate under whose name announcements speak of the city. */
  partOf: string | null;
  district: { code: string; name: string } | null;
}

/** What was asked, filled upwards: a district knows its city, a city its region. Null: no such place. */
async function placeOf({ db }: ReadContext, query: ReadQuery<'areasOf'>): Promise<Place | null> {
  if (query.district !== undefined) {
    const row = await db
      .selectFrom('districts')
      .innerJoin('cities', 'cities.id', 'districts.city_id')
      .innerJoin('regions', 'regions.id', 'cities.region_id')
      .select([
        'districts.name_ar as name',
        'cities.code as city',
        'cities.part_of as partOf',
        'regions.code as region',
      ])
      .where('districts.code', '=', query.district)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { name, ...place } = row;
    return { ...place, district: { code: query.district, name: placeNameKey(name) } };
  }
  if (query.city !== undefined) {
    const row = await db
      .selectFrom('cities')
      .innerJoin('regions', 'regions.id', 'cities.region_id')
      .select(['cities.code as city', 'cities.part_of as partOf', 'regions.code as region'])
      .where('cities.code', '=', query.city)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, district: null };
  }
  return query.region === undefined
    ? null
    : { region: query.region, city: null, partOf: null, district: null };
}

type Coverage = ReadOutput<'areasOf'>['items'][number]['coverage'];

/** Whether a part that is of one city or another tells this name: «في القويعية أو الرين: عشيرة، المثناة». */
function tellsName({ note }: PartOfArea, name: string): boolean {
  const [, names] = note?.ar.split(':') ?? [];
  return names?.split('،').some((one) => placeNameKey(one) === name) ?? false;
}

/** A part of the district's own city, or of its governorate. */
function ofDistrict(part: PartOfArea, name: string): Coverage | null {
  if (part.kind === 'unnamed_districts') {
    if (tellsName(part, name)) return 'namesake';
    return listsNames(part) ? null : 'unknown';
  }
  // Several districts of the governorate bear the name, and the announcement does not say which it means.
  const namesake = namesDistrict(part) && part.district === null && part.name !== null;
  return namesake && placeNameKey(part.name?.ar ?? '') === name ? 'namesake' : null;
}

/** A part of the city that was asked for, or of its governorate. */
function ofCity(part: PartOfArea, { city }: Place): Coverage | null {
  // What is only counted there may be all of it, or a part.
  if (part.kind === 'unnamed_districts') return 'unknown';
  if (part.city === city || part.districtCity === city) return 'partial';
  return namesDistrict(part) && part.district === null ? 'unknown' : null;
}

/**
 * How much of the place a part covers; null: it says nothing about the place. An announcement that only counts
 * districts of the place's city, governorate or region may mean the one asked for: that is no no.
 */
function coverage(part: PartOfArea, place: Place): Coverage | null {
  if (part.region !== place.region) return null;
  if (place.city === null) return 'partial';
  if (part.city === null) {
    if (part.kind !== 'unnamed_districts') return null;
    return (part.districtCount ?? 0) > 0 ? 'region' : 'mentioned';
  }
  const { district } = place;
  if (district !== null && part.district === district.code)
    return part.kind === 'district' ? 'whole' : 'partial';
  const near = isNear(part, place);
  if (near && part.kind === 'city') return 'whole';
  if (district !== null) return near ? ofDistrict(part, district.name) : null;
  return near || part.districtCity === place.city ? ofCity(part, place) : null;
}

const isNear = ({ city }: PartOfArea, place: Place) =>
  city !== null && (city === place.city || city === place.partOf);

/** A count of none: what the announcement means in that city or governorate, it names. */
const leavesNone = ({ kind, districtCount }: PartOfArea) =>
  kind === 'unnamed_districts' && districtCount === 0;

/** How much of the place each part of one announcement covers, where it says anything of it. */
function covering(parts: readonly PartOfArea[], place: Place) {
  // What is counted in a region may mean any place in it but the governorates that the announcement names in full.
  const namedInFull = parts.some((part) => leavesNone(part) && isNear(part, place));
  return parts.flatMap((part) => {
    const level = leavesNone(part) ? null : coverage(part, place);
    return level === null || (namedInFull && part.city === null) ? [] : [{ part, level }];
  });
}

/** Announcements read for one answer. A place has a handful; the bound holds whatever a file says. */
const MOST = 50;

/** Areas with a part that may touch the place: the surest first, then what runs, then the newest. */
async function candidates({ db, today }: ReadContext, place: Place): Promise<AreaRow[]> {
  const { region, city, partOf, district } = place;
  const inCity = sql`c.code in (${city ?? ''}, ${partOf ?? ''})`;
  const touches =
    city === null
      ? sql`1 = 1`
      : district === null
        ? sql`p.city_id is null or ${inCity} or towns.code = ${city}`
        : sql`p.city_id is null or d.code = ${district.code} or (${inCity} and
            (p.kind in ('city', 'unnamed_districts') or (p.district_id is null and p.kind in ('district', 'district_part'))))`;
  const strength = sql`case
    when p.kind = 'city' and ${inCity} then 0 when p.kind = 'district' and d.code = ${district?.code ?? ''} then 0
    when p.city_id is null then 3 when p.kind = 'unnamed_districts' then 2 else 1 end`;
  const { rows } = await sql<{ id: number }>`
    select a.id as id from area_parts p join areas a on a.id = p.area_id
      join regions r on r.id = p.region_id
      left join cities c on c.id = p.city_id left join districts d on d.id = p.district_id
      left join cities towns on towns.id = d.city_id
    where r.code = ${region} and (${touches})
    group by a.id, a.starts_on, a.ends_on
    order by min(${strength}), case when a.ends_on < ${today} then 1 else 0 end,
      coalesce(a.starts_on, a.ends_on, '') desc, a.id
    limit ${sql.lit(MOST)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db.selectFrom('areas').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** Announcements that touch a place: the one that applies first, then the others by strength. */
export async function areasOf(
  context: ReadContext,
  query: ReadQuery<'areasOf'>,
): Promise<ReadOutput<'areasOf'>> {
  const place = await placeOf(context, query);
  if (place === null) return { items: [] };
  const rows = await candidates(context, place);
  const items = (await withParts(context, rows)).flatMap(({ summary, parts }) => {
    const touching = covering(parts, place);
    const best = AREA_COVERAGES.find((level) => touching.some((one) => one.level === level));
    return best === undefined
      ? []
      : [{ coverage: best, area: summary, parts: touching.map(({ part }) => told(part)) }];
  });
  const { main, others } = strongest(items);
  return { items: main === undefined ? others : [main, ...others] };
}
