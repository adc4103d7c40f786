import type { DatasetName } from '../contract';
import type { Queryable } from '../store/store';
import type { Provenance } from './provenance';

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
