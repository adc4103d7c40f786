import { lastEndOfAll } from '../areas/last-end';
import { pageRegistry } from '../reads';
import type { ServiceSlug } from '../routing/services';

/** What the page of a service reads: of a first registration, whether every period announced so far is over. */
export async function loadService(slug: ServiceSlug) {
  return { lastEnd: slug === 'first-registration' ? await lastEndOfAll(await pageRegistry()) : null };
}
export type ServiceData = Awaited<ReturnType<typeof loadService>>;
