import { useLocale } from 'next-intl';
import { bothCalendars } from '@/lib/i18n/format';

/** Dates for a sentence, in both calendars; of none, nothing. */
export function useBothCalendars(): (date: string | null) => string {
  const locale = useLocale();
  return (date) => (date === null ? '' : bothCalendars(date, locale));
}
