import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import { WithHelpline } from '@/components/shell/helpline';
import type { Area } from '@/lib/registry';
import { beyondDates } from '@/lib/site/areas/area-told';
import type { knownDates } from '@/lib/site/areas/areas';

type AreaEvent = Area['events'][number];

/** Whether an event lies behind `today`. A last day is not over before it has passed. */
const isPast = ({ kind, on }: AreaEvent, today: string) => (kind === 'ended' ? on < today : on <= today);

type Told = Parameters<typeof beyondDates>[0];

interface NotesProps {
  area: Told;
  /** The days of which notes are told; without it all. */
  of?: readonly ReturnType<typeof knownDates>[number]['key'][];
}

/** What is said of one of the days above: for which districts it holds, or whom to ask. */
export function DayNotes({ area, of }: NotesProps) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  const { notes } = beyondDates(area);
  const told = of === undefined ? notes : notes.filter(({ key }) => of.includes(key));
  return told.map(({ key, note }) => (
    <p key={key} className="mt-3 max-w-prose">
      {/* Only for whom a first day holds needs to be told of which day it is; the others are sentences. */}
      <WithHelpline
        text={key === 'startsOn' ? t('view.dayNote', { day: t(key), note: note[locale] }) : note[locale]}
      />
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
