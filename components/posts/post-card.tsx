import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { ArrowIcon } from '@/components/ui/icons';
import { formatNumber } from '@/lib/i18n/format';
import { unparted } from '@/lib/i18n/unparted';
import type { ListedPost } from '@/lib/site/views/posts-page';
import { PostLink } from './post-row';

/** One post among others side by side: how much was announced and where, its date, title and summary. The card leads to it. */
export function PostCard({ post }: { post: ListedPost }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { plots, regions } = post;
  const where = regions.map(({ name }) => name[locale]).join(t('listSeparator'));
  return (
    <article className="group leads-on flex h-full flex-col rounded-xl border border-t-4 border-stone-300 border-t-brown-600 bg-white p-5 md:p-6">
      <div className="text-sm font-semibold text-brown-700">
        <CalendarDate date={post.publishedOn} inline />
      </div>
      <h3 className="mt-3 min-h-[2lh] text-xl font-bold md:text-xl">
        <PostLink post={post} />
      </h3>
      <p className="mt-2 text-stone-600">{unparted(post.summary)}</p>
      <div className="mt-auto flex items-end justify-between gap-4 pt-4">
        <div className="min-w-0 text-sm text-stone-600">
          {plots !== null && (
            <p>
              <span className="block text-3xl font-bold tabular-nums text-brown-900">
                {formatNumber(plots, locale)}
              </span>
              {t('figures.properties')}
            </p>
          )}
          <p>{where}</p>
        </div>
        <ArrowIcon className="size-6 shrink-0 text-brown-600 step-on" />
      </div>
    </article>
  );
}
