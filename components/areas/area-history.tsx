import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { WithHelpline } from '@/components/shell/helpline';
import type { Area } from '@/lib/registry';
import { beyondDates } from '@/lib/site/areas/area-told';

type AreaEvent = Area['events'][number];

/** Whether an event lies behind `today`. A last day is not over before it has passed. */
const isPast = ({ kind, on }: AreaEvent, today: string) => (kind === 'ended' ? on < today : on <= today);

type Told = Parameters<typeof beyondDates>[0];

/** What is said of a day, for its row of the dates: for which districts it holds, or where it was published. */
export function DayNote({ area, of }: { area: Told; of: string }) {
  const locale = useLocale();
  const said = beyondDates(area).notes.find(({ key }) => key === of);
  if (said === undefined) return null;
  return (
    <p className="mt-0.5 max-w-prose text-sm text-stone-700">
      <WithHelpline text={said.note[locale]} />
    </p>
  );
}

/** What is not sure of the last day, and whom to ask: it is more than its row of the dates holds. */
export function LastDayNote({ area }: { area: Told }) {
  const locale = useLocale();
  return beyondDates(area)
    .notes.filter(({ key }) => key === 'endsOn')
    .map(({ key, note }) => (
      <p key={key} className="mt-3 max-w-prose">
        <WithHelpline text={note[locale]} />
      </p>
    ));
}

/**
 * What has happened to the area that its dates do not tell, in order, and what is still to come. `today` is `YYYY-MM-DD` in
 * Riyadh.
 */
export function AreaHistory({ area, today }: { area: Told; today: string }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { changes } = beyondDates(area);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history.heading')}</h2>
      <ul className="rows mt-4">
        {changes.map((event) => {
          const { kind, on, note } = event;
          return (
            <li key={`${kind}-${on}`} className="py-3">
              <p className="font-semibold text-brown-900">
                {t(`history.${isPast(event, today) ? 'past' : 'future'}.${kind}`)}
              </p>
              <CalendarDate date={on} inline />
              {note && <p className="mt-1 max-w-prose text-stone-700">{note[locale]}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
