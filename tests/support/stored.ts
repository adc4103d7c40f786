import { loadKeyring } from '@/lib/registry/crypto/keyring';
import type { Store } from '@/lib/registry/store/store';
import { readSubmissions } from '@/lib/registry/submissions/admin';

/** What is stored, by subject: one entry a row. */
export async function storedIn(
  store: Store,
  dataDir: string,
): Promise<{ reference: string; subject: string }[]> {
  const stored: { reference: string; subject: string }[] = [];
  for await (const record of readSubmissions(store, loadKeyring({ DATA_DIR: dataDir }), {}))
    stored.push({ reference: record.reference, subject: String(record.values.subject) });
  return stored;
}
