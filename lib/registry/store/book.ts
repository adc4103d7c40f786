import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { DatasetName } from '../contract';
import type { Queryable } from './store';

/**
 * A table's contents as far as lists need them (what is filtered, counted and sorted by), in the memory of the process.
 * Counting and sorting a hundred thousand rows for each page would cost more than the page; here a list is a stretch of
 * numbers, and only the rows on it are read from the tables.
 */
export interface BookKind<T> {
  table: 'areas' | 'cities' | 'registrars' | 'posts';
  /** The data sets whose imports change the table. */
  datasets: readonly DatasetName[];
  load(db: Queryable): Promise<T>;
}

interface Kept {
  version: string;
  book: Promise<unknown>;
  /** Moment of the last load; a large book is not loaded again within {@link PAUSE_MS}. */
  loadedAt: number;
  large: boolean;
}

/** Rows read in one turn of the event loop, in which another table may be read too. */
const READ_AT_ONCE = 500;
/** Rows that something is done with in one turn. */
const ROWS_AT_ONCE = 1_000;
/** An import of thousands of small files changes the version with each. */
const PAUSE_MS = 2_000;
const LARGE = 5_000;

const books = new WeakMap<object, Map<string, Kept>>();

/** Changes with every import into the data sets. */
async function versionOf(db: Queryable, { table, datasets }: BookKind<unknown>): Promise<string> {
  const { rows } = await sql<{ version: string | number | null }>`
    select max(id) as version from ${sql.table(table)}
    union all select count(*) from imports where dataset in (${sql.join(datasets)}) and status = 'active'
    union all select sum(id) from imports where dataset in (${sql.join(datasets)}) and status = 'active'
    union all select max(import_id) from datasets where dataset in (${sql.join(datasets)})`.execute(db);
  return rows.map((row) => row.version).join(' ');
}

/** The book as the table is now; while a large one changes by the second, as it was a moment ago. */
export async function bookOf<T extends { size: number }>(db: Queryable, kind: BookKind<T>): Promise<T> {
  const shelf = books.get(db) ?? new Map<string, Kept>();
  books.set(db, shelf);
  const kept = shelf.get(kind.table);
  if (kept?.large && Date.now() - kept.loadedAt < PAUSE_MS) return kept.book as Promise<T>;
  const version = await versionOf(db, kind);
  const current = shelf.get(kind.table);
  if (current?.version === version) return current.book as Promise<T>;
  const book = kind.load(db);
  const entry: Kept = { version, book, loadedAt: Date.now(), large: false };
  shelf.set(kind.table, entry);
  try {
    const { size } = await book;
    Object.assign(entry, { loadedAt: Date.now(), large: size > LARGE });
  } catch (error) {
    // A failed load is tried again by the next question.
    if (shelf.get(kind.table) === entry) shelf.delete(kind.table);
    throw error;
  }
  return book;
}

/** Every row of an ordered query, five hundred in a turn. */
export async function everyRow<Row>(db: Queryable, query: RawBuilder<unknown>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = sql`${query} limit ${sql.lit(READ_AT_ONCE)} offset ${sql.lit(all.length)}`;
    const { rows } = await page.execute(db);
    for (const row of rows) all.push(row as Row);
    if (rows.length < READ_AT_ONCE) return all;
    await setImmediate();
  }
}

/** Does something with every row, a thousand in a turn; whoever goes on begins in a turn of their own. */
export async function inTurns<Row>(rows: readonly Row[], act: (row: Row) => unknown): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    for (const row of rows.slice(at, at + ROWS_AT_ONCE)) act(row);
    await setImmediate();
  }
}

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Rows in the order of their slugs, alike on every store; sorted in a turn of its own. */
export async function bySlug<Row extends { slug: string }>(rows: Row[]): Promise<Row[]> {
  await setImmediate();
  rows.sort((a, b) => compare(a.slug, b.slug));
  await setImmediate();
  return rows;
}

/** The rows of a page of numbers, in the order of the numbers. */
export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The last of some moments; null without any. */
export function lastChange(rows: readonly { updatedAt: string }[]): string | null {
  let last: string | null = null;
  for (const { updatedAt } of rows) if (last === null || last < updatedAt) last = updatedAt;
  return last;
}
