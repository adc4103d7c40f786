import { useLocale, useTranslations } from 'next-intl';
import { WithHelpline } from '@/components/shell/helpline';
import { bothCalendars } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { warningDecided } from '@/lib/site/constants';

/** Below what to do once a period is over: what holds for who is fined, may have been given time, or has registered. */
export function AfterPeriod({ area: { endsOn } }: { area: Pick<Area, 'endsOn'> }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  // The decision is about periods that had ended by then.
  const isWarned = endsOn !== null && endsOn < warningDecided;
  return (
    <div className="mt-4 space-y-2">
      <p>{t('next.closed.fined')}</p>
      {isWarned && (
        <p>
          <WithHelpline text={t('next.closed.warned', { date: bothCalendars(warningDecided, locale) })} />
        </p>
      )}
      <p>{t('next.closed.done')}</p>
    </div>
  );
}
