import { useLocale, useTranslations } from 'next-intl';
import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import { extremesOf } from '@/lib/site/views/charts';
import { directionOf, pricesAcross } from '@/lib/site/views/indicators';
import type { Months } from './chart-frame';

/** What a chart's months come to, in a sentence; null where fewer than two differ. */
export function useFinding(name: 'price' | 'deeds', months: Months, values: readonly (number | null)[]) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const extremes = extremesOf(values);
  if (extremes === null || extremes.highest.value === extremes.lowest.value) return null;
  const { highest, lowest, last } = extremes;
  const monthOf = ({ index }: typeof last) => gregorianMonth(months[index]?.month ?? '', locale);
  const place = last.value === highest.value ? 'highest' : last.value === lowest.value ? 'lowest' : 'between';
  return t(`finding.${name}`, {
    place,
    month: monthOf(last),
    last: formatNumber(last.value, locale),
    highMonth: monthOf(highest),
    high: formatNumber(highest.value, locale),
    lowMonth: monthOf(lowest),
    low: formatNumber(lowest.value, locale),
  });
}

/** The average price of the first month and of the last, and which way it went; null where fewer than two have one. */
export function useAcross(months: Months) {
  const t = useTranslations('Analytics');
  const locale = useLocale();
  const across = pricesAcross(months);
  if (across === null) return null;
  const { first, last, share } = across;
  const text = t('finding.across', {
    first: formatNumber(first.price, locale),
    firstMonth: gregorianMonth(first.month, locale),
    last: formatNumber(last.price, locale),
    month: gregorianMonth(last.month, locale),
  });
  return { direction: directionOf(share), text };
}
