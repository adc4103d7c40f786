import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Said when the registry could not be asked and its last good answer is shown. `since` is an instant (ISO). */
export function StaleNotice({ since }: { since: string | null }) {
  const t = useTranslations('Data');
  const format = useFormatter();
  if (since === null) return null;
  const moment = format.dateTime(new Date(since), {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  });
  return (
    <Alert tone="warning" title={t('stale.title')}>
      {t('stale.text', { moment })}
    </Alert>
  );
}
