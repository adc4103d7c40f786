import { createHash } from 'node:crypto';
import type { DatasetName } from '../contract';
import type { Provenance } from '../datasets/provenance';
import type { Queryable } from './store';

/** What a run of an importer or of the seed did to one data set. */
export interface SaveResult {
  added: number;
  changed: number;
  unchanged: number;
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

export interface ImportRun {
  dataset: DatasetName;
  fileName: string;
  contentHash: string;
  provenance: Provenance;
  /** Whether it can be undone: what it replaces is kept. */
  undoable: boolean;
  rowsRead: number;
  rowsRefused: number;
}

/**
 * Opens the record of a run: active from its beginning where all of it is stored in one transaction, else `loading`, which
 * shows nothing.
 */
export async function openRun(
  db: Queryable,
  run: ImportRun,
  now: Date,
  status: 'active' | 'loading' = 'active',
): Promise<number> {
  const at = now.toISOString();
  const { id } = await db
    .insertInto('imports')
    .values({
      dataset: run.dataset,
      file_name: run.fileName,
      content_hash: run.contentHash,
      status,
      sample: run.provenance.sample ? 1 : 0,
      source: run.provenance.source,
      licence: run.provenance.licence,
      coverage: run.provenance.coverage,
      undo_kept: run.undoable ? 1 : 0,
      rows_read: run.rowsRead,
      rows_accepted: run.rowsRead - run.rowsRefused,
      rows_refused: run.rowsRefused,
      started_at: at,
      finished_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ids by code of a table of places. */
export async function idsByCode(
  db: Queryable,
  table: 'regions' | 'cities' | 'districts',
): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['id', 'code']).execute();
  return new Map(rows.map((row) => [row.code, row.id]));
}
