import { env } from '@/lib/env';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { filteredView } from './filtered-view';
import { addressedPath, routeEntries } from './routes';

/** A name that nothing has. */
const NOBODY = 'x';

/** One area and one post: their names are known to the registry alone, without which a site starts as well. */
async function oneOfEach(): Promise<string[]> {
  // When first asked, as for the guards (guards.ts).
  const { registry } = await import('../../registry');
  const first = async (of: 'areas' | 'posts') => {
    const { data } = await (await registry()).addresses({ of, page: 1, pageSize: 1 });
    return data.items.map(({ slug }) => addressedPath(of, slug));
  };
  const found = await Promise.allSettled([first('areas'), first('posts')]);
  return found.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
}

/**
 * An address for each way in which pages are made for their request, for the start of a process (lib/next/warm-up.mjs): the
 * page for what is not there in each language, pages that no list names with segments that lead nowhere, an area and a
 * post, lists and forms with a filter. The other pages are made of the same parts. None where the start is not to ask.
 */
export async function firstAddresses(): Promise<string[]> {
  if (!env().WARM_UP) return [];
  const unlisted = routeEntries
    .filter(([, { listed, filtered }]) => !listed && filtered === undefined)
    .map(([, { path }]) => path.replace(/\[[^\]]+\]/g, NOBODY));
  const filtered = routeEntries
    .filter(([, definition]) => definition.filtered !== undefined)
    .map(([, { path }]) => `${path}?${filteredView.name}=${filteredView.value}`);
  return [
    ...locales.map(({ code }) => localizedPath(`/${NOBODY}`, code)),
    ...(await oneOfEach()),
    ...[...unlisted, ...filtered].map((path) => localizedPath(path, 'en')),
  ];
}
