import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaSummary } from '@/lib/registry';

/** Whether it counts plots: these may be told of the districts that were announced first alone. */
export const isOfPlots = (key: string) => key === 'plots' || key === 'properties';

/** Whether a total is of what came of an announcement: that one may be a sample where the others are not. */
export const isOfDeeds = (key: string) => key === 'titles' || key === 'transactions';

/** Of which districts its plots are told, where these are not all. */
export function useInFirst({ plotsInFirst }: Pick<AreaSummary, 'plotsInFirst'>): string | undefined {
  const t = useTranslations('Areas.figures');
  const locale = useLocale();
  return plotsInFirst === null
    ? undefined
    : t('inFirst', { count: plotsInFirst, n: formatNumber(plotsInFirst, locale) });
}
