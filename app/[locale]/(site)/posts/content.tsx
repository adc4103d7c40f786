import type { PageContext } from '@/components/page/define-page';
import { PostsView } from '@/components/posts/posts-view';
import { unreadFilters } from '@/lib/site/views/filters';
import { loadPosts, postsPage } from '@/lib/site/views/posts-page';

/** One page of the news. */
export async function content({ locale, query }: PageContext) {
  const data = await loadPosts(locale, postsPage(query));
  return <PostsView data={data} unread={unreadFilters(query, data)} />;
}
