import { type RawBuilder, sql } from 'kysely';
import { dateOfDay, dayNumber } from '../../calendar/riyadh';
import { INDICATORS_SINCE, type IndicatorFigures, type ReadOutput, type ReadQuery } from '../contract';
import type { ReadContext } from '../store/read-context';
import { shownAverages, transactionsVersion, within } from './averages';
import type { AveragesKey } from './averages/kept';
import { monthStart, nextMonth } from './averages/lattice';
import type { ShownAverages } from './averages/shown';
import { ACTIVE_IMPORTS, LEVEL, SPAN } from './cells';

/**
 * What the indicators mean, in one place.
 *
 * - **Count**: transactions, not properties; one transaction may cover several.
 * - **Value**: the sum of their prices.
 * - **Average price per m²**: value over area of the transactions that state an area, which weights each square metre
 *   alike. A mean of the transactions' own prices per m² would let a single small plot outweigh a whole plan.
 * - **Not enough**: below `minimumDeeds` (6 unless configured) an average is withheld, because it would nearly tell
 *   the price of a single sale; the regulator's open data withhold theirs below 6 as well, and still publish count
 *   and value, as we do. So are those from which it would follow, and those of other windows than `AVERAGE_DAYS`
 *   (averages/, docs/adr/0021).
 * - **Window**: `(as-of − days, as-of]` in calendar days of Asia/Riyadh. As-of is the newest day that any transaction has,
 *   so that a window never ends in days which no data covers yet.
 * - **Since**: nothing before {@link INDICATORS_SINCE}, the day on which registration began.
 *
 * Only roll-up cells are read (cells.ts), never transactions.
 */

export interface Place {
  level: number;
  id: number;
}

/**
 * The most specific place asked for. Null: no such place, or places that do not lie in each other.
 */
export async function placeOf(
  { db }: ReadContext,
  { region, city, district }: Pick<ReadQuery<'indicators'>, 'region' | 'city' | 'district'>,
): Promise<Place | null> {
  if (region === undefined && city === undefined && district === undefined)
    return { level: LEVEL.kingdom, id: 0 };
  const regions = db
    .selectFrom('regions')
    .select('id')
    .where('code', '=', region ?? '');
  let cities = db.selectFrom('cities').select('id');
  if (city !== undefined) cities = cities.where('code', '=', city);
  if (region !== undefined) cities = cities.where('region_id', 'in', regions);
  let districts = db
    .selectFrom('districts')
    .select('id')
    .where('code', '=', district ?? '');
  if (city !== undefined || region !== undefined) districts = districts.where('city_id', 'in', cities);
  const [level, asked] =
    district !== undefined
      ? ([LEVEL.district, districts] as const)
      : city !== undefined
        ? ([LEVEL.city, cities] as const)
        : ([LEVEL.region, regions] as const);
  const row = await asked.executeTakeFirst();
  return row === undefined ? null : { level, id: row.id };
}

/** The newest day that any published transaction has, corrected ones by their correction; without transactions, today. */
async function asOfDay({ db, today }: ReadContext): Promise<number> {
  const { rows } = await sql<{ starts: number }>`
    select starts from indicator_cells
    where level = ${sql.lit(LEVEL.kingdom)} and place_id = 0 and span = ${sql.lit(SPAN.day)}
      and starts <= ${sql.lit(dayNumber(today))} and import_id in ${ACTIVE_IMPORTS}
    group by starts having sum(deeds) > 0 order by starts desc limit 1`.execute(db);
  return rows[0]?.starts ?? dayNumber(today);
}

/** The stretches that make up a window: whole months inside it, and the days before and after them. */
export function stretches(first: number, last: number): { span: number; from: number; to: number }[] {
  const fullFrom = monthStart(first) === first ? first : nextMonth(monthStart(first));
  const fullTo = nextMonth(monthStart(last)) === last + 1 ? last + 1 : monthStart(last);
  if (fullFrom >= fullTo) return [{ span: SPAN.day, from: first, to: last + 1 }];
  return [
    { span: SPAN.day, from: first, to: fullFrom },
    { span: SPAN.month, from: fullFrom, to: fullTo },
    { span: SPAN.day, from: fullTo, to: last + 1 },
  ].filter(({ from, to }) => from < to);
}

export interface Sums {
  deeds: number;
  value: number;
  areaTransactions: number;
  areaValue: number;
  area: number;
}
export interface Window {
  first: number;
  last: number;
}
type Cell = Sums & { starts: number; type: string };

async function cellsOf(
  { db }: ReadContext,
  place: Place,
  window: Window,
  { type, use }: ReadQuery<'indicators'>,
): Promise<Cell[]> {
  const filters: RawBuilder<unknown>[] = [];
  if (type !== undefined) filters.push(sql`and property_type = ${type}`);
  if (use !== undefined) filters.push(sql`and property_use = ${use}`);
  // One range of the primary key each: an OR over them would make SQLite read the whole place.
  const parts = stretches(window.first, window.last).map(
    ({ span, from, to }) => sql`
      select starts, property_type as type, sum(deeds) as deeds, sum(value_halalas) as value,
        sum(area_deeds) as "areaTransactions", sum(area_value_halalas) as "areaValue", sum(area_dm2) as area
      from indicator_cells
      where level = ${place.level} and place_id = ${place.id} and span = ${span}
        and starts >= ${from} and starts < ${to} and import_id in ${ACTIVE_IMPORTS}
        ${sql.join(filters, sql` `)}
      group by starts, property_type`,
  );
  const { rows } = await sql<Cell>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

const NOTHING: Sums = { deeds: 0, value: 0, areaTransactions: 0, areaValue: 0, area: 0 };

const plus = (a: Sums, b: Sums): Sums => ({
  deeds: a.deeds + b.deeds,
  value: a.value + b.value,
  areaTransactions: a.areaTransactions + b.areaTransactions,
  areaValue: a.areaValue + b.areaValue,
  area: a.area + b.area,
});

function sumsBy<K extends string>(cells: readonly Cell[], keyOf: (cell: Cell) => K): Map<K, Sums> {
  const groups = new Map<K, Sums>();
  for (const cell of cells) groups.set(keyOf(cell), plus(groups.get(keyOf(cell)) ?? NOTHING, cell));
  return groups;
}

/** Halalas per dm² are riyals per m². */
export function figures(sums: Sums, shown: boolean): IndicatorFigures {
  return {
    deeds: sums.deeds,
    totalValue: sums.value / 100,
    averagePricePerSquareMetre: shown && sums.area > 0 ? sums.areaValue / sums.area : null,
  };
}

function stateOf({ deeds, averagePricePerSquareMetre }: IndicatorFigures) {
  if (deeds === 0) return 'no_results';
  return averagePricePerSquareMetre === null ? 'not_enough' : 'ok';
}

/** Which averages of an answer are shown. */
function shownFor(
  averages: ShownAverages,
  place: Place | null,
  window: Window,
  query: ReadQuery<'indicators'>,
) {
  const type = query.type ?? null;
  const use = query.use ?? null;
  const since = dayNumber(INDICATORS_SINCE);
  return {
    whole: place !== null && averages.period(place.level, place.id, query.days, type, use),
    // A month is whole, or it would be a window of its own.
    month: (start: number) =>
      place !== null &&
      type === null &&
      use === null &&
      Math.max(start, since) >= window.first &&
      averages.month(place.level, place.id, start),
    type: (of: string) => place !== null && averages.period(place.level, place.id, query.days, of, use),
  };
}

/** Times that an import may come between before an answer does without averages. */
const ATTEMPTS = 3;

/** What is read of one version of the transactions in a window, and which of its averages are shown. */
export async function ofOneVersion<T>(
  context: ReadContext,
  days: number,
  read: (window: Window, averages: ShownAverages | null) => Promise<T>,
): Promise<{ found: T; window: Window; averages: ShownAverages | null }> {
  for (let attempt = 1; ; attempt++) {
    const key = await averagesKey(context);
    const { version, last } = key;
    const known = shownAverages(context.db, key);
    const { averagesWaitMs: wait } = context;
    const averages = await (wait === undefined ? known : within(known, wait));
    const window = { first: Math.max(last - days + 1, dayNumber(INDICATORS_SINCE)), last };
    const found = await read(window, averages);
    if ((await transactionsVersion(context.db)) === version) return { found, window, averages };
    if (attempt === ATTEMPTS) return { found, window, averages: null };
  }
}

/**
 * The average of the equally long period before. Those of both periods together and of the later one tell it, so it is shown
 * where both are and is never withheld from whoever knows them (docs/adr/0021).
 */
async function averageBefore(
  context: ReadContext,
  place: Place,
  query: ReadQuery<'indicators'>,
  { first, last }: Window,
  averages: ShownAverages,
): Promise<number | null> {
  const { days, type = null, use = null } = query;
  const isShown = [days, 2 * days].every((period) =>
    averages.period(place.level, place.id, period, type, use),
  );
  const before = { first: last - 2 * days + 1, last: first - 1 };
  if (!isShown || before.first < dayNumber(INDICATORS_SINCE)) return null;
  const sums = (await cellsOf(context, place, before, query)).reduce(plus, NOTHING);
  return figures(sums, sums.areaTransactions >= context.minimumDeeds).averagePricePerSquareMetre;
}

/** Of the transactions as they are now. */
export async function averagesKey(context: ReadContext): Promise<AveragesKey> {
  const version = await transactionsVersion(context.db);
  return { version, last: await asOfDay(context), minimum: context.minimumDeeds };
}

/** Figures over a place and a window, as a whole, by month and by type. */
export async function indicators(
  context: ReadContext,
  query: ReadQuery<'indicators'>,
): Promise<ReadOutput<'indicators'>> {
  const { db, minimumDeeds } = context;
  const { found, window, averages } = await ofOneVersion(context, query.days, async (asked, known) => {
    const place = await placeOf(context, query);
    if (place === null || asked.first > asked.last) return { place, cells: [], before: null };
    const cells = await cellsOf(context, place, asked, query);
    return { place, cells, before: known && (await averageBefore(context, place, query, asked, known)) };
  });
  const { cells, place } = found;
  const shown = averages === null ? null : shownFor(averages, place, window, query);
  const dataset = await db
    .selectFrom('datasets')
    .select(['sample', 'source', 'coverage'])
    .where('dataset', '=', 'transactions')
    .executeTakeFirst();
  const whole = figures(cells.reduce(plus, NOTHING), shown?.whole ?? false);
  const groups = <K extends string>(keyOf: (cell: Cell) => K) =>
    [...sumsBy(cells, keyOf)].filter(([, sums]) => sums.deeds > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    state: stateOf(whole),
    ...whole,
    averageBefore: averages === null ? null : found.before,
    minimumDeeds,
    from: dateOfDay(window.first),
    asOf: dateOfDay(window.last),
    since: INDICATORS_SINCE,
    byMonth: groups((cell) => dateOfDay(cell.starts).slice(0, 7)).map(([month, sums]) => ({
      month,
      ...figures(sums, shown?.month(dayNumber(`${month}-01`)) ?? false),
    })),
    byType: groups((cell) => cell.type as never).map(([type, sums]) => ({
      type,
      ...figures(sums, shown?.type(type) ?? false),
    })),
    sample: dataset?.sample === 1,
    source: dataset?.source ?? null,
    coverage: dataset?.coverage ?? null,
  };
}
