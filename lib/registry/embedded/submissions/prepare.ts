import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { customAlphabet } from 'nanoid';
import { addDays, riyadhDate } from '../../clock';
import { REFERENCE_ALPHABET, REFERENCE_LENGTH, type RegistryLocale } from '../../contract';
import { lookupHash, lookupHashes, seal } from '../../crypto/envelope';
import type { Keyring } from '../../crypto/keyring';
import { type Booking, bookingOf, contactsOf, type FormValues } from '../../forms';
import type { DeliveriesTable, SubmissionsTable } from '../tables';

/** Fields of a submission, checked already. */
export interface NewSubmission {
  form: string;
  locale: RegistryLocale;
  idempotencyKey: string;
  values: FormValues;
}

/** Everything that one submission writes, ready to be written. */
export interface Prepared {
  row: Insertable<SubmissionsTable>;
  delivery: Insertable<DeliveriesTable>;
  contactHashes: string[];
  booking: Booking | null;
  /** Hashes of the idempotency key and of the content under every key of the ring. */
  idempotencyHashes: string[];
  contentHashes: string[];
}

export interface PrepareOptions {
  keyring: Keyring;
  retentionDays: number;
  /** `here`: stored is delivered. `later`: the outbox passes it on. */
  deliver: 'here' | 'later';
}

export const newReference = customAlphabet(REFERENCE_ALPHABET, REFERENCE_LENGTH);

/** Where a sealed payload belongs: it opens in its own row only. */
export const payloadContext = (id: string, form: string) => `submission ${id} ${form}`;

/** JSON with sorted keys, so that the same fields give the same text in whatever order they came. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function prepare(submission: NewSubmission, now: Date, options: PrepareOptions): Prepared {
  const { keyring, retentionDays, deliver } = options;
  const { form, locale, idempotencyKey, values } = submission;
  const id = randomUUID();
  const text = canonical(values);
  const receivedAt = now.toISOString();
  const idempotencyHashes = lookupHashes(keyring, 'idempotency', form, idempotencyKey);
  const contentHashes = lookupHashes(keyring, 'content', form, text);
  return {
    idempotencyHashes,
    contentHashes,
    row: {
      id,
      reference: newReference(),
      form,
      locale,
      idempotency_hash: idempotencyHashes[0] as string,
      content_hash: contentHashes[0] as string,
      payload: seal(keyring, text, payloadContext(id, form)),
      key_id: keyring.current.id,
      state: 'received',
      received_at: receivedAt,
      changed_at: receivedAt,
      purge_on: addDays(riyadhDate(now), retentionDays),
    },
    delivery: {
      submission_id: id,
      attempts: 0,
      next_attempt_at: deliver === 'later' ? receivedAt : null,
      leased_until: null,
      leased_by: null,
      delivered_at: deliver === 'here' ? receivedAt : null,
      refused_at: null,
      dead_at: null,
      last_error: null,
      backend_reference: null,
    },
    contactHashes: contactsOf(form, values).map((contact) => contactHash(keyring, id, contact)),
    booking: bookingOf(form, values),
  };
}

/** Bound to its submission, so that equal contacts of two submissions do not look equal in the table. */
function contactHash(keyring: Keyring, id: string, contact: string): string {
  return lookupHash(keyring.current, 'contact', id, contact);
}
