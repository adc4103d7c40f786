import { useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { knownDates, periodDays } from '@/lib/site/views/areas';

interface Props {
  area: Parameters<typeof periodDays>[0];
  /** `YYYY-MM-DD` in Riyadh. */
  today: string;
  /** Id of the heading that names it. */
  labelledBy: string;
}

/**
 * The days of a period on one line, and today among them: announced, first day, last day. On a phone the line runs down. A
 * list of dates for whoever does not see it; nothing where fewer than two days are known: a sentence says one better.
 */
export function PeriodStrip({ area, today, labelledBy }: Props) {
  const t = useTranslations('Areas');
  const days = periodDays(area, today);
  if (days.length === 0) return null;
  return (
    <div className="@container">
      <ol aria-labelledby={labelledBy} className="period-strip" data-state={area.state}>
        {days.map(({ key, date, isWithin }) => (
          <li key={key} data-day={key} data-within={isWithin ? '' : undefined}>
            <p className="text-sm text-stone-600">{t(key)}</p>
            <p className="font-bold text-brown-900">
              <CalendarDate date={date} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The one day that is known of a period. */
function OneDay({ day: { key, date } }: { day: ReturnType<typeof knownDates>[number] }) {
  const t = useTranslations('Areas');
  return (
    <dl className="flex flex-wrap gap-x-3">
      <dt className="text-stone-600">{t(key)}</dt>
      <dd className="font-bold text-brown-900">
        <CalendarDate date={date} inline />
      </dd>
    </dl>
  );
}

/** What is known of a period: its days on one line, or the one day that is; nothing of none. */
export function KnownPeriod(props: Props) {
  const [only, another] = knownDates(props.area);
  if (only === undefined) return null;
  return another === undefined ? <OneDay day={only} /> : <PeriodStrip {...props} />;
}
