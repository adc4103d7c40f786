import { useTranslations } from 'next-intl';
import { stateTones } from '@/components/data/state-tones';
import { Badge } from '@/components/ui/badge';
import type { AreaSummary } from '@/lib/registry';
import { type AreaGroup, groupOf } from '@/lib/site/areas/areas';
import { StateSign } from './state-sign';

/** Where an area stands, as it is shown: in a word, its colour and the group that its sign tells. */
export interface AreaStateWords {
  readonly word: string;
  readonly tone: (typeof stateTones)[AreaGroup];
  readonly group: AreaGroup;
}

type Standing = Pick<AreaSummary, 'state' | 'startsOn' | 'endsOn'>;

/** The word for it. Of an announcement without a first day nobody knows whether its registration has begun. */
function stateOf({ state, startsOn }: Standing, group: AreaGroup) {
  if (group === 'undated') return group;
  return group === 'upcoming' && startsOn !== null ? 'notOpen' : state;
}

export function useAreaState(area: Standing): AreaStateWords {
  const t = useTranslations('Areas');
  const group = groupOf(area);
  const word = t(`state.${stateOf(area, group)}`);
  return { word, tone: stateTones[group], group };
}

interface Props {
  area: Standing;
  /** Whether it is on the area's own page, where what is over is the owner's concern: in a list it is one of many. */
  isOwn?: boolean;
}

/** Where an area stands, in a word and as a sign. */
export function AreaStateBadge({ area, isOwn = false }: Props) {
  const { word, tone, group } = useAreaState(area);
  return (
    <Badge tone={isOwn && group === 'closed' ? 'red' : tone}>
      <StateSign group={group} />
      {word}
    </Badge>
  );
}
