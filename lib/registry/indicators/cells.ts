import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Store } from '../store/store';

/** Levels of the roll-up: what `place_id` is the id of. */
export const LEVEL = { kingdom: 0, region: 1, city: 2, district: 3 } as const;
/** Length of a cell. Whole months inside a window are read as one cell each, its ragged ends by day. */
export const SPAN = { day: 1, month: 2 } as const;
/** Stands for "the source states no use"; the first of the lookup values of the specification. */
const NO_USE = 'unavailable';
/** The imports whose cells count. */
export const ACTIVE_IMPORTS = sql`(select id from imports where dataset = 'transactions' and status = 'active')`;

const PLACE_OF_LEVEL = [
  { level: LEVEL.kingdom, place: sql`0` },
  { level: LEVEL.region, place: sql`region_id` },
  { level: LEVEL.city, place: sql`city_id` },
  { level: LEVEL.district, place: sql`district_id` },
];
const START_OF_SPAN = [
  { span: SPAN.day, starts: sql`day` },
  { span: SPAN.month, starts: sql`month` },
];

/** Temporary table of day × district × type × use, from which the levels are made. */
export const GROUPED = 'grouped_transactions';

/** The first day of the month of `day`, both in days since 1970-01-01. */
function monthOf(kind: Store['kind']) {
  return kind === 'postgres'
    ? sql`date_trunc('month', date '1970-01-01' + day)::date - date '1970-01-01'`
    : sql`cast(strftime('%s', day * 86400, 'unixepoch', 'start of month') as integer) / 86400`;
}

/**
 * Groups transactions into {@link GROUPED}. `source` is a query that gives `sign` (1, or -1 to take a transaction out of the
 * figures), `day`, the place ids, type, use, value and area of each transaction.
 */
export async function groupTransactions(
  db: Queryable,
  kind: Store['kind'],
  source: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    create temporary table ${sql.table(GROUPED)} as
    select ${monthOf(kind)} as month, cell.* from (
      select day, region_id, coalesce(city_id, 0) as city_id, coalesce(district_id, 0) as district_id,
        property_type, coalesce(property_use, ${sql.lit(NO_USE)}) as property_use,
        sum(sign) as deeds,
        sum(sign * value_halalas) as value_halalas,
        sum(case when area_dm2 is null then 0 else sign end) as area_deeds,
        sum(case when area_dm2 is null then 0 else sign * value_halalas end) as area_value_halalas,
        sum(sign * coalesce(area_dm2, 0)) as area_dm2
      from (${source}) as deed
      group by 1, 2, 3, 4, 5, 6
    ) as cell`.execute(db);
  await sql`create index grouped_transactions_by_month on ${sql.table(GROUPED)} (month)`.execute(db);
}

/** Cells stored in one transaction, about: well under half a second. */
const CELLS_AT_ONCE = 20_000;

/** Whole months, first and last by their first days. */
export interface Months {
  from: number;
  to: number;
}

/** The months of {@link GROUPED} in portions of about as many cells as one transaction should store. */
export async function groupedMonths(db: Queryable): Promise<Months[]> {
  const { rows } = await sql<{ month: number; n: number }>`
    select month, count(*) as n from ${sql.table(GROUPED)} group by month order by month`.execute(db);
  const portions: Months[] = [];
  let cells = 0;
  for (const { month, n } of rows) {
    const last = portions.at(-1);
    if (last !== undefined && cells + n <= CELLS_AT_ONCE) last.to = month;
    else {
      portions.push({ from: month, to: month });
      cells = 0;
    }
    cells += n;
  }
  return portions;
}

/**
 * Stores the cells of some months of {@link GROUPED} under an import, on every level. Cells of several imports
 * add up, so a correction is an import whose cells take out the old transaction and put in the new one.
 */
export async function storeCells(db: Queryable, importId: number, months: Months): Promise<void> {
  for (const { level, place } of PLACE_OF_LEVEL)
    for (const { span, starts } of START_OF_SPAN)
      await sql`
        insert into indicator_cells (level, place_id, span, starts, property_type, property_use, import_id,
          deeds, value_halalas, area_deeds, area_value_halalas, area_dm2)
        select ${sql.lit(level)}, ${place}, ${sql.lit(span)}, ${starts}, property_type, property_use,
          ${sql.lit(importId)}, sum(deeds), sum(value_halalas), sum(area_deeds), sum(area_value_halalas),
          sum(area_dm2)
        from ${sql.table(GROUPED)}
        where month between ${sql.lit(months.from)} and ${sql.lit(months.to)} and (${place} > 0 or ${sql.lit(level)} = 0)
        group by ${level === LEVEL.kingdom ? sql`` : sql`${place}, `}${starts}, property_type, property_use
        order by ${level === LEVEL.kingdom ? sql`` : sql`${place}, `}${starts}, property_type, property_use
      `.execute(db);
}
