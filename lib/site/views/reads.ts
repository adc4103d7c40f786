import type { Read, Registry } from '@/lib/registry';

/** The moment from which on the oldest of several answers is stale; null when all are current. */
export function oldest(...reads: readonly Pick<Read<unknown>, 'staleSince'>[]): string | null {
  const moments = reads.map(({ staleSince }) => staleSince).filter((moment) => moment !== null);
  return moments.reduce<string | null>((a, b) => (a !== null && a < b ? a : b), null);
}

/** Whether a data set is sample data; one that was never loaded is not. */
export async function isSample(
  source: Registry,
  dataset: 'areas' | 'areaTotals' | 'registrars' | 'posts' | 'transactions',
): Promise<boolean> {
  const { data } = await source.datasets({});
  return data.items.some((item) => item.dataset === dataset && item.sample);
}
