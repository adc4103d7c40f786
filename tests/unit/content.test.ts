import { describe, expect, it } from 'vitest';
import { guidelineSections, stepSections } from '@/components/suppliers/guideline-sections';
import { deedAspects, terms, titleChapters } from '@/components/title-registry/contents';
import { SERVICE_CODES } from '@/lib/registry/contract';
import { contentRows } from '@/lib/registry/seed/content';
import { routeEntries } from '@/lib/site/routing/routes';
import { type Service, services } from '@/lib/site/routing/services';
import { basisOf, basisTexts, type Citation } from '@/lib/site/texts/basis';
import { faqCategories, faqQuestions } from '@/lib/site/texts/faq';
import { policySections } from '@/lib/site/texts/policies';
import ar from '@/messages/ar';
import register from '@/messages/basis.json';
import en from '@/messages/en';
import { catalogue } from './catalogue';

const keys = (value: object) => Object.keys(value).sort();
const sorted = (ids: readonly string[]) => [...ids].sort();
const slugs = services.map(({ slug }) => slug);
const questions = faqCategories.flatMap((category) => [...faqQuestions[category]]);

/** Lists that pages walk through, beside the messages made for them: no text without its place, no place without text. */
const lists: [name: string, ids: readonly string[], texts: object][] = [
  ['routes', routeEntries.map(([id]) => id), en.Routes],
  ['services', slugs, en.Services.items],
  ['questions', questions, en.Faq.items],
  ['categories', faqCategories, en.Faq.categories],
  ['title registry', Object.values(titleChapters).flat(), en.TitleRegistry.sections],
  ['deeds', deedAspects, en.TitleRegistry.deedTable.rows],
  ['glossary', terms, en.TitleRegistry.terms],
  ['privacy', policySections.privacy, en.Policies.privacy.sections],
  ['terms of use', policySections.terms, en.Policies.terms.sections],
  ['accessibility', policySections.accessibility, en.Policies.accessibility.sections],
  ['registration guideline', guidelineSections.registrationGuide, en.Suppliers.registrationGuide.sections],
  ['profile guideline', guidelineSections.profileGuide, en.Suppliers.profileGuide.sections],
];

describe('content', () => {
  it.each(lists)('%s: every entry has its texts, every text its entry', (_name, ids, texts) => {
    expect(keys(texts)).toEqual(sorted(ids));
  });

  it('uses each question’s fragment once, and none that a category has', () => {
    expect(new Set([...questions, ...faqCategories]).size).toBe(questions.length + faqCategories.length);
  });

  it('explains every service that there is', () => {
    expect(sorted(slugs)).toEqual(sorted(SERVICE_CODES));
  });

  it.each([ar, en])('gives every page and every service a title and a description of its own', (texts) => {
    const pages = [...Object.values(texts.Routes), ...Object.values(texts.Services.items)];
    const titles = pages.map(({ title }) => title);
    const told = pages.map((page) => ('summary' in page ? page.summary : page.description));
    for (const list of [titles, told]) expect(list.filter((one, at) => list.indexOf(one) !== at)).toEqual([]);
  });

  it('writes procedures as steps, and nothing else', () => {
    for (const guide of ['registrationGuide', 'profileGuide'] as const)
      for (const [id, { body }] of Object.entries(en.Suppliers[guide].sections))
        expect(body.startsWith('<step>'), `${guide}.${id}`).toBe(stepSections.has(id));
    for (const { steps } of Object.values(en.Services.items)) expect(steps).toMatch(/^<step>/);
  });

  it('says of a service what it costs and which period runs where the table says so, and nowhere else', () => {
    for (const service of services as readonly Service[]) {
      const texts: Record<string, string> = en.Services.items[service.slug as keyof typeof en.Services.items];
      expect('fee' in texts, service.slug).toBe(service.fee !== undefined);
      expect('time' in texts, service.slug).toBe(service.time === true);
    }
  });

  it('names articles only of texts that it knows, and for pages that exist', () => {
    const pages: Record<string, readonly string[]> = {
      services: [...slugs, 'audiences', 'fees'],
      faq: questions,
      title: Object.values(titleChapters).flat(),
      requests: keys(en.Requests.items),
    };
    const named = new Set<string>();
    for (const citation of Object.keys(register.citations)) {
      const [page = '', id = ''] = citation.split(/\.(.*)/);
      expect(pages[page], citation).toContain(id);
      for (const { text, articles } of basisOf(citation as Citation)) {
        named.add(text);
        expect(articles, citation).toEqual([...new Set(articles)].sort((a, b) => a - b));
      }
    }
    expect([...named].sort()).toEqual([...basisTexts].sort());
    expect(keys(en.Basis.texts)).toEqual([...basisTexts].sort());
  });

  it('says when a service has rules beside its steps where the table says so, and nowhere else', () => {
    for (const service of services as readonly Service[]) {
      const texts: Record<string, string> = en.Services.items[service.slug as keyof typeof en.Services.items];
      expect('rules' in texts, service.slug).toBe(service.rules === true);
    }
  });

  it.each([
    ['en', /off.plan/i, /\bowners?\b/i, /developer (?:must|applies)|developers can be fined|a developer’s/i],
    [
      'ar',
      /على الخارطة/,
      /(?:^|\s)ال?مالك(?:\s|$)|مالك العقار/,
      /على المطو.?ر أن|يطلب المطو.?ر|طلب المطو.?ر/,
    ],
  ] as const)(
    '%s: it is the owner who applies once an off-plan property is complete (law, art. 31)',
    (locale, offPlan, owner, other) => {
      const told = [...catalogue(locale).values()].filter(
        (text) => offPlan.test(text) && text.includes('30 '),
      );
      expect(told.length).toBeGreaterThan(2);
      for (const text of told) {
        expect(text).toMatch(owner);
        expect(text).not.toMatch(other);
      }
    },
  );

  it('tells every confirmed fact somewhere, with its article', () => {
    const cited = new Set(
      Object.keys(register.citations).flatMap((citation) =>
        basisOf(citation as Citation).flatMap(({ text, articles }) =>
          articles.map((one) => `${text} ${one}`),
        ),
      ),
    );
    const facts = contentRows('service-facts.csv').filter(({ subject }) => !untold.has(subject ?? ''));
    expect(facts.flatMap(articlesOf).length).toBeGreaterThan(60);
    expect(facts.flatMap(articlesOf).filter((article) => !cited.has(article))).toEqual([]);
  });
});

/** What only government bodies need, who have their own way to the registry. */
const untold = new Set(['state-property']);

const textOf: Record<string, (typeof basisTexts)[number]> = {
  law: 'law',
  m123: 'law',
  reg: 'regulation',
  rett: 'taxLaw',
  notary: 'notaryLaw',
  mort: 'mortgageLaw',
  nonsa: 'nonSaudiLaw',
};

/** The articles of a fact, as `20(1); Reg. 26(3)` names them; those of a regulation that has no name here are left out. */
function articlesOf({ sources = '', article = '' }: Partial<Record<string, string>>): string[] {
  const [first = ''] = sources.split(' ');
  return article.split(';').flatMap((part) => {
    const ofRegulation = /^\s*Reg\./.test(part);
    if (ofRegulation && (first === 'nonsa' || first === 'rett')) return [];
    const text = ofRegulation ? 'regulation' : part.includes('notary law') ? 'notaryLaw' : textOf[first];
    const numbers = [...part.replace(/as amended.*/, '').matchAll(/(\d+)(?:\([^)]*\)\w*)*/g)];
    return text === undefined ? [] : numbers.map(([, number]) => `${text} ${number}`);
  });
}
