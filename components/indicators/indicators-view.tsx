import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { UnreadNotice } from '@/components/data/unread-notice';
import { prose } from '@/components/page/prose';
import { EmptyState } from '@/components/ui/empty-state';
import { SampleNotice } from '@/components/ui/sample-notice';
import { SampleTag } from '@/components/ui/sample-tag';
import { bothCalendars, formatNumber } from '@/lib/i18n/format';
import { nameSteps } from '@/lib/site/maps/sheet/price-sheet';
import { OwnTurn } from '@/lib/site/own-turn';
import type { IndicatorsData } from '@/lib/site/views/analytics-page';
import type { FilterName } from '@/lib/site/views/filters';
import { IndicatorsCharts } from './indicators-chart';
import { IndicatorsExport } from './indicators-export';
import { IndicatorsFigures } from './indicators-figures';
import { IndicatorsForm } from './indicators-form';
import { IndicatorsMethod } from './indicators-method';
import { MonthTable, TypeTable } from './indicators-tables';
import { PartsCompared } from './parts-compared';
import { PricesMap } from './prices-map';

interface Props {
  data: IndicatorsData;
  /** What the address asks for in vain. */
  unread?: readonly FilterName[];
}

/** The indicators: filter above what it gives, each figure with its limits. */
export function IndicatorsView({ data, unread = [] }: Props) {
  const { indicators } = data;
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { days } = data.filter;
  const shown = t('understood', {
    scope: useScope(data),
    separator: t('scope.separator'),
    duration: t('filter.daysOption', { count: days, n: formatNumber(days, locale) }),
  });
  return (
    <div className="container-page space-y-8 py-6 md:py-12">
      <div className="space-y-4">
        <OwnTurn>
          <IndicatorsForm data={data} />
        </OwnTurn>
        <StaleNotice since={data.staleSince} />
        <UnreadNotice names={unread} shown={shown} />
        {indicators.sample && <SampleNotice />}
      </div>
      <Results data={data} />
    </div>
  );
}

/** Whether there is anything to choose from: without a single transaction no other choice would help. */
const isLoaded = ({ source, coverage }: IndicatorsData['indicators']) => source !== null || coverage !== null;

function Results({ data }: { data: IndicatorsData }) {
  const t = useTranslations('Analytics');
  const { indicators } = data;
  const scope = useScope(data);
  if (indicators.state === 'no_results') return <NoResults indicators={indicators} scope={scope} />;
  return (
    <>
      <section aria-labelledby="results">
        <h2 id="results">
          {scope} {indicators.sample && <SampleTag />}
        </h2>
        <Window data={data} />
        <IndicatorsFigures indicators={indicators} days={data.filter.days} change={data.change} />
        <IndicatorsExport filter={data.filter} />
      </section>
      <OwnTurn>
        <IndicatorsCharts indicators={indicators} yearBefore={data.yearBefore} />
      </OwnTurn>
      <Places data={data} />
      <div className="grid items-start gap-10 xl:grid-cols-2 xl:gap-x-12 print:grid-cols-2 print:gap-5">
        <section aria-labelledby="months" className="min-w-0 space-y-4 print:space-y-1">
          <h2 id="months" className="text-xl md:text-xl">
            {t('months.heading')} {indicators.sample && <SampleTag />}
          </h2>
          <OwnTurn>
            <MonthTable indicators={indicators} />
          </OwnTurn>
        </section>
        {/* The months are the longer table: how all of it is made fills what is left beside them. */}
        <div className="min-w-0 space-y-10 xl:space-y-6 print:contents">
          <section aria-labelledby="types" className="space-y-4 print:space-y-1">
            <h2 id="types" className="text-xl md:text-xl">
              {t('byType.heading')} {indicators.sample && <SampleTag />}
            </h2>
            <TypeTable indicators={indicators} />
          </section>
          <IndicatorsMethod indicators={indicators} />
        </div>
      </div>
    </>
  );
}

/** The parts of the place compared: on a wide page the map of their prices and their bars side by side. */
function Places({ data }: { data: IndicatorsData }) {
  const { parts, map, places } = data;
  const locale = useLocale();
  if (parts === null) return null;
  // Where names have room is looked for in turns of its own.
  const steps = map?.plan ? nameSteps({ plan: map.plan, districts: places.districts, locale }) : [];
  const bars = (
    <OwnTurn>
      <PartsCompared data={{ ...data, parts }} />
    </OwnTurn>
  );
  if (map === null) return bars;
  return (
    <div className="grid items-start gap-10 *:min-w-0 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:gap-x-5 xl:gap-x-8 print:block print:space-y-5">
      <OwnTurn steps={steps}>
        <PricesMap data={{ ...data, map }} />
      </OwnTurn>
      {bars}
    </div>
  );
}

function NoResults({ indicators, scope }: Pick<IndicatorsData, 'indicators'> & { scope: string }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  return (
    <section aria-labelledby="results" role="status">
      <h2 id="results">{scope}</h2>
      <div className="mt-5">
        {isLoaded(indicators) ? (
          <EmptyState title={t('noResults.title')}>
            <div className="prose-registry mx-auto">
              {t.rich(indicators.sample ? 'noResults.sample' : 'noResults.text', prose(locale))}
            </div>
          </EmptyState>
        ) : (
          <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
        )}
      </div>
      {isLoaded(indicators) && (
        <div className="mt-10">
          <IndicatorsMethod indicators={indicators} />
        </div>
      )}
    </section>
  );
}

function Window({ data: { indicators } }: { data: IndicatorsData }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { from, asOf } = indicators;
  return (
    <p className="mt-2 text-stone-700" role="status">
      {t('window', {
        from: bothCalendars(from, locale),
        to: bothCalendars(asOf, locale),
      })}
    </p>
  );
}

/** What the figures are about, in words: the place, and the kind of property where one was chosen. */
function useScope({ filter, places }: IndicatorsData): string {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const nameIn = (list: readonly { code: string; name: Record<typeof locale, string> }[], code?: string) =>
    list.find((item) => item.code === code)?.name[locale];
  const city = nameIn(places.cities, filter.city);
  const district = nameIn(places.districts, filter.district);
  const region = nameIn(places.regions, filter.region);
  const place =
    district !== undefined && city !== undefined
      ? t('scope.district', { district, city })
      : (city ??
        (region === undefined
          ? t('scope.country')
          : t('scope.region', { code: filter.region ?? '', region })));
  const kinds = [filter.type && t(`types.${filter.type}`), filter.use && t(`uses.${filter.use}`)];
  return [place, ...kinds.filter((kind) => kind !== undefined)].join(t('scope.separator'));
}
