import { useTranslations } from 'next-intl';
import { WithHelpline } from '@/components/shell/helpline';
import { InfoIcon } from '@/components/ui/icons';

/** What the answer rests on, and what it cannot tell. */
export function CheckLimits() {
  const t = useTranslations('Check');
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className="flex items-center gap-2 text-xl md:text-xl">
        <InfoIcon className="size-5 text-brown-600" />
        {t('limits.heading')}
      </h2>
      <ul className="mt-3 grid list-disc gap-x-12 gap-y-2 ps-6 text-stone-700 lg:grid-cols-3">
        <li>{t('limits.sources')}</li>
        <li>{t('limits.parts')}</li>
        <li>
          <WithHelpline text={t('limits.decides')} />
        </li>
      </ul>
    </section>
  );
}
