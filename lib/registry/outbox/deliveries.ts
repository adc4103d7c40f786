import { EnvelopeError, open } from '../crypto/envelope';
import { type Keyring, KeyringError } from '../crypto/keyring';
import type { Queryable, Store } from '../store/store';
import type { FormValues } from '../submissions/forms';
import { networksOf, payloadContext } from '../submissions/prepare';
import type { Delivery } from './attempt';

/** One thing to pass on, as the backend is to get it. */
export interface DueDelivery extends Omit<Delivery, 'values'> {
  /** Null when the payload cannot be opened, because its key is not configured. */
  values: FormValues | null;
  /** Tries made before this one. */
  attempts: number;
}

export interface Lease {
  holder: string;
  now: Date;
  leaseMs: number;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/**
 * Takes up to `limit` due deliveries for `leaseMs`; nobody else gets them until then. A holder that dies lets
 * its lease run out.
 */
export async function claimDue(
  store: Store,
  keyring: Keyring,
  lease: Lease,
  limit: number,
): Promise<DueDelivery[]> {
  const now = lease.now.toISOString();
  const due = (db: Queryable) =>
    db
      .selectFrom('deliveries')
      .select('submission_id')
      .where('next_attempt_at', '<=', now)
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .limit(limit);
  // Looking costs nothing; only when there is something is the write lock taken, and then it is looked again.
  if ((await due(store.read).execute()).length === 0) return [];
  const ids = await store.write.transaction().execute(async (db) => {
    // On PostgreSQL two workers look at once; each skips the rows that the other one is taking.
    const rows = await (store.kind === 'postgres' ? due(db).forUpdate().skipLocked() : due(db)).execute();
    const taken = rows.map((row) => row.submission_id);
    if (taken.length > 0)
      await db
        .updateTable('deliveries')
        .set({ leased_until: after(lease.now, lease.leaseMs), leased_by: lease.holder })
        .where('submission_id', 'in', taken)
        .execute();
    return taken;
  });
  return ids.length === 0 ? [] : load(store, keyring, ids);
}

async function load(store: Store, keyring: Keyring, ids: string[]): Promise<DueDelivery[]> {
  const rows = await store.write
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['id', 'form', 'locale', 'payload', 'attempts', 'network', 'wide_network'])
    .where('submission_id', 'in', ids)
    .execute();
  return rows.map(({ payload, network, wide_network, ...row }) => ({
    ...row,
    networks: networksOf({ network, wide_network }),
    values: opened(keyring, payload, payloadContext(row.id, row.form)),
  }));
}

/** One row that cannot be opened must not hold up the others; its delivery fails and says so. */
function opened(keyring: Keyring, payload: string, context: string): FormValues | null {
  try {
    return JSON.parse(open(keyring, payload, context)) as FormValues;
  } catch (error) {
    if (error instanceof KeyringError || error instanceof EnvelopeError) return null;
    throw error;
  }
}

const FREE = { leased_until: null, leased_by: null };
/** Once nothing is to be passed on any more. */
const SETTLED = { ...FREE, next_attempt_at: null, network: null, wide_network: null };

type Outcome =
  | { delivered_at: string; backend_reference: string; last_error: null }
  | { refused_at: string; last_error: string };

/** Ends a delivery for good, after one try more, and with it the state of its submission. */
async function settle(
  store: Store,
  id: string,
  now: Date,
  state: 'passed_on' | 'closed',
  outcome: Outcome,
): Promise<void> {
  const at = now.toISOString();
  await store.write.transaction().execute(async (db) => {
    await db
      .updateTable('deliveries')
      .set((eb) => ({ ...SETTLED, ...outcome, attempts: eb('attempts', '+', 1) }))
      .where('submission_id', '=', id)
      .execute();
    await db.updateTable('submissions').set({ state, changed_at: at }).where('id', '=', id).execute();
  });
}

/** The backend has it: state `passed_on`. */
export function markDelivered(store: Store, id: string, now: Date, reference: string): Promise<void> {
  const delivered_at = now.toISOString();
  return settle(store, id, now, 'passed_on', {
    delivered_at,
    backend_reference: reference,
    last_error: null,
  });
}

/** The backend will never take it: no further tries, state `closed`. */
export function markRefused(store: Store, id: string, now: Date, code: string): Promise<void> {
  return settle(store, id, now, 'closed', { refused_at: now.toISOString(), last_error: code });
}

/** It did not work this time. `retryAt` null: never again by itself, a dead letter. */
export async function markFailed(
  store: Store,
  id: string,
  now: Date,
  failure: { code: string; retryAt: Date | null },
): Promise<void> {
  await store.write
    .updateTable('deliveries')
    .set((eb) => ({
      ...FREE,
      attempts: eb('attempts', '+', 1),
      next_attempt_at: failure.retryAt?.toISOString() ?? null,
      dead_at: failure.retryAt === null ? now.toISOString() : null,
      last_error: failure.code,
    }))
    .where('submission_id', '=', id)
    .execute();
}

/**
 * Takes back a submission that the backend refused while its visitor still waits: nothing was registered. Its files wait
 * again, for the corrected form or for their end.
 */
export async function withdraw(store: Store, id: string): Promise<void> {
  await store.write.transaction().execute(async (db) => {
    await db
      .updateTable('attachments')
      .set({ submission_id: null })
      .where('submission_id', '=', id)
      .execute();
    await db.deleteFrom('submissions').where('id', '=', id).execute();
  });
}

/** Keeps a delivery to its holder for longer: files take their time. */
export async function extendLease(store: Store, id: string, lease: Lease): Promise<void> {
  await store.write
    .updateTable('deliveries')
    .set({ leased_until: after(lease.now, lease.leaseMs) })
    .where('submission_id', '=', id)
    .where('leased_by', '=', lease.holder)
    .execute();
}
