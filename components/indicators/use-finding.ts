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
  const locale = useLocale();
  const range = rangeOf(values);
  if (range === null) return null;
  const { highest, lowest, last } = range;
  const monthOf = ({ index }: typeof last) => gregorianMonth(months[index]?.month ?? '', locale);
  const place = last.value === highest.value ? 'highest' : last.value === lowest.value ? 'lowest' : 'between';
  return t(`finding.${of}`, {
    place,
    isLatest: String(last.index === months.length - 1),
    month: monthOf(last),
    last: formatNumber(last.value, locale),
    highMonth: monthOf(highest),
    high: formatNumber(highest.value, locale),
    lowMonth: monthOf(lowest),
    low: formatNumber(lowest.value, locale),
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
  const locale = useLocale();
  const range = rangeOf(pricesOf(months));
  if (range === null) return null;
  return t('finding.range', {
    low: formatNumber(range.lowest.value, locale),
    high: formatNumber(range.highest.value, locale),
  });
}
