import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Marks one figure as sample data, where a notice for the whole page would say too much. */
export function SampleBadge() {
  return <Badge tone="amber">{useTranslations('Data')('sample')}</Badge>;
}
