import { env } from '@/lib/env';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { filteredView } from './filtered-view';
import { addressedPath, routeEntries, routePath } from './routes';

/** A name that nothing has. */
const NOBODY = 'x';

/** What is asked of two pages, in a place that is the same whatever is imported: each reads in what answers it. */
const QUESTIONS = [
  ['check', 'place', '24.7,46.7'],
  // As long as a question is: what reads it is made ready by work.
  ['search', 'q', 'هل يلزمني تسجيل أرض في حي من أحياء المدينة ومتى تنتهي المدة وكم الغرامة'],
] as const;

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
 * post, lists and forms with a filter, a question. The other pages are made of the same parts. None where the start is not to ask.
 */
export async function firstAddresses(): Promise<string[]> {
  if (!env().WARM_UP) return [];
  const unlisted = routeEntries
    .filter(([, { listed, filtered }]) => !listed && filtered === undefined)
    .map(([, { path }]) => path.replace(/\[[^\]]+\]/g, NOBODY));
  const filtered = routeEntries
    .filter(([, definition]) => definition.filtered !== undefined)
    .map(([, { path }]) => `${path}?${filteredView.name}=${filteredView.value}`);
  const asked = QUESTIONS.map(
    ([page, name, value]) =>
      `${routePath(page)}?${new URLSearchParams({ [filteredView.name]: filteredView.value, [name]: value })}`,
  );
  return [
    ...locales.map(({ code }) => localizedPath(`/${NOBODY}`, code)),
    ...(await oneOfEach()),
    ...[...unlisted, ...filtered, ...asked].map((path) => localizedPath(path, 'en')),
  ];
}
