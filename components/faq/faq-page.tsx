import { useLocale, useTranslations } from 'next-intl';
import { BasisNote } from '@/components/page/basis-note';
import { HelpStrip } from '@/components/page/help-strip';
import { PageHeader } from '@/components/page/page-header';
import { prose } from '@/components/page/prose';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { citationOf } from '@/lib/site/views/basis';
import {
  type FaqCategory,
  type FaqQuestion,
  FIRST_QUESTIONS,
  faqCategories,
  faqQuestions,
} from '@/lib/site/views/faq';

/**
 * Hides a category's questions while the radio button of another category is chosen. Written out, because Tailwind finds
 * classes by reading the source.
 */
const hiddenUnless: Record<FaqCategory, string> = {
  general:
    'group-has-[#show-registration:checked]/faq:hidden group-has-[#show-geography:checked]/faq:hidden group-has-[#show-transfer:checked]/faq:hidden',
  registration:
    'group-has-[#show-general:checked]/faq:hidden group-has-[#show-geography:checked]/faq:hidden group-has-[#show-transfer:checked]/faq:hidden',
  geography:
    'group-has-[#show-general:checked]/faq:hidden group-has-[#show-registration:checked]/faq:hidden group-has-[#show-transfer:checked]/faq:hidden',
  transfer:
    'group-has-[#show-general:checked]/faq:hidden group-has-[#show-registration:checked]/faq:hidden group-has-[#show-geography:checked]/faq:hidden',
};

/** Questions by category. The choice is a group of radio buttons and CSS alone, so it needs no JavaScript. */
export function FaqPage() {
  return (
    <>
      <PageHeader route="faq" />
      <div className="group/faq container-page py-10 md:py-14">
        <CategoryChoice />
        <div className="faq-list mt-8 space-y-10">
          {faqCategories.map((category) => (
            <Category key={category} category={category} />
          ))}
        </div>
      </div>
      <HelpStrip on="faq" />
    </>
  );
}

function CategoryChoice() {
  const t = useTranslations('Faq');
  return (
    <fieldset className="no-print">
      <legend className="font-semibold text-stone-700">{t('filter')}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
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
      className="relative inline-flex min-h-11 cursor-pointer items-center rounded-lg border border-stone-300 bg-white px-5 font-semibold text-stone-700 hover:border-brown-600 has-checked:border-blue-700 has-checked:bg-blue-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-700"
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
  const questions: readonly FaqQuestion[] = faqQuestions[category];
  const [first, others] = [questions.slice(0, FIRST_QUESTIONS), questions.slice(FIRST_QUESTIONS)];
  const half = Math.ceil(others.length / 2);
  const listed = (part: typeof questions) =>
    part.map((question) => <Question key={question} id={question} />);
  return (
    <section
      id={category}
      aria-labelledby={`${category}-heading`}
      className={`print:block! ${hiddenUnless[category]}`}
    >
      <h2 id={`${category}-heading`}>{t(`categories.${category}`)}</h2>
      <div className="mt-4">
        <Accordion large>{listed(first)}</Accordion>
      </div>
      {/* Two lists, so that what is opened moves its own one alone. */}
      <div className="in-columns mt-4 md:grid md:grid-cols-2 md:items-start md:gap-x-8 print:block">
        {[others.slice(0, half), others.slice(half)].map((part) => (
          <div key={part[0]} className="max-md:not-first:-mt-px">
            <Accordion>{listed(part)}</Accordion>
          </div>
        ))}
      </div>
    </section>
  );
}

function Question({ id }: { id: FaqQuestion }) {
  const t = useTranslations('Faq');
  const tags = prose(useLocale());
  const citation = citationOf(`faq.${id}`);
  return (
    <AccordionItem id={id} title={t(`items.${id}.question`)}>
      {t.rich(`items.${id}.answer`, tags)}
      {citation && <BasisNote of={citation} />}
    </AccordionItem>
  );
}
