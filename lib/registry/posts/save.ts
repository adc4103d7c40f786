import { sql } from 'kysely';
import { riyadhMoment } from '../../calendar/riyadh';
import type { Post } from '../contract';
import { ImportBusyError } from '../datasets/lease';
import { contentHash, type SaveContext, type SaveResult, slices } from '../store/save';
import {
  addStaged,
  beginStage,
  dropStaged,
  endStage,
  STAGED_POSTS,
  type StageColumns,
  stagedCount,
  written,
} from '../store/stage';
import type { Queryable } from '../store/store';

interface PostTextInput {
  title: string;
  summary: string;
  body: string;
  source: Post['source'];
  /** Slug of the announcement that it is about. */
  area?: string;
}
export interface PostInput {
  slug: string;
  publishedOn: string;
  /** A language may be missing; what is stored of the post in it stays. */
  texts: { ar?: PostTextInput; en?: PostTextInput };
}
/** A post in one language. */
export interface PostPart {
  slug: string;
  locale: 'ar' | 'en';
  publishedOn: string;
  text: PostTextInput;
}

const STAGED_TEXTS = 'staged_texts';
const TEXT_COLUMNS = {
  slug: 'text',
  locale: 'text',
  title: 'text',
  summary: 'text',
  body: 'text',
  source_name: 'text',
  source_url: 'text',
  area: 'text',
  published_on: 'text',
  /** The file that says it. */
  origin: 'text',
} as const satisfies StageColumns;
const POST_COLUMNS = {
  slug: 'text',
  published_on: 'text',
  /** When what a new post says came about. */
  said_at: 'text',
  content_hash: 'text',
  /** Of the stored post whose other language went into the hash. */
  seen_hash: 'text',
} as const satisfies StageColumns;

/** Posts whose texts are in memory at once. */
const POSTS_AT_ONCE = 50;
const REAL = sql<boolean>`(p.import_id is null or p.import_id not in (select id from imports where sample = 1))`;

interface TextRow {
  slug: string;
  locale: 'ar' | 'en';
  title: string;
  summary: string;
  body: string;
  source_name: string | null;
  source_url: string | null;
  area: string | null;
}

/** Texts of posts beside the store, ready for {@link stagePosts} on the same connection. */
export async function beginPosts(db: Queryable): Promise<void> {
  await beginStage(db, STAGED_TEXTS, TEXT_COLUMNS);
  await beginStage(db, STAGED_POSTS, POST_COLUMNS);
}

export type PostPartOf = PostPart & { origin: string };

export async function addPosts(db: Queryable, parts: readonly PostPartOf[]): Promise<void> {
  const rows = parts.map(({ slug, locale, publishedOn, origin, text: { source, area, ...words } }) => ({
    slug,
    locale,
    ...words,
    source_name: source?.name ?? null,
    source_url: source?.url ?? null,
    area: area ?? null,
    published_on: publishedOn,
    origin,
  }));
  await addStaged(db, STAGED_TEXTS, rows);
}

/** What is staged of these posts, without their texts. */
export async function stagedParts(db: Queryable, slugs: readonly string[]) {
  const { rows } = await sql<{ slug: string; locale: string; publishedOn: string; origin: string }>`
    select slug, locale, published_on as "publishedOn", origin from ${sql.table(STAGED_TEXTS)}
    where slug in (${sql.join(slugs)})`.execute(db);
  return rows;
}

/** When what a new post says came about: on the day of its publication, however much later it is stored. */
function firstSaid(publishedOn: string, now: Date): string {
  const published = riyadhMoment(publishedOn, '00:00');
  return (published < now ? published : now).toISOString();
}

const textOf = ({
  title,
  summary,
  body,
  source_name: name,
  source_url: url,
  area,
}: TextRow): PostTextInput => ({
  title,
  summary,
  body,
  source: name === null ? null : { name, url },
  // Left out where there is none: what is stored from before has the same hash.
  ...(area !== null && { area }),
});

/** Posts as they will be: what is staged of them, over what is stored of them. */
async function mergedPosts(db: Queryable, slugs: readonly string[], now: Date) {
  const among = sql.join(slugs);
  const staged = await sql<TextRow & { published_on: string }>`
    select * from ${sql.table(STAGED_TEXTS)} where slug in (${among})`.execute(db);
  const stored = await sql<TextRow & { content_hash: string | null }>`
    select t.*, p.slug, p.content_hash from posts p join post_texts t on t.post_id = p.id
    where p.slug in (${among}) and ${REAL}`.execute(db);
  return slugs.map((slug) => {
    const own = staged.rows.filter((row) => row.slug === slug);
    const before = stored.rows.filter((row) => row.slug === slug);
    const texts: PostInput['texts'] = {};
    for (const locale of ['ar', 'en'] as const) {
      const row = [...own, ...before].find((text) => text.locale === locale);
      if (row !== undefined) texts[locale] = textOf(row);
    }
    const publishedOn = own[0]?.published_on ?? '';
    return {
      slug,
      published_on: publishedOn,
      said_at: firstSaid(publishedOn, now),
      content_hash: contentHash({ slug, publishedOn, texts }),
      seen_hash: before[0]?.content_hash ?? null,
    };
  });
}

/** Of each post whose texts are staged, the hash in both languages: a few posts at a time, however many there are. */
export async function stagePosts(db: Queryable, now: Date): Promise<void> {
  await endStage(db, STAGED_TEXTS);
  for (let last = ''; ; ) {
    const { rows } = await sql<{ slug: string }>`select distinct slug from ${sql.table(STAGED_TEXTS)}
      where slug > ${last} order by slug limit ${sql.lit(POSTS_AT_ONCE)}`.execute(db);
    if (rows.length === 0) break;
    const slugs = rows.map(({ slug }) => slug);
    await addStaged(db, STAGED_POSTS, await mergedPosts(db, slugs, now));
    last = slugs.at(-1) ?? last;
  }
  await endStage(db, STAGED_POSTS);
}

const staged = sql.table(STAGED_POSTS);
const fresh = sql.table('fresh_posts');
const WORDS = ['locale', 'title', 'summary', 'body', 'source_name', 'source_url', 'area'];
const wordsOf = (alias: string) => sql.join(WORDS.map((name) => sql.ref(`${alias}${name}`)));

/**
 * Posts that say something new. Those of whose other language the hash knows nothing, because it was changed after it
 * was read, must not be stored under it.
 */
async function pickFresh(db: Queryable): Promise<void> {
  const moved = await sql`select 1 from ${staged} s join posts p on p.slug = s.slug
    where s.seen_hash is distinct from p.content_hash limit 1`.execute(db);
  if (moved.rows.length > 0) throw new ImportBusyError('Another import changed these posts at this moment.');
  await dropStaged(db, ['fresh_posts']);
  await sql`create temporary table ${fresh} as select s.slug from ${staged} s
    where not exists (select 1 from posts p where p.slug = s.slug and p.content_hash = s.content_hash)`.execute(
    db,
  );
}

/** Takes the staged posts over, by slug; what is stored of them in a language that is not staged stays. */
export async function saveStagedPosts({ db, importId, now }: SaveContext): Promise<SaveResult> {
  await pickFresh(db);
  await sql`delete from post_texts where exists (select 1 from posts p join ${fresh} f on f.slug = p.slug
    join ${sql.table(STAGED_TEXTS)} s on s.slug = p.slug
    where p.id = post_texts.post_id and s.locale = post_texts.locale)`.execute(db);
  const changed = await written(
    sql`update posts set published_on = s.published_on, updated_at = ${now.toISOString()}, import_id = ${importId},
      content_hash = s.content_hash from ${staged} s join ${fresh} f on f.slug = s.slug where s.slug = posts.slug`,
    db,
  );
  const added = await written(
    sql`insert into posts (slug, published_on, updated_at, import_id, content_hash)
      select s.slug, s.published_on, s.said_at, ${sql.lit(importId)}, s.content_hash from ${staged} s
      where not exists (select 1 from posts p where p.slug = s.slug) order by s.slug`,
    db,
  );
  await sql`insert into post_texts (post_id, ${wordsOf('')})
    select p.id, ${wordsOf('s.')} from ${sql.table(STAGED_TEXTS)} s join ${fresh} f on f.slug = s.slug
    join posts p on p.slug = s.slug order by p.id, s.locale`.execute(db);
  const rows = await stagedCount(db, STAGED_POSTS);
  await dropStaged(db, [STAGED_TEXTS, STAGED_POSTS, 'fresh_posts']);
  return { added, changed, unchanged: rows - added - changed };
}

/** Adds or changes posts, by slug. */
export async function savePosts(context: SaveContext, posts: readonly PostInput[]): Promise<SaveResult> {
  await beginPosts(context.db);
  for (const some of slices(posts))
    await addPosts(
      context.db,
      some.flatMap(({ texts, ...post }) =>
        (['ar', 'en'] as const).flatMap((locale) => {
          const text = texts[locale];
          return text === undefined ? [] : [{ ...post, locale, text, origin: '' }];
        }),
      ),
    );
  await stagePosts(context.db, context.now);
  return saveStagedPosts(context);
}
