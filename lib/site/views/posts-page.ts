import { z } from 'zod';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { isSample, oldest, pageRegistry } from '../reads';
import { given } from './filters';

const PER_PAGE = 9;
const pageSchema = z.coerce.number().int().min(1).max(10_000);

/** The page of the list that an address asks for. */
export function postsPage(query: Readonly<Record<string, string>>): number {
  return given(pageSchema, query.page) ?? 1;
}

/** One page of the news, newest first. A page past the end is the last page. */
export async function loadPosts(locale: Locale, asked: number) {
  const source = await pageRegistry();
  const read = (page: number) => source.posts({ locale, page, pageSize: PER_PAGE });
  const [first, sample] = await Promise.all([read(asked), isSample(source, 'posts')]);
  const pageCount = Math.max(1, Math.ceil(first.data.total / PER_PAGE));
  const page = Math.min(asked, pageCount);
  const posts = page === asked ? first : await read(page);
  return { items: posts.data.items, page, pageCount, sample, staleSince: oldest(posts) };
}
export type PostsData = Awaited<ReturnType<typeof loadPosts>>;

/**
 * One post, with the languages that it has and the newest others. `post` is in the other language where the asked one
 * lacks it. Null when there is none of that name.
 */
export async function loadPost(locale: Locale, slug: string) {
  const source = await pageRegistry();
  const read = (language: Locale) => source.post({ locale: language, slug });
  const [own, newest] = await Promise.all([read(locale), source.posts({ locale, page: 1, pageSize: 4 })]);
  const found = own.data === null ? await read(otherLocale(locale)) : own;
  if (found.data === null) return null;
  return {
    post: found.data,
    languages: found.data.locales,
    others: newest.data.items.filter((item) => item.slug !== slug).slice(0, 3),
    sample: found.data.sample,
    staleSince: oldest(found, newest),
  };
}
export type PostData = NonNullable<Awaited<ReturnType<typeof loadPost>>>;
