import { sql } from 'kysely';
import { withImportLease } from '../datasets/lease';
import { refreshDataset } from '../datasets/provenance';
import { type Atomically, prepareConnection, releaseConnection, shortSteps } from '../store/steps';
import type { Queryable, Store } from '../store/store';
import { clearImport } from './publish';
import { CONTENT_COLUMNS, CORRECTIONS } from './stage';

/**
 * Undoing an import of transactions. Its own transactions carry its number; of transactions that it corrected the
 * earlier content is kept (deed_versions), so what an import costs twice is only what it changed. Figures of inactive
 * imports count nowhere, and a correction's figures are the difference that it made: taking the import out of the
 * figures is one word.
 */

const columns = sql.join(CONTENT_COLUMNS.map((name) => sql.ref(name)));

/** Keeps what the corrections are about to replace. In the transaction that makes the import active. */
export async function keepVersions(db: Queryable, importId: number): Promise<void> {
  await sql`
    insert into deed_versions (import_id, deed_id, previous_import_id, source_row, ${columns})
    select ${sql.lit(importId)}, id, import_id, source_row, ${columns} from deeds
    where id in (select deed_id from ${sql.table(CORRECTIONS)})`.execute(db);
}

/** Later imports that corrected transactions of this one, which have to be undone first. */
export async function laterCorrections(db: Queryable, importId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct import_id as id from deed_versions where previous_import_id = ${importId} order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function restoreVersions(db: Queryable, importId: number): Promise<number> {
  const result = await sql`
    update deeds set import_id = v.previous_import_id, source_row = v.source_row, ${sql.join(
      CONTENT_COLUMNS.map((name) => sql`${sql.ref(name)} = v.${sql.ref(name)}`),
    )}
    from deed_versions v where v.import_id = ${sql.lit(importId)} and deeds.id = v.deed_id`.execute(db);
  await db.deleteFrom('deed_versions').where('import_id', '=', importId).execute();
  return Number(result.numAffectedRows ?? 0);
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
 * Takes an import out of the figures in one short transaction, then deletes its transactions in small ones. Killed in
 * between, the next import deletes the rest.
 * @param check refuses, by throwing, inside the transaction
 * @returns transactions that got their earlier content back
 */
export async function undoTransactions(
  store: Store,
  importId: number,
  now: () => Date,
  check: (db: Queryable) => Promise<void>,
): Promise<{ restored: number }> {
  return store.write.connection().execute(async (db) => {
    await prepareConnection(db, store.kind);
    const atomically = shortSteps(db);
    try {
      return await withImportLease(atomically, ['transactions'], now, async () => {
        const restored = await atomically(async (tx) => {
          await check(tx);
          const rows = await restoreVersions(tx, importId);
          await tx
            .updateTable('imports')
            .set({ status: 'undoing', undone_at: now().toISOString(), undo_kept: 0 })
            .where('id', '=', importId)
            .execute();
          await restoreSamples(tx, importId);
          await refreshDataset(tx, 'transactions');
          return rows;
        });
        await finishUndo(atomically, importId);
        return { restored };
      });
    } finally {
      await releaseConnection(db, store.kind).catch(() => undefined);
    }
  });
}

/** Deletes what is left of an import that is being undone. */
export async function finishUndo(atomically: Atomically, importId: number): Promise<void> {
  await clearImport(atomically, importId);
  await atomically((tx) =>
    tx.updateTable('imports').set({ status: 'undone' }).where('id', '=', importId).execute(),
  );
}
