import { useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import { SignRow } from '@/components/maps/signs/map-sign';
import { ArrowIcon } from '@/components/ui/icons';
import { unparted } from '@/lib/i18n/unparted';
import type { PostSummary, Region } from '@/lib/registry';
import { PostLink, PostState } from './post-row';

interface Props {
  post: PostSummary;
  /** The regions that it names. */
  regions: readonly Region[];
}

/** The newest post, larger than the others, beside the regions that it names. */
export function PostLead({ post, regions }: Props) {
  const t = useTranslations('Posts');
  const areas = useTranslations('Areas');
  return (
    <article
      className={`group leads-on grid border border-t-4 border-stone-200 border-t-brown-600 ${regions.length > 0 ? 'md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
    >
      <div className="flex flex-col p-5 md:p-6 lg:p-8">
        <div className="font-medium text-brown-700">
          {t('published')} <CalendarDate date={post.publishedOn} inline />
        </div>
        <h2 className="mt-3 text-balance lg:text-[2rem]">
          <PostLink post={post} />
        </h2>
        <p className="mt-3 max-w-prose text-lg text-stone-700">{unparted(post.summary)}</p>
        <PostState area={post.area} />
        {/* The title is the link: whoever hears the page has heard it. */}
        <p
          aria-hidden="true"
          className="mt-auto flex items-center gap-2 pt-5 font-semibold text-blue-800 print:hidden"
        >
          {t('read')}
          <ArrowIcon className="size-5 shrink-0 step-on" />
        </p>
      </div>
      {regions.length > 0 && (
        <div className="flex flex-col border-stone-200 max-md:border-t md:border-s">
          <div className="grow bg-sea">
            <RegionMap regions={regions} />
          </div>
          <ul className="border-stone-200 border-t px-4 py-2 text-sm text-stone-700">
            <SignRow sign="meant">{areas('map.meant')}</SignRow>
          </ul>
        </div>
      )}
    </article>
  );
}
