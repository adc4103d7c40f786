import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { ADDRESSES_AT_ONCE, type Addresses, LAST_PAGE, type Read, registry } from '@/lib/registry';
import { alternates, everyLanguage } from './metadata';
import { addressedPath, isParametric, type RouteId, routeEntries, routePath } from './routes';
import { services } from './services';

/** A public page of the site, before it is written in each language. */
export interface SitePage {
  readonly route: RouteId;
  /** Unprefixed and percent-encoded. */
  readonly path: string;
  /** Date (`YYYY-MM-DD`) or instant of the last change of what the page says. */
  readonly modified: string;
  /** The name that the data give the page, where the messages do not. */
  readonly name?: Readonly<Record<Locale, string>>;
  readonly service?: (typeof services)[number]['slug'];
  /** The languages that have it, where not all of them do. */
  readonly languages?: readonly Locale[];
}

const latest = (dates: readonly (string | null)[], otherwise: string) =>
  dates.reduce<string>((last, date) => (date !== null && date > last ? date : last), otherwise);

type Listed = 'areas' | 'posts';

async function addressesOf(of: Listed, page: number, pageSize: number): Promise<Read<Addresses>> {
  return (await registry()).addresses({ of, page, pageSize });
}

function addressedPage(of: Listed, { slug, name, locales, updatedAt }: Addresses['items'][number]): SitePage {
  const shared = { modified: updatedAt, name, path: addressedPath(of, slug) };
  return of === 'areas' ? { ...shared, route: 'area' } : { ...shared, route: 'post', languages: locales };
}

/** The pages that the site has whatever the registry holds, with the last change of what they list. */
export function fixedPages(
  changed: Record<Listed, string | null> = { areas: null, posts: null },
): SitePage[] {
  const newestOf: Partial<Record<RouteId, readonly (string | null)[]>> = {
    home: [changed.areas, changed.posts],
    areas: [changed.areas],
    check: [changed.areas],
    posts: [changed.posts],
  };
  const fixed = routeEntries
    .filter(([id, { listed }]) => listed && !isParametric(id))
    .map(([route, { updated }]) => ({
      route,
      path: routePath(route),
      modified: latest(newestOf[route] ?? [], updated),
    }));
  const updatedOf = (id: RouteId) => routeEntries.find(([route]) => route === id)?.[1].updated ?? '';
  return [
    ...fixed,
    ...services.map(({ slug }) => ({
      route: 'service' as const,
      path: routePath('service', { service: slug }),
      modified: updatedOf('service'),
      service: slug,
    })),
  ];
}

/** In how many stretches so many pages are told. A registry behind HTTP may say anything of how many there are. */
export const stretchesOf = (total: number) => Math.min(LAST_PAGE, Math.ceil(total / ADDRESSES_AT_ONCE));

/** The pages of one stretch of the areas or posts, newest first, and how many there are in all. */
export async function addressedPages(of: Listed, page = 1, pageSize = ADDRESSES_AT_ONCE) {
  const { data } = await addressesOf(of, page, pageSize);
  return {
    pages: data.items.map((item) => addressedPage(of, item)),
    total: data.total,
    newest: data.newest,
  };
}

/** The listed routes, each service, and the newest areas and posts: up to `most` of each. */
export async function publicPages(most: number): Promise<SitePage[]> {
  const [areas, posts] = await Promise.all([
    addressedPages('areas', 1, most),
    addressedPages('posts', 1, most),
  ]);
  return [...fixedPages({ areas: areas.newest, posts: posts.newest }), ...areas.pages, ...posts.pages];
}

/**
 * Pages as a sitemap lists them: each in every language that has it, with its alternates and its true last change.
 * @param base the address of the site, without a slash at its end
 */
export function sitemapEntries(pages: readonly SitePage[], base: string) {
  return pages.flatMap(({ path, modified, languages = everyLanguage }) => {
    // As the pages name themselves: the root without a slash.
    const address = (locale: Locale) => `${base}${localizedPath(path, locale)}`.replace(/\/$/, '');
    return languages.map((code) => ({
      url: address(code),
      lastModified: modified,
      alternates: alternates(languages, address),
    }));
  });
}
