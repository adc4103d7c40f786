import { getTranslations } from 'next-intl/server';
import { IndicatorsView } from '@/components/indicators/indicators-view';
import type { PageContext } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { Badge } from '@/components/ui/badge';
import { indicatorsFilter, loadIndicators } from '@/lib/site/views/analytics-page';
import { unreadFilters } from '@/lib/site/views/filters';

/** The indicators, for the first view or for a filter in the address. */
export async function content({ locale, query }: PageContext) {
  const t = await getTranslations({ locale, namespace: 'Analytics' });
  const data = await loadIndicators(indicatorsFilter(query));
  return (
    <>
      <PageHeader route="analytics" tag={<Badge tone="brown">{t('beta')}</Badge>} lead={t('lead')} />
      <IndicatorsView data={data} unread={unreadFilters(query, data.filter)} />
      <HelpStrip />
    </>
  );
}
