import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { audienceAnchor } from '@/lib/site/texts/audiences';
import type { FaqQuestion } from '@/lib/site/texts/faq';
import { SituationScene } from './situation-scene';

const question = (id: FaqQuestion) => `${routePath('faq')}#${id}`;

/** What brings people here, in their words, and the page that answers each. */
const situations = {
  missed: question('missed'),
  paperDeed: question('paper-deed'),
  heirs: question('heirs-first'),
  mortgage: question('mortgaged-first'),
  coOwners: question('shared-first'),
  abroad: question('abroad'),
  refused: question('refused'),
  sent: routePath('track'),
} as const;

/** An entrance for each situation. */
export function HomeSituations() {
  const t = useTranslations('Home');
  const locale = useLocale();
  return (
    <Section id="situations" title={t('situations.title')} lead={t('situations.lead')}>
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4 print:grid-cols-3 print:gap-1">
        {(Object.keys(situations) as (keyof typeof situations)[]).map((key) => (
          <li
            key={key}
            className="group leads-on flex border border-brown-200 bg-brown-50 hover:bg-brown-100"
          >
            <SiteLink
              href={localizedPath(situations[key], locale)}
              className="flex min-h-16 grow items-center gap-4 sm:gap-3 px-4 py-1.5 font-medium text-brown-900 sm:p-4 after:absolute after:inset-0 md:min-h-28 md:p-5 print:min-h-0 print:p-1"
            >
              <SituationScene of={key} />
              <span className="group-hover:underline group-hover:underline-offset-4">
                {t(`situations.${key}`)}
              </span>
              <ArrowIcon className="step-on ms-auto size-5 shrink-0 text-blue-700" />
            </SiteLink>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={localizedPath(routePath('services'), locale)}>
          {t('situations.all')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={localizedPath(routePath('faq'), locale)}>
          {t('situations.questions')}
        </ButtonLink>
      </div>
      <Professionals />
    </Section>
  );
}

const services = routePath('services');

/** Who comes for others than themselves, and where their way begins. */
const professionals = {
  businesses: `${services}#${audienceAnchor('businesses')}`,
  developers: `${services}#${audienceAnchor('developers')}`,
  registrars: `${services}#${audienceAnchor('registrars')}`,
  suppliers: routePath('suppliers'),
} as const;

function Professionals() {
  const t = useTranslations('Home');
  const locale = useLocale();
  return (
    <nav aria-labelledby="professionals" className="mt-4 sm:mt-8">
      <h3 id="professionals" className="text-base md:text-lg">
        {t('situations.professionals')}
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {(Object.keys(professionals) as (keyof typeof professionals)[]).map((key) => (
          <li key={key}>
            <SiteLink
              href={localizedPath(professionals[key], locale)}
              className="inline-block py-1 font-semibold link-soft"
            >
              {t(`situations.${key}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
