import { createHash } from 'node:crypto';
import type { Queryable } from './store';

/** What a run of an importer or of the seed did to one data set. */
export interface SaveResult {
  added: number;
  changed: number;
  unchanged: number;
  /** Spellings of places that were not known. */
  spellings?: number;
}

/** In whose name rows are written. */
export interface SaveContext {
  db: Queryable;
  importId: number;
  now: Date;
}

/** Rows in one INSERT: the lowest limit on parameters among the stores, over the widest of our tables. */
const ROWS_AT_ONCE = 200;

export function* slices<T>(rows: readonly T[], size = ROWS_AT_ONCE): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Of the input that a row is made from, with keys in the order in which they are written. */
export function contentHash(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

/** Ids by code of a table of places. */
export async function idsByCode(
  db: Queryable,
  table: 'regions' | 'cities' | 'districts',
): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'code']).execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}
