import { useLocale } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { unparted } from '@/lib/i18n/unparted';
import type { PostSummary } from '@/lib/registry';
import { routePath } from '@/lib/site/routing/routes';
import type { PostWithRegions } from '@/lib/site/views/posts-page';
import { PostPicture } from './post-picture';

interface Props {
  post: PostWithRegions;
  /** Level of the heading in its page. */
  level?: 2 | 3;
  /** Without its summary, where there is little room. */
  short?: boolean;
}

/** One post in a list: where it is about, beside it its date, title and summary. The row leads to it. */
export function PostRow({ post, level = 2, short = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="group leads-on flex gap-4 py-4 md:gap-6 md:py-5">
      <PostPicture regions={post.regions} className="h-15.5 w-22 shrink-0 md:h-21 md:w-30 print:hidden" />
      <div className="min-w-0 grow">
        <div className="text-sm font-medium text-brown-700">
          <CalendarDate date={post.publishedOn} inline />
        </div>
        <Heading className="mt-1 text-lg md:text-lg">
          <PostLink post={post} />
        </Heading>
        {!short && <p className="mt-1 max-w-prose text-stone-600">{unparted(post.summary)}</p>}
      </div>
    </article>
  );
}

/** The title, which leads to the post from all of what is around it. */
export function PostLink({ post }: { post: Pick<PostSummary, 'slug' | 'title'> }) {
  const locale = useLocale();
  return (
    <SiteLink
      href={localizedPath(routePath('post', { slug: post.slug.split('/') }), locale)}
      className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
    >
      {unparted(post.title)}
    </SiteLink>
  );
}
