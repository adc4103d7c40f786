import { useLocale, useTranslations } from 'next-intl';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';

interface Props {
  /** `YYYY-MM-DD`; null where no source states the date. */
  date: string | null;
  /** Whether the two calendars stand side by side instead of one below the other. */
  inline?: boolean;
}

/** A date that counts before the law: Gregorian first, Hijri beside it. An unknown one is said to be unknown. */
export function CalendarDate({ date, inline = false }: Props) {
  const t = useTranslations('Data');
  const locale = useLocale();
  if (date === null) return <span className="font-normal text-stone-600">{t('noDate')}</span>;
  return (
    <time dateTime={date} className={inline ? undefined : 'block'}>
      <span className="sm:whitespace-nowrap">{gregorianDate(date, locale)}</span>{' '}
      <span className={`text-stone-600 sm:whitespace-nowrap ${inline ? '' : 'block text-sm font-normal'}`}>
        {inline ? t('hijriAside', { date: hijriDate(date, locale) }) : hijriDate(date, locale)}
      </span>
    </time>
  );
}
