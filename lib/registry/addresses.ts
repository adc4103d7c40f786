import { setImmediate as nextTurn } from 'node:timers/promises';
import { areaBook } from './areas/book';
import { lastChangeOf } from './areas/last-change';
import type { ReadOutput, ReadQuery } from './contract';
import { postBook } from './posts/reads';
import { inOrder } from './store/book';
import { bilingual, offsetOf, type ReadContext } from './store/read-context';

const datedArea = (row: {
  announced_on: string | null;
  starts_on: string | null;
  ends_on: string | null;
  updated_at: string;
}) => ({
  announcedOn: row.announced_on,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  updatedAt: row.updated_at,
});

async function areaAddresses(context: ReadContext, query: ReadQuery<'addresses'>) {
  const book = await areaBook(context);
  // Each goes through all areas, the first time of a day.
  await nextTurn();
  const all = book.select(context.today, { order: 'newest' });
  await nextTurn();
  const ids = all.slice(offsetOf(query), offsetOf(query) + query.pageSize).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom('areas')
          .select(['id', 'slug', 'name_ar', 'name_en', 'announced_on', 'starts_on', 'ends_on', 'updated_at'])
          .where('id', 'in', ids)
          .execute();
  const items = inOrder(ids, rows).map((row) => ({
    slug: row.slug,
    name: bilingual(row),
    locales: ['ar' as const, 'en' as const],
    updatedAt: lastChangeOf([datedArea(row)], context.today) ?? row.updated_at,
  }));
  return { items, total: all.length, newest: book.newest(context.today) };
}

async function postAddresses(context: ReadContext, query: ReadQuery<'addresses'>) {
  const book = await postBook(context);
  // What follows is not made in the turn that went through all posts.
  await nextTurn();
  const ids = book.all.slice(offsetOf(query), offsetOf(query) + query.pageSize);
  const texts =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom('post_texts')
          .innerJoin('posts', 'posts.id', 'post_texts.post_id')
          .select(['posts.id', 'slug', 'locale', 'title', 'updated_at'])
          .where('posts.id', 'in', ids)
          .execute();
  const byPost = new Map<number, typeof texts>();
  for (const text of texts) byPost.set(text.id, [...(byPost.get(text.id) ?? []), text]);
  const items = ids.flatMap((id) => {
    const own = byPost.get(id);
    return own === undefined ? [] : [own];
  });
  return {
    items: items.map((own) => {
      const [first] = own as [(typeof own)[number]];
      const titleIn = (locale: string) => (own.find((text) => text.locale === locale) ?? first).title;
      return {
        slug: first.slug,
        name: { ar: titleIn('ar'), en: titleIn('en') },
        locales: own.map(({ locale }) => locale).sort(),
        updatedAt: first.updated_at,
      };
    }),
    total: book.all.length,
    newest: book.newest,
  };
}

/** One page of everything that has a page of its own. */
export async function addresses(
  context: ReadContext,
  query: ReadQuery<'addresses'>,
): Promise<ReadOutput<'addresses'>> {
  const found = await (query.of === 'areas' ? areaAddresses : postAddresses)(context, query);
  return { ...found, page: query.page, pageSize: query.pageSize };
}
