import { setImmediate as nextTurn } from 'node:timers/promises';
import { BOOKABLE_DAYS } from '../../calendar/bookable';
import { riyadhDate } from '../../calendar/riyadh';
import { assertMayBook } from '../appointments/booking-bounds';
import { offeredSlots } from '../appointments/reads';
import { claimAttachments } from '../attachments/claim';
import {
  type Accepted,
  AttachmentsGoneError,
  IdempotencyConflictError,
  RegistryUnavailableError,
  SlotTakenError,
  SubmissionInvalidError,
} from '../contract';
import { isBusy, isDuplicate, toRegistryError } from '../store/errors';
import { noteStored } from '../store/health';
import type { Database, Queryable, Store } from '../store/store';
import { newReference, type Prepared } from './prepare';

/** What became of one submission. `id` is the stored row's, whether it is new or was there before. */
export interface Written {
  id: string;
  accepted: Accepted;
}

type Outcome = { ok: true; written: Written } | { ok: false; error: unknown };

interface Entry {
  item: Prepared;
  now: Date;
}

interface Waiting extends Entry {
  settle: (outcome: Outcome) => void;
}

/**
 * Rows of one commit, and commits under way at once. SQLite has one writer, and its commit is what costs. On PostgreSQL
 * the process is idle for half of the time while the questions of one commit go to and fro: smaller commits overlap.
 */
const COMMITS = { sqlite: { rows: 64, atOnce: 1 }, postgres: { rows: 32, atOnce: 3 } } as const;
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

async function book(db: Queryable, { row, booking, booker }: Prepared, now: Date): Promise<void> {
  if (booking === null) return;
  const start = new Date(booking.startsAt);
  const startsAt = start.toISOString();
  const today = riyadhDate(now);
  const offered = await offeredSlots(db, { branch: booking.branch, from: today, days: BOOKABLE_DAYS, now });
  if (offered === null || !offered.slots.some((slot) => slot.startsAt === startsAt))
    throw new SlotTakenError(booking.field);
  if (!offered.services.includes(booking.service))
    throw new SubmissionInvalidError([{ path: 'service', code: 'choose_option' }]);
  const { branchId } = offered;
  const moments = offered.slots.length;
  await assertMayBook(db, { booker, branchId, moments, now, field: booking.field });
  // The table's key decides between two visitors; whoever comes second writes nothing.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bookings')
    .values({ branch_id: branchId, starts_at: startsAt, submission_id: row.id, ...booker })
    .onConflict((conflict) => conflict.columns(['branch_id', 'starts_at']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new SlotTakenError(booking.field);
}

/** Rows that are stored under any of these hashes of keys, by hash. */
async function storedUnder(db: Queryable, hashes: readonly string[]): Promise<Map<string, Known>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'idempotency_hash', 'content_hash', 'received_at'])
    .where('idempotency_hash', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [row.idempotency_hash, row]));
}

/**
 * Inserts submissions whose key is new and leaves out the others, which only the unique index can tell apart for certain;
 * asking first would cost every batch a question whose answer is nearly always "none".
 * @returns ids of the inserted rows
 */
async function insertNew(db: Queryable, entries: readonly Entry[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  const rows = await db
    .insertInto('submissions')
    .values(entries.map(({ item }) => item.row))
    .onConflict((conflict) => conflict.column('idempotency_hash').doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** What hangs on the inserted rows: deliveries, contacts, bookings, files. */
async function insertRest(db: Queryable, fresh: readonly Entry[]): Promise<void> {
  if (fresh.length === 0) return;
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
    if (!(await claimAttachments(db, item.row.form, item.row.id, item.files)))
      throw new AttachmentsGoneError(item.files.described[0]?.field ?? 'attachments');
  }
}

/** Writes a batch inside a transaction: all new rows with one statement a table. */
async function writeBatch(db: Queryable, batch: readonly Entry[]): Promise<Outcome[]> {
  // A key from before a rotation is stored under an older hash, which no index compares with the new one.
  const older = await storedUnder(
    db,
    batch.flatMap(({ item }) => item.idempotencyHashes.slice(1)),
  );
  const first = new Map<string, Entry>();
  for (const entry of batch) {
    const { idempotencyHashes, row } = entry.item;
    const known = idempotencyHashes.some((hash) => older.has(hash)) || first.has(row.idempotency_hash);
    if (!known) first.set(row.idempotency_hash, entry);
  }
  const inserted = await insertNew(db, [...first.values()]);
  await insertRest(
    db,
    [...first.values()].filter(({ item }) => inserted.has(item.row.id)),
  );
  const known = await storedUnder(
    db,
    [...first.values()]
      .filter(({ item }) => !inserted.has(item.row.id))
      .map(({ item }) => item.row.idempotency_hash),
  );
  return batch.map(({ item }) => {
    if (inserted.has(item.row.id)) return answer(item.row, false);
    const hashes = item.idempotencyHashes;
    const before =
      hashes.map((hash) => older.get(hash) ?? known.get(hash)).find((row) => row !== undefined) ??
      first.get(item.row.idempotency_hash)?.item.row;
    // Stored a moment ago and gone again: a refusal by the backend withdrew it.
    if (before === undefined) return { ok: false, error: new RegistryUnavailableError('busy') };
    return repeat(item, before);
  });
}

/**
 * Stores submissions: one transaction holds the submission, its delivery row, its contacts and its booking.
 * Submissions that arrive together share a commit, because a durable commit is what costs; each is answered
 * only after it.
 */
export class SubmissionWriter {
  readonly #db: Database;
  readonly #limits: { rows: number; atOnce: number };
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor({ write, kind }: Pick<Store, 'write' | 'kind'>) {
    this.#db = write;
    this.#limits = COMMITS[kind];
  }

  async write(item: Prepared, now: Date): Promise<Written> {
    const outcome = await new Promise<Outcome>((settle) => {
      this.#waiting.push({ item, now, settle });
      if (this.#running < this.#limits.atOnce) void this.#drain();
    });
    noteStored(this.#db, outcome.ok ? undefined : outcome.error);
    if (outcome.ok) return outcome.written;
    throw toRegistryError(outcome.error);
  }

  async #drain(): Promise<void> {
    this.#running += 1;
    // One turn of the event loop lets requests that have arrived already join this commit.
    await nextTurn();
    while (this.#waiting.length > 0) {
      // A booking may be refused after its rows are written, so it has a transaction of its own.
      const alone = this.#waiting[0]?.item.booking !== null;
      const end = this.#waiting.findIndex(({ item }) => item.booking !== null);
      const batch = this.#waiting.splice(
        0,
        alone ? 1 : end === -1 ? this.#limits.rows : Math.min(end, this.#limits.rows),
      );
      const outcomes = await this.#commit(batch);
      batch.forEach((waiting, index) => {
        waiting.settle(outcomes[index] ?? { ok: false, error: new RegistryUnavailableError('storage') });
      });
    }
    this.#running -= 1;
  }

  /** A batch that fails is tried one by one, so that one row's trouble stays its own. Never throws. */
  async #commit(batch: Waiting[]): Promise<Outcome[]> {
    try {
      return await this.#db.transaction().execute((db) => writeBatch(db, batch));
    } catch (error) {
      // No row's own trouble: each would wait as long again.
      if (isBusy(error)) return batch.map(() => ({ ok: false, error }));
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
