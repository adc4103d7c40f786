import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import {
  type Service,
  type ServiceSlug,
  services,
  statesFee,
  statesRules,
  statesTime,
} from '@/lib/site/routing/services';
import { citationOf } from '@/lib/site/texts/basis';
import type { ServiceData } from '@/lib/site/views/service-page';
import { RegistrationSteps } from './registration-steps';
import { RegistrationStory } from './registration-story';
import { ServiceGrid } from './service-grid';
import { ServiceMark } from './service-sign';
import { ServiceStart } from './service-start';

/** One service: where it starts, at what price, with what and how, for whom, and what comes of it. */
export function ServicePage({ slug, data }: { slug: ServiceSlug; data: ServiceData }) {
  const t = useTranslations('Services');
  const service: Service & { slug: ServiceSlug } = services.find((one) => one.slug === slug) ?? services[0];
  const related = services.filter((one) => one.kind === service.kind && one.slug !== slug).slice(0, 3);
  return (
    <>
      <PageHeader
        route="service"
        title={t(`items.${slug}.title`)}
        lead={t(`items.${slug}.summary`)}
        mark={<ServiceMark slug={slug} />}
      />
      <div className="container-page py-6 md:py-10">
        <div className="main-side items-start gap-y-8 print:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:gap-x-8">
          <ServiceStart service={service} lastEnd={data.lastEnd} />
          <Facts service={service} />
        </div>
      </div>
      <Guide slug={slug} />
      {/* What comes of it, below how it is done. */}
      {slug === 'first-registration' && <RegistrationStory />}
      {/* Paper does not lead on. */}
      <div className="no-print">
        <Section tone="tint" title={t('labels.related')}>
          <ServiceGrid of={related} brief />
        </Section>
      </div>
      <HelpStrip />
    </>
  );
}

/** Whose it is, what is needed, how it is done and what comes of it; last the rules, and what all of it rests on. */
function Guide({ slug }: { slug: ServiceSlug }) {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  const citation = citationOf(`services.${slug}`);
  return (
    <div className="container-page space-y-10 pt-4 pb-6 md:space-y-12 md:pt-2 md:pb-10">
      {/* A phone tells first whose it is and what is needed. */}
      <div className="gap-x-12 gap-y-8 max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:gap-y-6">
        <div className={column}>
          {/* Who knows already that it is theirs to do comes here at once (lib/site/routing/portal.ts). */}
          <section id="steps" className="scroll-mt-6 max-lg:order-3 print:order-2">
            <h2 className={beside}>{t('labels.steps')}</h2>
            <div className="mt-4">
              {slug === 'first-registration' ? (
                <RegistrationSteps />
              ) : (
                <Steps>{t.rich(`items.${slug}.steps`, tags)}</Steps>
              )}
            </div>
          </section>
          <Part title={t('labels.who')} className="max-lg:order-1">
            {t.rich(`items.${slug}.who`, tags)}
          </Part>
        </div>
        <div className={column}>
          {/* On paper the steps stand on the first sheet, with what goes before a paper deed on the next. */}
          <Part title={t('labels.needs')} className="check-list max-lg:order-2 print:order-3">
            {t.rich(`items.${slug}.needs`, tags)}
          </Part>
          <Part title={t('labels.result')} className="max-lg:order-4">
            {t.rich(`items.${slug}.result`, tags)}
          </Part>
        </div>
      </div>
      {statesRules(slug) && (
        <Accordion>
          <AccordionItem id="rules" title={t('labels.rules')}>
            {t.rich(`items.${slug}.rules`, tags)}
          </AccordionItem>
        </Accordion>
      )}
      {citation && <BasisNote of={citation} />}
    </div>
  );
}

/** Parts below each other on a wide page, so that none stands beside empty space; on a phone all are in one order. */
const column = 'min-w-0 lg:space-y-12 max-lg:contents';

/** Beside where it starts, the parts are of one rank. */
const beside = 'text-xl md:text-xl';

function Part({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h2 className={beside}>{title}</h2>
      <div className="prose-registry mt-3">{children}</div>
    </section>
  );
}

/** What a visitor looks for first, beside where it starts. */
function Facts({ service: { slug, startsAt } }: { service: Service & { slug: ServiceSlug } }) {
  const t = useTranslations('Services');
  const tags = prose(useLocale());
  const facts: { term: string; said: ReactNode }[] = [
    ...(statesFee(slug) ? [{ term: t('labels.fee'), said: t.rich(`items.${slug}.fee`, tags) }] : []),
    ...(statesTime(slug) ? [{ term: t('labels.time'), said: t.rich(`items.${slug}.time`, tags) }] : []),
  ];
  if (facts.length === 0)
    facts.push({ term: t('labels.where'), said: t.rich(startsAt ? 'start.site' : 'start.portal', tags) });
  // One fact alone is what the heading is of.
  const [only, another] = facts;
  return (
    <section aria-labelledby="facts" className="space-y-4">
      <h2 id="facts" className={beside}>
        {another === undefined ? only?.term : t('labels.facts')}
      </h2>
      {another === undefined ? (
        <p className="links text-stone-800">{only?.said}</p>
      ) : (
        <dl className="rows">
          {facts.map(({ term, said }) => (
            <div key={term} className="py-3">
              <dt className="text-sm text-stone-600">{term}</dt>
              <dd className="links text-stone-800">{said}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
