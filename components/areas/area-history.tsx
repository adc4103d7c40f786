import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import type { Area } from '@/lib/registry';
import { knownDates } from '@/lib/site/views/areas';

type AreaEvent = Area['events'][number];

/** Whether an event lies behind `today`. A last day is not over before it has passed. */
const isPast = ({ kind, on }: AreaEvent, today: string) => (kind === 'ended' ? on < today : on <= today);

type Told = Pick<Area, 'events' | 'state' | 'announcedOn' | 'startsOn' | 'endsOn'>;

/** Whether it tells more than the three days of the period: that it was extended or corrected, another day, or a note. */
function tellsMore({ events, ...area }: Told): boolean {
  const days = new Set(knownDates(area).map(({ date }) => date));
  return events.some(
    ({ kind, on, note }) => note !== null || kind === 'extended' || kind === 'corrected' || !days.has(on),
  );
}

/**
 * What has happened to the area, in order, and what is still to come, where that is more than its dates say. `today` is
 * `YYYY-MM-DD` in Riyadh.
 */
export function AreaHistory({ area, today }: { area: Told; today: string }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (!tellsMore(area)) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history.heading')}</h2>
      <ol className="mt-5 border-s-2 border-brown-200 ps-6 print:ms-2">
        {area.events.map((event) => {
          const { kind, on, note } = event;
          const past = isPast(event, today);
          return (
            <li
              key={`${kind}-${on}`}
              className={`relative pb-6 before:absolute before:-start-[1.9rem] before:top-2 before:size-3 before:rounded-full before:border-2 before:border-brown-600 last:pb-0 ${past ? 'before:bg-brown-600' : 'before:bg-white'}`}
            >
              <p className="font-semibold text-brown-900">
                {past ? t(`history.past.${kind}`) : t(`history.future.${kind}`)}
              </p>
              <CalendarDate date={on} inline />
              {note && <p className="mt-1 max-w-prose text-stone-700">{note[locale]}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
