import { normaliseReference, type SubmissionState } from '../contract';
import { open, seal } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import type { Database, Queryable, Store } from '../store/store';
import type { FormValues } from './forms';
import { contactHashes, contentHash, payloadContext } from './prepare';

/** Rows read, or written, at a time. */
const CHUNK = 500;

export interface SubmissionFilter {
  form?: string | undefined;
  state?: SubmissionState | undefined;
  /** ISO dates or instants, compared with the moment of receipt. `until` is not inside. */
  since?: string | undefined;
  until?: string | undefined;
}

/** A submission without its personal data. */
export interface SubmissionHead {
  reference: string;
  form: string;
  locale: string;
  state: SubmissionState;
  receivedAt: string;
  delivery: 'delivered' | 'waiting' | 'refused' | 'dead';
}

/** A submission with its fields in clear. For the registry's staff only. */
export interface SubmissionRecord extends SubmissionHead {
  values: FormValues;
}

interface DeliveryTimes {
  delivered_at: string | null;
  refused_at: string | null;
  dead_at: string | null;
}

/** The state of a delivery follows from its timestamps. */
function deliveryState(times: DeliveryTimes): SubmissionHead['delivery'] {
  if (times.delivered_at !== null) return 'delivered';
  if (times.refused_at !== null) return 'refused';
  return times.dead_at === null ? 'waiting' : 'dead';
}

function select(db: Database, filter: SubmissionFilter) {
  let query = db
    .selectFrom('submissions')
    .innerJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
    .select([
      'id',
      'reference',
      'form',
      'locale',
      'state',
      'received_at',
      'payload',
      'delivered_at',
      'refused_at',
      'dead_at',
    ]);
  if (filter.form !== undefined) query = query.where('form', '=', filter.form);
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.since !== undefined) query = query.where('received_at', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('received_at', '<', filter.until);
  return query;
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toHead(row: Row): SubmissionHead {
  return {
    reference: row.reference,
    form: row.form,
    locale: row.locale,
    state: row.state,
    receivedAt: row.received_at,
    delivery: deliveryState(row),
  };
}

function toRecord(row: Row, keyring: Keyring): SubmissionRecord {
  const text = open(keyring, row.payload, payloadContext(row.id, row.form));
  return { ...toHead(row), values: JSON.parse(text) as FormValues };
}

/** The newest submissions first, without their contents. */
export async function listSubmissions(
  store: Store,
  filter: SubmissionFilter,
  limit: number,
): Promise<SubmissionHead[]> {
  const rows = await select(store.read, filter)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toHead);
}

/** One submission with its contents, by reference in any usual writing. */
export async function showSubmission(
  store: Store,
  keyring: Keyring,
  reference: string,
): Promise<SubmissionRecord | null> {
  const row = await select(store.read, {})
    .where('reference', '=', normaliseReference(reference))
    .executeTakeFirst();
  return row === undefined ? null : toRecord(row, keyring);
}

/** All that match, oldest first, a chunk at a time: an export of any size needs little memory. */
export async function* readSubmissions(
  store: Store,
  keyring: Keyring,
  filter: SubmissionFilter,
): AsyncGenerator<SubmissionRecord> {
  let last: Row | undefined;
  for (;;) {
    const after = last;
    let query = select(store.read, filter).orderBy('received_at').orderBy('id').limit(CHUNK);
    if (after !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb('received_at', '>', after.received_at),
          eb.and([eb('received_at', '=', after.received_at), eb('id', '>', after.id)]),
        ]),
      );
    const rows = await query.execute();
    for (const row of rows) yield toRecord(row, keyring);
    last = rows.at(-1);
    if (rows.length < CHUNK) return;
  }
}

/** Seals one row again, and makes its hashes anew: with the old key gone they could not be compared any more. */
async function reseal(
  db: Queryable,
  keyring: Keyring,
  row: { id: string; form: string; payload: string },
): Promise<void> {
  const context = payloadContext(row.id, row.form);
  const text = open(keyring, row.payload, context);
  const hashes = contactHashes(keyring, row.id, row.form, JSON.parse(text) as FormValues);
  await db
    .updateTable('submissions')
    .set({
      payload: seal(keyring, text, context),
      key_id: keyring.current.id,
      content_hash: contentHash(keyring, row.form, text),
    })
    .where('id', '=', row.id)
    .execute();
  await db.deleteFrom('submission_contacts').where('submission_id', '=', row.id).execute();
  if (hashes.length > 0)
    await db
      .insertInto('submission_contacts')
      .values(hashes.map((contact_hash) => ({ submission_id: row.id, contact_hash })))
      .execute();
}

/**
 * Seals again, with the current key, every submission that an older key sealed; returns how many. Only the hash
 * of the idempotency key stays as it was, because the key itself is not stored: a repeat of a form that was sent
 * before the rotation is recognised as long as the old key is configured.
 */
export async function resealSubmissions(store: Store, keyring: Keyring): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await store.read
      .selectFrom('submissions')
      .select(['id', 'form', 'payload'])
      .where('key_id', '!=', keyring.current.id)
      .limit(CHUNK)
      .execute();
    if (rows.length === 0) return total;
    await store.write.transaction().execute(async (db) => {
      for (const row of rows) await reseal(db, keyring, row);
    });
    total += rows.length;
  }
}

/** Ids of the keys that stored payloads or files need. */
export async function sealedWith(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('key_id')
    .union((eb) => eb.selectFrom('attachments').select('key_id'))
    .execute();
  return rows.map((row) => row.key_id).sort();
}

/** Ids of keys that stored payloads or files need and the ring does not have. */
export async function missingKeys(store: Store, keyring: Keyring): Promise<string[]> {
  const known = new Set(keyring.all.map((key) => key.id));
  return (await sealedWith(store.read)).filter((id) => !known.has(id));
}
