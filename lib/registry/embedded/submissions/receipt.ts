import { forms, isFormCode } from '../../../forms';
import { receiptLines } from '../../../forms/mask';
import { type Receipt, referenceSchema } from '../../contract';
import { open } from '../../crypto/envelope';
import type { Keyring } from '../../crypto/keyring';
import type { Queryable } from '../store';
import { payloadContext } from './prepare';

/** The masked receipt of a submission; the payload is opened here and leaves only as what {@link receiptLines} lets out. */
export async function findReceipt(
  db: Queryable,
  keyring: Keyring,
  reference: string,
): Promise<Receipt | null> {
  if (!referenceSchema.safeParse(reference).success) return null;
  const row = await db
    .selectFrom('submissions')
    .select(['id', 'reference', 'form', 'payload', 'received_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined || !isFormCode(row.form)) return null;
  const values: unknown = JSON.parse(open(keyring, row.payload, payloadContext(row.id, row.form)));
  return {
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    lines: receiptLines(forms[row.form].fields, values as Record<string, unknown>),
  };
}
