import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** In place of a question about a place, where the registry knows none: empty lists would ask for the impossible. */
export function NoPlaces() {
  const t = useTranslations('Places');
  return (
    <Alert title={t('none.title')}>
      <p>{t('none.text')}</p>
    </Alert>
  );
}
