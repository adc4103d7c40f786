import { useLocale, useTranslations } from 'next-intl';
import { useBothCalendars } from '@/components/data/use-both-calendars';
import { formatNumber } from '@/lib/i18n/format';
import type { AreaSummary } from '@/lib/registry';
import { daysUntil } from '@/lib/site/areas/areas';

type Dated = Pick<AreaSummary, 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>;

/** Days that remain, or until the first one, in words; null where that day is not known. */
export function useDaysLeft(area: Dated, today: string): string | null {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const isAhead = area.state === 'announced';
  const date = isAhead ? area.startsOn : area.endsOn;
  if (!(isAhead || area.state === 'open') || date === null) return null;
  const days = daysUntil(date, today);
  // An answer from before midnight.
  if (isAhead && days < 1) return null;
  return t(isAhead ? 'daysToStart' : 'daysLeft', { days, n: formatNumber(days, locale) });
}

/** Where an area stands on `today` (`YYYY-MM-DD`), in a sentence with its dates in both calendars. */
export function AreaSentence({
  area,
  isLatest = false,
  today,
}: {
  area: Dated;
  /** Whether the last day may have been an earlier one. */
  isLatest?: boolean;
  today: string;
}) {
  const t = useTranslations('Areas');
  const date = useBothCalendars();
  const left = useDaysLeft(area, today);
  const { state, announcedOn, startsOn, endsOn } = area;
  const lastDay = isLatest ? `${date(endsOn)} ${t('latest')}` : date(endsOn);
  if (state === 'open') {
    if (endsOn !== null) return <>{`${t('sentence.open', { end: lastDay })} ${left}`}</>;
    if (startsOn === null) return <>{t('sentence.due', { announced: date(announcedOn) })}</>;
    return <>{t('sentence.openNoEnd', { start: date(startsOn) })}</>;
  }
  if (state === 'closed') {
    if (endsOn === null) return <>{t('sentence.over', { announced: date(announcedOn) })}</>;
    return <>{t('sentence.closed', { end: lastDay })}</>;
  }
  if (state === 'to_be_announced') {
    const announced = date(announcedOn);
    if (startsOn === null) return <>{t('sentence.planned', { date: announced })}</>;
    return <>{t('sentence.plannedStart', { date: announced, start: date(startsOn) })}</>;
  }
  if (startsOn !== null) {
    const period = { start: date(startsOn), end: lastDay, hasEnd: String(endsOn !== null) };
    return <>{t('sentence.starts', period)}</>;
  }
  return <>{t('sentence.announced')}</>;
}
