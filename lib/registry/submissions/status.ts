import { normaliseReference, referenceSchema } from '../contract';
import { lookupHashes } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import type { Queryable } from '../store/store';
import { normaliseContact } from './forms';
import { type DeliveredStatus, submissionWith } from './state';

/**
 * Finds a submission by reference and contact. Whatever is wrong, the same queries run and the answer is null:
 * neither it nor the time it takes tells which of the two was wrong.
 */
export async function findStatus(
  db: Queryable,
  keyring: Keyring,
  query: { reference: string; contact: string },
): Promise<DeliveredStatus | null> {
  const reference = normaliseReference(query.reference);
  const contact = normaliseContact(query.contact) ?? '';
  const found = await submissionWith(db, referenceSchema.safeParse(reference).success ? reference : '');
  const hashes = lookupHashes(keyring, 'contact', found?.id ?? '', contact);
  const match = await db
    .selectFrom('submission_contacts')
    .select('submission_id')
    .where('submission_id', '=', found?.id ?? '')
    .where('contact_hash', 'in', hashes)
    .executeTakeFirst();
  return match === undefined ? null : found;
}
