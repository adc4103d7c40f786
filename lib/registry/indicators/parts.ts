import { sql } from 'kysely';
import { PARTS_COMPARED, type ReadOutput, type ReadQuery } from '../contract';
import { bilingual, type ReadContext } from '../store/read-context';
import { ACTIVE_IMPORTS, LEVEL } from './cells';
import { figures, ofOneVersion, type Place, placeOf, type Sums, stretches, type Window } from './reads';

type Query = ReadQuery<'indicatorParts'>;
type Row = Sums & { id: number; code: string; name_ar: string; name_en: string; rank: number; total: number };

/** What the parts of a place of each level are. */
const PARTS = {
  [LEVEL.kingdom]: { name: 'region', level: LEVEL.region, table: 'regions', within: null },
  [LEVEL.region]: { name: 'city', level: LEVEL.city, table: 'cities', within: 'region_id' },
  [LEVEL.city]: { name: 'district', level: LEVEL.district, table: 'districts', within: 'city_id' },
} as const;
type Parts = (typeof PARTS)[keyof typeof PARTS];

const levelOf = ({ region, city }: Query) =>
  city !== undefined ? LEVEL.city : region !== undefined ? LEVEL.region : LEVEL.kingdom;

/** The parts with the most transactions, and one that was asked for: of each part the cells that a question about it reads. */
async function rowsOf(
  { db }: ReadContext,
  { level, table, within }: Parts,
  place: Place,
  { first, last }: Window,
  { type, use, including = '', limit = PARTS_COMPARED }: Query,
): Promise<Row[]> {
  const part = sql.table(table);
  const ids = within === null ? sql`` : sql`where ${sql.ref(within)} = ${place.id}`;
  const kind = sql`${type === undefined ? sql`` : sql`and property_type = ${type}`}
    ${use === undefined ? sql`` : sql`and property_use = ${use}`}`;
  // Ranges of the primary key, part by part, as for one place (reads.ts).
  const stretchesOf = stretches(first, last).map(
    ({ span, from, to }) => sql`
      select place_id, deeds, value_halalas, area_deeds, area_value_halalas, area_dm2 from indicator_cells
      where level = ${level} and place_id in (select id from ${part} ${ids}) and span = ${span}
        and starts >= ${from} and starts < ${to} and import_id in ${ACTIVE_IMPORTS} ${kind}`,
  );
  const { rows } = await sql<Row>`
    with sums as (
      select place_id, sum(deeds) as deeds, sum(value_halalas) as value, sum(area_deeds) as "areaTransactions",
        sum(area_value_halalas) as "areaValue", sum(area_dm2) as area
      from (${sql.join(stretchesOf, sql` union all `)}) as cell
      group by place_id having sum(deeds) > 0
    ), ranked as (
      select sums.*, part.id, part.code, part.name_ar, part.name_en, count(*) over () as total,
        row_number() over (order by sums.deeds desc, part.code) as rank
      from sums inner join ${part} as part on part.id = sums.place_id
    )
    select * from ranked where rank <= ${limit} or code = ${including} order by rank`.execute(db);
  return rows;
}

/**
 * The figures of the parts of a place side by side, as each would be told alone: whether an average is shown belongs to its
 * cell (docs/adr/0021). They stand by number, which nothing withholds; an order by price would tell one that is withheld.
 */
export async function indicatorParts(
  context: ReadContext,
  query: Query,
): Promise<ReadOutput<'indicatorParts'>> {
  const { days, type = null, use = null } = query;
  const parts = PARTS[levelOf(query)];
  const { found, averages } = await ofOneVersion(context, days, async (window) => {
    const place = await placeOf(context, query);
    return place === null || window.first > window.last ? [] : rowsOf(context, parts, place, window, query);
  });
  return {
    parts: parts.name,
    total: found[0]?.total ?? 0,
    items: found.map(({ id, code, rank, ...row }) => ({
      code,
      name: bilingual(row),
      rank,
      ...figures(row, averages?.period(parts.level, id, days, type, use) ?? false),
    })),
  };
}
