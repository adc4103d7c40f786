import { normaliseReference } from '../contract';
import type { Store } from '../store/store';

export interface OutboxCounts {
  waiting: number;
  /** Of those waiting, tried at least once. */
  retrying: number;
  delivered: number;
  refused: number;
  dead: number;
  /** When the oldest waiting submission was received. */
  oldestWaiting: string | null;
}

export async function outboxCounts(store: Store): Promise<OutboxCounts> {
  const row = await store.read
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select((eb) => {
      const waiting = eb('next_attempt_at', 'is not', null);
      const count = () => eb.fn.countAll<number>();
      return [
        count().filterWhere(waiting).as('waiting'),
        count()
          .filterWhere(eb.and([waiting, eb('attempts', '>', 0)]))
          .as('retrying'),
        count().filterWhere('delivered_at', 'is not', null).as('delivered'),
        count().filterWhere('refused_at', 'is not', null).as('refused'),
        count().filterWhere('dead_at', 'is not', null).as('dead'),
        eb.fn.min('received_at').filterWhere(waiting).as('oldestWaiting'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { ...row, oldestWaiting: row.oldestWaiting ?? null };
}

export interface UndeliveredRow {
  reference: string;
  form: string;
  receivedAt: string;
  attempts: number;
  lastError: string | null;
  nextAttemptAt: string | null;
}

/** Stands as the last error of what was closed by {@link closeUndelivered}. */
const CLOSED_HERE = 'closed_here';

/**
 * Closes dead letters and refusals that were dealt with by other means: nobody tries them again, tracking says `closed`.
 * Returns how many of those named there were.
 */
export async function closeUndelivered(store: Store, now: Date, references: string[]): Promise<number> {
  const at = now.toISOString();
  return store.write.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
      .select('submission_id')
      .where('reference', 'in', references.map(normaliseReference))
      .where((eb) => eb.or([eb('dead_at', 'is not', null), eb('refused_at', 'is not', null)]))
      .execute();
    const ids = rows.map((row) => row.submission_id);
    if (ids.length === 0) return 0;
    await db
      .updateTable('deliveries')
      .set({ dead_at: null, refused_at: at, last_error: CLOSED_HERE, network: null, wide_network: null })
      .where('submission_id', 'in', ids)
      .execute();
    await db
      .updateTable('submissions')
      .set({ state: 'closed', changed_at: at })
      .where('id', 'in', ids)
      .where('state', '<>', 'closed')
      .execute();
    return ids.length;
  });
}

/** Dead letters and refusals: what no worker will try again by itself. */
export async function undelivered(store: Store): Promise<UndeliveredRow[]> {
  const rows = await store.read
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['reference', 'form', 'received_at', 'attempts', 'last_error', 'next_attempt_at'])
    .where((eb) => eb.or([eb('dead_at', 'is not', null), eb('refused_at', 'is not', null)]))
    // What an operator has closed needs nobody any more.
    .where((eb) => eb.or([eb('last_error', 'is', null), eb('last_error', '<>', CLOSED_HERE)]))
    .orderBy('received_at')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttemptAt: row.next_attempt_at,
  }));
}

/**
 * Makes deliveries due now, with a fresh count of tries: those named, or all that wait or are dead.
 * Refused ones only when they are named. Returns how many.
 */
export async function retryNow(store: Store, now: Date, references: string[] | 'all'): Promise<number> {
  return store.write.transaction().execute(async (db) => {
    let query = db
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
      .select('submission_id')
      .where('delivered_at', 'is', null);
    query =
      references === 'all'
        ? query.where('refused_at', 'is', null)
        : query.where('reference', 'in', references.map(normaliseReference));
    const ids = (await query.execute()).map((row) => row.submission_id);
    // Chunked, because SQLite and PostgreSQL both bound the number of parameters.
    for (let start = 0; start < ids.length; start += 500) {
      const some = ids.slice(start, start + 500);
      await db
        .updateTable('deliveries')
        .set({ next_attempt_at: now.toISOString(), attempts: 0, dead_at: null, refused_at: null })
        .where('submission_id', 'in', some)
        .execute();
      await db
        .updateTable('submissions')
        .set({ state: 'received', changed_at: now.toISOString() })
        .where('id', 'in', some)
        .where('state', '=', 'closed')
        .execute();
    }
    return ids.length;
  });
}
