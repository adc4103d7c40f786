import { type RawBuilder, sql } from 'kysely';
import type { SaveContext } from '../store/save';
import { dropStaged, endStage, STAGED_POSTS, stageRows, written } from '../store/stage';
import type { Queryable, Store } from '../store/store';
import { removeRows } from './remove';

/**
 * What an import replaced, so that it can be undone: of each row that it changes or deletes, the row as it was with all
 * that hung on it, as JSON. Rows that it adds say so themselves, by its number. A few statements whatever the number
 * of rows, as the import itself.
 */

const ENTITIES = {
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
type Kind = Store['kind'];

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

/** Puts keys and hashes, and what they replace, beside the store, before the transaction of {@link rememberTouched}. */
export async function stageTouched(db: Queryable, kind: Kind, touched: Touched): Promise<void> {
  const { rows } = touched;
  const named = rows === STAGED_POSTS ? [] : [...rows].map(([key, hash]) => ({ key, hash }));
  await stageRows(db, TOUCHED, { key: 'text', hash: 'text' }, named);
  if (rows === STAGED_POSTS) {
    await sql`insert into ${sql.table(TOUCHED)} select slug, content_hash from ${sql.table(rows)}`.execute(
      db,
    );
    await endStage(db, TOUCHED);
  }
  await stageRemembered(db, kind, touched);
}

interface Column {
  name: string;
  type: string;
}

async function columnsOf(db: Queryable, kind: Kind, table: string): Promise<Column[]> {
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

/** Changes with every import that changes the row. */
const versionOf = (entity: Entity) =>
  sql`coalesce(t.content_hash, '') || ' ' || coalesce(t.import_id, 0)${entity === 'areas' ? sql` || ' ' || t.totals_sample` : sql``}`;

/** Writes down beside the store what the rows are now: the dear part of remembering, while others may write. */
async function stageRemembered(db: Queryable, kind: Kind, touched: Touched): Promise<void> {
  const { entity } = touched;
  const before = await rowsBefore(db, kind, entity, going(touched));
  const { key } = ENTITIES[entity];
  const remembered = sql.table(REMEMBERED);
  await dropStaged(db, [REMEMBERED]);
  await sql`create temporary table ${remembered} as select b.*, ${versionOf(entity)} as version
    from (${before}) b join ${sql.table(entity)} t on t.${sql.ref(key)} = b.key`.execute(db);
  await sql`create index remembered_by_key on ${remembered} (key)`.execute(db);
  await endStage(db, REMEMBERED);
}

/** Whether what was written down is still all that there is to remember, and as it was. */
async function isCurrent(db: Queryable, touched: Touched): Promise<boolean> {
  const { entity } = touched;
  const same = sql`t.${sql.ref(ENTITIES[entity].key)} = r.key and r.version = ${versionOf(entity)}`;
  const [table, remembered] = [sql.table(entity), sql.table(REMEMBERED)];
  const { rows } = await sql`
    select 1 from ${remembered} r where not exists (select 1 from ${table} t where ${same})
    union all
    select 1 from ${table} t where ${going(touched)} and not exists (select 1 from ${remembered} r where ${same})
    limit 1`.execute(db);
  return rows.length === 0;
}

async function remember(
  { db, importId }: SaveContext,
  entity: Entity,
  rows: RawBuilder<unknown>,
): Promise<void> {
  await sql`insert into import_changes (import_id, entity, key, previous_import_id, before)
    select ${sql.lit(importId)}, ${sql.lit(entity)}, b.key, b.previous_import_id, b.before
    from (${rows}) b`.execute(db);
}

/** Notes what the rows are now that this import changes or deletes. */
export async function rememberTouched(context: SaveContext, kind: Kind, touched: Touched): Promise<void> {
  const { entity } = touched;
  const { db } = context;
  const before = (await isCurrent(db, touched))
    ? sql`select * from ${sql.table(REMEMBERED)}`
    : await rowsBefore(db, kind, entity, going(touched));
  await remember(context, entity, before);
  // Real totals of areas take the label of the sample ones away, so imports of areas are undone newest first.
  if (entity === 'areas')
    await remember(
      context,
      'datasets',
      await rowsBefore(db, kind, 'datasets', sql`t.dataset = 'areaTotals'`),
    );
  await dropStaged(db, [TOUCHED, REMEMBERED]);
}

/** Reads the kept rows of a table back, as a query that gives its columns. */
async function keptRows(
  db: Queryable,
  kind: Kind,
  table: string,
  { importId, entity }: { importId: number; entity: Entity },
): Promise<{ names: RawBuilder<unknown>; columns: string[]; query: RawBuilder<unknown> }> {
  const columns = (await columnsOf(db, kind, table)).map(({ name }) => name);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const own = table === entity;
  const which = sql`where c.import_id = ${sql.lit(importId)} and c.entity = ${sql.lit(entity)}`;
  if (kind === 'postgres') {
    const columnList = sql.join(columns.map((name) => sql.ref(`r.${name}`)));
    const path = own ? sql`c.before::json -> 'row'` : sql`c.before::json -> 'hanging' -> ${sql.lit(table)}`;
    // A row on which nothing hung has null there, and not a list.
    const rows = own
      ? sql`json_populate_record(null::${sql.table(table)}, ${path})`
      : sql`json_populate_recordset(null::${sql.table(table)},
          case when json_typeof(${path}) = 'array' then ${path} else '[]'::json end)`;
    return { names, columns, query: sql`select ${columnList} from import_changes c, ${rows} r ${which}` };
  }
  const from = own ? sql`c.before` : sql`e.value`;
  const prefix = own ? '$.row.' : '$.';
  const values = sql.join(columns.map((name) => sql`json_extract(${from}, ${sql.lit(prefix + name)})`));
  const each = own ? sql`` : sql`, json_each(c.before, ${sql.lit(`$.hanging.${table}`)}) e`;
  return { names, columns, query: sql`select ${values} from import_changes c${each} ${which}` };
}

async function restoreEntity(db: Queryable, kind: Kind, importId: number, entity: Entity): Promise<number> {
  const { key, hanging } = ENTITIES[entity];
  const kept = sql`(select key from import_changes where import_id = ${importId} and entity = ${entity})`;
  for (const [child, parent] of [...hanging].reverse())
    await sql`delete from ${sql.table(child)} where ${sql.ref(parent)} in
      (select id from ${sql.table(entity)} where ${sql.ref(key)} in ${kept})`.execute(db);
  const row = await keptRows(db, kind, entity, { importId, entity });
  const updates = row.columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const restored = await written(
    sql`insert into ${sql.table(entity)} (${row.names}) ${row.query}
      on conflict (${sql.ref(key)}) do update set ${sql.join(updates)}`,
    db,
  );
  for (const [child] of hanging) {
    const { names, query } = await keptRows(db, kind, child, { importId, entity });
    await sql`insert into ${sql.table(child)} (${names}) ${query}`.execute(db);
  }
  return restored;
}

/** Puts back what an import replaced, and takes away what it added; returns how many rows that were. */
export async function restoreRows(
  db: Queryable,
  kind: Kind,
  importId: number,
  entity: Touched['entity'],
): Promise<number> {
  let restored = await restoreEntity(db, kind, importId, entity);
  // Files of cities and of districts are one data set.
  if (entity === 'districts') restored += await restoreEntity(db, kind, importId, 'cities');
  await restoreEntity(db, kind, importId, 'datasets');
  // What has its number still was there in no earlier form.
  const added = await removeRows(db, entity, sql`import_id = ${importId}`);
  await db.deleteFrom('place_aliases').where('import_id', '=', importId).execute();
  await removeRows(db, 'cities', sql`import_id = ${importId}`);
  await db.deleteFrom('import_changes').where('import_id', '=', importId).execute();
  return restored + added;
}

/** Later imports that changed the same rows, or rows that this one added, which have to be undone first. */
export async function laterChanges(db: Queryable, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select later.import_id as id from import_changes later where later.previous_import_id = ${importId}
    union
    select later.import_id from import_changes mine
      join import_changes later on later.entity = mine.entity and later.key = mine.key
        and later.import_id > mine.import_id
      where mine.import_id = ${importId}
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Keeps the undoing of the newest imports of a data set, and forgets that of the others. */
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
  await db.deleteFrom('import_changes').where('import_id', 'in', old).execute();
  await db.deleteFrom('deed_versions').where('import_id', 'in', old).execute();
}
