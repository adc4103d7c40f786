import { timingSafeEqual } from 'node:crypto';
import { forms, isFormCode } from '../../forms';
import { receiptLines } from '../../forms/mask';
import { RECEIPT_TOKEN_LENGTH, type Receipt, referenceSchema } from '../contract';
import { lookupHash, open } from '../crypto/envelope';
import type { Key, Keyring } from '../crypto/keyring';
import type { Queryable } from '../store/store';
import { payloadContext } from './prepare';

const tokenUnder = (key: Key, id: string) => lookupHash(key, 'receipt', id).slice(0, RECEIPT_TOKEN_LENGTH);

/**
 * The part of a receipt's address that nobody can guess (a reference has 36 bits). It follows from the row and the key, so
 * every process gives the same one, also to a repetition, and nothing of it is stored.
 */
export const receiptToken = (keyring: Keyring, id: string) => tokenUnder(keyring.current, id);

/** One from before a rotation opens its receipt for as long as the older key is configured. */
function isTokenOf(keyring: Keyring, id: string, token: string): boolean {
  const given = Buffer.from(token);
  return keyring.all.some((key) => {
    const own = Buffer.from(tokenUnder(key, id));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}

/** The masked receipt of a submission; the payload is opened here and leaves only as what {@link receiptLines} lets out. */
export async function findReceipt(
  db: Queryable,
  keyring: Keyring,
  { reference, token }: { reference: string; token: string },
): Promise<Receipt | null> {
  if (!referenceSchema.safeParse(reference).success) return null;
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'payload', 'received_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined || !isFormCode(row.form) || !isTokenOf(keyring, row.id, token)) return null;
  const values: unknown = JSON.parse(open(keyring, row.payload, payloadContext(row.id, row.form)));
  return {
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    lines: receiptLines(forms[row.form].fields, values as Record<string, unknown>),
  };
}
