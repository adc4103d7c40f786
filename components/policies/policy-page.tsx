import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArticleLayout, ArticleSection } from '@/components/page/article-layout';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import { route } from '@/lib/site/routing/routes';
import { policySections, privacyHere } from '@/lib/site/texts/policies';

/** The privacy policy, as it is true of this installation. */
export function PrivacyPage() {
  const t = useTranslations('Policies');
  const locale = useLocale();
  const { sections, values } = privacyHere(locale);
  const parts = sections.map((id) => ({
    id,
    title: t(`privacy.sections.${id}.title`),
    body: t.rich(`privacy.sections.${id}.body`, { ...prose(locale), ...values }),
  }));
  return <PolicyPage route="privacy" parts={parts} />;
}

/** The terms of use. */
export function TermsPage() {
  const t = useTranslations('Policies');
  const tags = prose(useLocale());
  const parts = policySections.terms.map((id) => ({
    id,
    title: t(`terms.sections.${id}.title`),
    body: t.rich(`terms.sections.${id}.body`, tags),
  }));
  return <PolicyPage route="terms" parts={parts} />;
}

/** The accessibility statement. */
export function AccessibilityPage() {
  const t = useTranslations('Policies');
  const tags = prose(useLocale());
  const parts = policySections.accessibility.map((id) => ({
    id,
    title: t(`accessibility.sections.${id}.title`),
    body: t.rich(`accessibility.sections.${id}.body`, tags),
  }));
  return <PolicyPage route="accessibility" parts={parts} />;
}

interface Props {
  route: 'privacy' | 'terms' | 'accessibility';
  parts: readonly { id: string; title: string; body: ReactNode }[];
}

function PolicyPage({ route: id, parts }: Props) {
  const t = useTranslations('Policies');
  const locale = useLocale();
  const { updated } = route(id);
  return (
    <>
      <PageHeader
        route={id}
        aside={
          <p className="text-sm text-stone-700">
            {t('updated')}: <time dateTime={updated}>{gregorianDate(updated, locale)}</time> (
            {hijriDate(updated, locale)})
          </p>
        }
      />
      <ArticleLayout contents={parts}>
        {parts.map((part) => (
          <ArticleSection key={part.id} id={part.id} title={part.title}>
            <div className="prose-registry">{part.body}</div>
          </ArticleSection>
        ))}
      </ArticleLayout>
      <HelpStrip />
    </>
  );
}
