import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnTurn } from '@/lib/site/own-turn';
import { officialBanner } from '@/lib/site/texts/official-banner';
import { Consent } from './consent';
import { Footer } from './footer';
import { Header } from './header';
import { Letterhead } from './letterhead';
import { OfficialBanner } from './official-banner';
import { SkipLink } from './skip-link';

/** What stands around every page but the bare ones. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('Shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={t('skip')} />
      <Letterhead />
      <OfficialBanner settings={officialBanner()} />
      <Header />
      <main id="content" className="flex-1">
        {children}
      </main>
      <OwnTurn>
        <Footer />
      </OwnTurn>
      <Consent />
    </div>
  );
}
