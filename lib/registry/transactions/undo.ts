import { sql } from 'kysely';
import { withImportLease } from '../datasets/lease';
import { refreshDataset } from '../datasets/provenance';
import { withLoadingConnection } from '../store/steps';
import type { Queryable, Store } from '../store/store';
import { clearAbandoned, finishUndo } from './clear';

/**
 * Undoing an import of transactions. Its own transactions carry its number; of transactions that it corrected the
 * earlier content is kept (deed_versions), so what an import costs twice is only what it changed. Figures of inactive
 * imports count nowhere, and a correction's figures are the difference that it made: taking the import out of the
 * figures is one word.
 */

/** Later imports that corrected transactions of this one, which have to be undone first. */
export async function laterCorrections(db: Queryable, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct import_id as id from deed_versions where previous_import_id = ${importId} order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Sample transactions that gave way to this import come back, unless another real import is there. */
async function restoreSamples(db: Queryable, importId: number): Promise<void> {
  const other = await db
    .selectFrom('imports')
    .select('id')
    .where('dataset', '=', 'transactions')
    .where('status', '=', 'active')
    .where('sample', '=', 0)
    .orderBy('undo_kept', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  await db
    .updateTable('imports')
    .set(other === undefined ? { status: 'active', superseded_by: null } : { superseded_by: other.id })
    .where('superseded_by', '=', importId)
    .where('status', '=', 'superseded')
    .execute();
}

/**
 * Takes an import out of the figures in one short transaction, then puts back what it corrected and deletes its
 * transactions in small ones. Killed in between, the next import does the rest.
 * @param check refuses, by throwing, inside the transaction
 * @returns transactions that got their earlier content back
 */
export async function undoTransactions(
  store: Store,
  importId: number,
  now: () => Date,
  check: (db: Queryable) => Promise<void>,
): Promise<{ restored: number }> {
  return withLoadingConnection(store, (db, atomically) =>
    withImportLease(atomically, ['transactions'], now, async () => {
      await clearAbandoned(db, atomically);
      await atomically(async (tx) => {
        await check(tx);
        await tx
          .updateTable('imports')
          .set({ status: 'undoing', undone_at: now().toISOString(), undo_kept: 0 })
          .where('id', '=', importId)
          .execute();
        await restoreSamples(tx, importId);
        await refreshDataset(tx, 'transactions');
      });
      return { restored: await finishUndo(atomically, importId) };
    }),
  );
}
