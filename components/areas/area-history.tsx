import { useLocale, useTranslations } from 'next-intl';
import { CalendarDate } from '@/components/data/calendar-date';
import type { Area } from '@/lib/registry';

/** What has happened to the area since its announcement, in order. */
export function AreaHistory({ area }: { area: Pick<Area, 'events'> }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  if (area.events.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('history.heading')}</h2>
      <ol className="mt-5 border-s-2 border-brown-200 ps-6">
        {area.events.map(({ kind, on, note }) => (
          <li
            key={`${kind}-${on}`}
            className="relative pb-6 before:absolute before:-start-[1.9rem] before:top-2 before:size-3 before:rounded-full before:border-2 before:border-brown-600 before:bg-white last:pb-0"
          >
            <p className="font-semibold text-brown-900">{t(`history.${kind}`)}</p>
            <CalendarDate date={on} inline />
            {note && <p className="mt-1 max-w-prose text-stone-700">{note[locale]}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
