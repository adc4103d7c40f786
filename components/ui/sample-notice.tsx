import { useTranslations } from 'next-intl';
import { Alert } from './alert';

/** Says that what follows is sample data; shown once, at the top, wherever a data set is marked as such (design.md, "Data that ships"). */
export function SampleNotice() {
  const t = useTranslations('Ui.sample');
  return (
    <Alert tone="warning" title={t('title')} slim>
      {t('text')}
    </Alert>
  );
}
