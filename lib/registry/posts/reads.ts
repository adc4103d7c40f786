import { sql } from 'kysely';
import { areaSummaries } from '../areas/reads';
import type { ReadOutput, ReadQuery, RegistryLocale } from '../contract';
import { POST_BEGINNING } from '../contract/posts';
import { type BookKind, bookOf, bySlug, compare, everyRow, inOrder, lastChange } from '../store/book';
import { offsetOf, type ReadContext } from '../store/read-context';
import type { Queryable } from '../store/store';

interface PostBook {
  size: number;
  /** Numbers of the posts in each language, and of all of them, newest first. */
  in: Record<RegistryLocale, number[]>;
  all: number[];
  newest: string | null;
}

interface BookedPost {
  id: number;
  slug: string;
  publishedOn: string;
  updatedAt: string;
  /** How many texts it has in each language. */
  ar: number;
  en: number;
}

async function load(db: Queryable): Promise<PostBook> {
  const found = await everyRow<BookedPost>(
    db,
    sql`select id, slug, published_on as "publishedOn", updated_at as "updatedAt",
      (select count(*) from post_texts t where t.post_id = posts.id and t.locale = 'ar') as ar,
      (select count(*) from post_texts t where t.post_id = posts.id and t.locale = 'en') as en
      from posts order by id`,
  );
  // Sorted here: the database would sort all of them for each stretch that is read.
  const rows = (await bySlug(found)).sort((a, b) => compare(b.publishedOn, a.publishedOn));
  const ids = (some: typeof rows) => some.map(({ id }) => id);
  return {
    size: rows.length,
    in: { ar: ids(rows.filter(({ ar }) => ar > 0)), en: ids(rows.filter(({ en }) => en > 0)) },
    all: ids(rows),
    newest: lastChange(rows),
  };
}

const POST_BOOK: BookKind<PostBook> = { table: 'posts', datasets: ['posts'], load };

export const postBook = ({ db }: ReadContext): Promise<PostBook> => bookOf(db, POST_BOOK);

/** The number of the announcement that a post names; null where there is none of that name. */
const KNOWN_AREA = sql<number | null>`(select areas.id from areas where areas.slug = post_texts.area)`;

/** The announcements of these numbers, by number. */
async function areasById(context: ReadContext, ids: readonly (number | null)[]) {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const summaries = await areaSummaries(context, known);
  return new Map(known.map((id, index) => [id, summaries[index]]));
}

export async function posts(context: ReadContext, query: ReadQuery<'posts'>): Promise<ReadOutput<'posts'>> {
  const all = (await postBook(context)).in[query.locale];
  const ids = all.slice(offsetOf(query), offsetOf(query) + query.pageSize);
  const rows =
    ids.length === 0
      ? []
      : await context.db
          .selectFrom('posts')
          .innerJoin('post_texts', 'post_texts.post_id', 'posts.id')
          .select(['posts.id', 'slug', 'locale', 'title', 'summary', 'published_on', 'updated_at'])
          .select(KNOWN_AREA.as('areaId'))
          .$if(query.with === 'beginning', (of) =>
            of.select(sql<string>`substr(body, 1, ${sql.lit(POST_BEGINNING)})`.as('beginning')),
          )
          .where('posts.id', 'in', ids)
          .where('post_texts.locale', '=', query.locale)
          .execute();
  const areas = await areasById(
    context,
    rows.map(({ areaId }) => areaId),
  );
  const items = inOrder(ids, rows).map(({ id: _id, areaId, published_on, updated_at, ...row }) => ({
    ...row,
    publishedOn: published_on,
    area: (areaId === null ? null : areas.get(areaId)) ?? null,
    updatedAt: updated_at,
  }));
  return { items, page: query.page, pageSize: query.pageSize, total: all.length };
}

export async function post(context: ReadContext, query: ReadQuery<'post'>): Promise<ReadOutput<'post'>> {
  const { db } = context;
  const row = await db
    .selectFrom('posts')
    .innerJoin('post_texts', 'post_texts.post_id', 'posts.id')
    .selectAll()
    .select(KNOWN_AREA.as('areaId'))
    .where('slug', '=', query.slug)
    .where('locale', '=', query.locale)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { rows } = await sql<{ locale: RegistryLocale; sample: number | boolean }>`
    select locale, exists (select 1 from datasets where dataset = 'posts' and sample = 1) as sample
    from post_texts where post_id = ${row.post_id} order by locale`.execute(db);
  const [area] = row.areaId === null ? [] : await areaSummaries(context, [row.areaId]);
  return {
    slug: row.slug,
    locale: row.locale,
    title: row.title,
    summary: row.summary,
    publishedOn: row.published_on,
    area: area ?? null,
    updatedAt: row.updated_at,
    body: row.body,
    source: row.source_name === null ? null : { name: row.source_name, url: row.source_url },
    locales: rows.map(({ locale }) => locale),
    sample: rows.some(({ sample }) => Boolean(sample)),
  };
}
