import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BasisNote, useReviewed } from '@/components/page/basis-note';
import { ChapterBar } from '@/components/page/chapter-bar';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { ButtonLink } from '@/components/ui/button';
import { Folded, FoldedOnPhone } from '@/components/ui/folded-on-phone';
import { Section } from '@/components/ui/section';
import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { citationOf } from '@/lib/site/texts/basis';
import {
  folded,
  foldedOnPhone,
  type TitleChapter,
  type TitleSection,
  terms,
  titleChapters,
} from './contents';
import { Deeds } from './deeds';

const chapters = Object.keys(titleChapters) as TitleChapter[];

/** How the parts of a chapter share a wide page: side by side, so that no text runs on alone beside empty space. */
const layouts: Record<TitleChapter, string> = {
  register: 'halves gap-y-0 sm:gap-y-6 md:gap-y-10',
  first: 'halves gap-y-6 md:gap-y-10',
  deed: '',
  rights: 'halves gap-y-0 sm:gap-y-6 md:gap-y-10',
  glossary: '',
};

/** What a register of title by parcel is, how a property gets into it, and what that changes. */
export function TitleRegistryPage() {
  const t = useTranslations('TitleRegistry');
  const titleOf = (chapter: TitleChapter) =>
    chapter === 'deed' || chapter === 'glossary' ? t(`sections.${chapter}.title`) : t(`chapters.${chapter}`);
  return (
    <>
      <PageHeader route="titleRegistry" aside={<p className="text-sm text-stone-600">{useReviewed()}</p>} />
      <ChapterBar
        // A bar has no room for the whole title of the longest.
        chapters={chapters.map((id) => ({ id, title: id === 'deed' ? t('chapters.deed') : titleOf(id) }))}
      />
      {chapters.map((chapter, at) => (
        <Section key={chapter} id={chapter} title={titleOf(chapter)} tone={at % 2 ? 'tint' : 'plain'}>
          <Chapter of={chapter} />
        </Section>
      ))}
      <HelpStrip />
    </>
  );
}

/** What a part holds beside its text. */
const extras: Partial<Record<TitleSection, () => ReactNode>> = {
  what: TheLaw,
  steps: ToFirstRegistration,
  documents: OnPaper,
  deed: Deeds,
  glossary: Glossary,
};

/** What is acted on first, side by side; below it what is looked up, in rows. */
function Chapter({ of }: { of: TitleChapter }) {
  const parts: readonly TitleSection[] = titleChapters[of];
  const lookedUp = parts.filter((id) => folded.has(id));
  const rest = parts.filter((id) => !folded.has(id));
  // On a phone rows that unfold join below each other; from text they stand apart.
  const last = rest.at(-1);
  const apart = last === undefined || foldedOnPhone.has(last) ? '' : 'max-sm:mt-4';
  return (
    <>
      {rest.length > 0 && (
        <div className={layouts[of]}>
          {rest.map((id) => (
            <Part key={id} id={id} heading={id !== of} />
          ))}
        </div>
      )}
      {lookedUp.length > 0 && (
        <div className={rest.length > 0 ? `sm:mt-10 ${apart}` : undefined}>
          {lookedUp.map((id) => (
            <LookedUp key={id} id={id} heading={id !== of} />
          ))}
        </div>
      )}
    </>
  );
}

function Part({ id, heading }: { id: TitleSection; heading: boolean }) {
  const t = useTranslations('TitleRegistry');
  const title = t(`sections.${id}.title`);
  if (!foldedOnPhone.has(id))
    return (
      <div id={heading ? id : undefined} className={part}>
        {heading && <h3>{title}</h3>}
        <Content id={id} />
      </div>
    );
  return (
    <div className={part}>
      <h3 className="max-sm:hidden print:block">{title}</h3>
      <FoldedOnPhone title={<h3>{title}</h3>}>
        <Unfolded id={id} />
      </FoldedOnPhone>
    </div>
  );
}

const part = 'break-inside-avoid space-y-4 print:break-inside-auto last:mb-0';

function LookedUp({ id, heading }: { id: TitleSection; heading: boolean }) {
  const t = useTranslations('TitleRegistry');
  const locale = useLocale();
  if (heading)
    return (
      <Folded title={<h3>{t(`sections.${id}.title`)}</h3>}>
        <Unfolded id={id} />
      </Folded>
    );
  // The words are a chapter by themselves: its heading says what they are, a phone's row how many.
  return (
    <FoldedOnPhone title={t('open', { count: terms.length, n: formatNumber(terms.length, locale) })}>
      <Unfolded id={id} />
    </FoldedOnPhone>
  );
}

/** Browsers unfold for a fragment that lies within. */
function Unfolded({ id }: { id: TitleSection }) {
  return (
    <div id={id in titleChapters ? undefined : id} className="scroll-mt-28 space-y-4 pb-5">
      <Content id={id} />
    </div>
  );
}

/** The text of a part, what it holds beside that, and what it rests on. */
function Content({ id }: { id: TitleSection }) {
  const t = useTranslations('TitleRegistry');
  const tags = prose(useLocale());
  const citation = citationOf(`title.${id}`);
  const Extra = extras[id];
  return (
    <>
      <div className="prose-registry">{t.rich(`sections.${id}.body`, tags)}</div>
      {Extra && <Extra />}
      {citation && <BasisNote of={citation} isDated={false} />}
    </>
  );
}

/** Who made the law and who runs the register. */
function TheLaw() {
  const t = useTranslations('TitleRegistry.more.what');
  const tags = prose(useLocale());
  return (
    <Folded title={t('title')}>
      <div className="prose-registry pb-5">{t.rich('body', tags)}</div>
    </Folded>
  );
}

/** What an owner does who has not all of it. */
function OnPaper() {
  const t = useTranslations('TitleRegistry.more.documents');
  const tags = prose(useLocale());
  return (
    <Folded title={t('title')}>
      <div className="prose-registry pb-5">{t.rich('body', tags)}</div>
    </Folded>
  );
}

/** The steps are the service's, and told there. */
function ToFirstRegistration() {
  const t = useTranslations('TitleRegistry');
  const locale = useLocale();
  return (
    <ButtonLink href={localizedPath(routePath('service', { service: 'first-registration' }), locale)}>
      {t('toService')}
    </ButtonLink>
  );
}

function Glossary() {
  const t = useTranslations('TitleRegistry');
  return (
    <dl className="plots [--plot:17rem]">
      {terms.map((term) => (
        <div key={term} className="p-4 md:p-5 print:p-2">
          <dt className="font-medium text-brown-900">{t(`terms.${term}.term`)}</dt>
          <dd className="mt-1 text-stone-700">{t(`terms.${term}.meaning`)}</dd>
        </div>
      ))}
    </dl>
  );
}
