import { type RawBuilder, sql } from 'kysely';
import type { SaveContext } from '../store/save';
import { dropStaged, endStage, STAGED_POSTS, stageRows, written } from '../store/stage';
import { type Atomically, untilNothingIsLeft } from '../store/steps';
import type { Queryable, Store } from '../store/store';

/**
 * What an import replaced, so that it can be undone: of each row that it changes or deletes, the row as it was with all
 * that hung on it, as JSON. Rows that it adds say so themselves, by its number. A few statements whatever the number
 * of rows, as the import itself.
 */

export const ENTITIES = {
  areas: {
    key: 'slug',
    hanging: [
      ['area_parts', 'area_id'],
      ['area_shapes', 'area_id'],
      ['area_events', 'area_id'],
      ['area_sources', 'area_id'],
    ],
  },
  registrars: { key: 'code', hanging: [] },
  posts: { key: 'slug', hanging: [['post_texts', 'post_id']] },
  districts: { key: 'code', hanging: [] },
  cities: { key: 'code', hanging: [] },
  branches: {
    key: 'code',
    hanging: [
      ['branch_hours', 'branch_id'],
      ['branch_closures', 'branch_id'],
      ['branch_special_hours', 'branch_id'],
    ],
  },
  datasets: { key: 'dataset', hanging: [] },
} as const;
export type Entity = keyof typeof ENTITIES;
export type Kind = Store['kind'];

/** Imports of each data set whose undoing is kept; of earlier ones only the record remains. */
export const IMPORTS_KEPT = 10;

/** What an import is about to touch. */
export interface Touched {
  entity: Exclude<Entity, 'datasets'>;
  /** Content hash to be by key; null for a row that stays as it is. Or the staged table that has both (posts). */
  rows: ReadonlyMap<string, string | null> | typeof STAGED_POSTS;
  /** Rows that are not among these are deleted. */
  replace?: boolean;
}

const TOUCHED = 'touched_rows';

/** Puts keys and hashes, and what they replace, beside the store; returns how many rows are replaced. */
export async function stageTouched(db: Queryable, kind: Kind, touched: Touched): Promise<number> {
  const { rows } = touched;
  const named = rows === STAGED_POSTS ? [] : [...rows].map(([key, hash]) => ({ key, hash }));
  await stageRows(db, TOUCHED, { key: 'text', hash: 'text' }, named);
  if (rows === STAGED_POSTS) {
    await sql`insert into ${sql.table(TOUCHED)} select slug, content_hash from ${sql.table(rows)}`.execute(
      db,
    );
    await endStage(db, TOUCHED);
  }
  return stageRemembered(db, kind, touched);
}

interface Column {
  name: string;
  type: string;
}

export async function columnsOf(db: Queryable, kind: Kind, table: string): Promise<Column[]> {
  const { rows } =
    kind === 'postgres'
      ? await sql<Column>`select column_name as name, data_type as type from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`.execute(db)
      : await sql<Column>`select name, type from pragma_table_info(${table})`.execute(db);
  return rows;
}

/** A row of a table as JSON, by the alias under which it is read. */
async function rowJson(
  db: Queryable,
  kind: Kind,
  table: string,
  alias: string,
): Promise<RawBuilder<unknown>> {
  if (kind === 'postgres') return sql`row_to_json(${sql.ref(alias)})`;
  const pairs = (await columnsOf(db, kind, table)).map(({ name, type }) => {
    const value = sql.ref(`${alias}.${name}`);
    // SQLite's JSON keeps 15 digits of a real number. As text it keeps them all, and the column makes a number of it.
    const exact = /^double/i.test(type)
      ? sql`iif(${value} is null, null, printf('%!.17g', ${value}))`
      : value;
    return sql`${sql.lit(name)}, ${exact}`;
  });
  return sql`json_object(${sql.join(pairs)})`;
}

/** The rows as they are, each as an entry of `import_changes` without the number of the import. */
async function rowsBefore(
  db: Queryable,
  kind: Kind,
  entity: Entity,
  which: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>> {
  const { key, hanging } = ENTITIES[entity];
  const object = sql.raw(kind === 'postgres' ? 'json_build_object' : 'json_object');
  const list = sql.raw(kind === 'postgres' ? 'json_agg' : 'json_group_array');
  const parts: RawBuilder<unknown>[] = [];
  for (const [table, parent] of hanging)
    parts.push(sql`${sql.lit(table)}, (select ${list}(${await rowJson(db, kind, table, 'c')})
      from ${sql.table(table)} c where c.${sql.ref(parent)} = t.id)`);
  return sql`select t.${sql.ref(key)} as key, t.import_id as previous_import_id,
      cast(${object}('row', ${await rowJson(db, kind, entity, 't')}, 'hanging', ${object}(${sql.join(parts)})) as text) as before
    from ${sql.table(entity)} t where ${which}`;
}

/** Rows that the import changes or deletes, the sample rows that give way among them. */
function going({ entity, replace }: Touched): RawBuilder<unknown> {
  const staged = sql`select 1 from ${sql.table(TOUCHED)} s where s.key = t.${sql.ref(ENTITIES[entity].key)}`;
  const reasons = [
    sql`exists (${staged} and s.hash is not null and s.hash is distinct from t.content_hash)`,
    sql`t.import_id in (select id from imports where sample = 1)`,
    ...(replace ? [sql`not exists (${staged})`] : []),
    ...(entity === 'areas' ? [sql`t.totals_sample = 1`] : []),
  ];
  return sql`(${sql.join(reasons, sql` or `)})`;
}

const REMEMBERED = 'remembered_rows';

/** Writes down beside the store what the rows are now: the dear part of remembering, while others may write. */
async function stageRemembered(db: Queryable, kind: Kind, touched: Touched): Promise<number> {
  const before = await rowsBefore(db, kind, touched.entity, going(touched));
  const remembered = sql.table(REMEMBERED);
  await dropStaged(db, [REMEMBERED]);
  await sql`create temporary table ${remembered} as
    select row_number() over (order by b.key) as n, b.* from (${before}) b`.execute(db);
  await sql`create index remembered_by_number on ${remembered} (n)`.execute(db);
  await endStage(db, REMEMBERED);
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${remembered}`.execute(db);
  return rows[0]?.n ?? 0;
}

async function remember(
  db: Queryable,
  importId: number,
  entity: Entity,
  rows: RawBuilder<unknown>,
): Promise<void> {
  await sql`insert into import_changes (import_id, entity, key, previous_import_id, before)
    select ${sql.lit(importId)}, ${sql.lit(entity)}, b.key, b.previous_import_id, b.before
    from (${rows}) b`.execute(db);
}

/** Rows of `import_changes` written or deleted in one transaction. */
const ROWS_A_STEP = 4_000;

/**
 * Keeps what was written down under an import that does not show yet, some rows at a time.
 * @param count what {@link stageTouched} told
 */
export async function keepRemembered(
  atomically: Atomically,
  importId: number,
  entity: Entity,
  count: number,
  keepLease: (tx: Queryable) => Promise<void>,
): Promise<void> {
  for (let from = 1; from <= count; from += ROWS_A_STEP)
    await atomically(async (tx) => {
      await keepLease(tx);
      const some = sql`select * from ${sql.table(REMEMBERED)}
        where n >= ${sql.lit(from)} and n < ${sql.lit(from + ROWS_A_STEP)}`;
      await remember(tx, importId, entity, some);
    });
}

/** Real totals of areas take the label of the sample ones away, so imports of areas are undone newest first. */
export async function keepTotalsLabel({ db, importId }: SaveContext, kind: Kind): Promise<void> {
  const label = await rowsBefore(db, kind, 'datasets', sql`t.dataset = 'areaTotals'`);
  await remember(db, importId, 'datasets', label);
}

export const dropTouched = (db: Queryable): Promise<void> => dropStaged(db, [TOUCHED, REMEMBERED]);

/** Forgets what some imports replaced, a part at a time. */
export async function forgetChanges(atomically: Atomically, imports: readonly number[]): Promise<void> {
  for (const id of imports) {
    const some = sql`select entity, key, import_id from import_changes
      where import_id = ${sql.lit(id)} limit ${sql.lit(ROWS_A_STEP)}`;
    const forget = sql`delete from import_changes where (entity, key, import_id) in (${some})`;
    await untilNothingIsLeft(atomically, (tx) => written(forget, tx));
  }
}

/** Keeps the undoing of the newest imports of a data set; what the others replaced is no longer needed. */
export async function forgetOlder(db: Queryable, dataset: string): Promise<void> {
  const kept = await db
    .selectFrom('imports')
    .select('id')
    .where('dataset', '=', dataset)
    .where('status', '=', 'active')
    .where('undo_kept', '=', 1)
    .orderBy('id', 'desc')
    .execute();
  const old = kept.slice(IMPORTS_KEPT).map(({ id }) => id);
  if (old.length === 0) return;
  await db.updateTable('imports').set({ undo_kept: 0 }).where('id', 'in', old).execute();
  await db.deleteFrom('deed_versions').where('import_id', 'in', old).execute();
}
