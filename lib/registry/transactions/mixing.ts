import { sql } from 'kysely';
import { dateOfDay } from '../../calendar/riyadh';
import type { DealCoverage } from '../contract';
import { holdsRows } from '../datasets/provenance';
import { LEVEL, SPAN } from '../indicators/cells';
import type { Queryable } from '../store/store';

/** A whole quarter without any transaction: windows that span it are no figures of one market. */
const GAP_DAYS = 92;
/** Fewer rows are a correction or a supplement, whatever their regions. */
const ROWS_OF_A_MARKET = 100;
/** A region counts as covered from this share of the rows on. */
const COVERED_SHARE = 0.01;

export interface Held {
  coverages: DealCoverage[];
  extent: { first: number; last: number } | null;
  regions: number;
}

export interface Reach {
  coverage: DealCoverage;
  extent: { first: number; last: number } | null;
  rows: number;
  /** Rows of each region. */
  regions: ReadonlyMap<number, number>;
}

const covered = (regions: readonly number[]) => {
  const all = regions.reduce((sum, rows) => sum + rows, 0);
  return regions.filter((rows) => rows > 0 && rows >= COVERED_SHARE * all).length;
};

/** How far the real transactions reach that the registry holds; null for none. */
export async function heldTransactions(db: Queryable): Promise<Held | null> {
  const imports = await db
    .selectFrom('imports')
    .select(['id', 'coverage', 'first_day', 'last_day'])
    .where('dataset', '=', 'transactions')
    .where('status', '=', 'active')
    .where('sample', '=', 0)
    .where(holdsRows('transactions'))
    .execute();
  if (imports.length === 0) return null;
  const { rows } = await sql<{ deeds: number }>`
    select sum(deeds) as deeds from indicator_cells
    where level = ${sql.lit(LEVEL.region)} and span = ${sql.lit(SPAN.month)}
      and import_id in (${sql.join(imports.map(({ id }) => sql.lit(id)))}) group by place_id`.execute(db);
  const firsts = imports.flatMap((row) => row.first_day ?? []);
  const lasts = imports.flatMap((row) => row.last_day ?? []);
  return {
    coverages: [...new Set(imports.flatMap((row) => row.coverage ?? []))],
    extent: firsts.length === 0 ? null : { first: Math.min(...firsts), last: Math.max(...lasts) },
    regions: covered(rows.map(({ deeds }) => Number(deeds))),
  };
}

/** Why figures over both would be about no one thing; null where they go together. */
export function mixture(held: Held | null, file: Reach): string | null {
  if (held === null) return null;
  const other = held.coverages.find((coverage) => coverage !== file.coverage);
  if (other !== undefined)
    return `the registry holds transactions of another kind (${other}) than the file (${file.coverage})`;
  if (held.extent !== null && file.extent !== null) {
    const gap = Math.max(file.extent.first - held.extent.last, held.extent.first - file.extent.last);
    if (gap > GAP_DAYS)
      return `${gap} days lie between the transactions of the registry (${dateOfDay(held.extent.first)} to ${dateOfDay(held.extent.last)}) and those of the file (${dateOfDay(file.extent.first)} to ${dateOfDay(file.extent.last)})`;
  }
  const regions = covered([...file.regions.values()]);
  if (file.rows >= ROWS_OF_A_MARKET && (regions * 2 <= held.regions || held.regions * 2 <= regions))
    return `the transactions of the registry are of ${held.regions} regions, those of the file of ${regions}`;
  return null;
}
