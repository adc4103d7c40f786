import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { customAlphabet } from 'nanoid';
import { riyadhDate } from '../../calendar/riyadh';
import type { Booker } from '../appointments/booking-bounds';
import type { ClaimedFiles } from '../attachments/claim';
import { openDigest } from '../attachments/store';
import { REFERENCE_ALPHABET, REFERENCE_LENGTH, type RegistryLocale } from '../contract';
import { lookupHash, lookupHashes, seal } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import type { DeliveriesTable, SubmissionsTable } from '../store/tables/submissions';
import { type Booking, bookingOf, contactsOf, type FormValues, filesOf } from './forms';
import { purgeDay } from './purge';

/** Fields of a submission, checked already. */
export interface NewSubmission {
  form: string;
  locale: RegistryLocale;
  /** What makes a repetition the same submission; none: its content, for a day. */
  idempotencyKey?: string | undefined;
  values: FormValues;
  attachmentIds?: string[] | undefined;
  /** The networks that it came from, narrow and wide. */
  networks?: { own: string; near: string } | undefined;
}

/** Everything that one submission writes, ready to be written. */
export interface Prepared {
  row: Insertable<SubmissionsTable>;
  delivery: Insertable<DeliveriesTable>;
  contactHashes: string[];
  booking: Booking | null;
  booker: Booker;
  /** Files that wait in this store and become part of the submission. */
  files: ClaimedFiles;
  /** Hashes of the idempotency key and of the content under every key of the ring. */
  idempotencyHashes: string[];
  contentHashes: string[];
}

/**
 * `here`: stored is delivered. `relay`: the outbox passes it on; whoever stores it tries first, so the row is
 * leased to that process from the start.
 */
type DeliveryPlan = { kind: 'here' } | { kind: 'relay'; leasedBy: string; leaseMs: number };

export interface PrepareOptions {
  keyring: Keyring;
  retentionDays: number;
  delivery: DeliveryPlan;
}

export const newReference = customAlphabet(REFERENCE_ALPHABET, REFERENCE_LENGTH);

/** Where a sealed payload belongs: it opens in its own row only. */
export const payloadContext = (id: string, form: string) => `submission ${id} ${form}`;

/** JSON with sorted keys, so that the same fields give the same text in whatever order they came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** What a repetition has in common: its sender's own key, or the day in Riyadh and the content (its one digest). */
const repetitionOf = (now: Date, ownKey: string | undefined, contentHash: string) =>
  ownKey === undefined ? [riyadhDate(now), contentHash] : [ownKey];

export function prepare(submission: NewSubmission, now: Date, options: PrepareOptions): Prepared {
  const { keyring, retentionDays, delivery } = options;
  const { form, locale, idempotencyKey, values } = submission;
  const id = randomUUID();
  const text = canonical(values);
  const receivedAt = now.toISOString();
  const contentHashes = lookupHashes(keyring, 'content', form, text);
  const idempotencyHashes = keyring.all.map((key, index) =>
    lookupHash(
      key,
      'idempotency',
      form,
      ...repetitionOf(now, idempotencyKey, contentHashes[index] as string),
    ),
  );
  // Behind a relay the slots are the backend's, and so is the booking.
  const asked = bookingOf(form, values);
  const booking = delivery.kind === 'here' ? asked : null;
  const booker = bookerOf(keyring, submission);
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
      // Stored here is with those who answer; a relay has to pass it on first.
      state: delivery.kind === 'here' ? 'passed_on' : 'received',
      received_at: receivedAt,
      changed_at: receivedAt,
      purge_on: purgeDay(receivedAt, booking?.startsAt ?? null, retentionDays),
    },
    delivery: deliveryRow(id, now, delivery, asked === null ? null : booker),
    contactHashes: contactHashes(keyring, id, form, values),
    booking,
    booker,
    files: {
      ids: submission.attachmentIds ?? [],
      described: filesOf(form, values),
      digestOf: (row) => openDigest(keyring, row),
    },
  };
}

function bookerOf(keyring: Keyring, { form, values, networks }: NewSubmission): Booker {
  const hash = (what: string, text: string | undefined) =>
    text === undefined ? null : lookupHash(keyring.current, what, text);
  const phone = contactsOf(form, values).find((contact) => !contact.includes('@'));
  return {
    network: hash('network', networks?.own),
    wide_network: hash('network', networks?.near),
    person: hash('booking', phone),
  };
}

/** What is told of a booking's networks: both, or nothing. */
export function networksOf(row: { network?: string | null; wide_network?: string | null }) {
  const { network: own, wide_network: near } = row;
  return own == null || near == null ? null : { own, near };
}

function deliveryRow(
  id: string,
  now: Date,
  plan: DeliveryPlan,
  booker: Booker | null,
): Insertable<DeliveriesTable> {
  const receivedAt = now.toISOString();
  if (plan.kind === 'here') return { submission_id: id, attempts: 0, delivered_at: receivedAt };
  return {
    submission_id: id,
    attempts: 0,
    next_attempt_at: receivedAt,
    leased_until: new Date(now.getTime() + plan.leaseMs).toISOString(),
    leased_by: plan.leasedBy,
    network: booker?.network ?? null,
    wide_network: booker?.wide_network ?? null,
  };
}

/**
 * Hashes of the contacts in a submission, with the current key. Bound to the submission, so that equal contacts
 * of two submissions do not look equal in the table.
 */
export function contactHashes(keyring: Keyring, id: string, form: string, values: FormValues): string[] {
  return contactsOf(form, values).map((contact) => lookupHash(keyring.current, 'contact', id, contact));
}

/** Hash of a submission's content, with the current key. */
export function contentHash(keyring: Keyring, form: string, text: string): string {
  return lookupHash(keyring.current, 'content', form, text);
}
