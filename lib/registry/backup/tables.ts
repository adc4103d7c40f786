import { CompiledQuery, type Kysely, sql } from 'kysely';
import { kindOf, type StoreKind } from '../store/kind';
import { appliedMigrations } from '../store/migrate';
import type { Queryable } from '../store/store';
import { BackupError } from './format';

/** Tables by their names only: what is backed up is what is there, whichever version made it. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;
const untyped = (db: Queryable) => db as unknown as AnyTables;

export interface TableShape {
  name: string;
  columns: string[];
  /** The column that the store numbers by itself, if any. */
  numbered: string | undefined;
}

const ROWS_AT_ONCE = 2_000;
/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 30_000;
const MOST_ROWS = 400;

const REFERENCES: Record<StoreKind, ReturnType<typeof sql<{ child: string; parent: string }>>> = {
  sqlite: sql`select m.name as child, f."table" as parent
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
  postgres: sql`select c.relname as child, p.relname as parent from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`,
};

/** Every table of the registry, each after those that it refers to: in this order rows can be stored again. */
export async function tablesOf(db: Queryable): Promise<TableShape[]> {
  const references = (await REFERENCES[kindOf(db)].execute(db)).rows;
  const schema =
    kindOf(db) === 'postgres'
      ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
      : undefined;
  const left = (await db.introspection.getTables())
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      numbered: columns.find((column) => column.isAutoIncrementing)?.name,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const ordered: TableShape[] = [];
  while (left.length > 0) {
    const index = left.findIndex(({ name }) =>
      references.every(
        ({ child, parent }) =>
          child !== name || !left.some((other) => other.name === parent && parent !== name),
      ),
    );
    if (index < 0) throw new BackupError('Tables refer to each other in a circle.');
    ordered.push(...left.splice(index, 1));
  }
  return ordered;
}

/** Names of the migrations that a store has had; none for an empty place. */
export async function migrationsOf(db: Queryable): Promise<string[]> {
  return (await appliedMigrations(db)).map(({ name }) => name);
}

async function* recordsOf(db: Queryable, table: string, columns: string[], orderBy?: string) {
  const all = untyped(db).selectFrom(table).select(columns);
  const query = orderBy === undefined ? all : all.orderBy(orderBy);
  if (kindOf(db) === 'sqlite') {
    yield* query.stream();
    return;
  }
  // A cursor of the database's own: its driver has none without a package of its own.
  const { sql: text } = query.compile();
  await db.executeQuery(CompiledQuery.raw(`declare backup_rows no scroll cursor for ${text}`));
  for (;;) {
    const fetch = CompiledQuery.raw(`fetch forward ${ROWS_AT_ONCE} from backup_rows`);
    const { rows } = await db.executeQuery<Record<string, unknown>>(fetch);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await db.executeQuery(CompiledQuery.raw('close backup_rows'));
}

/** All rows of a table, within a transaction, a few in memory at a time. */
export async function* rowsOf(
  db: Queryable,
  table: string,
  columns: string[],
  orderBy?: string,
): AsyncGenerator<unknown[]> {
  for await (const record of recordsOf(db, table, columns, orderBy))
    yield columns.map((column) => record[column]);
}

/** Stores rows, values in the order of the columns. */
export async function insertRows(
  db: Queryable,
  table: string,
  columns: string[],
  rows: readonly unknown[][],
): Promise<void> {
  const most = Math.max(1, Math.min(MOST_ROWS, Math.floor(VALUES_AT_ONCE / columns.length)));
  const place = kindOf(db) === 'postgres' ? (index: number) => `$${index + 1}` : () => '?';
  const into = `insert into "${table}" (${columns.map((column) => `"${column}"`).join(', ')}) values `;
  for (let start = 0; start < rows.length; start += most) {
    const values = rows.slice(start, start + most);
    const lists = values.map(
      (_, row) => `(${columns.map((_column, index) => place(row * columns.length + index)).join(', ')})`,
    );
    await db.executeQuery(CompiledQuery.raw(into + lists.join(', '), values.flat()));
  }
}

/** After rows with numbers of their own: the next number that the store gives out is a new one. SQLite sees to it itself. */
export async function renumber(db: Queryable, tables: readonly TableShape[]): Promise<void> {
  if (kindOf(db) !== 'postgres') return;
  for (const { name, numbered } of tables) {
    if (numbered === undefined) continue;
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${numbered}),
      (select coalesce(max(${sql.ref(numbered)}), 0) + 1 from ${sql.table(name)}), false)`.execute(db);
  }
}
