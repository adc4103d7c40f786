import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { SampleNotice } from '@/components/ui/sample-notice';
import { type FilterName, filteredPath } from '@/lib/site/views/filters';
import type { PostsData } from '@/lib/site/views/posts-page';
import { PostLead } from './post-lead';
import { PostRow } from './post-row';

interface Props {
  data: PostsData;
  /** What the address asks for in vain. */
  unread?: readonly FilterName[];
}

/** The news: the newest leads, the others follow as rows. */
export function PostsView({ data, unread = [] }: Props) {
  const t = useTranslations('Posts');
  const locale = useLocale();
  return (
    <div className="space-y-8">
      <StaleNotice since={data.staleSince} />
      <UnreadNotice names={unread} />
      {data.sample && <SampleNotice />}
      {data.lead === null && data.items.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        <>
          {data.lead && <PostLead {...data.lead} />}
          <ul className="rows">
            {data.items.map((post) => (
              <li key={post.slug}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={data.page}
        pageCount={data.pageCount}
        hrefOf={(page) => filteredPath('posts', locale, { page })}
      />
    </div>
  );
}
