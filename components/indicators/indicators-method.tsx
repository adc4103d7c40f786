import { useLocale, useTranslations } from 'next-intl';
import { useBothCalendars } from '@/components/data/use-both-calendars';
import { formatNumber } from '@/lib/i18n/format';
import type { Indicators } from '@/lib/registry';
import { registrationStart, statisticsLastDay } from '@/lib/site/constants';

/** How the figures are made, how far they reach, and where they end. */
export function IndicatorsMethod({ indicators }: { indicators: Indicators }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { asOf, since, minimumDeeds, source, coverage } = indicators;
  const both = useBothCalendars();
  return (
    <section
      aria-labelledby="method"
      className="@container rounded-xl border border-brown-200 bg-brown-50 p-4 pb-1 md:p-5 md:pb-3 print:col-span-2 print:break-inside-avoid"
    >
      <h2 id="method" className="text-xl md:text-xl">
        {t(indicators.sample ? 'method.headingOfSample' : 'method.heading')}
      </h2>
      <dl className="mt-3 gap-x-10 text-stone-700 @2xl:columns-2 print:columns-2 *:break-inside-avoid *:pb-2 [&_dd]:inline [&_dt]:inline [&_dt]:pe-2 [&_dt]:font-semibold [&_dt]:text-brown-900 [&_dt]:after:content-[':']">
        {/* The day of examples stands beside them; here is told how the figures will be made. */}
        {!indicators.sample && (
          <div>
            <dt>{t('method.asOf')}</dt>
            <dd>{both(asOf)}</dd>
          </div>
        )}
        <div>
          <dt>{t('method.coverage')}</dt>
          <dd>
            {coverage !== null && t(`coverage.${coverage}`)} {t('method.since', { date: both(since) })}
          </dd>
        </div>
        <div>
          <dt>{t('method.firstStatistics')}</dt>
          <dd>
            {t('method.firstStatisticsText', {
              from: both(registrationStart),
              to: both(statisticsLastDay),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('method.definition')}</dt>
          <dd>{t('method.definitionText')}</dd>
        </div>
        <div>
          <dt>{t('method.threshold')}</dt>
          <dd>{t('method.thresholdText', { minimum: formatNumber(minimumDeeds, locale) })}</dd>
        </div>
        {source !== null && !indicators.sample && (
          <div>
            <dt>{t('method.source')}</dt>
            <dd>
              <bdi dir="auto">{source}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
