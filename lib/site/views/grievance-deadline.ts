import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { dayNumber, riyadhDate, riyadhMoment } from '@/lib/calendar/riyadh';
import { GRIEVANCE_WINDOW_DAYS, grievanceLastDay } from '@/lib/forms/grievance-request/window';
import { parseDate } from '@/lib/forms/validators/date';
import type { Locale } from '@/lib/i18n/locales';
import { localeSchema } from '@/lib/registry';
import { calendarFile } from '@/lib/site/views/calendar-file';
import { dayLabel } from './form-options';

/** What is asked for the last day: a date as people type it, in either calendar. */
export const deadlineQuerySchema = z.object({
  date: z.string().min(1).max(40),
  locale: localeSchema.default('ar'),
});

/** The last day for a grievance against a decision, in words of one language. */
export interface GrievanceDeadline {
  /** The date as it was typed. */
  typed: string;
  /** Both `YYYY-MM-DD`, Gregorian, Asia/Riyadh. */
  decisionDate: string;
  lastDay: string;
  /** Whether that day is past. */
  over: boolean;
  sentence: string;
  /** Where the day can be had as an entry for a calendar program. */
  calendarPath: string;
}

/**
 * Reckons the last day from a date in either calendar.
 * @returns undefined when it is no date, or one that lies ahead
 */
export async function grievanceDeadline(
  typed: string,
  locale: Locale,
  now: Date = new Date(),
): Promise<GrievanceDeadline | undefined> {
  const decisionDate = parseDate(typed);
  const today = riyadhDate(now);
  if (decisionDate === undefined || decisionDate > today) return undefined;
  const lastDay = grievanceLastDay(decisionDate);
  const left = dayNumber(lastDay) - dayNumber(today);
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const facts = {
    days: String(GRIEVANCE_WINDOW_DAYS),
    lastDay: dayLabel(lastDay, locale),
    left: String(left),
  };
  return {
    typed,
    decisionDate,
    lastDay,
    over: left < 0,
    sentence: left < 0 ? t('deadline.over', facts) : t('deadline.open', facts),
    calendarPath: `/api/grievance-deadline/calendar?date=${decisionDate}&locale=${locale}`,
  };
}

/**
 * The last day as an iCalendar file: an entry of the whole day with an alarm two days before.
 * @param decisionDate `YYYY-MM-DD`
 */
export async function grievanceCalendar(decisionDate: string, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Forms' });
  const lastDay = grievanceLastDay(decisionDate);
  const title = t('deadline.event');
  const text = t('deadline.eventText', {
    decision: dayLabel(decisionDate, locale),
    lastDay: dayLabel(lastDay, locale),
  });
  // Reckoned from the decision alone: it says the same whenever it is asked for.
  const changed = riyadhMoment(decisionDate, '00:00');
  return calendarFile(title, [
    { id: `grievance-${decisionDate}`, title, text, when: { day: lastDay }, remindDays: 2, changed },
  ]);
}
