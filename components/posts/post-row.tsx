import { useLocale, useTranslations } from 'next-intl';
import { AreaSentence } from '@/components/areas/area-sentence';
import { StateSign } from '@/components/areas/state-sign';
import { CalendarDate } from '@/components/data/calendar-date';
import { SiteLink } from '@/components/ui/site-link';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { unparted } from '@/lib/i18n/unparted';
import type { PostSummary } from '@/lib/registry';
import { groupOf } from '@/lib/site/areas/areas';
import { routePath } from '@/lib/site/routing/routes';
import type { ListedPost } from '@/lib/site/views/posts-page';

interface Props {
  post: ListedPost;
  /** Level of the heading in its page. */
  level?: 2 | 3;
  /** Without its summary, where there is little room. */
  short?: boolean;
}

/** One post in a list: its date, title and summary; where there is room, how much was announced and where. The row leads to it. */
export function PostRow({ post, level = 2, short = false }: Props) {
  const t = useTranslations('Posts');
  const Heading = `h${level}` as const;
  return (
    <article className={`group leads-on gap-6 md:flex md:py-5 ${short ? 'py-3' : 'py-4'}`}>
      <div className="min-w-0 grow">
        <div className="text-sm font-medium text-brown-700">
          {t('published')} <CalendarDate date={post.publishedOn} inline />
        </div>
        <Heading className="mt-1 text-lg md:text-lg">
          <PostLink post={post} />
        </Heading>
        {!short && <p className="mt-1 max-w-prose text-stone-600">{unparted(post.summary)}</p>}
        <PostState area={post.area} />
      </div>
      <Announced post={post} />
    </article>
  );
}

/** Where the announcement that a post is about stands today. */
export function PostState({ area }: Pick<PostSummary, 'area'>) {
  if (area === null) return null;
  return (
    <p className="mt-2 flex gap-2 text-sm text-stone-700">
      <span className="mt-1 shrink-0">
        <StateSign group={groupOf(area)} />
      </span>
      <span>
        <AreaSentence area={area} today={riyadhDate()} />
      </span>
    </p>
  );
}

/** The figure in a column of its own; a phone has it in the text. */
function Announced({ post: { plots, regions } }: Pick<Props, 'post'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (plots === null && regions.length === 0) return null;
  return (
    <div className="w-48 shrink-0 text-sm text-stone-600 max-md:hidden print:hidden">
      {plots !== null && (
        <p>
          <span className="block text-xl font-bold tabular-nums text-brown-900">
            {formatNumber(plots, locale)}
          </span>
          {t('figures.properties')}
        </p>
      )}
      <p>{regions.map(({ name }) => name[locale]).join(t('listSeparator'))}</p>
    </div>
  );
}

/** The title, which leads to the post from all of what is around it. */
export function PostLink({ post }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  const locale = useLocale();
  return (
    <SiteLink
      href={localizedPath(routePath('post', { slug: post.slug.split('/') }), locale)}
      className="after:absolute after:inset-0 link-soft decoration-1 group-hover:decoration-blue-800"
    >
      {unparted(post.title)}
    </SiteLink>
  );
}
