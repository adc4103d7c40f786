import { normaliseReference, referenceSchema, type SubmissionStatus } from '../contract';
import { lookupHashes } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import type { Queryable } from '../store/store';
import { normaliseContact } from './forms';

/** The state of a submission, with what the relay needs to ask a backend for a newer one. */
export interface StoredStatus {
  status: SubmissionStatus;
  backendReference: string | null;
}

/**
 * Finds a submission by reference and contact. Whatever is wrong, the same queries run and the answer is null:
 * neither it nor the time it takes tells which of the two was wrong.
 */
export async function findStatus(
  db: Queryable,
  keyring: Keyring,
  query: { reference: string; contact: string },
): Promise<StoredStatus | null> {
  const reference = normaliseReference(query.reference);
  const contact = normaliseContact(query.contact) ?? '';
  const row = await db
    .selectFrom('submissions')
    .innerJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
    .select(['id', 'reference', 'form', 'state', 'received_at', 'changed_at', 'backend_reference'])
    .where('reference', '=', referenceSchema.safeParse(reference).success ? reference : '')
    .executeTakeFirst();
  const hashes = lookupHashes(keyring, 'contact', row?.id ?? '', contact);
  const match = await db
    .selectFrom('submission_contacts')
    .select('submission_id')
    .where('submission_id', '=', row?.id ?? '')
    .where('contact_hash', 'in', hashes)
    .executeTakeFirst();
  if (row === undefined || match === undefined) return null;
  return {
    backendReference: row.backend_reference,
    status: {
      reference: row.reference,
      form: row.form,
      state: row.state,
      receivedAt: row.received_at,
      changedAt: row.changed_at,
    },
  };
}
