import { CalendarDate } from '@/components/data/calendar-date';
import { ArrowIcon } from '@/components/ui/icons';
import { unparted } from '@/lib/i18n/unparted';
import type { PostSummary } from '@/lib/registry';
import { PostLink } from './post-row';

interface Props {
  post: PostSummary;
  /** Level of the heading in its page. */
  level?: 2 | 3;
}

/** One post in a list: its date, title and summary. The card leads to it. */
export function PostCard({ post, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className="group leads-on flex h-full flex-col rounded-xl border border-stone-200 border-t-4 border-t-brown-600 bg-white p-6">
      <div className="text-sm font-semibold text-brown-700">
        <CalendarDate date={post.publishedOn} inline />
      </div>
      <Heading className="mt-3 text-lg md:text-lg">
        <PostLink post={post} />
      </Heading>
      <p className="mt-2 text-stone-600">{unparted(post.summary)}</p>
      <ArrowIcon className="mt-auto size-9 self-end pt-3 text-brown-600 step-on" />
    </article>
  );
}
