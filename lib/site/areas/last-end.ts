import type { Registry } from '@/lib/registry';
import { RegistryUnavailableError } from '@/lib/registry/contract';
import { areAllOver, countGroups, GROUP_QUERIES } from './areas';

async function toldLastEnd(source: Registry): Promise<string | null> {
  const [overview, ended] = await Promise.all([
    source.areasOverview({}),
    source.areas({ ...GROUP_QUERIES.closed, page: 1, pageSize: 1 }),
  ]);
  return areAllOver(countGroups(overview.data.all)) ? (ended.data.items[0]?.endsOn ?? null) : null;
}

/**
 * The day on which the last period ended, as `YYYY-MM-DD`; null where one runs, is to come or may still be open. It is told beside
 * a question that can be asked without it: while the registry does not answer it is left out.
 */
export async function lastEndOfAll(source: Registry): Promise<string | null> {
  try {
    return await toldLastEnd(source);
  } catch (error) {
    if (error instanceof RegistryUnavailableError) return null;
    throw error;
  }
}
