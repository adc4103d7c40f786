import { type RawBuilder, sql } from 'kysely';
import { columnsOf, ENTITIES, type Entity, type Kind, type Touched } from '../datasets/changes';
import { removeRows } from '../datasets/remove';
import { dropStaged, endStage, written } from '../store/stage';
import type { Queryable } from '../store/store';

/**
 * Putting back what an import replaced. The rows are read out of their JSON beside the store first, while others may
 * write; taking them over is then as short as the import was.
 */

const restored = (table: string) => `restored_${table}`;

/** Reads the kept rows of a table back, as a query that gives its columns. */
async function keptRows(
  db: Queryable,
  kind: Kind,
  table: string,
  { importId, entity }: { importId: number; entity: Entity },
): Promise<RawBuilder<unknown>> {
  const columns = (await columnsOf(db, kind, table)).map(({ name }) => name);
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
    return sql`select ${columnList} from import_changes c, ${rows} r ${which}`;
  }
  const from = own ? sql`c.before` : sql`e.value`;
  const prefix = own ? '$.row.' : '$.';
  const values = sql.join(
    columns.map((name) => sql`json_extract(${from}, ${sql.lit(prefix + name)}) as ${sql.ref(name)}`),
  );
  const each = own ? sql`` : sql`, json_each(c.before, ${sql.lit(`$.hanging.${table}`)}) e`;
  return sql`select ${values} from import_changes c${each} ${which}`;
}

const tablesOf = (entity: Entity) => [entity, ...ENTITIES[entity].hanging.map(([child]) => child)];

async function stageEntity(db: Queryable, kind: Kind, importId: number, entity: Entity): Promise<void> {
  await dropStaged(db, tablesOf(entity).map(restored));
  for (const table of tablesOf(entity)) {
    const rows = await keptRows(db, kind, table, { importId, entity });
    await sql`create temporary table ${sql.table(restored(table))} as ${rows}`.execute(db);
  }
  const { key } = ENTITIES[entity];
  const own = restored(entity);
  await sql`create index ${sql.id(`${own}_by_key`)} on ${sql.table(own)} (${sql.ref(key)})`.execute(db);
  for (const table of tablesOf(entity)) await endStage(db, restored(table));
}

/** What is restored together; files of cities and of districts are one data set. */
const kindsWith = (entity: Touched['entity']): Entity[] =>
  entity === 'districts' ? [entity, 'cities', 'datasets'] : [entity, 'datasets'];

/** Reads what an import replaced, ready for {@link restoreRows} on the same connection. */
export async function stageRestored(
  db: Queryable,
  kind: Kind,
  importId: number,
  entity: Touched['entity'],
): Promise<void> {
  for (const one of kindsWith(entity)) await stageEntity(db, kind, importId, one);
}

async function restoreEntity(db: Queryable, kind: Kind, entity: Entity): Promise<number> {
  const { key, hanging } = ENTITIES[entity];
  const [table, kept] = [sql.table(entity), sql.table(restored(entity))];
  const same = sql`r.${sql.ref(key)} = ${sql.ref(`${entity}.${key}`)}`;
  for (const [child, parent] of [...hanging].reverse())
    await sql`delete from ${sql.table(child)} where ${sql.ref(parent)} in
      (select ${sql.ref(`${entity}.id`)} from ${table} join ${kept} r on ${same})`.execute(db);
  // A row that was deleted, and stored anew under its key, is not the row that it was.
  if (entity !== 'datasets')
    await sql`delete from ${table} where exists
      (select 1 from ${kept} r where ${same} and r.id <> ${sql.ref(`${entity}.id`)})`.execute(db);
  const columns = (await columnsOf(db, kind, entity)).map(({ name }) => name);
  // What cannot differ is not written: that would cost the indexes on it as much as a change.
  const updates = columns
    .filter((name) => name !== key && name !== 'id')
    .map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`);
  const changed = await written(
    sql`update ${table} set ${sql.join(updates)} from ${kept} r where ${same}`,
    db,
  );
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const added = await written(
    sql`insert into ${table} (${names}) select ${names} from ${kept} r
      where not exists (select 1 from ${table} where ${same})`,
    db,
  );
  for (const [child] of hanging) {
    const own = sql.join((await columnsOf(db, kind, child)).map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(child)} (${own}) select ${own} from ${sql.table(restored(child))}`.execute(
      db,
    );
  }
  await dropStaged(db, tablesOf(entity).map(restored));
  return changed + added;
}

/** Puts back what an import replaced, and takes away what it added; returns how many rows that were. */
export async function restoreRows(
  db: Queryable,
  kind: Kind,
  importId: number,
  entity: Touched['entity'],
): Promise<number> {
  let restored = 0;
  for (const one of kindsWith(entity)) {
    const rows = await restoreEntity(db, kind, one);
    if (one !== 'datasets') restored += rows;
  }
  // What has its number still was there in no earlier form.
  const added = await removeRows(db, entity, sql`import_id = ${importId}`);
  await db.deleteFrom('place_aliases').where('import_id', '=', importId).execute();
  await removeRows(db, 'cities', sql`import_id = ${importId}`);
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
