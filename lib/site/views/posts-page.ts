import { z } from 'zod';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import type { AreaSummary, Places, PostSummary, Region } from '@/lib/registry';
import { oldest, pageRegistry } from '../reads';
import { isSample } from '../samples';
import { given } from './filters';

const PER_PAGE = 9;
const pageSchema = z.coerce.number().int().min(1).max(10_000);

/** The page of the list that an address asks for. */
export function postsPage(query: Readonly<Record<string, string>>): number {
  return given(pageSchema, query.page) ?? 1;
}

/** The regions that a text names, however its language joins other letters to them. */
export function regionsNamed(text: string, regions: readonly Region[], locale: Locale): Region[] {
  // "Eastern" alone is how the Arabic texts call the one region whose name says that it is one.
  const short = (name: string) => name.replace(/^المنطقة /, '');
  return regions.filter(({ name }) => text.includes(short(name[locale])));
}

/** The name as a word of its own; in Arabic "in", "and", "of" and the like are written in one with it. */
function isNamed(name: string, text: string, locale: Locale): boolean {
  if (!text.includes(name)) return false;
  const before = locale === 'ar' ? String.raw`(?:^|[^\p{L}])[وفبلك]{0,2}` : String.raw`(?:^|[^\p{L}])`;
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`${before}${plain}(?:$|[^\p{L}])`, 'u').test(text);
}

/** A post with the regions that its title and summary name, themselves or by one of their cities. */
export function withRegions(post: PostSummary, { regions, cities }: Places, locale: Locale) {
  const text = `${post.title} ${post.summary}`;
  const named = new Set(regionsNamed(text, regions, locale).map(({ code }) => code));
  // A name that two regions have tells of neither.
  for (const { name, region } of cities)
    if (
      !named.has(region) &&
      isNamed(name[locale], text, locale) &&
      !cities.some((other) => other.region !== region && other.name[locale] === name[locale])
    )
      named.add(region);
  return { ...post, regions: [...named] };
}

/** Plots as an announcement counts them; null where it states no number. */
export const plotsOf = ({ totals, plotCount }: Pick<AreaSummary, 'totals' | 'plotCount'>): number | null =>
  totals.properties ?? plotCount;

/** Posts of a list, each with its plots and the regions of its announcement, else those that it names. */
export const listedPosts = (posts: readonly PostSummary[], places: Places, locale: Locale) =>
  posts.map((post) => {
    const { regions } = post.area ?? withRegions(post, places, locale);
    return {
      ...post,
      plots: post.area && plotsOf(post.area),
      regions: places.regions.filter(({ code }) => regions.includes(code)),
    };
  });
export type ListedPost = ReturnType<typeof listedPosts>[number];

/** One page of the news, newest first; the first page leads with the newest. A page past the end is the last page. */
export async function loadPosts(locale: Locale, asked: number) {
  const source = await pageRegistry();
  const read = (page: number) => source.posts({ locale, page, pageSize: PER_PAGE });
  const [first, sample, places] = await Promise.all([
    read(asked),
    isSample(source, 'posts'),
    source.places({}),
  ]);
  const pageCount = Math.max(1, Math.ceil(first.data.total / PER_PAGE));
  const page = Math.min(asked, pageCount);
  const posts = page === asked ? first : await read(page);
  const [newest, ...others] = posts.data.items;
  const leads = page === 1 && newest !== undefined;
  return {
    lead: leads
      ? {
          post: newest,
          regions: regionsNamed(`${newest.title} ${newest.summary}`, places.data.regions, locale),
        }
      : null,
    items: listedPosts(leads ? others : posts.data.items, places.data, locale),
    page,
    pageCount,
    sample,
    staleSince: oldest(posts, places),
  };
}
export type PostsData = Awaited<ReturnType<typeof loadPosts>>;

/**
 * One post, with the languages that it has and the newest others. `post` is in the other language where the asked one
 * lacks it. Null when there is none of that name.
 */
export async function loadPost(locale: Locale, slug: string) {
  const source = await pageRegistry();
  const read = (language: Locale) => source.post({ locale: language, slug });
  const [own, newest, places] = await Promise.all([
    read(locale),
    source.posts({ locale, page: 1, pageSize: 4 }),
    source.places({}),
  ]);
  const found = own.data === null ? await read(otherLocale(locale)) : own;
  if (found.data === null) return null;
  const others = newest.data.items.filter((item) => item.slug !== slug).slice(0, 3);
  const { area } = found.data;
  return {
    post: found.data,
    languages: found.data.locales,
    area,
    regions: places.data.regions.filter(({ code }) => area?.regions.includes(code)),
    others: listedPosts(others, places.data, locale),
    sample: found.data.sample,
    staleSince: oldest(found, newest, places),
  };
}
export type PostData = NonNullable<Awaited<ReturnType<typeof loadPost>>>;
