import type { Store } from '../store';

/** Small, so that a purge never holds SQLite's write lock for long. */
const CHUNK = 200;

/** Deletes the files of attachments; told after their rows are gone. */
export type RemoveFiles = (attachmentIds: string[]) => Promise<void>;

export interface PurgeOptions {
  /** Everything whose day of deletion is this date (Asia/Riyadh) or earlier goes. */
  today: string;
  removeFiles: RemoveFiles;
}

export async function countDue(store: Store, today: string): Promise<number> {
  const row = await store.read
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('due'))
    .where('purge_on', '<=', today)
    .executeTakeFirstOrThrow();
  return row.due;
}

/**
 * Deletes submissions whose time is over, with their contacts, deliveries, bookings and attachments.
 * Killed half-way, it has deleted whole submissions, and the next run goes on.
 * @returns how many were deleted
 */
export async function purgeDue(store: Store, { today, removeFiles }: PurgeOptions): Promise<number> {
  let total = 0;
  for (;;) {
    const { deleted, files } = await store.write.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('submissions')
        .select('id')
        .where('purge_on', '<=', today)
        .limit(CHUNK)
        .execute();
      if (rows.length === 0) return { deleted: 0, files: [] };
      const ids = rows.map((row) => row.id);
      const attachments = await db
        .selectFrom('attachments')
        .select('id')
        .where('submission_id', 'in', ids)
        .execute();
      await db.deleteFrom('submissions').where('id', 'in', ids).execute();
      return { deleted: ids.length, files: attachments.map((row) => row.id) };
    });
    if (files.length > 0) await removeFiles(files);
    total += deleted;
    if (deleted < CHUNK) return total;
  }
}
