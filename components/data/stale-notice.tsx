import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { riyadhDate, riyadhTime } from '@/lib/calendar/riyadh';
import { useBothCalendars } from './use-both-calendars';

/** Said when the registry could not be asked and its last good answer is shown. `since` is an instant (ISO). */
export function StaleNotice({ since }: { since: string | null }) {
  const t = useTranslations('Data');
  const date = useBothCalendars();
  if (since === null) return null;
  const moment = new Date(since);
  return (
    <Alert tone="warning" title={t('stale.title')}>
      {t('stale.text', { date: date(riyadhDate(moment)), time: riyadhTime(moment) })}
    </Alert>
  );
}
