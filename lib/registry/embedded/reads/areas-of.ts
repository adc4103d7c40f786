import type { AreaPart, ReadOutput, ReadQuery } from '../../contract';
import { withParts } from './area-rows';
import type { ReadContext } from './context';

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

/** Announcements that touch a place, the surest first, then the newest. */
export async function areasOf(
  context: ReadContext,
  query: ReadQuery<'areasOf'>,
): Promise<ReadOutput<'areasOf'>> {
  const place = await placeOf(context, query);
  const region = place?.region;
  if (place === null || region === undefined) return { items: [] };
  const rows = await context.db
    .selectFrom('areas')
    .selectAll('areas')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('area_parts')
          .innerJoin('regions', 'regions.id', 'area_parts.region_id')
          .select('area_parts.id')
          .whereRef('area_parts.area_id', '=', 'areas.id')
          .where('regions.code', '=', region),
      ),
    )
    .execute();
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
