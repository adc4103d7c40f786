import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Refusals } from '@/lib/registry/import/report';
import { openSource } from '@/lib/registry/import/source';
import { READERS } from '@/lib/registry/readers';
import type { Store } from '@/lib/registry/store/store';
import {
  importTransactions,
  type TransactionImportOptions,
  type TransactionImportResult,
} from '@/lib/registry/transactions/importer';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of ours for the importers. */
export const fixture = (name: string) => `${root}tests/fixtures/import/${name}`;
/** Real data beside the project; absent in most clones. */
export const sharedData = (name: string) => `${root}../shared/data/${name}`;
export const noSharedData = !existsSync(sharedData('transactions'));

export async function transactionsFrom(
  store: Store,
  path: string,
  options: Partial<TransactionImportOptions> = {},
): Promise<TransactionImportResult & { refusals: Refusals }> {
  const refusals = new Refusals(null);
  const result = await importTransactions(store, await openSource(path), {
    source: 'Test',
    licence: null,
    refusals,
    ...options,
  });
  return { ...result, refusals };
}

/** What a visitor is shown, with everything in the window. */
export function figures(store: Store, query: Record<string, unknown> = {}) {
  const context = { db: store.read, now: new Date(), today: '2026-12-31', minimumDeeds: 6 };
  return READERS.indicators(context, { days: 3660, ...query } as never);
}

/** The same figures summed from the transactions themselves: what the roll-up has to equal. */
export async function summedTransactions(store: Store): Promise<{ deeds: number; value: number }> {
  const row = await store.read
    .selectFrom('deeds')
    .innerJoin('imports', 'imports.id', 'deeds.import_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('deeds'),
      fn.sum<number | null>('value_halalas').as('value'),
    ])
    .where('imports.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return { deeds: row.deeds, value: row.value ?? 0 };
}
