import { describe, expect, it } from 'vitest';
import { policySections } from '@/components/policies/sections';
import { guidelineSections, stepSections } from '@/components/suppliers/guideline-sections';
import { deedAspects, terms, titleSections } from '@/components/title-registry/contents';
import { routeEntries } from '@/lib/site/routing/routes';
import { faqCategories, faqQuestions } from '@/lib/site/views/faq';
import { services } from '@/lib/site/views/services';
import { citationOf } from '@/lib/site/views/sources';
import en from '@/messages/en';
import register from '@/messages/sources.json';

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
  ['title registry', titleSections, en.TitleRegistry.sections],
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

  it('writes procedures as steps, and nothing else', () => {
    for (const guide of ['registrationGuide', 'profileGuide'] as const)
      for (const [id, { body }] of Object.entries(en.Suppliers[guide].sections))
        expect(body.startsWith('<step>'), `${guide}.${id}`).toBe(stepSections.has(id));
    for (const { steps } of Object.values(en.Services.items)) expect(steps).toMatch(/^<step>/);
  });

  it('cites a source for every service, and only for texts that exist', () => {
    for (const slug of slugs) expect(citationOf(`services.${slug}`), slug).toBeDefined();
    const texts: Record<string, readonly string[]> = {
      services: [...slugs, 'audiences'],
      faq: questions,
      title: titleSections,
      about: keys(en.About),
      requests: keys(en.Requests.items),
    };
    for (const citation of Object.keys(register.citations)) {
      const [page = '', id = ''] = citation.split(/\.(.*)/);
      expect(texts[page], citation).toContain(id);
    }
  });
});
