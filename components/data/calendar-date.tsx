import { useLocale, useTranslations } from 'next-intl';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';

interface Props {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether the two calendars stand side by side instead of one below the other. */
  inline?: boolean;
}

/** A date that counts before the law: Gregorian first, Hijri beside it, each of them in one piece. */
export function CalendarDate({ date, inline = false }: Props) {
  const t = useTranslations('Data');
  const locale = useLocale();
  return (
    <time dateTime={date} className={inline ? 'both-dates' : 'both-dates both-dates-below'}>
      <span>{gregorianDate(date, locale)}</span>{' '}
      <span>{inline ? t('hijriAside', { date: hijriDate(date, locale) }) : hijriDate(date, locale)}</span>
    </time>
  );
}
