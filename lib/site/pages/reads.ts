import type { AreaSummary, Read, Registry } from '@/lib/registry';

/** The moment from which on the oldest of several answers is stale; null when all are current. */
export function oldest(...reads: readonly Pick<Read<unknown>, 'staleSince'>[]): string | null {
  const moments = reads.map(({ staleSince }) => staleSince).filter((moment) => moment !== null);
  return moments.reduce<string | null>((a, b) => (a !== null && a < b ? a : b), null);
}

/** Announcements come dozens a year; the bound only keeps a faulty backend from holding a page for ever. */
const MOST_PAGES = 50;

/** Every announced area, newest first: sums and groups need them all. */
export async function allAreas(source: Registry): Promise<Read<AreaSummary[]>> {
  const items: AreaSummary[] = [];
  let staleSince: string | null = null;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await source.areas({ page, pageSize: 200 });
    items.push(...read.data.items);
    staleSince = oldest(read, { staleSince });
    if (read.data.items.length === 0 || items.length >= read.data.total) break;
  }
  return { data: items, staleSince };
}

/** Whether a data set is sample data; one that was never loaded is not. */
export async function isSample(
  source: Registry,
  dataset: 'areas' | 'areaTotals' | 'registrars' | 'posts' | 'transactions',
): Promise<boolean> {
  const { data } = await source.datasets({});
  return data.items.some((item) => item.dataset === dataset && item.sample);
}
