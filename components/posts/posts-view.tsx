import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { SampleNotice } from '@/components/ui/sample-notice';
import { type FilterName, filteredPath } from '@/lib/site/views/filters';
import type { PostsData } from '@/lib/site/views/posts-page';
import { PostCard } from './post-card';

interface Props {
  data: PostsData;
  /** What the address asks for in vain. */
  unread?: readonly FilterName[];
}

/** The news, newest first. */
export function PostsView({ data, unread = [] }: Props) {
  const t = useTranslations('Posts');
  const locale = useLocale();
  return (
    <div className="space-y-8">
      <StaleNotice since={data.staleSince} />
      <UnreadNotice names={unread} />
      {data.sample && <SampleNotice />}
      {data.items.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {data.items.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={data.page}
        pageCount={data.pageCount}
        hrefOf={(page) => filteredPath('posts', locale, { page })}
      />
    </div>
  );
}
