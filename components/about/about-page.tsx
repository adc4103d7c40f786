import { useLocale, useTranslations } from 'next-intl';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Markdown } from '@/components/posts/markdown';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { AboutFacts } from './about-facts';
import { ChiefExecutiveMessage } from './chief-executive-message';
import { Roles } from './roles';
import { Themes, Values } from './values-and-themes';

interface Props {
  /** The operator's own texts (Markdown) in the page's language; null where there is none. */
  board: string | null;
  chiefExecutive: string | null;
}

/** The company: overview, board, the chief executive's message, values, strategic themes (spec section 2). */
export function AboutPage({ board, chiefExecutive }: Props) {
  const t = useTranslations('About');
  const locale = useLocale();
  const tags = prose(locale);
  return (
    <>
      <PageHeader route="about" />
      <Section id="overview" title={t('overview.title')}>
        <div className="main-side">
          <div className="prose-registry text-lg">{t.rich('overview.body', tags)}</div>
          <AboutFacts />
        </div>
      </Section>
      <ChiefExecutiveMessage text={chiefExecutive} />
      <Section id="board" title={t('board.title')}>
        <div className="halves">
          {board === null ? (
            <div className="prose-registry">{t.rich('board.body', tags)}</div>
          ) : (
            <Markdown text={board} />
          )}
          <Roles />
        </div>
      </Section>
      <Section id="values" tone="tint" title={t('values.title')} lead={t('values.lead')}>
        <Values />
      </Section>
      <Section id="themes" title={t('themes.title')} lead={t('themes.lead')}>
        <Themes />
      </Section>
      <Section id="join" tone="tint" title={t('join.title')} lead={t('join.text')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localizedPath(routePath('join'), locale)}>{t('join.link')}</ButtonLink>
          <ButtonLink variant="secondary" href={localizedPath(routePath('suppliers'), locale)}>
            {t('join.suppliers')}
          </ButtonLink>
        </div>
      </Section>
      <HelpStrip />
    </>
  );
}
