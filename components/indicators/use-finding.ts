import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import { extremesOf } from '@/lib/site/indicators/charts';
import type { Months } from './chart-places';

/** The highest and the lowest of values; null where fewer than two differ. */
function rangeOf(values: readonly (number | null)[]) {
  const extremes = extremesOf(values);
  return extremes === null || extremes.highest.value === extremes.lowest.value ? null : extremes;
}

/** What the values of months come to, in a sentence; null where fewer than two differ. */
function useFinding(of: 'deeds' | 'price', months: Months, values: readonly (number | null)[]) {
  const t = useTranslations('Analytics');
  const data = useTranslations('Data');
  const locale = useLocale();
  const range = rangeOf(values);
  if (range === null) return null;
  const { highest, lowest, last } = range;
  const monthOf = ({ index }: typeof last) => gregorianMonth(months[index]?.month ?? '', locale);
  const figure = (value: number) => {
    const amount = formatNumber(value, locale);
    return of === 'price' ? data('riyal', { amount }) : amount;
  };
  const place = last.value === highest.value ? 'highest' : last.value === lowest.value ? 'lowest' : 'between';
  return t(`finding.${of}`, {
    place,
    isLatest: String(last.index === months.length - 1),
    month: monthOf(last),
    last: figure(last.value),
    highMonth: monthOf(highest),
    high: figure(highest.value),
    lowMonth: monthOf(lowest),
    low: figure(lowest.value),
  });
}

const pricesOf = (months: Months) =>
  months.map(({ averagePricePerSquareMetre }) => averagePricePerSquareMetre);

/** What the transactions of months come to. */
export const useDeedsFinding = (months: Months, values: readonly (number | null)[]) =>
  useFinding('deeds', months, values);

/** What their average prices come to: these go up and down, and the first and the last alone would tell a trend by chance. */
export const usePriceFinding = (months: Months) => useFinding('price', months, pricesOf(months));

/** Between which average prices the months lie; null where fewer than two differ. */
export function usePriceRange(months: Months) {
  const t = useTranslations('Analytics');
  const data = useTranslations('Data');
  const locale = useLocale();
  const range = rangeOf(pricesOf(months));
  if (range === null) return null;
  const priceOf = ({ value }: typeof range.lowest) => data('riyal', { amount: formatNumber(value, locale) });
  return t('finding.range', { low: priceOf(range.lowest), high: priceOf(range.highest) });
}
