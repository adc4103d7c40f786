import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArticleLayout, ArticleSection } from '@/components/page/article-layout';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { Steps } from '@/components/ui/steps';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { guidelineSections as sections, stepSections } from './guideline-sections';

/** How a company registers as a supplier. */
export function RegistrationGuidelinePage() {
  const t = useTranslations('Suppliers');
  const page = useTranslations('Routes');
  const locale = useLocale();
  const parts = sections.registrationGuide.map((id) => ({
    id,
    title: t(`registrationGuide.sections.${id}.title`),
    body: t.rich(`registrationGuide.sections.${id}.body`, prose(locale)),
  }));
  return (
    <Guideline route="registrationGuideline" parts={parts}>
      <ButtonLink href={localizedPath(routePath('supplierRegistration'), locale)}>
        {page('supplierRegistration.title')}
      </ButtonLink>
    </Guideline>
  );
}

/** How a supplier keeps its profile current. */
export function ProfileGuidelinePage() {
  const t = useTranslations('Suppliers');
  const locale = useLocale();
  const parts = sections.profileGuide.map((id) => ({
    id,
    title: t(`profileGuide.sections.${id}.title`),
    body: t.rich(`profileGuide.sections.${id}.body`, prose(locale)),
  }));
  return <Guideline route="profileGuideline" parts={parts} />;
}

interface Props {
  route: 'registrationGuideline' | 'profileGuideline';
  parts: readonly { id: string; title: string; body: ReactNode }[];
  /** What to do with it, at its end. */
  children?: ReactNode;
}

function Guideline({ route, parts, children }: Props) {
  return (
    <>
      <PageHeader route={route} />
      <ArticleLayout contents={parts}>
        {parts.map(({ id, title, body }) => (
          <ArticleSection key={id} id={id} title={title}>
            {stepSections.has(id) ? <Steps>{body}</Steps> : <div className="prose-registry">{body}</div>}
          </ArticleSection>
        ))}
        {children}
      </ArticleLayout>
      <HelpStrip />
    </>
  );
}
