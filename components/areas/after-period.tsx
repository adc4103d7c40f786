import { useTranslations } from 'next-intl';

/** Below what to do once a period is over: what holds for who is fined, and for who has registered. */
export function AfterPeriod() {
  const t = useTranslations('Areas');
  return (
    <div className="mt-4 space-y-2">
      <p>{t('next.closed.fined')}</p>
      <p>{t('next.closed.done')}</p>
    </div>
  );
}
