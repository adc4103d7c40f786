import { DAY_MS, riyadhDate } from '../../calendar/riyadh';
import type { RemoveFiles } from '../attachments/folder';
import type { Store } from '../store/store';

/** When what was received then is deleted. A booking is kept until it is over: its slot would be given to another. */
export function purgeDay(receivedAt: string, startsAt: string | null, retentionDays: number): string {
  const neededUntil = startsAt === null ? 0 : Date.parse(startsAt) + DAY_MS;
  return riyadhDate(new Date(Math.max(Date.parse(receivedAt) + retentionDays * DAY_MS, neededUntil)));
}

/** Small, so that a purge never holds SQLite's write lock for long. */
const CHUNK = 200;

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
 * Brings the day of deletion of stored submissions forward where the retention period has become shorter since they
 * were sent, so that what the privacy notice says holds for them too. A longer one leaves them what they were promised.
 * @returns how many will be deleted sooner
 */
export async function followRetention(store: Store, retentionDays: number): Promise<number> {
  let total = 0;
  let after = '';
  for (;;) {
    const rows = await store.read
      .selectFrom('submissions')
      .leftJoin('bookings', 'bookings.submission_id', 'submissions.id')
      .select(['submissions.id', 'received_at', 'purge_on', 'starts_at'])
      .where('submissions.id', '>', after)
      .orderBy('submissions.id')
      .limit(CHUNK)
      .execute();
    for (const row of rows) {
      const purgeOn = purgeDay(row.received_at, row.starts_at, retentionDays);
      if (purgeOn >= row.purge_on) continue;
      await store.write
        .updateTable('submissions')
        .set({ purge_on: purgeOn })
        .where('id', '=', row.id)
        .execute();
      total += 1;
    }
    if (rows.length < CHUNK) return total;
    after = rows.at(-1)?.id ?? '';
  }
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
