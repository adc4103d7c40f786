import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { WithHelpline } from '@/components/shell/helpline';
import { EmptyState } from '@/components/ui/empty-state';
import { ListIcon, PinIcon } from '@/components/ui/icons';
import { Pagination } from '@/components/ui/pagination';
import { SiteLink } from '@/components/ui/site-link';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import { knownDates } from '@/lib/site/areas/areas';
import { OwnTurn } from '@/lib/site/own-turn';
import { type AreasData, PAGES_IN_ONE } from '@/lib/site/views/areas-page';
import { type FilterName, filteredPath } from '@/lib/site/views/filters';
import { AreaLine } from './area-line';
import { AreaColumns, AreaRow, TOTALS } from './area-row';
import { AreasFilterForm } from './areas-filter-form';
import { AreasMap } from './areas-map';
import { CheckPrompt } from './check-prompt';

interface Props {
  data: AreasData;
  /** What the address asks for in vain. */
  unread?: readonly FilterName[];
  tiles: { url: string; attribution: string } | null;
}

/** The list of announced areas: the question about one's own place, the map, a filter, the areas by where they stand. */
export function AreasView({ data, unread = [], tiles }: Props) {
  const { filter } = data;
  const locale = useLocale();
  // The region that is shown leads back to all of them.
  const href = (region: string) =>
    `${filteredPath('areas', locale, { region: region === filter.region ? undefined : region })}#list`;
  return (
    <div className="container-page space-y-10 py-8 md:py-12">
      <StaleNotice since={data.staleSince} />
      <UnreadNotice names={unread} />
      <WaysOn data={data} />
      <OpenNow data={data} />
      <OwnTurn>
        <AreasMap data={data} tiles={tiles} href={href} />
      </OwnTurn>
      <div className="space-y-8">
        <AreasFilterForm data={data} />
        <AreasList data={data} />
      </div>
      <CheckPrompt />
    </div>
  );
}

/** More announcements than these are found in the list. */
const MOST_FIRST = 6;

/** The periods that run, before map and filter: who lives there has to act. */
function OpenNow({ data: { filter, groups, regions } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const today = riyadhDate();
  const open = groups.find(({ group, items }) => group === 'open' && items.length > 0);
  // Another page of the list does not begin with them, and a list of these alone says it itself.
  if (open === undefined || filter.state !== undefined || (filter.page !== 1 && filter.page !== 'all'))
    return null;
  return (
    <section aria-labelledby="open-now" className="no-print">
      <h2 id="open-now">{t('openToday')}</h2>
      <ul className="mt-4 grid gap-x-8 border-b border-stone-200 *:border-t *:border-stone-200 sm:grid-cols-2 lg:grid-cols-3">
        {open.items.slice(0, MOST_FIRST).map((area) => (
          <li key={area.slug}>
            <AreaLine area={area} regions={regions} today={today} />
          </li>
        ))}
      </ul>
      {open.total > MOST_FIRST && (
        <p className="mt-4">
          <a href="#group-open" className="inline-block py-2 font-medium link">
            {`${t('group.open')} (${formatNumber(open.total, locale)})`}
          </a>
        </p>
      )}
    </section>
  );
}

/** For who came for the list, or for one property: the map comes before both. */
function WaysOn({ data: { shown } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const ways = useTranslations('Services.ways');
  const locale = useLocale();
  const way = 'inline-flex min-h-11 items-center gap-2 font-medium link';
  return (
    <p className="no-print -mt-4 mb-3 flex flex-wrap gap-x-8">
      <a href="#list" className={way}>
        <ListIcon className="size-5 shrink-0" />
        {t('toList', { n: formatNumber(shown, locale) })}
      </a>
      <a href="#check-prompt" className={way}>
        <PinIcon className="size-5 shrink-0" />
        {ways('check.title')}
      </a>
    </p>
  );
}

function AreasList({ data }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { filter, groups, shown } = data;
  const { page } = filter;
  const listed = groups.filter(({ items }) => items.length > 0);
  const isFiltered = filter.region !== undefined || filter.state !== undefined;
  const region = data.regions.find(({ code }) => code === filter.region);
  return (
    <div id="list" className="space-y-12 print:space-y-4">
      {/* Of one group its heading says the number. */}
      <p role="status" className={listed.length === 1 && !region ? 'sr-only' : 'text-stone-700'}>
        {region && (
          <strong>{t('parts.inRegion', { code: region.code, region: region.name[locale] })}:</strong>
        )}{' '}
        <span>{t('shown', { count: shown, n: formatNumber(shown, locale) })}</span>
      </p>
      {region && (
        <p className="no-print -mt-10">
          <SiteLink
            href={`${filteredPath('areas', locale, { ...filter, region: undefined, page: 1 })}#list`}
            className="inline-block py-2 font-medium link"
          >
            {t('allRegions')}
          </SiteLink>
        </p>
      )}
      {/* Paper has no way on to the other pages of the list: it says what it holds. */}
      {page !== 'all' && data.pageCount > 1 && (
        <p className="hidden font-medium print:block">
          {t('printed', {
            n: formatNumber(
              listed.reduce((sum, { items }) => sum + items.length, 0),
              locale,
            ),
            total: formatNumber(shown, locale),
            page: formatNumber(page, locale),
            pages: formatNumber(data.pageCount, locale),
          })}
        </p>
      )}
      {listed.map((group) => (
        <OwnTurn key={group.group}>
          <AreaGroupList {...group} regions={data.regions} isSample={data.totals.sample} />
        </OwnTurn>
      ))}
      {listed.length === 0 &&
        (isFiltered ? (
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        ) : (
          <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
        ))}
      {listed.length > 0 && <ListNotes data={data} />}
      {page !== 'all' && data.pageCount > 1 && <OtherPages data={data} page={page} />}
    </div>
  );
}

/** The way to the other pages of the list, and where these are few to all of it in one. */
function OtherPages({ data: { filter, pageCount, shown }, page }: { data: AreasData; page: number }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return (
    <div className="print:hidden">
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => `${filteredPath('areas', locale, { ...filter, page: to })}#list`}
      />
      {pageCount <= PAGES_IN_ONE && (
        <p className="mt-4">
          <SiteLink
            href={`${filteredPath('areas', locale, { ...filter, page: 'all' })}#list`}
            className="inline-block py-2 font-semibold link"
          >
            {t('whole', { n: formatNumber(shown, locale) })}
          </SiteLink>
        </p>
      )}
    </div>
  );
}

/** Announced, first and last: the days that a wide row has a column for. */
const DAYS = 3;

/** What the figures of the rows count, what a dash is, and what they add up to where deeds and dealings are no sample. */
function ListNotes({ data: { totals, filter, groups } }: { data: AreasData }) {
  const t = useTranslations('Areas');
  const ui = useTranslations('Ui');
  const locale = useLocale();
  const { titles, transactions, sample } = totals;
  const isDayMissing = groups.some(({ items }) => items.some((area) => knownDates(area).length < DAYS));
  const sums =
    titles === null || transactions === null
      ? null
      : t('sums', { titles: formatNumber(titles, locale), transactions: formatNumber(transactions, locale) });
  return (
    <p className="max-w-prose text-sm text-stone-600">
      {t('figures.note')} {/* On a narrow page the rows do not tell of deeds. */}
      {sample ? <span className="max-xl:hidden print:inline">{ui('sample.totals')}</span> : sums}{' '}
      {filter.region !== undefined && `${t('figures.ofWhole')} `}
      {/* Only the columns of a wide list have dashes. */}
      {isDayMissing && (
        <span className="max-xl:hidden print:inline">
          <WithHelpline text={t('figures.dash')} />
        </span>
      )}
    </p>
  );
}

type GroupProps = AreasData['groups'][number] & Pick<AreasData, 'regions'> & { isSample: boolean };

function AreaGroupList({ group, items, total, regions, isSample }: GroupProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const today = riyadhDate();
  return (
    <section aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="flex items-baseline gap-3">
        {t(`group.${group}`)}
        <span className="text-lg font-normal tabular-nums text-stone-600">{formatNumber(total, locale)}</span>
      </h2>
      {group === 'closed' && items.length > 1 && <p className="mt-1 text-stone-700">{t('endedLast')}</p>}
      {/* On paper a table, whose head every sheet has again. */}
      <div className="@container mt-4 print:table print:w-full" data-sample={isSample ? '' : undefined}>
        <div className="print:table-header-group print:break-inside-avoid">
          <AreaColumns
            isOver={group === 'closed'}
            isSample={isSample}
            stated={TOTALS.filter((key) => items.some(({ totals }) => totals[key] !== null))}
          />
        </div>
        <ul className="rows @5xl:border-t-0">
          {items.map((area) => (
            <AreaRow key={area.slug} area={area} regions={regions} today={today} />
          ))}
        </ul>
      </div>
    </section>
  );
}
