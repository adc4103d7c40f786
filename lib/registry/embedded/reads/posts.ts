import type { ReadOutput, ReadQuery } from '../../contract';
import { offsetOf, type ReadContext } from './context';

export async function posts({ db }: ReadContext, query: ReadQuery<'posts'>): Promise<ReadOutput<'posts'>> {
  const base = db
    .selectFrom('posts')
    .innerJoin('post_texts', 'post_texts.post_id', 'posts.id')
    .where('post_texts.locale', '=', query.locale);
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .select(['slug', 'locale', 'title', 'summary', 'published_on', 'updated_at'])
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  const items = rows.map(({ published_on, updated_at, ...row }) => ({
    ...row,
    publishedOn: published_on,
    updatedAt: updated_at,
  }));
  return { items, page: query.page, pageSize: query.pageSize, total };
}

export async function post({ db }: ReadContext, query: ReadQuery<'post'>): Promise<ReadOutput<'post'>> {
  const row = await db
    .selectFrom('posts')
    .innerJoin('post_texts', 'post_texts.post_id', 'posts.id')
    .selectAll()
    .where('slug', '=', query.slug)
    .where('locale', '=', query.locale)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    slug: row.slug,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    publishedOn: row.published_on,
    updatedAt: row.updated_at,
    body: row.body,
    source: row.source_name === null ? null : { name: row.source_name, url: row.source_url },
  };
}
