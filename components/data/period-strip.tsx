import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CalendarDate } from '@/components/data/calendar-date';
import { yearsAndMonths } from '@/lib/calendar/riyadh';
import { formatNumber } from '@/lib/i18n/format';
import { knownDates, periodDays } from '@/lib/site/areas/areas';

interface Props {
  area: Parameters<typeof periodDays>[0];
  /** Whether the last day may have been an earlier one. */
  isLatest?: boolean;
  /** What is said of a day: for which districts it holds, or where it was published. It stands below that day. */
  noteOf?: (key: string) => ReactNode;
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
  /** Id of the heading that names it. */
  labelledBy: string;
}

/**
 * The days of a period on one line, and today among them: announced, first day, last day. On a phone the line runs down. A
 * list of dates for whoever does not see it; nothing where fewer than two days are known: a sentence says one better.
 */
export function PeriodStrip({ area, isLatest = false, noteOf, today, labelledBy }: Props) {
  const t = useTranslations('Areas');
  const days = periodDays(area, today);
  if (days.length === 0) return null;
  return (
    <div className="@container">
      <ol aria-labelledby={labelledBy} className="period-strip" data-state={area.state}>
        {days.map(({ key, date, isToday, isWithin }) => (
          <li
            key={key}
            data-day={key}
            data-today={isToday ? '' : undefined}
            data-within={isWithin ? '' : undefined}
          >
            <p className="text-sm text-stone-600">{t(key)}</p>
            <p className="font-bold text-brown-900">
              <CalendarDate date={date} />
            </p>
            {/* In one row of the wide list, however much there is. */}
            <div>
              {isToday && <p className="font-medium text-blue-800">{t('today')}</p>}
              {key === 'endsOn' && isLatest && <p className="text-sm text-stone-600">{t('latest')}</p>}
              {key === 'today' && area.endsOn !== null && !isLatest && (
                <SinceEnd ended={area.endsOn} today={today} />
              )}
              {noteOf?.(key)}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How long the last day is over, from one month on. */
function SinceEnd({ ended, today }: { ended: string; today: string }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { years, months } = yearsAndMonths(ended, today);
  if (years + months < 1) return null;
  const both = String(years > 0 && months > 0);
  const told = { years, months, y: formatNumber(years, locale), m: formatNumber(months, locale), both };
  return <p className="text-sm text-stone-600">{t('sinceEnd', told)}</p>;
}

interface OneProps {
  day: ReturnType<typeof knownDates>[number];
  isLatest: boolean | undefined;
  noteOf: Props['noteOf'];
}

/** The one day that is known of a period. */
function OneDay({ day: { key, date }, isLatest, noteOf }: OneProps) {
  const t = useTranslations('Areas');
  return (
    <dl className="flex flex-wrap gap-x-3">
      <dt className="text-stone-600">{t(key)}</dt>
      <dd className="font-bold text-brown-900">
        <CalendarDate date={date} inline /> {key === 'endsOn' && isLatest && t('latest')}
      </dd>
      <dd className="basis-full empty:hidden">{noteOf?.(key)}</dd>
    </dl>
  );
}

/** What is known of a period: its days on one line, or the one day that is; nothing of none. */
export function KnownPeriod(props: Props) {
  const [only, another] = knownDates(props.area);
  if (only === undefined) return null;
  return another === undefined ? (
    <OneDay day={only} isLatest={props.isLatest} noteOf={props.noteOf} />
  ) : (
    <PeriodStrip {...props} />
  );
}
