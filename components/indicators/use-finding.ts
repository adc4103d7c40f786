import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, formatShare, gregorianMonth } from '@/lib/i18n/format';
import { extremesOf } from '@/lib/site/views/charts';
import { directionOf, pricesAcross } from '@/lib/site/views/indicators';
import type { Months } from './chart-places';

/** The highest and the lowest of values; null where fewer than two differ. */
function rangeOf(values: readonly (number | null)[]) {
  const extremes = extremesOf(values);
  return extremes === null || extremes.highest.value === extremes.lowest.value ? null : extremes;
}

/** What the transactions of months come to, in a sentence; null where fewer than two differ. */
export function useDeedsFinding(months: Months, values: readonly (number | null)[]) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const range = rangeOf(values);
  if (range === null) return null;
  const { highest, lowest, last } = range;
  const monthOf = ({ index }: typeof last) => gregorianMonth(months[index]?.month ?? '', locale);
  const place = last.value === highest.value ? 'highest' : last.value === lowest.value ? 'lowest' : 'between';
  return t('finding.deeds', {
    place,
    month: monthOf(last),
    last: formatNumber(last.value, locale),
    highMonth: monthOf(highest),
    high: formatNumber(highest.value, locale),
    lowMonth: monthOf(lowest),
    low: formatNumber(lowest.value, locale),
  });
}

/** How the average price of the last month differs from that of the first; null where fewer than two have one. */
export function usePriceFinding(months: Months) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const across = pricesAcross(months);
  if (across === null) return null;
  const { first, last, share } = across;
  return t('finding.price', {
    place: directionOf(share),
    share: formatShare(Math.abs(share), locale),
    first: formatNumber(first.price, locale),
    firstMonth: gregorianMonth(first.month, locale),
    last: formatNumber(last.price, locale),
    month: gregorianMonth(last.month, locale),
  });
}

/** Between which average prices the months lie; null where fewer than two differ. */
export function usePriceRange(months: Months) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const range = rangeOf(months.map(({ averagePricePerSquareMetre }) => averagePricePerSquareMetre));
  if (range === null) return null;
  return t('finding.range', {
    low: formatNumber(range.lowest.value, locale),
    high: formatNumber(range.highest.value, locale),
  });
}
