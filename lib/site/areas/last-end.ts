import type { Registry } from '@/lib/registry';
import { countGroups, GROUP_QUERIES } from './areas';

/** The day on which the last period ended, as `YYYY-MM-DD`; null where one runs, is to come or may still be open. */
export async function lastEndOfAll(source: Registry): Promise<string | null> {
  const [overview, ended] = await Promise.all([
    source.areasOverview({}),
    source.areas({ ...GROUP_QUERIES.closed, page: 1, pageSize: 1 }),
  ]);
  const { closed, ...others } = countGroups(overview.data.all);
  const isOver = Object.values(others).every((count) => count === 0);
  return isOver ? (ended.data.items[0]?.endsOn ?? null) : null;
}
