import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { AreaState, ReadOutput, ReadQuery } from '../../contract';
import type { Tables } from '../tables';
import { type AreaWithParts, withParts } from './area-rows';
import { offsetOf, type ReadContext } from './context';

type AreaExpressions = ExpressionBuilder<Tables, 'areas'>;

/** `areaState()` of the contract, in SQL: a contract test holds the two together. */
function inState(eb: AreaExpressions, state: AreaState, today: string): Expression<SqlBool> {
  const over = eb('ends_on', '<', today);
  const started = eb('starts_on', '<=', today);
  const running = eb.and([eb('starts_on', 'is', null), eb('ends_on', 'is not', null)]);
  // A comparison with an unknown date is unknown; here unknown means no.
  const yes = (condition: Expression<SqlBool>) =>
    eb(eb.fn.coalesce(condition, sql<SqlBool>`(1 = 0)`), '=', sql<SqlBool>`(1 = 1)`);
  const ahead = eb('announced_on', '>', today);
  const no = (condition: Expression<SqlBool>) => eb.not(yes(condition));
  switch (state) {
    case 'closed':
      return yes(over);
    case 'open':
      return eb.and([no(over), eb.or([yes(started), eb.and([no(ahead), yes(running)])])]);
    case 'to_be_announced':
      return eb.and([no(over), no(started), yes(ahead)]);
    case 'announced':
      return eb.and([no(over), no(started), no(ahead), no(running)]);
  }
}

function filtered({ db, today }: ReadContext, query: ReadQuery<'areas'>) {
  let areas = db.selectFrom('areas');
  const { region, city, state } = query;
  if (region !== undefined)
    areas = areas.where((eb) =>
      eb.exists(
        eb
          .selectFrom('area_parts')
          .innerJoin('regions', 'regions.id', 'area_parts.region_id')
          .select('area_parts.id')
          .whereRef('area_parts.area_id', '=', 'areas.id')
          .where('regions.code', '=', region),
      ),
    );
  if (city !== undefined)
    areas = areas.where((eb) =>
      eb.exists(
        eb
          .selectFrom('area_parts')
          .innerJoin('cities', 'cities.id', 'area_parts.city_id')
          .select('area_parts.id')
          .whereRef('area_parts.area_id', '=', 'areas.id')
          .where('cities.code', '=', city),
      ),
    );
  if (state !== undefined) areas = areas.where((eb) => inState(eb, state, today));
  return areas;
}

export async function areas(context: ReadContext, query: ReadQuery<'areas'>): Promise<ReadOutput<'areas'>> {
  const base = filtered(context, query);
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll('areas')
    // Newest first by whatever date is known.
    .orderBy((eb) => eb.fn.coalesce('starts_on', 'announced_on', 'ends_on', sql<string>`''`), 'desc')
    .orderBy('areas.slug')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  const items = (await withParts(context, rows)).map((area) => area.summary);
  return { items, page: query.page, pageSize: query.pageSize, total };
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
    parts,
    sources: sources.map(({ name_ar, name_en, url }) => ({ name: { ar: name_ar, en: name_en }, url })),
    events: events.map((event) => ({
      kind: event.kind,
      on: event.on_date,
      note:
        event.note_ar === null || event.note_en === null ? null : { ar: event.note_ar, en: event.note_en },
    })),
  };
}
