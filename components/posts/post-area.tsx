import { useLocale, useTranslations } from 'next-intl';
import { AreaSentence } from '@/components/areas/area-sentence';
import { PeriodStrip } from '@/components/data/period-strip';
import { SiteLink } from '@/components/ui/site-link';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { type PostData, plotsOf } from '@/lib/site/views/posts-page';

/** The announcement that a post is about, as it stands today: the text is as old as it is. */
export function PostArea({
  area,
  regions,
}: { area: NonNullable<PostData['area']> } & Pick<PostData, 'regions'>) {
  const t = useTranslations('Posts');
  const areas = useTranslations('Areas');
  const locale = useLocale();
  const today = riyadhDate();
  const plots = plotsOf(area);
  return (
    <section aria-labelledby="announcement" className="border border-stone-200 p-5 md:p-6">
      <h2 id="announcement" className="text-xl md:text-xl">
        {t('area.heading')}
      </h2>
      <p className="mt-2 font-medium text-brown-900">
        <AreaSentence area={area} today={today} />
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-3">
        {plots !== null && (
          <div>
            <dt className="text-sm text-stone-600">{areas('figures.properties')}</dt>
            <dd className="text-3xl font-bold tabular-nums text-brown-900">{formatNumber(plots, locale)}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-stone-600">{areas('figures.regions')}</dt>
          <dd className="mt-1 text-lg font-bold text-brown-900">
            {regions.map(({ name }) => name[locale]).join(areas('listSeparator'))}
          </dd>
        </div>
      </dl>
      <div className="mt-5">
        <PeriodStrip area={area} today={today} labelledBy="announcement" />
      </div>
      <SiteLink
        href={localizedPath(routePath('area', { area: area.slug }), locale)}
        className="mt-3 inline-flex min-h-11 items-center link print:hidden"
      >
        {t('area.link')}
      </SiteLink>
    </section>
  );
}
