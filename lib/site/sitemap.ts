import { type Locale, locales, localizedPath } from '@/lib/i18n/locales';
import { registry } from '@/lib/registry';
import { siteUrl } from './metadata';
import { isParametric, type RouteId, routeEntries, routePath } from './routes';
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
}

interface Paged<T> {
  data: { items: readonly T[]; total: number };
}

async function everyPage<T>(read: (page: number) => Promise<Paged<T>>): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await read(page);
    items.push(...data.items);
    if (data.items.length === 0 || items.length >= data.total) return items;
  }
}

const latest = (dates: readonly string[], otherwise: string) =>
  [otherwise, ...dates].sort().at(-1) ?? otherwise;

/** Every public page: the listed routes, and one page for each service, announced area and post. */
export async function publicPages(): Promise<SitePage[]> {
  const source = await registry();
  const areas = await everyPage((page) => source.areas({ page, pageSize: 100 }));
  const posts = await everyPage((page) => source.posts({ locale: 'ar', page, pageSize: 100 }));
  const englishTitles = new Map(
    (await everyPage((page) => source.posts({ locale: 'en', page, pageSize: 100 }))).map(
      ({ slug, title }) => [slug, title],
    ),
  );
  const newestOf: Partial<Record<RouteId, readonly string[]>> = {
    home: [...areas, ...posts].map(({ updatedAt }) => updatedAt),
    areas: areas.map(({ updatedAt }) => updatedAt),
    check: areas.map(({ updatedAt }) => updatedAt),
    posts: posts.map(({ updatedAt }) => updatedAt),
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
    ...areas.map(({ slug, name, updatedAt }) => ({
      route: 'area' as const,
      path: routePath('area', { area: slug }),
      modified: updatedAt,
      name,
    })),
    ...posts.map(({ slug, title, updatedAt }) => ({
      route: 'post' as const,
      path: routePath('post', { slug: slug.split('/') }),
      modified: updatedAt,
      name: { ar: title, en: englishTitles.get(slug) ?? title },
    })),
  ];
}

/** The sitemap: every public page in every language, each with its alternates and its true last change. */
export async function sitemapEntries() {
  const base = siteUrl();
  return (await publicPages()).flatMap(({ path, modified }) => {
    // As the pages name themselves: the root without a slash.
    const address = (locale: Locale) => `${base}${localizedPath(path, locale)}`.replace(/\/$/, '');
    const languages = {
      ...Object.fromEntries(locales.map(({ code }) => [code, address(code)])),
      'x-default': address('ar'),
    };
    return locales.map(({ code }) => ({
      url: address(code),
      lastModified: modified,
      alternates: { languages },
    }));
  });
}
