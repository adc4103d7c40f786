import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** That the indicators are a beta, and what it covers. */
export function BetaNote() {
  const t = useTranslations('Analytics');
  return (
    <p className="max-w-xs text-sm text-stone-700">
      <Badge tone="brown">{t('beta')}</Badge> {t('betaNote')}
    </p>
  );
}
