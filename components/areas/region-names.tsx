import { useLocale, useTranslations } from 'next-intl';
import { wholeName } from '@/lib/i18n/unparted';
import type { Region } from '@/lib/registry';

interface Props {
  regions: readonly Pick<Region, 'code' | 'name'>[];
}

/** Names of regions in a row, said to be such; nothing of none. */
export function useRegionNames(regions: Props['regions']): string {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const [only, ...others] = regions;
  if (only === undefined) return '';
  // One alone could be taken for the city of its name.
  if (others.length === 0) return t('parts.inRegion', { code: only.code, region: only.name[locale] });
  const names = regions.map(({ name }) => wholeName(name[locale])).join(t('listSeparator'));
  return t('parts.inRegions', { regions: names });
}

/** The same as an element, where no hook can be called. */
export const RegionNames = ({ regions }: Props) => useRegionNames(regions);
