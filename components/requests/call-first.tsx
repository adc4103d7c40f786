import { useLocale, useTranslations } from 'next-intl';
import { CallCard } from '@/components/page/call-card';
import { prose } from '@/components/page/prose';

/** Where no time can be booked yet: whom to call first, and what to bring. */
export function CallFirst() {
  const t = useTranslations('Requests.example');
  return (
    <CallCard id="before-heading" title={t('call')}>
      <div className="prose-registry mt-2">{t.rich('bring', prose(useLocale()))}</div>
    </CallCard>
  );
}
