import { CalendarDate } from '@/components/data/calendar-date';
import { ArrowIcon } from '@/components/ui/icons';
import { unparted } from '@/lib/i18n/unparted';
import type { PostWithRegions } from '@/lib/site/views/posts-page';
import { PostPicture } from './post-picture';
import { PostLink } from './post-row';

interface Props {
  post: PostWithRegions;
  /** Level of the heading in its page. */
  level?: 2 | 3;
}

/** One post in a list: where it is about, its date, title and summary. The card leads to it. */
export function PostCard({ post, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="group leads-on flex h-full flex-col rounded-xl border border-stone-200 bg-white">
      <PostPicture regions={post.regions} className="aspect-video w-full" />
      <div className="flex grow flex-col p-5 md:p-6">
        <div className="text-sm font-semibold text-brown-700">
          <CalendarDate date={post.publishedOn} inline />
        </div>
        <Heading className="mt-3 text-lg md:text-lg">
          <PostLink post={post} />
        </Heading>
        <p className="mt-2 text-stone-600">{unparted(post.summary)}</p>
        <ArrowIcon className="mt-auto size-9 self-end pt-3 text-brown-600 step-on" />
      </div>
    </article>
  );
}
