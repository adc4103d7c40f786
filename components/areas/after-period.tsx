import { useLocale, useTranslations } from 'next-intl';
import { WithHelpline } from '@/components/shell/helpline';
import { bothCalendars } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { warningDecided } from '@/lib/site/constants';

/** Below what to do once a period is over: what holds for who has registered, may have been given time, or is fined. */
export function AfterPeriod({ area: { endsOn } }: { area: Pick<Area, 'endsOn'> }) {
  const t = useTranslations('Areas');
  const locale = useLocale();
  // The decision is about periods that had ended by then.
  const isWarned = endsOn !== null && endsOn < warningDecided;
  const cases = [
    { name: t('next.closed.done'), text: t('next.closed.doneText') },
    ...(isWarned
      ? [
          {
            name: t('next.closed.warned'),
            text: t('next.closed.warnedText', { date: bothCalendars(warningDecided, locale) }),
          },
        ]
      : []),
    { name: t('next.closed.fined'), text: t('next.closed.finedText') },
  ];
  return (
    <dl className="mt-5 space-y-3 border-t border-brown-200 pt-4">
      {cases.map(({ name, text }) => (
        <div key={name} className="break-inside-avoid">
          <dt className="font-medium text-brown-900">{name}</dt>
          <dd>
            <WithHelpline text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
