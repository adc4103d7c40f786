import { setImmediate as nextTurn } from 'node:timers/promises';
import { riyadhDate } from '../../clock';
import {
  type Accepted,
  AttachmentsGoneError,
  IdempotencyConflictError,
  RegistryUnavailableError,
  SlotTakenError,
  SubmissionInvalidError,
} from '../../contract';
import { claimAttachments } from '../attachments';
import { isDuplicate, toRegistryError } from '../errors';
import { offeredSlots } from '../reads/appointments';
import type { Database, Queryable } from '../store';
import { newReference, type Prepared } from './prepare';

/** What became of one submission. `id` is the stored row's, whether it is new or was there before. */
export interface Written {
  id: string;
  accepted: Accepted;
}

type Outcome = { ok: true; written: Written } | { ok: false; error: unknown };

interface Waiting {
  item: Prepared;
  now: Date;
  settle: (outcome: Outcome) => void;
}

/** Rows of one commit. More would only make the first of them wait longer. */
const BATCH = 64;
const ATTEMPTS = 5;

interface Known {
  id: string;
  reference: string;
  idempotency_hash: string;
  content_hash: string;
  received_at: string;
}

function answer(row: Omit<Known, 'idempotency_hash' | 'content_hash'>, repeated: boolean): Outcome {
  const accepted = { reference: row.reference, receivedAt: row.received_at, repeated };
  return { ok: true, written: { id: row.id, accepted } };
}

/** The answer to a key that is stored already: the same reference, or a conflict when the content differs. */
function repeat(item: Prepared, known: Known): Outcome {
  if (item.contentHashes.includes(known.content_hash)) return answer(known, true);
  return { ok: false, error: new IdempotencyConflictError() };
}

async function book(db: Queryable, { row, booking }: Prepared, now: Date): Promise<void> {
  if (booking === null) return;
  const start = new Date(booking.startsAt);
  const startsAt = start.toISOString();
  const day = riyadhDate(start);
  const offered = await offeredSlots(db, { branch: booking.branch, from: day, days: 1, now });
  if (offered === null || !offered.slots.some((slot) => slot.startsAt === startsAt))
    throw new SlotTakenError(booking.field);
  if (!offered.services.includes(booking.service))
    throw new SubmissionInvalidError([{ path: 'service', code: 'choose_option' }]);
  // The table's key decides between two visitors; whoever comes second writes nothing.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bookings')
    .values({ branch_id: offered.branchId, starts_at: startsAt, submission_id: row.id })
    .onConflict((conflict) => conflict.columns(['branch_id', 'starts_at']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new SlotTakenError(booking.field);
}

/** Writes a batch inside a transaction: all new rows with one statement a table. */
async function writeBatch(db: Queryable, batch: { item: Prepared; now: Date }[]): Promise<Outcome[]> {
  const hashes = batch.flatMap(({ item }) => item.idempotencyHashes);
  const stored: Known[] = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'idempotency_hash', 'content_hash', 'received_at'])
    .where('idempotency_hash', 'in', hashes)
    .execute();
  const known = new Map(stored.map((row) => [row.idempotency_hash, row]));
  const fresh: { item: Prepared; now: Date }[] = [];
  const outcomes = batch.map((entry) => {
    const { item } = entry;
    const before = item.idempotencyHashes.map((hash) => known.get(hash)).find((row) => row !== undefined);
    if (before !== undefined) return repeat(item, before);
    known.set(item.row.idempotency_hash, item.row);
    fresh.push(entry);
    return answer(item.row, false);
  });
  if (fresh.length === 0) return outcomes;
  await db
    .insertInto('submissions')
    .values(fresh.map(({ item }) => item.row))
    .execute();
  await db
    .insertInto('deliveries')
    .values(fresh.map(({ item }) => item.delivery))
    .execute();
  const contacts = fresh.flatMap(({ item }) =>
    item.contactHashes.map((contact_hash) => ({ submission_id: item.row.id, contact_hash })),
  );
  if (contacts.length > 0) await db.insertInto('submission_contacts').values(contacts).execute();
  for (const { item, now } of fresh) {
    await book(db, item, now);
    if (!(await claimAttachments(db, item.row.form, item.row.id, item.attachmentIds)))
      throw new AttachmentsGoneError();
  }
  return outcomes;
}

/**
 * Stores submissions: one transaction holds the submission, its delivery row, its contacts and its booking.
 * Submissions that arrive together share a commit, because a durable commit is what costs; each is answered
 * only after it.
 */
export class SubmissionWriter {
  readonly #db: Database;
  readonly #waiting: Waiting[] = [];
  #running = false;

  constructor(db: Database) {
    this.#db = db;
  }

  async write(item: Prepared, now: Date): Promise<Written> {
    const outcome = await new Promise<Outcome>((settle) => {
      this.#waiting.push({ item, now, settle });
      if (!this.#running) void this.#drain();
    });
    if (outcome.ok) return outcome.written;
    throw toRegistryError(outcome.error);
  }

  async #drain(): Promise<void> {
    this.#running = true;
    // One turn of the event loop lets requests that have arrived already join this commit.
    await nextTurn();
    while (this.#waiting.length > 0) {
      // A booking may be refused after its rows are written, so it has a transaction of its own.
      const alone = this.#waiting[0]?.item.booking !== null;
      const end = this.#waiting.findIndex(({ item }) => item.booking !== null);
      const batch = this.#waiting.splice(0, alone ? 1 : Math.min(end === -1 ? BATCH : end, BATCH));
      const outcomes = await this.#commit(batch);
      batch.forEach((waiting, index) => {
        waiting.settle(outcomes[index] ?? { ok: false, error: new RegistryUnavailableError('storage') });
      });
    }
    this.#running = false;
  }

  /** A batch that fails is tried one by one, so that one row's trouble stays its own. Never throws. */
  async #commit(batch: Waiting[]): Promise<Outcome[]> {
    try {
      return await this.#db.transaction().execute((db) => writeBatch(db, batch));
    } catch (error) {
      if (batch.length === 1 && !isDuplicate(error)) return [{ ok: false, error }];
      const outcomes: Outcome[] = [];
      for (const waiting of batch) outcomes.push(await this.#commitAlone(waiting));
      return outcomes;
    }
  }

  async #commitAlone(waiting: Waiting): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [outcome] = await this.#db.transaction().execute((db) => writeBatch(db, [waiting]));
        return outcome ?? { ok: false, error: new RegistryUnavailableError('storage') };
      } catch (error) {
        // Either another process stored this key a moment ago, and looking again finds it, or the reference
        // is taken, and another one is free.
        if (!isDuplicate(error) || attempt === ATTEMPTS) return { ok: false, error };
        waiting.item.row.reference = newReference();
      }
    }
  }
}
