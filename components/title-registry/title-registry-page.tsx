import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { RegistrationSteps } from '@/components/services/registration-steps';
import { ButtonLink } from '@/components/ui/button';
import { DownIcon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { citationOf } from '@/lib/site/views/basis';
import { ChapterBar } from './chapter-bar';
import { type TitleChapter, type TitleSection, terms, titleChapters } from './contents';
import { Deeds } from './deeds';

const chapters = Object.keys(titleChapters) as TitleChapter[];

/** How the parts of a chapter share a wide page: side by side, so that no text runs on alone beside empty space. */
const layouts: Record<TitleChapter, string> = {
  register: 'grid gap-10 lg:grid-cols-2 lg:gap-14',
  first: 'grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-14',
  deed: '',
  rights: 'gap-10 md:columns-2 xl:columns-3',
  glossary: '',
};

/** What a register of title by parcel is, how a property gets into it, and what that changes. */
export function TitleRegistryPage() {
  const t = useTranslations('TitleRegistry');
  const titleOf = (chapter: TitleChapter) =>
    chapter === 'deed' || chapter === 'glossary' ? t(`sections.${chapter}.title`) : t(`chapters.${chapter}`);
  return (
    <>
      <PageHeader route="titleRegistry" />
      <ChapterBar chapters={chapters.map((id) => ({ id, title: titleOf(id) }))} />
      {chapters.map((chapter, at) => (
        <Section key={chapter} id={chapter} title={titleOf(chapter)} tone={at % 2 ? 'tint' : 'plain'}>
          <div className={layouts[chapter]}>
            {titleChapters[chapter].map((part) => (
              <Part key={part} id={part} heading={part !== chapter} />
            ))}
          </div>
        </Section>
      ))}
      <HelpStrip />
    </>
  );
}

/** What a part holds beside its text. */
const extras: Partial<Record<TitleSection, () => ReactNode>> = {
  steps: FirstRegistrationSteps,
  deed: Deeds,
  glossary: Glossary,
};

/** What is looked up rather than read on: folded on a phone, open on paper. */
const lookedUp: ReadonlySet<TitleSection> = new Set(['duties', 'glossary']);

function Part({ id, heading }: { id: TitleSection; heading: boolean }) {
  const t = useTranslations('TitleRegistry');
  const tags = prose(useLocale());
  const citation = citationOf(`title.${id}`);
  const Extra = extras[id];
  const content = (
    <>
      <div className="prose-registry">{t.rich(`sections.${id}.body`, tags)}</div>
      {Extra && <Extra />}
      {citation && <BasisNote of={citation} />}
    </>
  );
  return (
    <div
      id={heading ? id : undefined}
      className="mb-10 break-inside-avoid space-y-4 print:break-inside-auto last:mb-0"
    >
      {heading && <h3>{t(`sections.${id}.title`)}</h3>}
      {lookedUp.has(id) ? <Folded>{content}</Folded> : content}
    </div>
  );
}

function Folded({ children }: { children: ReactNode }) {
  const t = useTranslations('TitleRegistry');
  return (
    <details className="group folded-on-phone">
      <summary className="no-print flex min-h-12 items-center justify-between gap-4 border-y border-stone-200 font-medium text-brown-700">
        {t('open')}
        <DownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="space-y-4 max-sm:pt-4">{children}</div>
    </details>
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
    <dl className="plots [--plot:17rem]">
      {terms.map((term) => (
        <div key={term} className="p-4 md:p-5">
          <dt className="font-medium text-brown-900">{t(`terms.${term}.term`)}</dt>
          <dd className="mt-1 text-stone-700">{t(`terms.${term}.meaning`)}</dd>
        </div>
      ))}
    </dl>
  );
}
