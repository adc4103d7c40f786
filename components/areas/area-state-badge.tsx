import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { AreaSummary } from '@/lib/registry';
import { type AreaGroup, groupOf } from '@/lib/site/views/areas';
import { StateSign } from './state-sign';

/** Red is what is over: whoever has not registered is late. The answers and the lists of places have the same colours. */
const tones = { open: 'green', announced: 'blue', to_be_announced: 'blue', closed: 'red' } as const;

/** Where an area stands, as it is shown: in a word, its colour and the group that its sign tells. */
export interface AreaStateWords {
  readonly word: string;
  readonly tone: (typeof tones)[keyof typeof tones] | 'amber';
  readonly group: AreaGroup;
}

type Standing = Pick<AreaSummary, 'state' | 'endsOn'>;

export function useAreaState(area: Standing): AreaStateWords {
  const t = useTranslations('Areas');
  const group = groupOf(area);
  return group === 'undated'
    ? { word: t('state.undated'), tone: 'amber', group }
    : { word: t(`state.${area.state}`), tone: tones[area.state], group };
}

/** Where an area stands, in a word and as a sign. */
export function AreaStateBadge({ area }: { area: Standing }) {
  const { word, tone, group } = useAreaState(area);
  return (
    <Badge tone={tone}>
      <StateSign group={group} />
      {word}
    </Badge>
  );
}
