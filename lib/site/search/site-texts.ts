import type { Messages } from '../../i18n/messages';
import type { TextEntry } from '../../search/text-index';
import { isParametric, type RouteId, routeEntries, routePath } from '../routing/routes';
import { services } from '../routing/services';
import { faqCategories, faqQuestions } from '../views/faq';
import { FAQ_KEYWORDS, PAGE_KEYWORDS, SERVICE_KEYWORDS } from './keywords';

/** The texts of a page beyond its title, by where they stand in the messages. */
const BODIES: Partial<Record<RouteId, (messages: Messages) => unknown>> = {
  about: ({ About }) => About,
  titleRegistry: ({ TitleRegistry }) => TitleRegistry,
  privacy: ({ Policies }) => Policies.privacy,
  terms: ({ Policies }) => Policies.terms,
  accessibility: ({ Policies }) => Policies.accessibility,
  registrationGuideline: ({ Suppliers }) => Suppliers.registrationGuide,
  profileGuideline: ({ Suppliers }) => Suppliers.profileGuide,
};

/** Every text below a place of the messages, without tags and what is filled in. */
function plainText(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replace(/<\/?(?:p|ul|li|step)>|\{[^{}]{0,200}\}/g, ' ')
      .replace(/<[^<>]{0,200}>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  if (value === null || typeof value !== 'object') return '';
  const texts = Object.values(value).map(plainText).filter(Boolean);
  return texts.map((text) => (/[.:!?؟،]$/.test(text) ? text : `${text}.`)).join(' ');
}

type InBoth<T> = { readonly ar: T; readonly en: T };
const both = <T>(messages: InBoth<Messages>, read: (messages: Messages) => T): InBoth<T> => ({
  ar: read(messages.ar),
  en: read(messages.en),
});

function pages(messages: InBoth<Messages>): TextEntry[] {
  return routeEntries.flatMap(([id, { path, listed }]) => {
    if (!listed || isParametric(id)) return [];
    const body = BODIES[id];
    return {
      kind: 'page' as const,
      path,
      title: both(messages, ({ Routes }) => Routes[id].title),
      text: both(messages, (all) => `${all.Routes[id].description} ${plainText(body?.(all) ?? '')}`.trim()),
      keywords: `${messages.ar.Routes[id].label} ${messages.en.Routes[id].label} ${PAGE_KEYWORDS[id] ?? ''}`,
    };
  });
}

function serviceTexts(messages: InBoth<Messages>): TextEntry[] {
  return services.map(({ slug }) => ({
    kind: 'service',
    path: routePath('service', { service: slug }),
    title: both(messages, ({ Services }) => plainText(Services.items[slug].title)),
    text: both(messages, ({ Services }) => {
      const { title: _, summary, ...rest } = Services.items[slug];
      return `${plainText(summary)} ${plainText(rest)}`;
    }),
    keywords: SERVICE_KEYWORDS[slug],
  }));
}

function questions(messages: InBoth<Messages>): TextEntry[] {
  return faqCategories
    .flatMap((category) => [...faqQuestions[category]])
    .map((id) => ({
      kind: 'faq' as const,
      path: `${routePath('faq')}#${id}`,
      title: both(messages, ({ Faq }) => plainText(Faq.items[id].question)),
      text: both(messages, ({ Faq }) => plainText(Faq.items[id].answer)),
      keywords: FAQ_KEYWORDS[id],
    }));
}

/** What the site itself says: its pages, its services and its answers, in both languages. */
export const siteTexts = (messages: InBoth<Messages>): TextEntry[] => [
  ...pages(messages),
  ...serviceTexts(messages),
  ...questions(messages),
];
