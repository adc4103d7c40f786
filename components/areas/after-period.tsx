import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { prose } from '@/components/page/prose';
import { bothCalendars } from '@/lib/i18n/format';
import type { Area } from '@/lib/registry';
import { warningDecided } from '@/lib/site/constants';

type Ended = Pick<Area, 'endsOn'>;

/** Whether that decision may hold for owners there: of periods that had ended by then. */
export const wasWarned = ({ endsOn }: Ended): boolean => endsOn !== null && endsOn < warningDecided;

/** What leads to the note on more time. */
export const MORE_TIME = 'more-time';

/** The decision that gave time to owners in some areas, of periods that had ended by then; nothing of others. */
export function MoreTime({ area }: { area: Ended }) {
  const t = useTranslations('Areas.next.closed');
  const locale = useLocale();
  if (!wasWarned(area)) return null;
  const date = bothCalendars(warningDecided, locale);
  return (
    <dl id={MORE_TIME} className="mt-5 scroll-mt-24 border-t border-brown-200 pt-4 print:mt-1 print:pt-1">
      <dt className="font-medium text-brown-900">{t('warned')}</dt>
      <dd className="links">{t.rich('warnedText', { ...prose(locale), date })}</dd>
    </dl>
  );
}

/** Below what to do once a period is over: what holds for who has registered, has applied, or is fined. */
export function AfterPeriod() {
  const t = useTranslations('Areas.next.closed');
  const cases: { name: string; text: ReactNode }[] = [
    { name: t('done'), text: t('doneText') },
    { name: t('applied'), text: t.rich('appliedText', prose(useLocale())) },
    { name: t('fined'), text: t('finedText') },
  ];
  return (
    <dl className="mt-5 grid content-start gap-x-8 gap-y-3 border-t border-brown-200 pt-4 md:max-lg:grid-cols-2 print:mt-1 print:grid-cols-3 print:gap-x-5 print:pt-1">
      {cases.map(({ name, text }) => (
        <div key={name} className="break-inside-avoid">
          <dt className="font-medium text-brown-900">{name}</dt>
          <dd className="links">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
