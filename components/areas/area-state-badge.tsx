import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { AreaSummary } from '@/lib/registry';
import { groupOf } from '@/lib/site/views/areas';

const tones = { open: 'green', announced: 'blue', to_be_announced: 'blue', closed: 'neutral' } as const;

/** Where an area stands, in a word. */
export function AreaStateBadge({ area }: { area: Pick<AreaSummary, 'state' | 'endsOn'> }) {
  const t = useTranslations('Areas');
  if (groupOf(area) === 'undated') return <Badge tone="amber">{t('state.undated')}</Badge>;
  return <Badge tone={tones[area.state]}>{t(`state.${area.state}`)}</Badge>;
}
