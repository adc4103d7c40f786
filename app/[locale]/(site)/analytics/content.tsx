import { BetaNote, IndicatorsView } from '@/components/indicators/indicators-view';
import type { PageContext } from '@/components/page/define-page';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { indicatorsFilter, loadIndicators } from '@/lib/site/views/analytics-page';
import { unreadFilters } from '@/lib/site/views/filters';

/** The indicators, for the first view or for a filter in the address. */
export async function content({ query }: PageContext) {
  const data = await loadIndicators(indicatorsFilter(query));
  return (
    <>
      <PageHeader route="analytics" lead={<BetaNote />} />
      <IndicatorsView data={data} unread={unreadFilters(query, data.filter)} />
      <HelpStrip />
    </>
  );
}
