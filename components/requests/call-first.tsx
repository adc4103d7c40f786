import { useLocale, useTranslations } from 'next-intl';
import { prose } from '@/components/page/prose';
import { Helpline } from '@/components/shell/helpline';
import { buttonClass } from '@/components/ui/button-class';

/** Where no time can be booked yet: the telephone number as the first thing to do, and what to bring. */
export function CallFirst() {
  const t = useTranslations('Requests.example');
  const shell = useTranslations('Shell');
  return (
    <div className="parcel p-5 md:p-6">
      <h2 id="before-heading">{t('call')}</h2>
      <div className="prose-registry mt-2">{t.rich('bring', prose(useLocale()))}</div>
      <Helpline label={shell('helpline')} className={buttonClass('primary', 'mt-4')} />
    </div>
  );
}
