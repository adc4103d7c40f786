import { useLocale, useTranslations } from 'next-intl';
import { Riyal } from '@/components/data/riyal';
import { Alert } from '@/components/ui/alert';
import { Stat, StatList } from '@/components/ui/stat';
import { formatList, formatNumber, formatShare } from '@/lib/i18n/format';
import type { Indicators } from '@/lib/registry';
import { AVERAGE_DAYS } from '@/lib/registry/contract/indicators';
import { type Change, DURATIONS } from '@/lib/site/views/indicators';

interface Props {
  indicators: Indicators;
  days: number;
  change: Change | null;
}

/** The three figures. Too few transactions give no average, because one deal would be readable from it. */
export function IndicatorsFigures({ indicators, days, change }: Props) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const { deeds, totalValue, averagePricePerSquareMetre, minimumDeeds, state } = indicators;
  return (
    <div className="mt-5 space-y-4">
      <StatList>
        <Stat
          label={t('figures.deeds')}
          value={formatNumber(deeds, locale)}
          note={change && <ChangeNote share={change.deeds} />}
        />
        <Stat
          label={t('figures.value')}
          value={<Riyal value={totalValue} rounded />}
          note={change && <ChangeNote share={change.value} />}
        />
        <Stat label={t('figures.price')} value={<Average value={averagePricePerSquareMetre} />} />
      </StatList>
      {state === 'not_enough' && !AVERAGE_DAYS.includes(days) && (
        <Alert title={t('otherPeriod.title')} role="status">
          {t('otherPeriod.text', {
            days: formatList(
              DURATIONS.map((length) => formatNumber(length, locale)),
              locale,
            ),
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

/** A share of the period before that rounds to nothing is none. */
const NOTICED = 0.0005;

function ChangeNote({ share }: { share: number }) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  if (Math.abs(share) < NOTICED) return t('change.same');
  return t(share > 0 ? 'change.up' : 'change.down', { share: formatShare(Math.abs(share), locale) });
}

/** An average price, or that there is none to show. */
function Average({ value }: { value: number | null }) {
  const t = useTranslations('Analytics');
  if (value === null)
    return <span className="font-normal text-stone-600 text-base">{t('figures.withheld')}</span>;
  return <Riyal value={value} per={t('figures.perSpoken')} />;
}
