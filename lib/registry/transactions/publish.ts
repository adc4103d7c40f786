import { sql } from 'kysely';
import type { Atomically } from '../store/steps';
import type { Queryable } from '../store/store';
import { CONTENT_COLUMNS, CORRECTIONS, LEFT_OVER, STAGED, stageExtent } from './stage';

/**
 * From the stage into the store. What is written belongs to an import that is still `loading`, so no query
 * shows it; the import then becomes `active` in one short transaction.
 */

/** Lines copied in one transaction: well under half a second, so that submissions slip in between. */
const CHUNK_LINES = 20_000;

const columns = sql.join(CONTENT_COLUMNS.map((name) => sql.ref(name)));

async function copyChunk(db: Queryable, importId: number, from: number, to: number): Promise<number> {
  const result = await sql`
    insert into deeds (import_id, source_row, reference, ${columns})
    select ${sql.lit(importId)}, line, reference, ${columns} from ${sql.table(STAGED)}
    where line >= ${sql.lit(from)} and line < ${sql.lit(to)} order by line
    on conflict (reference) do nothing`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Notes which lines of a chunk were not copied, and whether the transaction in their way is of this import. */
async function noteLeftOver(db: Queryable, importId: number, from: number, to: number): Promise<void> {
  await sql`
    insert into ${sql.table(LEFT_OVER)} (line, deed_id, own)
    select s.line, d.id, case when d.import_id = ${sql.lit(importId)} then 1 else 0 end
    from ${sql.table(STAGED)} s join deeds d on d.reference = s.reference
    where s.line >= ${sql.lit(from)} and s.line < ${sql.lit(to)}
      and not (d.import_id = ${sql.lit(importId)} and d.source_row = s.line)`.execute(db);
}

async function stagedBetween(db: Queryable, from: number, to: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(STAGED)}
    where line >= ${sql.lit(from)} and line < ${sql.lit(to)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Copies the stage in chunks; returns how many transactions are new. */
export async function copyTransactions(
  db: Queryable,
  importId: number,
  atomically: Atomically,
  onChunk: (tx: Queryable, done: number, of: number) => Promise<void>,
): Promise<number> {
  const extent = await stageExtent(db);
  let added = 0;
  let done = 0;
  for (let from = extent.first; from <= extent.last; from += CHUNK_LINES)
    await atomically(async (tx) => {
      const to = from + CHUNK_LINES;
      const expected = await stagedBetween(tx, from, to);
      await onChunk(tx, done + expected, extent.rows);
      const copied = await copyChunk(tx, importId, from, to);
      if (copied < expected) await noteLeftOver(tx, importId, from, to);
      added += copied;
      done += expected;
    });
  return added;
}

const same = sql.join(
  CONTENT_COLUMNS.map((name) => sql`s.${sql.ref(name)} is not distinct from d.${sql.ref(name)}`),
  sql` and `,
);
export interface LeftOver {
  /** Known references with other content, which replaces the stored one. */
  corrected: number;
  /** Known references with the same content. */
  unchanged: number;
  /** Lines that repeat an earlier line of the file exactly. */
  repeated: number;
  /** Lines whose reference an earlier line of the file uses for other content; at most {@link CONFLICTS_LISTED}. */
  conflicts: { line: number; reference: string }[];
}

/** A file whose references are all alike must not fill the memory. */
const CONFLICTS_LISTED = 100_000;

/**
 * Sorts the lines that were not copied, and fills the table of corrections. Only the first line of a known reference may
 * correct what is stored; a later one is checked by that first line, as if the reference were new. So a second run of the
 * same file finds everything as the first one left it.
 */
export async function sortLeftOver(db: Queryable): Promise<LeftOver> {
  const leftOver = sql.table(LEFT_OVER);
  const staged = sql.table(STAGED);
  const firsts = sql`select deed_id, min(line) as line from ${leftOver} where own = 0 group by deed_id`;
  const firstsWithTransactions = sql`(${firsts}) f join ${staged} s on s.line = f.line join deeds d on d.id = f.deed_id`;
  await sql`
    create temporary table ${sql.table(CORRECTIONS)} as
    select f.line as line, f.deed_id as deed_id from ${firstsWithTransactions} where not (${same})`.execute(
    db,
  );
  const counts = await sql<{ lines: number; firsts: number; corrected: number }>`
    select (select count(*) from ${leftOver}) as lines, (select count(*) from (${firsts}) f) as firsts,
      (select count(*) from ${sql.table(CORRECTIONS)}) as corrected`.execute(db);
  const conflicts = await sql<{ line: number; reference: string }>`
    select s.line as line, s.reference as reference from ${leftOver} l
      join ${staged} s on s.line = l.line join deeds d on d.id = l.deed_id
      where l.own = 1 and not (${same})
    union all
    select s.line, s.reference from (${firsts}) f
      join ${leftOver} l on l.deed_id = f.deed_id and l.own = 0 and l.line <> f.line
      join ${staged} s on s.line = l.line join ${staged} d on d.line = f.line
      where not (${same})
    order by 1 limit ${sql.lit(CONFLICTS_LISTED)}`.execute(db);
  const { lines, firsts: known, corrected } = counts.rows[0] ?? { lines: 0, firsts: 0, corrected: 0 };
  return {
    corrected,
    unchanged: known - corrected,
    repeated: lines - known - conflicts.rows.length,
    conflicts: conflicts.rows,
  };
}

/** The same without writing to the store. */
export async function previewStage(db: Queryable): Promise<LeftOver & { added: number }> {
  const firsts = sql`select reference, min(line) as line from ${sql.table(STAGED)} group by reference`;
  const known = await sql<{ same: number; n: number }>`
    select case when ${same} then 1 else 0 end as same, count(*) as n
    from (${firsts}) f join ${sql.table(STAGED)} s on s.line = f.line join deeds d on d.reference = f.reference
    group by 1`.execute(db);
  const lines = await sql<{ n: number; firsts: number }>`
    select count(*) as n, count(distinct reference) as firsts from ${sql.table(STAGED)}`.execute(db);
  const conflicts = await sql<{ line: number; reference: string }>`
    select s.line as line, s.reference as reference
    from (${firsts}) f join ${sql.table(STAGED)} d on d.line = f.line
    join ${sql.table(STAGED)} s on s.reference = f.reference and s.line <> f.line
    where not (${same}) order by s.line limit ${sql.lit(CONFLICTS_LISTED)}`.execute(db);
  const [row] = lines.rows;
  const unchanged = known.rows.find((group) => group.same === 1)?.n ?? 0;
  const corrected = known.rows.find((group) => group.same === 0)?.n ?? 0;
  return {
    added: (row?.firsts ?? 0) - unchanged - corrected,
    corrected,
    unchanged,
    repeated: (row?.n ?? 0) - (row?.firsts ?? 0) - conflicts.rows.length,
    conflicts: conflicts.rows,
  };
}

const cellColumns = sql`day, region_id, city_id, district_id, property_type, property_use, value_halalas, area_dm2`;

/** The change of the figures: new transactions, plus corrected ones, less what those were. */
export function changedTransactions() {
  return sql`
    select 1 as sign, ${cellColumns} from ${sql.table(STAGED)}
    where line not in (select line from ${sql.table(LEFT_OVER)})
    union all
    select 1, ${cellColumns} from ${sql.table(STAGED)} where line in (select line from ${sql.table(CORRECTIONS)})
    union all
    select -1, ${cellColumns} from deeds where id in (select deed_id from ${sql.table(CORRECTIONS)})`;
}

/** Keeps what some corrections are about to replace, so that it can come back. */
const keepVersions = (db: Queryable, importId: number, some: ReturnType<typeof sql>) =>
  sql`
  insert into deed_versions (import_id, deed_id, previous_import_id, source_row, ${columns})
  select ${sql.lit(importId)}, id, import_id, source_row, ${columns} from deeds
  where id in (select deed_id from ${some} c)`.execute(db);

const correct = (db: Queryable, importId: number, some: ReturnType<typeof sql>) =>
  sql`
  update deeds set import_id = ${sql.lit(importId)}, source_row = s.line, ${sql.join(
    CONTENT_COLUMNS.map((name) => sql`${sql.ref(name)} = s.${sql.ref(name)}`),
  )}
  from ${some} c join ${sql.table(STAGED)} s on s.line = c.line
  where deeds.id = c.deed_id`.execute(db);

/**
 * Puts the corrected content in place, in chunks, what it replaces beside it. No figure shows it yet: those of an import
 * count from the moment at which it is active, and what a killed one had changed is put back by the next.
 */
export async function applyCorrections(
  db: Queryable,
  importId: number,
  atomically: Atomically,
  onChunk: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await sql`create index corrections_by_line on ${sql.table(CORRECTIONS)} (line)`.execute(db);
  const next = async (after: number) => {
    const { rows } = await sql<{ last: number | null }>`select max(line) as last from (
      select line from ${sql.table(CORRECTIONS)} where line > ${sql.lit(after)}
      order by line limit ${sql.lit(CHUNK_LINES)}) c`.execute(db);
    return rows[0]?.last ?? null;
  };
  let done = -1;
  for (let last = await next(done); last !== null; last = await next(done)) {
    const some = sql`(select line, deed_id from ${sql.table(CORRECTIONS)}
      where line > ${sql.lit(done)} and line <= ${sql.lit(last)})`;
    await atomically(async (tx) => {
      await onChunk(tx);
      await keepVersions(tx, importId, some);
      await correct(tx, importId, some);
    });
    done = last;
  }
}
