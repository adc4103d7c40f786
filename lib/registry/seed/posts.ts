import { openFolder } from '../import/folder';
import { postOf } from '../posts/importer';
import type { PostInput } from '../posts/save';
import { contentPath } from './content';

/** The posts that ship: facts of announcements, our sentences. */
export async function shippedPosts(): Promise<PostInput[]> {
  const posts = new Map<string, PostInput>();
  for await (const file of (await openFolder(contentPath('posts'))).files) {
    const { slug, locale, publishedOn, text } = await postOf(file);
    const { texts } = posts.get(slug) ?? { texts: {} };
    posts.set(slug, { slug, publishedOn, texts: { ...texts, [locale]: text } });
  }
  return [...posts.values()];
}
