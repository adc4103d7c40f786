import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Helpline } from '@/components/shell/helpline';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ArrowIcon } from '@/components/ui/icons';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { localizedPath } from '@/lib/i18n/locales';
import { startLink } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import {
  type Service,
  type ServiceSlug,
  services,
  statesFee,
  statesRules,
  statesTime,
} from '@/lib/site/routing/services';
import { citationOf } from '@/lib/site/views/basis';
import { RegistrationSteps } from './registration-steps';
import { ServiceGrid } from './service-grid';
import { ServiceSign } from './service-sign';
import { ServiceStart } from './service-start';

/** One service: for whom, with what, how, at what price, and where it starts. */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const t = useTranslations('Services');
  const locale = useLocale();
  const service: Service & { slug: ServiceSlug } = services.find((one) => one.slug === slug) ?? services[0];
  const tags = prose(locale);
  const related = services.filter((one) => one.kind === service.kind && one.slug !== slug).slice(0, 3);
  return (
    <>
      <PageHeader
        route="service"
        title={t(`items.${slug}.title`)}
        lead={t(`items.${slug}.summary`)}
        mark={<ServiceSign slug={slug} className="size-full" />}
        aside={<StartButton service={service} />}
      />
      {service.portalPath && <ServiceStart slug={slug} />}
      <div className="container-page space-y-12 py-8 md:py-12">
        <Facts service={service} />
        <div className={pair}>
          <Part title={t('labels.who')}>{t.rich(`items.${slug}.who`, tags)}</Part>
          <Part title={t('labels.needs')}>{t.rich(`items.${slug}.needs`, tags)}</Part>
        </div>
        <div className={slug === 'first-registration' ? 'space-y-12' : pair}>
          <StepsOf service={service} />
          <div className={slug === 'first-registration' ? pair : 'space-y-12'}>
            {statesRules(slug) && (
              <Part title={t('labels.rules')}>{t.rich(`items.${slug}.rules`, tags)}</Part>
            )}
            <Part title={t('labels.result')}>{t.rich(`items.${slug}.result`, tags)}</Part>
            {service.startsAt && (
              <Part id="apply" title={t('labels.apply')}>
                {t.rich(slug === 'appointment' ? 'apply.appointment' : 'apply.site', tags)}
                <Start service={service} />
              </Part>
            )}
          </div>
        </div>
      </div>
      {/* Paper does not lead on. */}
      <div className="no-print">
        <Section tone="tint" title={t('labels.related')}>
          <ServiceGrid of={related} />
        </Section>
      </div>
      <HelpStrip />
    </>
  );
}

/** Two parts side by side, so that no text runs on alone beside empty space. */
const pair = 'grid items-start gap-12 lg:grid-cols-2 lg:gap-14';

/** How it is done: drawn over the whole width, or told step by step beside what comes of it. */
function StepsOf({ service: { slug } }: { service: Service & { slug: ServiceSlug } }) {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  return (
    <section>
      <h2>{t('labels.steps')}</h2>
      <div className="mt-6">
        {slug === 'first-registration' ? (
          <RegistrationSteps />
        ) : (
          <Steps>{t.rich(`items.${slug}.steps`, tags)}</Steps>
        )}
      </div>
    </section>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      <div className="prose-registry mt-4">{children}</div>
    </section>
  );
}

/** What a visitor looks for first: one row below the heading. */
function Facts({ service: { slug, startsAt } }: { service: Service & { slug: ServiceSlug } }) {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  const citation = citationOf(`services.${slug}`);
  return (
    <section aria-labelledby="facts" className="space-y-3">
      <h2 id="facts" className="sr-only">
        {t('labels.facts')}
      </h2>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        <Fact term={t('labels.fee')}>
          {statesFee(slug) ? t.rich(`items.${slug}.fee`, tags) : t('labels.askFeeBefore')}
        </Fact>
        {statesTime(slug) && <Fact term={t('labels.time')}>{t.rich(`items.${slug}.time`, tags)}</Fact>}
        <Fact term={t('labels.where')}>{t(startsAt ? 'start.site' : 'start.portal')}</Fact>
      </dl>
      {citation && <BasisNote of={citation} />}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t-4 border-brown-600 pt-3">
      <dt className="text-sm text-stone-600">{term}</dt>
      <dd className="mt-1 text-xl font-bold text-brown-900">{children}</dd>
    </div>
  );
}

/**
 * The first button of the page. A plain link for the portal's services: the address behind it answers with a redirect that
 * must not be preloaded. Whether there is a portal the process knows that serves the page (app/globals.css): without one
 * the page begins with what can be done instead.
 */
function StartButton({ service: { slug, startsAt } }: { service: Service }) {
  const t = useTranslations('Services');
  const locale = useLocale();
  if (startsAt)
    return (
      <ButtonLink href={localizedPath(routePath(startsAt), locale)}>{t('labels.applyOnline')}</ButtonLink>
    );
  return (
    <a href={startLink(slug, locale)} rel="nofollow" className={buttonClass('primary', 'with-portal')}>
      {t('labels.applyPortal')}
      <ArrowIcon className="size-5" />
    </a>
  );
}

/** The ways in that lead somewhere at once, after the words about them. */
function Start({ service }: { service: Service }) {
  const shell = useTranslations('Shell');
  return (
    <div className="no-print flex flex-wrap gap-3 pt-2">
      <StartButton service={service} />
      <Helpline label={shell('helpline')} className={buttonClass('secondary')} />
    </div>
  );
}
