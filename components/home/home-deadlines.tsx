import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AreaLine } from '@/components/areas/area-line';
import { RegionChips } from '@/components/areas/region-chips';
import { useBothCalendars } from '@/components/data/use-both-calendars';
import { KingdomLegend } from '@/components/maps/kingdom/kingdom-legend';
import { RegionMap } from '@/components/maps/kingdom/region-map';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { bothCalendars, formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { groupOf } from '@/lib/site/areas/areas';
import { routePath } from '@/lib/site/routing/routes';
import { filteredPath } from '@/lib/site/views/filters';
import { type HomeData, haveAllEnded } from '@/lib/site/views/home-page';

/** What is open today, or what is left to do; when the last period ended is said in the box of the question. */
function useStatus(data: HomeData): ReactNode {
  const { deadlines, recent, counts, firstEnd } = data;
  const t = useTranslations('Home');
  const locale = useLocale();
  if (counts.open > 0 && firstEnd !== null) {
    const number = { count: counts.open, n: formatNumber(counts.open, locale) };
    const end = { end: bothCalendars(firstEnd, locale), isToday: String(firstEnd === riyadhDate()) };
    return t('deadlines.openToday', { ...number, ...end });
  }
  if (deadlines.length > 0) return t('deadlines.lead');
  if (recent.length === 0) return t('deadlines.emptyLead');
  // Who missed a period is told there too.
  if (haveAllEnded(data)) return null;
  return <span className="links">{t.rich('deadlines.missed', prose(locale))}</span>;
}

/** The regions of no announcement, whose names a map on a phone has no room for: elsewhere it has them. */
function Unannounced({ regions }: Pick<HomeData, 'regions'>) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const without = regions.filter(({ count }) => count === 0);
  if (without.length === 0 || without.length === regions.length) return null;
  const names = without.map(({ name }) => name[locale]).join(t('listSeparator'));
  return <p className="text-sm text-stone-600 sm:hidden print:block">{t('map.without', { names })}</p>;
}

/** Where a region leads: to its part of the list. */
function useRegionHref() {
  const locale = useLocale();
  return (region: string) => `${filteredPath('areas', locale, { region })}#list`;
}

function AreasMap({ regions, cities }: Pick<HomeData, 'regions' | 'cities'>) {
  const t = useTranslations('Home');
  const locale = useLocale();
  return (
    <figure className="border border-stone-300">
      <figcaption className="px-4 py-3 text-lg font-bold text-brown-900">{t('map.title')}</figcaption>
      <RegionMap regions={regions} cities={cities} href={useRegionHref()} />
      <div className="flex flex-col gap-2 px-4 py-3">
        <KingdomLegend regions={regions} cities={cities} />
        <Unannounced regions={regions} />
        <p className="no-print">
          <SiteLink
            href={`${localizedPath(routePath('areas'), locale)}#map-heading`}
            className="inline-flex min-h-11 items-center gap-2 font-medium link"
          >
            {t('map.moving')}
            <ArrowIcon className="size-4 shrink-0" />
          </SiteLink>
        </p>
      </div>
    </figure>
  );
}

/** What the map shows, in words. */
function ByRegion({ regions }: Pick<HomeData, 'regions'>) {
  const t = useTranslations('Areas');
  return (
    <>
      <h3 className="text-lg md:text-lg">{t('map.byRegion')}</h3>
      {/* Their sum is more than there are announcements. */}
      <p className="mt-1 mb-3 text-stone-700">{t('map.several')}</p>
      <RegionChips regions={regions} href={useRegionHref()} />
    </>
  );
}

/** The periods that end next; while none runs, the announcements that came last. Beside them, where they are. */
export function HomeDeadlines({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const today = riyadhDate();
  const running = data.deadlines.length > 0;
  const areas = running ? data.deadlines : data.recent;
  const allOver =
    areas.length > 1 && areas.every((area) => groupOf(area) === 'closed' && area.endsOn !== null);
  // Below the list, or below the map where that is the shorter column. A phone has it on the page of the list.
  const chips = data.regions.some(({ count }) => count > 0) && (
    <div className={`max-lg:hidden ${running ? 'mt-8' : 'mt-10'}`}>
      <ByRegion regions={data.regions} />
    </div>
  );
  return (
    <div data-regions="">
      <Section
        id="deadlines"
        title={running ? t('deadlines.title') : t('deadlines.noneTitle')}
        lead={useStatus(data)}
        beside={
          <>
            <AreasMap regions={data.regions} cities={data.cities} />
            {running && chips}
          </>
        }
      >
        {allOver && <p className="mb-2 text-stone-700">{t('deadlines.endedList')}</p>}
        <ul className="rows">
          {areas.map((area) => (
            <li key={area.slug}>
              <AreaLine area={area} regions={data.regions} today={today} overAbove={allOver} />
            </li>
          ))}
        </ul>
        {data.opensNext && <OpensNext area={data.opensNext} />}
        <ButtonLink variant="secondary" className="mt-6" href={localizedPath(routePath('areas'), locale)}>
          {t('deadlines.all')}
        </ButtonLink>
        {!running && chips}
      </Section>
    </div>
  );
}

/** The announcement that opens next, in a line below those that are open. */
function OpensNext({ area }: { area: NonNullable<HomeData['opensNext']> }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  const date = useBothCalendars();
  const href = localizedPath(routePath('area', { area: area.slug }), locale);
  const said = {
    name: area.name[locale],
    start: date(area.startsOn),
    announcement: (words: ReactNode) => (
      <SiteLink href={href} className="link">
        {words}
      </SiteLink>
    ),
  };
  return <p className="mt-4">{t.rich('deadlines.opensNext', said)}</p>;
}
