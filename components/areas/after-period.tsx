import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { prose } from '@/components/page/prose';
import { bothCalendars } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { warningDecided } from '@/lib/site/constants';

type Ended = Pick<Area, 'endsOn'>;

/** Whether that decision may hold for owners there: of periods that had ended by then. */
export const wasWarned = ({ endsOn }: Ended): boolean => endsOn !== null && endsOn < warningDecided;

/** The decision that gave time to owners in some areas, of periods that had ended by then; null of others. */
function useWarning({ endsOn }: Ended) {
  const t = useTranslations('Areas.next.closed');
  const locale = useLocale();
  if (!wasWarned({ endsOn })) return null;
  const date = bothCalendars(warningDecided, locale);
  return { name: t('warned'), text: t.rich('warnedText', { ...prose(locale), date }) };
}

/** Below what to do once a period is over: what holds for who has registered, may have been given time, or is fined. */
export function AfterPeriod({ area }: { area: Ended }) {
  const t = useTranslations('Areas.next.closed');
  const locale = useLocale();
  const warning = useWarning(area);
  const cases: { name: string; text: ReactNode }[] = [
    { name: t('done'), text: t('doneText') },
    { name: t('applied'), text: t.rich('appliedText', prose(locale)) },
    ...(warning ? [warning] : []),
    { name: t('fined'), text: t('finedText') },
  ];
  return (
    <dl className="mt-5 grid content-start gap-x-8 gap-y-3 border-t border-brown-200 pt-4 md:max-lg:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-x-5 print:pt-1">
      {cases.map(({ name, text }) => (
        // In two columns the longest lies below the others.
        <div
          key={name}
          className={`break-inside-avoid ${name === warning?.name ? 'md:max-lg:order-last md:max-lg:col-span-2 print:order-last print:col-span-2' : ''}`}
        >
          <dt className="font-medium text-brown-900">{name}</dt>
          <dd className="links">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
