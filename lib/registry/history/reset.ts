import { sql } from 'kysely';
import { DATASETS } from '../contract';
import { ENTITIES, type Entity } from '../datasets/changes';
import { withImportLease } from '../datasets/lease';
import { removeBranches } from '../datasets/remove';
import { withLoadingConnection } from '../store/steps';
import type { Queryable, Store } from '../store/store';
import { clearImport } from '../transactions/clear';

/** Stands as the file of what a reset notes. */
export const RESET = '(reset)';

/** What visitors sent, which an ordinary reset leaves alone. */
export interface SentByVisitors {
  submissions: number;
  files: number;
  bookings: number;
}

export async function sentByVisitors(db: Queryable): Promise<SentByVisitors> {
  const { rows } = await sql<SentByVisitors>`
    select (select count(*) from submissions) as submissions, (select count(*) from attachments) as files,
      (select count(*) from bookings) as bookings`.execute(db);
  return rows[0] ?? { submissions: 0, files: 0, bookings: 0 };
}

/** A booking may stand on their rows. */
const BOOKED: readonly Entity[] = ['branches', 'cities'];

/**
 * Without the transactions, which go in chunks before. A branch that somebody has booked stays, and the city that it is
 * in.
 */
async function clearData(db: Queryable): Promise<void> {
  const imported = (Object.keys(ENTITIES) as Entity[]).filter((table) => !BOOKED.includes(table));
  for (const table of ['deed_versions', 'import_changes', 'place_aliases', ...imported] as const)
    await db.deleteFrom(table).execute();
  await removeBranches(db, sql`true`);
  await db
    .deleteFrom('cities')
    .where('id', 'not in', (eb) => eb.selectFrom('branches').select('city_id'))
    .execute();
  await db
    .deleteFrom('regions')
    .where('id', 'not in', (eb) => eb.selectFrom('cities').select('region_id'))
    .execute();
  await db.deleteFrom('imports').execute();
}

/** Notes of every data set that it was emptied: what ships does not come back by itself. */
export async function noteReset(db: Queryable, now: Date): Promise<void> {
  const at = now.toISOString();
  const note = { file_name: RESET, content_hash: '', sample: 0, started_at: at, finished_at: at } as const;
  const none = { rows_read: 0, rows_accepted: 0, rows_refused: 0 };
  await db
    .insertInto('imports')
    .values(DATASETS.map((dataset) => ({ dataset, status: 'superseded' as const, ...note, ...none })))
    .execute();
}

/**
 * Deletes every data set and the record of its imports; what visitors sent stays. Killed in between, no figure shows
 * half of the transactions, and the next run deletes the rest.
 * @throws {ImportBusyError} an import is running
 */
export async function resetData(store: Store, now: () => Date): Promise<void> {
  await withLoadingConnection(store, async (_db, atomically) => {
    await withImportLease(atomically, DATASETS, now, async (keep) => {
      const ids = await atomically(async (tx) => {
        await tx
          .updateTable('imports')
          .set({ status: 'loading' })
          .where('dataset', '=', 'transactions')
          .execute();
        return tx.selectFrom('imports').select('id').where('dataset', '=', 'transactions').execute();
      });
      for (const { id } of ids) await clearImport(atomically, id);
      await atomically(async (tx) => {
        await keep(tx);
        await clearData(tx);
        await noteReset(tx, now());
      });
    });
  });
}
