import { useLocale, useTranslations } from 'next-intl';
import type { Region } from '@/lib/registry';

/** Names of regions in a row. */
export function RegionNames({ regions }: { regions: readonly Pick<Region, 'name'>[] }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  return <>{regions.map(({ name }) => name[locale]).join(t('listSeparator'))}</>;
}
