import { riyadhMoment } from '../../clock';
import type { Post } from '../../contract';
import type { Queryable } from '../store';
import { contentHash, type SaveContext, type SaveResult, slices } from './common';

export interface PostTextInput {
  title: string;
  summary: string;
  body: string;
  source: Post['source'];
}
export interface PostInput {
  slug: string;
  publishedOn: string;
  /** A language may be missing; the post is then not listed in it. */
  texts: { ar?: PostTextInput; en?: PostTextInput };
}

async function savePostTexts({ db }: SaveContext, postId: number, { texts }: PostInput): Promise<void> {
  await db.deleteFrom('post_texts').where('post_id', '=', postId).execute();
  const rows = (['ar', 'en'] as const).flatMap((locale) => {
    const text = texts[locale];
    if (text === undefined) return [];
    const { source, ...words } = text;
    return [
      {
        post_id: postId,
        locale,
        ...words,
        source_name: source?.name ?? null,
        source_url: source?.url ?? null,
      },
    ];
  });
  if (rows.length > 0) await db.insertInto('post_texts').values(rows).execute();
}

/** What is stored under the slugs of these posts: a post is imported by itself, beside tens of thousands. */
async function knownPosts(db: Queryable, posts: readonly PostInput[]) {
  const known = new Map<string, { id: number; content_hash: string | null }>();
  for (const some of slices(posts)) {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'slug', 'content_hash'])
      .where(
        'slug',
        'in',
        some.map(({ slug }) => slug),
      )
      .execute();
    for (const row of rows) known.set(row.slug, row);
  }
  return known;
}

/** When what a new post says came about: on the day of its publication, however much later it is stored. */
function firstSaid(publishedOn: string, now: Date): string {
  const published = riyadhMoment(publishedOn, '00:00');
  return (published < now ? published : now).toISOString();
}

/** Adds or changes posts, by slug. */
export async function savePosts(context: SaveContext, posts: readonly PostInput[]): Promise<SaveResult> {
  const { db, importId, now } = context;
  const known = await knownPosts(db, posts);
  const result: SaveResult = { added: 0, changed: 0, unchanged: 0 };
  for (const post of posts) {
    const row = {
      slug: post.slug,
      published_on: post.publishedOn,
      updated_at: now.toISOString(),
      import_id: importId,
      content_hash: contentHash(post),
    };
    const old = known.get(post.slug);
    if (old?.content_hash === row.content_hash) {
      result.unchanged += 1;
      continue;
    }
    if (old === undefined) {
      const added = { ...row, updated_at: firstSaid(post.publishedOn, now) };
      const { id } = await db.insertInto('posts').values(added).returning('id').executeTakeFirstOrThrow();
      await savePostTexts(context, id, post);
      result.added += 1;
    } else {
      await db.updateTable('posts').set(row).where('id', '=', old.id).execute();
      await savePostTexts(context, old.id, post);
      result.changed += 1;
    }
  }
  return result;
}

export interface PostPart {
  slug: string;
  locale: 'ar' | 'en';
  publishedOn: string;
  text: PostTextInput;
}

/** Adds or changes one language of a post; the other one stays as it is. */
export async function mergePost(context: SaveContext, part: PostPart): Promise<SaveResult> {
  const rows = await context.db
    .selectFrom('posts')
    .innerJoin('post_texts', 'post_texts.post_id', 'posts.id')
    .selectAll('post_texts')
    .where('posts.slug', '=', part.slug)
    .execute();
  const texts = Object.fromEntries(
    rows.map(({ locale, title, summary, body, source_name: name, source_url: url }) => [
      locale,
      { title, summary, body, source: name === null ? null : { name, url } },
    ]),
  ) as PostInput['texts'];
  const { slug, publishedOn } = part;
  const { ar, en }: PostInput['texts'] = { ...texts, [part.locale]: part.text };
  return savePosts(context, [{ slug, publishedOn, texts: { ...(ar ? { ar } : {}), ...(en ? { en } : {}) } }]);
}
