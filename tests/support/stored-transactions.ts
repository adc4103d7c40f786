import type { Store } from '@/lib/registry/store/store';
import { storeTransactions, type TransactionRow } from '@/lib/registry/transactions/load';

/** Stores transactions as an import does: no sample, of a file that names neither bytes nor licence. */
export const storeRows = (store: Store, rows: readonly TransactionRow[]) =>
  storeTransactions(
    store,
    (async function* () {
      yield [...rows];
    })(),
    {
      provenance: () => ({ sample: false, source: 'Test', licence: null, coverage: 'announced_areas' }),
      fileName: 'test',
      contentHash: () => '',
      rowsRead: () => rows.length,
      rowsRefused: () => 0,
      now: () => new Date(),
    },
  );
