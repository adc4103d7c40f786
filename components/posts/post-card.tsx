import { useLocale, useTranslations } from 'next-intl';
import { ArrowIcon } from '@/components/ui/icons';
import { bothCalendars } from '@/lib/i18n/format';
import { inOneCalendar, unparted } from '@/lib/i18n/unparted';
import type { ListedPost } from '@/lib/site/views/posts-page';
import { PostLink, PostState } from './post-row';

/**
 * One post among others side by side: its date, title and summary, and where it is about. The card leads to it.
 */
export function PostCard({ post }: { post: ListedPost }) {
  const t = useTranslations('Areas');
  const texts = useTranslations('Posts');
  const locale = useLocale();
  const where = post.regions.map(({ name }) => name[locale]).join(t('listSeparator'));
  return (
    <article className="group leads-on flex h-full flex-col rounded-xl border border-t-4 border-stone-300 border-t-brown-600 bg-white p-5 md:p-6">
      <div className="text-sm font-semibold text-brown-700">
        {texts('published')}{' '}
        <time dateTime={post.publishedOn}>{bothCalendars(post.publishedOn, locale)}</time>
      </div>
      <h3 className="mt-3 min-h-[2lh] text-xl font-bold md:text-xl">
        <PostLink post={post} />
      </h3>
      <p className="mt-2 text-stone-600">{unparted(inOneCalendar(post.summary))}</p>
      <PostState area={post.area} />
      <div className="mt-auto flex items-end justify-between gap-4 pt-4">
        <p className="min-w-0 text-sm text-stone-600">{where}</p>
        <ArrowIcon className="size-6 shrink-0 text-blue-700 step-on" />
      </div>
    </article>
  );
}
