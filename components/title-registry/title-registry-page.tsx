import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArticleLayout, ArticleSection } from '@/components/page/article-layout';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { RegistrationSteps } from '@/components/services/registration-steps';
import { ButtonLink } from '@/components/ui/button';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { citationOf } from '@/lib/site/views/basis';
import { type TitleSection, terms, titleSections } from './contents';
import { Deeds } from './deeds';

/** What a register of title by parcel is, how a property gets into it, and what that changes. */
export function TitleRegistryPage() {
  const t = useTranslations('TitleRegistry');
  const contents = titleSections.map((id) => ({ id, title: t(`sections.${id}.title`) }));
  const extras: Partial<Record<TitleSection, ReactNode>> = {
    steps: <FirstRegistrationSteps />,
    deed: <Deeds />,
    glossary: <Glossary />,
  };
  return (
    <>
      <PageHeader route="titleRegistry" />
      <ArticleLayout contents={contents}>
        {titleSections.map((id) => (
          <Part key={id} id={id}>
            {extras[id]}
          </Part>
        ))}
      </ArticleLayout>
      <HelpStrip />
    </>
  );
}

function Part({ id, children }: { id: TitleSection; children: ReactNode }) {
  const t = useTranslations('TitleRegistry');
  const tags = prose(useLocale());
  const citation = citationOf(`title.${id}`);
  return (
    <ArticleSection id={id} title={t(`sections.${id}.title`)}>
      <div className="prose-registry">{t.rich(`sections.${id}.body`, tags)}</div>
      {children}
      {citation && <BasisNote of={citation} />}
    </ArticleSection>
  );
}

/** The steps of the service itself: they are told in one place. */
function FirstRegistrationSteps() {
  const t = useTranslations('Services');
  const locale = useLocale();
  return (
    <>
      <RegistrationSteps />
      <ButtonLink
        variant="secondary"
        href={localizedPath(routePath('service', { service: 'first-registration' }), locale)}
      >
        {t('items.first-registration.title')}
      </ButtonLink>
    </>
  );
}

function Glossary() {
  const t = useTranslations('TitleRegistry');
  return (
    <dl className="plots [--plot:20rem]">
      {terms.map((term) => (
        <div key={term} className="p-4 md:p-5">
          <dt className="font-medium text-brown-900">{t(`terms.${term}.term`)}</dt>
          <dd className="mt-1 text-stone-700">{t(`terms.${term}.meaning`)}</dd>
        </div>
      ))}
    </dl>
  );
}
