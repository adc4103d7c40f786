import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { AreaState } from '@/lib/registry';

const tones = { open: 'green', announced: 'blue', to_be_announced: 'blue', closed: 'neutral' } as const;

/** Where an area stands, in a word. */
export function AreaStateBadge({ state }: { state: AreaState }) {
  const t = useTranslations('Areas');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
