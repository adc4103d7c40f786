import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Helpline } from '@/components/shell/helpline';
import { ButtonLink } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
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
        sign={<ServiceSign slug={slug} className="size-14 md:size-20" />}
        aside={<StartButton service={service} />}
      />
      {service.portalPath && <ServiceStart slug={slug} />}
      <div className="container-page grid gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="min-w-0 space-y-12">
          <Part title={t('labels.who')}>{t.rich(`items.${slug}.who`, tags)}</Part>
          <Part title={t('labels.needs')}>{t.rich(`items.${slug}.needs`, tags)}</Part>
          <section>
            <h2>{t('labels.steps')}</h2>
            {service.portalPath && <p className="mt-1 text-stone-600">{t('labels.outline')}</p>}
            <div className="mt-6">
              {slug === 'first-registration' ? (
                <RegistrationSteps />
              ) : (
                <Steps>{t.rich(`items.${slug}.steps`, tags)}</Steps>
              )}
            </div>
          </section>
          {statesRules(slug) && <Part title={t('labels.rules')}>{t.rich(`items.${slug}.rules`, tags)}</Part>}
          <Part title={t('labels.result')}>{t.rich(`items.${slug}.result`, tags)}</Part>
          {service.startsAt && (
            <Part id="apply" title={t('labels.apply')}>
              {t.rich('apply.site', tags)}
              <Start service={service} />
            </Part>
          )}
        </div>
        <Facts service={service} />
      </div>
      <Section tone="tint" title={t('labels.related')}>
        <ServiceGrid of={related} />
      </Section>
      <HelpStrip />
    </>
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

/** What a visitor looks for first, beside the text and in view with it. */
function Facts({ service: { slug, startsAt } }: { service: Service & { slug: ServiceSlug } }) {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  const citation = citationOf(`services.${slug}`);
  return (
    <aside className="self-start max-lg:row-start-1 lg:sticky lg:top-6">
      <Card className="border-t-4 border-t-brown-600">
        <h2 className="text-xl md:text-xl">{t('labels.facts')}</h2>
        <dl className="mt-4 space-y-4">
          {statesFee(slug) && <Fact term={t('labels.fee')}>{t.rich(`items.${slug}.fee`, tags)}</Fact>}
          {statesTime(slug) && <Fact term={t('labels.time')}>{t.rich(`items.${slug}.time`, tags)}</Fact>}
          <Fact term={t('labels.where')}>{t(startsAt ? 'start.site' : 'start.portal')}</Fact>
        </dl>
        {citation && (
          <div className="mt-5 border-t border-stone-200 pt-4">
            <BasisNote of={citation} />
          </div>
        )}
      </Card>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone-600">{term}</dt>
      <dd className="font-semibold text-brown-900">{children}</dd>
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
