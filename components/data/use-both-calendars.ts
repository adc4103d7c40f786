import { useLocale, useTranslations } from 'next-intl';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';

/** Dates for a sentence: Gregorian with Hijri in brackets, neither of them broken across lines. */
export function useBothCalendars(): (date: string | null) => string {
  const t = useTranslations('Data');
  const locale = useLocale();
  return (date) =>
    date === null
      ? ''
      : t('bothCalendars', {
          gregorian: gregorianDate(date, locale),
          hijri: hijriDate(date, locale),
        });
}
