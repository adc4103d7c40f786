import type { Selectable } from 'kysely';
import type { DatasetName } from '../contract';
import { clearAbandoned } from '../datasets/abandoned';
import { ImportBusyError, withImportLease } from '../datasets/lease';
import { refreshDataset, type SmallDataset, TABLE_OF } from '../datasets/provenance';
import { importsVersion } from '../datasets/version';
import { withLoadingConnection } from '../store/steps';
import type { Queryable, Store } from '../store/store';
import type { ImportsTable } from '../store/tables/imports';
import { laterCorrections, undoTransactions } from '../transactions/undo';
import { RESET } from './reset';
import { laterChanges, restoreRows, stageRestored } from './restore';

/** The import cannot be undone; the message says why. */
export class UndoRefusedError extends Error {
  override name = 'UndoRefusedError';
}

export interface ImportRecord extends Omit<Selectable<ImportsTable>, 'content_hash'> {
  /** Why it cannot be undone; null where it can, unless a later one stands on it. */
  notUndoable: string | null;
}

function whyNot(row: Pick<Selectable<ImportsTable>, 'status' | 'undo_kept' | 'file_name'>): string | null {
  if (row.file_name === RESET) return 'it emptied the registry';
  if (row.status === 'undone' || row.status === 'undoing') return 'it is undone';
  if (row.status === 'superseded') return 'it gave way to real data';
  if (row.status !== 'active') return 'it is not whole';
  if (row.undo_kept === 1) return null;
  return row.file_name === '(seed)' ? 'it came with the registry' : 'what it replaced is no longer kept';
}

/** The newest imports first. */
export async function importRecords(
  db: Queryable,
  options: { dataset?: DatasetName | undefined; limit: number },
): Promise<ImportRecord[]> {
  let query = db
    .selectFrom('imports')
    .selectAll()
    .where('file_name', '<>', RESET)
    .orderBy('id', 'desc')
    .limit(options.limit);
  if (options.dataset !== undefined) query = query.where('dataset', '=', options.dataset);
  const rows = await query.execute();
  return rows.map(({ content_hash: _, ...row }) => ({ ...row, notUndoable: whyNot(row) }));
}

/** Samples of totals came with the registry, so what can be undone has rows. */
async function checkUndoable(db: Queryable, importId: number): Promise<{ dataset: keyof typeof TABLE_OF }> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirst();
  if (row === undefined) throw new UndoRefusedError(`There is no import ${importId}.`);
  const why = whyNot(row);
  if (why !== null) throw new UndoRefusedError(`Import ${importId} cannot be undone: ${why}.`);
  const later =
    row.dataset === 'transactions' ? await laterCorrections(db, importId) : await laterChanges(db, importId);
  if (later.length > 0)
    throw new UndoRefusedError(
      `Import ${importId} cannot be undone: later imports changed rows of it. Undo first: ${later.reverse().join(', ')}.`,
    );
  return { dataset: row.dataset as keyof typeof TABLE_OF };
}

function isForeignKey(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '23503' || /FOREIGN KEY constraint/i.test(`${code} ${message}`);
}

/** The moment at which what was replaced shows again. */
async function restore(
  db: Queryable,
  kind: Store['kind'],
  importId: number,
  dataset: SmallDataset,
  now: Date,
) {
  const restored = await restoreRows(db, kind, importId, TABLE_OF[dataset]);
  await db
    .updateTable('imports')
    .set({ status: 'undoing', undone_at: now.toISOString(), undo_kept: 0 })
    .where('id', '=', importId)
    .execute();
  await refreshDataset(db, dataset);
  return { restored };
}

/**
 * As with an import, one transaction makes the change, and what is dear lies before and after it. Killed before, nothing
 * was changed; killed after, the next run clears the rest.
 */
async function undoRows(
  store: Store,
  importId: number,
  dataset: SmallDataset,
  now: () => Date,
): Promise<{ restored: number }> {
  return withLoadingConnection(store, async (db, atomically) => {
    try {
      return await withImportLease(atomically, [dataset], now, async (keepLease) => {
        await clearAbandoned(db, atomically, dataset);
        const seen = await importsVersion(db, [dataset]);
        await checkUndoable(db, importId);
        await stageRestored(db, store.kind, importId, TABLE_OF[dataset]);
        const result = await db.transaction().execute(async (tx) => {
          await keepLease(tx);
          if ((await importsVersion(tx, [dataset])) !== seen)
            throw new ImportBusyError(`Another import changed ${dataset} at this moment.`);
          return restore(tx, store.kind, importId, dataset, now());
        });
        await clearAbandoned(db, atomically, dataset).catch(() => undefined);
        return result;
      });
    } catch (error) {
      if (!isForeignKey(error)) throw error;
      throw new UndoRefusedError(
        `Import ${importId} cannot be undone: what it added is in use, by areas or cities of later imports, or by bookings.`,
        { cause: error },
      );
    }
  });
}

/**
 * Brings back what an import replaced, and takes away what it added.
 * @throws {UndoRefusedError} nothing was changed
 * @throws {ImportBusyError} an import is running
 */
export async function undoImport(
  store: Store,
  importId: number,
  now: () => Date,
): Promise<{ dataset: DatasetName; restored: number }> {
  const { dataset } = await checkUndoable(store.read, importId);
  if (dataset !== 'transactions') return { dataset, ...(await undoRows(store, importId, dataset, now)) };
  const check = async (db: Queryable) => void (await checkUndoable(db, importId));
  return { dataset, ...(await undoTransactions(store, importId, now, check)) };
}
