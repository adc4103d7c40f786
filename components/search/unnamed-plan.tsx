import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { customerServiceNumber } from '@/lib/site/constants';
import { startLink } from '@/lib/site/routing/portal';
import { filteredPath } from '@/lib/site/views/filters';

/**
 * What is known of a plan that no announcement names, and what to do: look the property up on the platform, where there is
 * one; else ask for its district in the field at the address `field`, then call. Whoever has nothing to do yet
 * leaves word.
 */
export function UnnamedPlan({ plan, field }: { plan: string; field: string }) {
  const t = useTranslations('Search');
  const check = useTranslations('Check.answer');
  const locale = useLocale();
  const call = (
    <>
      <PhoneIcon className="size-5" />
      {check('call', { number: `\u2066${customerServiceNumber}\u2069` })}
    </>
  );
  return (
    <div className="space-y-4">
      <div role="status" className="max-w-prose">
        <p className="text-lg font-bold text-brown-900">
          {t('place.nonePlan', { plan: `\u2066${plan}\u2069` })}
        </p>
        <p className="mt-1 text-stone-800">{t('place.nonePlanNext')}</p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <a href={startLink('property-search', locale)} className={buttonClass('primary', 'with-portal')}>
          {check('lookUp')}
        </a>
        <a href={`tel:${customerServiceNumber}`} className={buttonClass('secondary', 'with-portal')}>
          {call}
        </a>
        <a href={field} className={buttonClass('primary', 'without-portal')}>
          {t('place.byDistrict')}
        </a>
        <a href={`tel:${customerServiceNumber}`} className={buttonClass('secondary', 'without-portal')}>
          {call}
        </a>
        <SiteLink href={filteredPath('interest', locale, {})} className={buttonClass('secondary')}>
          {check('interest')}
        </SiteLink>
      </div>
    </div>
  );
}
