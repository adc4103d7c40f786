import { CompiledQuery, sql } from 'kysely';
import { GROUPED } from '../indicators/cells';
import type { Queryable, Store } from '../store/store';

/** A transaction ready to be stored: codes resolved to ids, amounts in hundredths, days since 1970-01-01. */
export interface TransactionRow {
  /** Line of the source, for the report. */
  line: number;
  reference: string;
  day: number;
  regionId: number;
  cityId: number | null;
  districtId: number | null;
  place: string | null;
  propertyType: string;
  propertyUse: string | null;
  propertyCount: number;
  valueHalalas: number;
  areaDm2: number | null;
}

const COLUMNS: readonly (readonly [name: string, type: string, pick: (row: TransactionRow) => unknown])[] = [
  ['line', 'bigint', (row: TransactionRow) => row.line],
  ['reference', 'text', (row: TransactionRow) => row.reference],
  ['day', 'integer', (row: TransactionRow) => row.day],
  ['region_id', 'bigint', (row: TransactionRow) => row.regionId],
  ['city_id', 'bigint', (row: TransactionRow) => row.cityId],
  ['district_id', 'bigint', (row: TransactionRow) => row.districtId],
  ['place', 'text', (row: TransactionRow) => row.place],
  ['property_type', 'text', (row: TransactionRow) => row.propertyType],
  ['property_use', 'text', (row: TransactionRow) => row.propertyUse],
  ['property_count', 'integer', (row: TransactionRow) => row.propertyCount],
  ['value_halalas', 'bigint', (row: TransactionRow) => row.valueHalalas],
  ['area_dm2', 'bigint', (row: TransactionRow) => row.areaDm2],
];

export const STAGED = 'staged_transactions';
/** Rows of the stage whose reference was already taken, by the store or by an earlier line. */
export const LEFT_OVER = 'left_over_transactions';

/** The first of the left over lines for each known transaction that says something new about it. */
export const CORRECTIONS = 'corrections';

/** Columns that make two rows with one reference the same transaction or a corrected one. */
export const CONTENT_COLUMNS = [
  'day',
  'region_id',
  'city_id',
  'district_id',
  'place',
  'property_type',
  'property_use',
  'property_count',
  'value_halalas',
  'area_dm2',
] as const;

/** Rows in one INSERT on SQLite: more saves no time, fewer cost a call into the library each. */
const SQLITE_ROWS = 40;

/**
 * Makes the temporary tables into which a file is read before anything of the store is touched. They belong to
 * the connection and vanish with it, so a killed import leaves nothing of them behind.
 */
export async function createStage(db: Queryable): Promise<void> {
  const columns = COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ');
  await sql`create temporary table ${sql.table(STAGED)} (${sql.raw(columns)}, primary key (line))`.execute(
    db,
  );
  await sql`
    create temporary table ${sql.table(LEFT_OVER)} (line bigint primary key, deed_id bigint, own integer)
  `.execute(db);
}

/** After the last row: PostgreSQL knows nothing of a temporary table until it is told to look. */
export async function finishStage(db: Queryable, kind: Store['kind']): Promise<void> {
  if (kind === 'postgres') await sql`analyze ${sql.table(STAGED)}`.execute(db);
}

/** Leaves rows after a day out of what will be stored. */
export async function dropLaterDays(db: Queryable, lastDay: number): Promise<void> {
  await sql`delete from ${sql.table(STAGED)} where day > ${sql.lit(lastDay)}`.execute(db);
}

export async function dropStage(db: Queryable): Promise<void> {
  for (const table of [STAGED, LEFT_OVER, CORRECTIONS, GROUPED])
    await sql`drop table if exists ${sql.table(table)}`.execute(db);
}

function sqliteInsert(rows: readonly TransactionRow[]): CompiledQuery {
  const tuple = `(${COLUMNS.map(() => '?').join(',')})`;
  const names = COLUMNS.map(([name]) => name).join(', ');
  const text = `insert into ${STAGED} (${names}) values ${Array(rows.length).fill(tuple).join(',')}`;
  const values: unknown[] = [];
  for (const row of rows) for (const [, , pick] of COLUMNS) values.push(pick(row));
  return CompiledQuery.raw(text, values);
}

function postgresInsert(rows: readonly TransactionRow[]): CompiledQuery {
  const names = COLUMNS.map(([name]) => name).join(', ');
  const arrays = COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
  const values = COLUMNS.map(([, , pick]) => rows.map(pick));
  return CompiledQuery.raw(`insert into ${STAGED} (${names}) select * from unnest(${arrays})`, values);
}

/** Adds rows to the stage. */
export async function stageTransactions(
  db: Queryable,
  kind: Store['kind'],
  rows: readonly TransactionRow[],
): Promise<void> {
  if (rows.length === 0) return;
  if (kind === 'postgres') {
    await db.executeQuery(postgresInsert(rows));
    return;
  }
  for (let start = 0; start < rows.length; start += SQLITE_ROWS)
    await db.executeQuery(sqliteInsert(rows.slice(start, start + SQLITE_ROWS)));
}

export interface StageExtent {
  rows: number;
  first: number;
  last: number;
}

export async function stageExtent(db: Queryable): Promise<StageExtent> {
  const { rows } = await sql<{ rows: number; first: number | null; last: number | null }>`
    select count(*) as rows, min(line) as first, max(line) as last from ${sql.table(STAGED)}`.execute(db);
  return { rows: rows[0]?.rows ?? 0, first: rows[0]?.first ?? 0, last: rows[0]?.last ?? -1 };
}
