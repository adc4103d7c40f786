import { env } from '@/lib/env';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { filteredView } from './filtered-view';
import { routeEntries } from './routes';

/** A name that nothing has. */
const NOBODY = 'x';

/**
 * An address for each way in which pages are made for their request, for the start of a process (lib/next/warm-up.mjs): the
 * page for what is not there in each language, pages that no list names with segments that lead nowhere, lists and forms
 * with a filter. The other pages are made of the same parts. None where the start is not to ask.
 */
export function firstAddresses(): string[] {
  if (!env().WARM_UP) return [];
  const unlisted = routeEntries
    .filter(([, { listed, filtered }]) => !listed && filtered === undefined)
    .map(([, { path }]) => path.replace(/\[[^\]]+\]/g, NOBODY));
  const filtered = routeEntries
    .filter(([, definition]) => definition.filtered !== undefined)
    .map(([, { path }]) => `${path}?${filteredView.name}=${filteredView.value}`);
  return [
    ...locales.map(({ code }) => localizedPath(`/${NOBODY}`, code)),
    ...[...unlisted, ...filtered].map((path) => localizedPath(path, 'en')),
  ];
}
