import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Riyal } from '@/components/data/riyal';
import { Alert } from '@/components/ui/alert';
import { Stat, StatList } from '@/components/ui/stat';
import { formatList, formatNumber, formatShare } from '@/lib/i18n/format';
import type { Indicators } from '@/lib/registry';
import { AVERAGE_DAYS } from '@/lib/registry/contract/indicators';
import { type Change, type Difference, DURATIONS, directionOf } from '@/lib/site/indicators/indicators';
import { usePriceRange } from './use-finding';

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
  const range = usePriceRange(indicators.byMonth);
  return (
    <div className="mt-4 space-y-4">
      <StatList>
        <Stat
          label={t('figures.deeds')}
          value={formatNumber(deeds, locale)}
          note={change && <ChangeNote of={change.deeds} before={formatNumber(change.deeds.before, locale)} />}
        />
        <Stat
          label={t('figures.value')}
          value={<Riyal value={totalValue} rounded />}
          note={
            change && <ChangeNote of={change.value} before={<Riyal value={change.value.before} rounded />} />
          }
        />
        <Stat
          label={t('figures.price')}
          value={<Average value={averagePricePerSquareMetre} />}
          note={
            change?.price ? (
              <ChangeNote isPrice of={change.price} before={<Riyal value={change.price.before} />} />
            ) : (
              range
            )
          }
        />
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

const ARROWS = { up: '▲', down: '▼', same: '' } as const;

interface ChangeProps {
  of: Difference;
  before: ReactNode;
  /** A price is higher where a number is more. */
  isPrice?: boolean;
}

/** By how much a figure differs from that of the period before, which stands behind it. */
function ChangeNote({ of: { share }, before, isPrice = false }: ChangeProps) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const direction = directionOf(share);
  const words = { share: formatShare(Math.abs(share), locale) };
  return (
    <>
      <Arrow of={direction} />
      {isPrice ? t(`priceChange.${direction}`, words) : t(`change.${direction}`, words)}{' '}
      <span className="whitespace-nowrap">({before})</span>
    </>
  );
}

function Arrow({ of: direction }: { of: keyof typeof ARROWS }) {
  if (direction === 'same') return null;
  return (
    <span aria-hidden="true" className="text-brown-900">
      {ARROWS[direction]}{' '}
    </span>
  );
}

/** An average price, or that there is none to show. */
function Average({ value }: { value: number | null }) {
  const t = useTranslations('Analytics');
  if (value === null)
    return <span className="font-normal text-stone-600 text-base">{t('figures.withheld')}</span>;
  return <Riyal value={value} per={t('figures.perSpoken')} />;
}
