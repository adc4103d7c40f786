import type { PageContext } from '@/components/page/define-page';
import { PostsView } from '@/components/posts/posts-view';
import { loadPosts, postsPage } from '@/lib/site/pages/posts';

/** One page of the news. */
export async function content({ locale, query }: PageContext) {
  return <PostsView data={await loadPosts(locale, postsPage(query))} />;
}
