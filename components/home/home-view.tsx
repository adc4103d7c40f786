import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { JsonLd } from '@/components/page/json-ld';
import { ServiceGrid } from '@/components/services/service-grid';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { websiteData } from '@/lib/site/routing/structured-data';
import type { HomeData } from '@/lib/site/views/home-page';
import { services } from '@/lib/site/views/services';
import { HomeAudiences } from './home-audiences';
import { HomeDeadlines } from './home-deadlines';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';
import { HomeNews } from './home-news';
import { HomeReach } from './home-reach';
import { HomeStages } from './home-stages';

/** The services that most visitors come for; the rest is one step away. */
const SHOWN_SERVICES = services.filter(({ slug }) =>
  [
    'first-registration',
    'ownership-transfer',
    'property-search',
    'split-and-merge',
    'title-verification',
    'appointment',
  ].includes(slug),
);

/** The home page: the owner's question first, then what runs, what can be done, and what is new. */
export function HomeView({ data }: { data: HomeData }) {
  const t = useTranslations('Home');
  const site = useTranslations('Site');
  const locale = useLocale();
  return (
    <>
      <JsonLd data={websiteData(locale, site('productName'))} />
      <HomeHero data={data} />
      {data.staleSince && (
        <div className="container-page pt-8">
          <StaleNotice since={data.staleSince} />
        </div>
      )}
      <HomeDeadlines data={data} />
      <Section id="services" title={t('services.title')} lead={t('services.lead')} tone="tint">
        <ServiceGrid of={SHOWN_SERVICES} />
        <div className="mt-8">
          <ButtonLink variant="secondary" href={localizedPath(routePath('services'), locale)}>
            {t('services.all')}
          </ButtonLink>
        </div>
      </Section>
      <HomeAudiences />
      <HomeStages />
      {data.totals.areas > 0 && <HomeFigures totals={data.totals} />}
      <HomeNews data={data} />
      <HomeReach />
    </>
  );
}
