import { useLocale, useTranslations } from 'next-intl';
import { Riyal } from '@/components/data/riyal';
import { Alert } from '@/components/ui/alert';
import { Stat, StatList } from '@/components/ui/stat';
import { formatNumber } from '@/lib/i18n/format';
import type { Indicators } from '@/lib/registry';
import { AVERAGE_DAYS } from '@/lib/registry/contract/indicators';
import { DURATIONS } from '@/lib/site/views/indicators';

/** The three figures. Too few transactions give no average, because one deal would be readable from it. */
export function IndicatorsFigures({ indicators, days }: { indicators: Indicators; days: number }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { deeds, totalValue, averagePricePerSquareMetre, minimumDeeds, state } = indicators;
  return (
    <div className="mt-5 space-y-4">
      <StatList>
        <Stat label={t('figures.deeds')} value={formatNumber(deeds, locale)} />
        <Stat label={t('figures.value')} value={<Riyal value={totalValue} />} />
        <Stat label={t('figures.price')} value={<Average value={averagePricePerSquareMetre} />} />
      </StatList>
      {state === 'not_enough' && !AVERAGE_DAYS.includes(days) && (
        <Alert title={t('otherPeriod.title')} role="status">
          {t('otherPeriod.text', {
            days: DURATIONS.map((length) => formatNumber(length, locale)).join(' · '),
          })}
        </Alert>
      )}
      {state === 'not_enough' && AVERAGE_DAYS.includes(days) && (
        <Alert title={t('notEnough.title')} role="status">
          {t('notEnough.text', { minimum: formatNumber(minimumDeeds, locale) })}
        </Alert>
      )}
    </div>
  );
}

/** An average price, or that there is none to show. */
export function Average({ value }: { value: number | null }) {
  const t = useTranslations('Analytics');
  if (value === null)
    return <span className="text-base font-normal text-stone-600">{t('figures.withheld')}</span>;
  return <Riyal value={value} per={{ shown: t('figures.perShown'), spoken: t('figures.perSpoken') }} />;
}
