import { useLocale, useTranslations } from 'next-intl';
import { StaleNotice } from '@/components/data/stale-notice';
import { HelpStrip } from '@/components/page/help-strip';
import { JsonLd } from '@/components/page/json-ld';
import { OwnTurn } from '@/lib/site/own-turn';
import { websiteData } from '@/lib/site/routing/structured-data';
import type { HomeData } from '@/lib/site/views/home-page';
import { HomeDeadlines } from './home-deadlines';
import { HomeHero } from './home-hero';
import { HomeNews } from './home-news';
import { HomeSituations } from './home-situations';

/** The home page: the owner's question first, then what runs or came last, what it adds up to, whom it concerns, and news. */
export function HomeView({ data }: { data: HomeData }) {
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
      <OwnTurn>
        <HomeDeadlines data={data} />
      </OwnTurn>
      <OwnTurn>
        <HomeSituations />
        <HomeNews data={data} />
      </OwnTurn>
      {/* A phone has the call in its bar. */}
      <div className="max-sm:hidden">
        <HelpStrip />
      </div>
    </>
  );
}
