import type { ExpressionBuilder } from 'kysely';
import type { AreaSummary, ReadOutput, ReadQuery } from '../contract';
import { districtShapes } from '../places/district-shapes';
import { districtsOf, place } from '../places/reads';
import { inOrder } from '../store/book';
import { offsetOf, type ReadContext } from '../store/read-context';
import type { Tables } from '../store/tables';
import { areaBook } from './book';
import { type AreaWithParts, bothOf, told, withParts } from './rows';

/** The rows of these numbers, in their order. */
export async function areaSummaries(context: ReadContext, ids: readonly number[]): Promise<AreaSummary[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.selectFrom('areas').selectAll().where('id', 'in', ids).execute();
  return (await withParts(context, inOrder(ids, rows))).map(({ summary }) => summary);
}

export async function areas(context: ReadContext, query: ReadQuery<'areas'>): Promise<ReadOutput<'areas'>> {
  const book = await areaBook(context);
  const found = book.select(context.today, query);
  const from = offsetOf(query);
  const ids = found.slice(from, from + query.pageSize).map(({ id }) => id);
  const items = await areaSummaries(context, ids);
  return { items, page: query.page, pageSize: query.pageSize, total: found.length };
}

/** The areas in figures, by state and whether their end is known. */
export async function areasOverview(context: ReadContext): Promise<ReadOutput<'areasOverview'>> {
  const book = await areaBook(context);
  return { ...book.overview(context.today), updatedAt: book.newest(context.today) };
}

/** As areaState has it: what is still to come is announced nowhere. */
const isAnnouncedOn = (today: string) => (where: ExpressionBuilder<Tables, 'areas'>) =>
  where.or([where('areas.announced_on', 'is', null), where('areas.announced_on', '<=', today)]);

/** What announced areas say of a city, of one kind: whether they do is asked, so one is enough. */
const saidOf = ({ db, today }: ReadContext, city: string, kind: 'city' | 'unnamed_districts') =>
  db
    .selectFrom('area_parts')
    .innerJoin('cities', 'cities.id', 'area_parts.city_id')
    .innerJoin('areas', 'areas.id', 'area_parts.area_id')
    .select('areas.id')
    .where('cities.code', '=', city)
    .where('area_parts.kind', '=', kind)
    .where(isAnnouncedOn(today))
    .limit(1);

/** Which districts of a city any announced area names, whole or in part, by their codes: those of one that names the city are all. */
async function announcedDistricts(
  context: ReadContext,
  city: string,
  all: readonly { code: string }[],
): Promise<string[]> {
  const whole = await saidOf(context, city, 'city').executeTakeFirst();
  if (whole !== undefined) return all.map(({ code }) => code);
  const rows = await districtsOf(context.db, city)
    .innerJoin('area_parts', 'area_parts.district_id', 'districts.id')
    .innerJoin('areas', 'areas.id', 'area_parts.area_id')
    .clearSelect()
    .select('districts.code')
    .distinct()
    .where('area_parts.kind', 'in', ['district', 'district_part'])
    .where(isAnnouncedOn(context.today))
    .orderBy('districts.code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Whether an announced area counts districts of a city without naming them: in words of which none is named (`listsNames`). */
async function leavesUnnamed(context: ReadContext, city: string): Promise<boolean> {
  const row = await saidOf(context, city, 'unnamed_districts')
    .where((where) =>
      where.or([where('area_parts.district_count', 'is', null), where('area_parts.district_count', '>', 0)]),
    )
    .where((where) =>
      where.or([where('area_parts.note_ar', 'is', null), where('area_parts.note_ar', 'not like', '%:%')]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Where the cities of an area lie, and the districts of those of which it names one. */
async function groundOf(context: ReadContext, { summary, parts }: AreaWithParts) {
  const named = new Set(parts.map(told).flatMap(({ city, district }) => (district === null ? [] : city)));
  const found = await Promise.all(
    summary.cities.map(async (code) => {
      const spot = await place(context, { city: code });
      const districts = named.has(code) ? await districtShapes(context, code) : [];
      const announced = named.has(code) ? await announcedDistricts(context, code, districts) : [];
      const unnamed = named.has(code) && (await leavesUnnamed(context, code));
      return spot === null ? [] : { city: spot.city, centre: spot.centre, districts, announced, unnamed };
    }),
  );
  return found.flat();
}

export async function area(context: ReadContext, query: ReadQuery<'area'>): Promise<ReadOutput<'area'>> {
  const { db } = context;
  const row = await db.selectFrom('areas').selectAll().where('slug', '=', query.slug).executeTakeFirst();
  if (row === undefined) return null;
  const [found] = await withParts(context, [row]);
  const events = await db
    .selectFrom('area_events')
    .selectAll()
    .where('area_id', '=', row.id)
    .orderBy('on_date')
    .orderBy('id')
    .execute();
  const sources = await db
    .selectFrom('area_sources')
    .select(['name_ar', 'name_en', 'url'])
    .where('area_id', '=', row.id)
    .orderBy('id')
    .execute();
  const { summary, parts } = found as AreaWithParts;
  return {
    ...summary,
    ...(query.with === 'ground' && { ground: await groundOf(context, found as AreaWithParts) }),
    note: bothOf(row.note_ar, row.note_en),
    parts: parts.map(told),
    sources: sources.map(({ name_ar, name_en, url }) => ({ name: { ar: name_ar, en: name_en }, url })),
    events: events.map((event) => ({
      kind: event.kind,
      on: event.on_date,
      note: bothOf(event.note_ar, event.note_en),
    })),
  };
}
