import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { type PostSummary, registry } from '@/lib/registry';
import { alternates, everyLanguage, siteUrl } from './metadata';
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
  /** The languages that have it, where not all of them do. */
  readonly languages?: readonly Locale[];
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

function textsBySlug(posts: readonly PostSummary[]): Map<string, PostSummary[]> {
  const texts = new Map<string, PostSummary[]>();
  for (const post of posts) texts.set(post.slug, [...(texts.get(post.slug) ?? []), post]);
  return texts;
}

/** The page of a post from its texts: one, or one a language. */
function postPage(texts: readonly PostSummary[]): SitePage {
  const [first] = texts as readonly [PostSummary];
  const titleIn = (locale: Locale) => (texts.find((text) => text.locale === locale) ?? first).title;
  return {
    route: 'post',
    path: routePath('post', { slug: first.slug.split('/') }),
    modified: latest(
      texts.map(({ updatedAt }) => updatedAt),
      '',
    ),
    name: { ar: titleIn('ar'), en: titleIn('en') },
    languages: texts.map(({ locale }) => locale),
  };
}

/** Every public page: the listed routes, and one page for each service, announced area and post. */
export async function publicPages(): Promise<SitePage[]> {
  const source = await registry();
  const areas = await everyPage((page) => source.areas({ page, pageSize: 100 }));
  const postsIn = (locale: Locale) => everyPage((page) => source.posts({ locale, page, pageSize: 100 }));
  const posts = [...(await postsIn('ar')), ...(await postsIn('en'))];
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
    ...[...textsBySlug(posts).values()].map(postPage),
  ];
}

/** The sitemap: every public page in every language, each with its alternates and its true last change. */
export async function sitemapEntries() {
  const base = siteUrl();
  return (await publicPages()).flatMap(({ path, modified, languages = everyLanguage }) => {
    // As the pages name themselves: the root without a slash.
    const address = (locale: Locale) => `${base}${localizedPath(path, locale)}`.replace(/\/$/, '');
    return languages.map((code) => ({
      url: address(code),
      lastModified: modified,
      alternates: { languages: alternates(languages, address) },
    }));
  });
}
