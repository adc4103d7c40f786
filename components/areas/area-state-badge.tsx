import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { AreaSummary } from '@/lib/registry';
import { groupOf } from '@/lib/site/views/areas';
import { StateSign } from './state-sign';

const tones = { open: 'green', announced: 'blue', to_be_announced: 'blue', closed: 'neutral' } as const;

/** Where an area stands, in a word and as a sign. */
export function AreaStateBadge({ area }: { area: Pick<AreaSummary, 'state' | 'endsOn'> }) {
  const t = useTranslations('Areas');
  const undated = groupOf(area) === 'undated';
  return (
    <Badge tone={undated ? 'amber' : tones[area.state]}>
      <StateSign area={area} />
      {undated ? t('state.undated') : t(`state.${area.state}`)}
    </Badge>
  );
}
