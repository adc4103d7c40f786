import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { isInParts } from '@/lib/registry/contract/areas';
import { areaCounts } from '@/lib/site/areas/area-counts';
import { districtsByName } from '@/lib/site/areas/area-told';

/** What the announcement covers, and whether the map shows all that it names; nothing where it names one alone. */
export function AreaCounted({ area }: { area: Area }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { all, named, repeated, unnamed, isOpenEnded, places, isPlans, drawn } = areaCounts(area);
  if (all <= 1) return null;
  const inParts = isInParts(area.parts);
  const counted = (key: 'districts' | 'parts' | 'places' | 'plans', count: number) =>
    t(`counted.${key}`, { count, n: formatNumber(count, locale) });
  // Of names that count several times the sentence begins with the names, and says how the number comes together.
  const isByName = repeated.length > 0 && unnamed === 0;
  const districts =
    all > places ? counted(inParts ? 'parts' : 'districts', isByName ? named : all - places) : null;
  const others = places > 0 ? counted(isPlans ? 'plans' : 'places', places) : null;
  const [first, second] = inParts ? [others, districts] : [districts, others];
  const what = first && second ? t('counted.both', { first, second }) : (districts ?? others);
  const stated = districtsByName(area);
  const sentences = [
    stated === null
      ? t('counted.covers', {
          what: what ?? '',
          isOpenEnded: String(isOpenEnded),
          isNamed: String(unnamed === 0),
        })
      : t('counted.ofMore', { all: counted('districts', stated), n: formatNumber(all, locale) }),
    ...repeated.map(({ name, times: count }, at) =>
      t('counted.times', {
        name: name?.[locale] ?? '',
        count,
        n: formatNumber(count, locale),
        isSum: String(isByName && at === 0),
        all: formatNumber(all - places, locale),
      }),
    ),
    // What a map leaves out stands beside the name of its city, plans below their heading.
    ...(drawn > 0 && drawn === named && unnamed + places === 0 && !isOpenEnded ? [t('counted.drawn')] : []),
  ];
  return <p className="mt-2 max-w-prose text-stone-700">{sentences.join(' ')}</p>;
}
