import { sql } from 'kysely';
import { slices } from './save';
import type { Queryable } from './store';

export type StageColumns = Readonly<Record<string, 'text' | 'bigint' | 'double precision'>>;

/** Posts whose texts are staged, with the hash of what they will be. */
export const STAGED_POSTS = 'staged_posts';

/** Makes an empty temporary table, of this connection alone. */
export async function beginStage(db: Queryable, name: string, columns: StageColumns): Promise<void> {
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  await sql`drop table if exists ${sql.table(name)}`.execute(db);
  await sql`create temporary table ${sql.table(name)} (${sql.raw(types.join(', '))})`.execute(db);
  const [key] = Object.keys(columns);
  await sql`create index ${sql.id(`${name}_by_key`)} on ${sql.table(name)} (${sql.id(key as string)})`.execute(
    db,
  );
}

export async function addStaged(
  db: Queryable,
  name: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (const slice of slices(rows))
    await db
      .insertInto(name as never)
      .values(slice as never)
      .execute();
}

/** PostgreSQL knows nothing of a temporary table until it is told to look; SQLite takes it as well. */
export async function endStage(db: Queryable, name: string): Promise<void> {
  await sql`analyze ${sql.table(name)}`.execute(db);
}

/**
 * Rows of an import in a temporary table of this connection, where filling it keeps nobody from writing. What takes
 * them over is then a few statements whatever their number: the transaction stays short, and no list of keys meets
 * the bound on variables of a statement.
 */
export async function stageRows(
  db: Queryable,
  name: string,
  columns: StageColumns,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await beginStage(db, name, columns);
  await addStaged(db, name, rows);
  await endStage(db, name);
}

/** Forgets the rows again: the connection is used for other things too. */
export async function dropStaged(db: Queryable, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`drop table if exists ${sql.table(name)}`.execute(db);
}

/** How many rows are staged in a table. */
export async function stagedCount(db: Queryable, name: string): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`select count(*) as n from ${sql.table(name)}`.execute(
    db,
  );
  return Number(rows[0]?.n ?? 0);
}

/** How many rows a statement wrote. */
export async function written(statement: ReturnType<typeof sql>, db: Queryable): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}
