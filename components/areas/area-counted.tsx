import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { areaCounts } from '@/lib/site/views/area-counts';

/** How the numbers of the announcement come together, in a sentence; nothing where it names one alone. */
export function AreaCounted({ area }: { area: Area }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { all, named, repeated, unnamed, places, drawn } = areaCounts(area);
  if (all <= 1) return null;
  const counted = (key: 'counted.named' | 'counted.unnamed' | 'placeCount', count: number) =>
    count === 0 ? [] : [t(key, { count, n: formatNumber(count, locale) })];
  const times = repeated.map(({ name, times: count }) =>
    t('counted.times', { name: name?.[locale] ?? '', count, n: formatNumber(count, locale) }),
  );
  const list = [
    ...counted('counted.named', named),
    ...times,
    ...counted('counted.unnamed', unnamed),
    ...counted('placeCount', places),
  ].join(t('listSeparator'));
  const total = formatNumber(named, locale);
  return (
    <p className="mt-2 max-w-prose text-stone-700">
      {all === named ? t('counted.only', { list }) : t('counted.all', { n: formatNumber(all, locale), list })}
      {drawn > 0 &&
        ` ${t('counted.drawn', { isAll: String(drawn === named), n: formatNumber(drawn, locale), total })}`}
    </p>
  );
}
