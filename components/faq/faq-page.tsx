import { useLocale, useTranslations } from 'next-intl';
import { BasisNote, useReviewed } from '@/components/page/basis-note';
import { ChapterBar } from '@/components/page/chapter-bar';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { localizedPath } from '@/lib/i18n/locales';
import { routePath } from '@/lib/site/routing/routes';
import { citationOf } from '@/lib/site/texts/basis';
import {
  type FaqCategory,
  type FaqQuestion,
  faqCategories,
  faqQuestions,
  registrationParts,
} from '@/lib/site/texts/faq';
import { QuestionSearch } from './question-search';

/**
 * Hides a category's questions while the radio button of another category is chosen, where these are shown. Written out,
 * because Tailwind finds classes by reading the source.
 */
const hiddenUnless: Record<FaqCategory, string> = {
  general:
    'lg:group-has-[#show-registration:checked]/faq:hidden lg:group-has-[#show-geography:checked]/faq:hidden lg:group-has-[#show-transfer:checked]/faq:hidden',
  registration:
    'lg:group-has-[#show-general:checked]/faq:hidden lg:group-has-[#show-geography:checked]/faq:hidden lg:group-has-[#show-transfer:checked]/faq:hidden',
  geography:
    'lg:group-has-[#show-general:checked]/faq:hidden lg:group-has-[#show-registration:checked]/faq:hidden lg:group-has-[#show-transfer:checked]/faq:hidden',
  transfer:
    'lg:group-has-[#show-general:checked]/faq:hidden lg:group-has-[#show-registration:checked]/faq:hidden lg:group-has-[#show-geography:checked]/faq:hidden',
};

/**
 * Questions by category. Beside them, where there is room, the choice of a category, a group of radio buttons and CSS alone;
 * elsewhere a bar that leads to each.
 */
export function FaqPage() {
  const t = useTranslations('Faq');
  return (
    <>
      {/* Once for all answers: they were compared with the law on one day. */}
      <PageHeader route="faq" aside={<p className="text-sm text-stone-600">{useReviewed()}</p>} />
      <ChapterBar
        chapters={faqCategories.map((id) => ({ id, title: t(`categories.${id}`) }))}
        className="lg:hidden"
      />
      <div className="group/faq container-page side-main gap-y-6 py-6 md:py-10 lg:items-start print:block">
        <div className="no-print space-y-6 [@media(min-height:34rem)]:lg:sticky [@media(min-height:34rem)]:lg:top-6">
          <Search />
          <CategoryChoice />
        </div>
        <div className="faq-list space-y-10">
          {faqCategories.map((category) => (
            <Category key={category} category={category} />
          ))}
        </div>
      </div>
      <HelpStrip on="faq" />
    </>
  );
}

/** Finds among the questions as one types; sent, it is asked of the whole site. */
function Search() {
  const t = useTranslations('Faq.search');
  const search = useTranslations('Search');
  return (
    <QuestionSearch
      action={localizedPath(routePath('search'), useLocale())}
      label={t('label')}
      submit={search('site.submit')}
      found={t.raw('found')}
      none={t('none')}
    />
  );
}

function CategoryChoice() {
  const t = useTranslations('Faq');
  return (
    <fieldset className="max-lg:hidden">
      <legend className="font-medium text-stone-700">{t('filter')}</legend>
      <div className="mt-2 rows">
        <CategoryOption id="show-all" label={t('all')} chosen />
        {faqCategories.map((category) => (
          <CategoryOption key={category} id={`show-${category}`} label={t(`categories.${category}`)} />
        ))}
      </div>
    </fieldset>
  );
}

function CategoryOption({ id, label, chosen = false }: { id: string; label: string; chosen?: boolean }) {
  return (
    <label
      htmlFor={id}
      className="relative flex min-h-11 cursor-pointer items-center border-s-4 border-s-transparent px-3 font-medium text-stone-700 hover:bg-brown-50 has-checked:border-s-blue-700 has-checked:bg-blue-50 has-checked:text-blue-800 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-700 forced-colors:has-checked:border-s-[Highlight]"
    >
      <input
        id={id}
        type="radio"
        name="category"
        value={id}
        defaultChecked={chosen}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {label}
    </label>
  );
}

function Category({ category }: { category: FaqCategory }) {
  const t = useTranslations('Faq');
  return (
    <section
      id={category}
      aria-labelledby={`${category}-heading`}
      className={`scroll-mt-16 print:block! ${hiddenUnless[category]}`}
    >
      <h2 id={`${category}-heading`}>{t(`categories.${category}`)}</h2>
      {category === 'registration' ? (
        <RegistrationParts />
      ) : (
        <div className="mt-4">
          <Questions ids={faqQuestions[category]} />
        </div>
      )}
    </section>
  );
}

function RegistrationParts() {
  const t = useTranslations('Faq');
  const parts = Object.keys(registrationParts) as (keyof typeof registrationParts)[];
  return parts.map((part) => (
    <section
      key={part}
      aria-labelledby={`registration-${part}`}
      className="mt-8 first-of-type:mt-4 print:mt-2"
    >
      <h3 id={`registration-${part}`} className="mb-2 text-lg font-bold text-brown-700 md:text-lg">
        {t(`parts.${part}`)}
      </h3>
      <Questions ids={registrationParts[part]} />
    </section>
  ));
}

function Questions({ ids }: { ids: readonly FaqQuestion[] }) {
  return (
    <Accordion>
      {ids.map((id) => (
        <Question key={id} id={id} />
      ))}
    </Accordion>
  );
}

function Question({ id }: { id: FaqQuestion }) {
  const t = useTranslations('Faq');
  const tags = prose(useLocale());
  const citation = citationOf(`faq.${id}`);
  return (
    <AccordionItem id={id} title={t(`items.${id}.question`)}>
      {t.rich(`items.${id}.answer`, tags)}
      {citation && <BasisNote of={citation} isDated={false} />}
    </AccordionItem>
  );
}
