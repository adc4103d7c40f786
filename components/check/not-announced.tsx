import { useLocale, useTranslations } from 'next-intl';
import { useBothCalendars } from '@/components/data/use-both-calendars';
import { ButtonLink } from '@/components/ui/button';
import { riyadhDate } from '@/lib/calendar/riyadh';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { CheckLimits } from './check-limits';

/** The answer for a place that no announcement touches, and what its owner can do. */
export function NotAnnounced({ place }: { place: string }) {
  const t = useTranslations('Check');
  const locale = useLocale();
  const both = useBothCalendars();
  return (
    <div className="space-y-10">
      <section aria-labelledby="answer" className="parcel border-brown-600 bg-brown-50 p-5 md:p-8">
        <h2 id="answer" className="text-base font-semibold text-stone-700 md:text-base">
          {t('answer.heading', { place })}
        </h2>
        <p role="status" className="mt-2 text-xl font-bold text-brown-900 md:text-2xl">
          {t('answer.none', { place, date: both(riyadhDate()) })}
        </p>
        <p className="mt-3 max-w-prose text-stone-700">{t('answer.noneHint')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={localizedPath(routePath('interest'), locale)}>{t('answer.interest')}</ButtonLink>
          <ButtonLink variant="secondary" href={localizedPath(routePath('areas'), locale)}>
            {t('answer.allAreas')}
          </ButtonLink>
        </div>
      </section>
      <CheckLimits />
    </div>
  );
}
