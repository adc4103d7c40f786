import { forgetOlder } from '../datasets/changes';
import { withImportLease } from '../datasets/lease';
import { type Provenance, saveProvenance } from '../datasets/provenance';
import { groupedMonths, groupTransactions, storeCells } from '../indicators/cells';
import { type Atomically, withLoadingConnection } from '../store/steps';
import type { Queryable, Store } from '../store/store';
import { clearAbandoned, discardImport } from './clear';
import {
  applyCorrections,
  changedTransactions,
  copyTransactions,
  type LeftOver,
  previewStage,
  sortLeftOver,
} from './publish';
import {
  createStage,
  dropLaterDays,
  dropStage,
  finishStage,
  stageTransactions,
  type TransactionRow,
} from './stage';

export type { TransactionRow } from './stage';

export interface LoadOptions {
  /** Asked when the load becomes active, with what came of it: a file tells by its layout what it covers. */
  provenance: (result?: LoadResult) => Provenance;
  fileName: string;
  /** SHA-256 of the content, known once the rows have been read. */
  contentHash: () => string;
  rowsRead: () => number;
  rowsRefused: () => number;
  now: () => Date;
  /** Asked once the rows have been read: rows of later days are left out; null for none. */
  lastDay?: () => number | null;
  /** First and last day of the rows, for the record. */
  extent?: () => { first: number; last: number } | null;
  dryRun?: boolean;
  /** Cancels the load after the rows were read and checked, before anything shows. */
  accept?: (result: LoadResult) => boolean;
  onStore?: (done: number, of: number) => void;
}

export interface LoadResult extends LeftOver {
  added: number;
  /** Whether the store was changed. */
  stored: boolean;
}

async function openImport(db: Queryable, options: LoadOptions): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      dataset: 'transactions',
      file_name: options.fileName,
      content_hash: options.contentHash(),
      status: 'loading',
      sample: options.provenance().sample ? 1 : 0,
      rows_read: options.rowsRead(),
      rows_accepted: 0,
      rows_refused: options.rowsRefused(),
      started_at: options.now().toISOString(),
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The moment at which a load shows: status, provenance and the end of the sample data, at once. */
async function activate(
  db: Queryable,
  importId: number,
  result: LoadResult,
  options: LoadOptions,
): Promise<void> {
  const provenance = options.provenance(result);
  const at = options.now().toISOString();
  const undoable = !provenance.sample;
  if (!undoable) await db.deleteFrom('deed_versions').where('import_id', '=', importId).execute();
  if (!provenance.sample)
    await db
      .updateTable('imports')
      .set({ status: 'superseded', superseded_by: importId })
      .where('dataset', '=', 'transactions')
      .where('sample', '=', 1)
      .where('status', '=', 'active')
      .execute();
  await db
    .updateTable('imports')
    .set({
      status: 'active',
      finished_at: at,
      rows_accepted: result.added + result.corrected,
      first_day: options.extent?.()?.first ?? null,
      last_day: options.extent?.()?.last ?? null,
      undo_kept: undoable ? 1 : 0,
    })
    .where('id', '=', importId)
    .execute();
  await saveProvenance({ db, importId, now: options.now() }, 'transactions', provenance);
  await forgetOlder(db, 'transactions');
}

async function publish(
  db: Queryable,
  kind: Store['kind'],
  atomically: Atomically,
  options: LoadOptions,
  keepLease: (tx: Queryable) => Promise<void>,
): Promise<LoadResult> {
  const importId = await atomically((tx) => openImport(tx, options));
  try {
    const added = await copyTransactions(db, importId, atomically, async (tx, done, of) => {
      await keepLease(tx);
      options.onStore?.(done, of);
    });
    const result: LoadResult = { added, ...(await sortLeftOver(db)), stored: false };
    const wanted = added + result.corrected > 0 && (options.accept?.(result) ?? true);
    if (!wanted) {
      await discardImport(atomically, importId);
      return result;
    }
    await groupTransactions(db, kind, changedTransactions());
    for (const months of await groupedMonths(db))
      await atomically(async (tx) => {
        await keepLease(tx);
        await storeCells(tx, importId, months);
      });
    await applyCorrections(db, importId, atomically, keepLease);
    await atomically((tx) => activate(tx, importId, result, options));
    return { ...result, stored: true };
  } catch (error) {
    // Best effort: what cannot be cleared now is cleared by the next import, and no query shows it.
    await discardImport(atomically, importId).catch(() => undefined);
    throw error;
  }
}
/** What a load would do, found without writing to the store. */
async function preview(db: Queryable): Promise<LoadResult> {
  return { ...(await previewStage(db)), stored: false };
}

/**
 * Reads transactions into the stage, then stores and publishes them, or (`dryRun`) only checks them. Runs on one
 * connection; `atomically` decides whether each step is a transaction of its own or part of one already open.
 */
export async function loadTransactions(
  db: Queryable,
  kind: Store['kind'],
  atomically: Atomically,
  batches: AsyncIterable<readonly TransactionRow[]>,
  options: LoadOptions,
): Promise<LoadResult> {
  await createStage(db);
  try {
    for await (const rows of batches) await stageTransactions(db, kind, rows);
    const lastDay = options.lastDay?.() ?? null;
    if (lastDay !== null) await dropLaterDays(db, lastDay);
    await finishStage(db, kind);
    if (options.dryRun) return await preview(db);
    return await withImportLease(atomically, ['transactions'], options.now, async (keepLease) => {
      await clearAbandoned(db, atomically);
      const result = await publish(db, kind, atomically, options, keepLease);
      if (result.stored) await clearAbandoned(db, atomically);
      return result;
    });
  } finally {
    await dropStage(db).catch(() => undefined);
  }
}

/** Loads transactions on a connection of their own, in transactions short enough that visitors' writes slip between. */
export function storeTransactions(
  store: Store,
  batches: AsyncIterable<readonly TransactionRow[]>,
  options: LoadOptions,
): Promise<LoadResult> {
  return withLoadingConnection(store, (db, atomically) =>
    loadTransactions(db, store.kind, atomically, batches, options),
  );
}
