import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { FilterName } from '@/lib/site/views/filters';

interface Props {
  /** What the address asks for and the page did not follow. */
  names: readonly FilterName[];
  /** What is shown instead, where a page can say it better than its form. */
  shown?: string;
}

/** Said when an address asks for something that does not exist: what was left out, and what is shown then. */
export function UnreadNotice({ names, shown }: Props) {
  const t = useTranslations('Data');
  const labels = useFilterLabels();
  const format = useFormatter();
  if (names.length === 0) return null;
  return (
    <Alert tone="warning" title={t('unread.title')} role="status">
      <p>{t('unread.text', { names: format.list(names.map((name) => labels[name])) })}</p>
      <p>{shown ?? t('unread.shown')}</p>
    </Alert>
  );
}

/** The names of the fields of the filter forms. */
function useFilterLabels(): Record<FilterName, string> {
  const place = useTranslations('Places');
  const figures = useTranslations('Analytics');
  const areas = useTranslations('Areas');
  const registrars = useTranslations('Registrars');
  const t = useTranslations('Data');
  return {
    days: figures('filter.days'),
    region: place('region'),
    city: place('city'),
    district: place('district'),
    type: figures('filter.type'),
    use: figures('filter.use'),
    state: areas('filter.state'),
    q: registrars('filter.name'),
    page: t('unread.page'),
  };
}
