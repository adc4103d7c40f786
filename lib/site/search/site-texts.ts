import { createTranslator } from 'next-intl';
import { bothCalendars } from '../../i18n/format';
import type { Locale } from '../../i18n/locales';
import type { Messages } from '../../i18n/messages';
import type { TextEntry } from '../../search/text-index';
import { filledIn } from '../filled-in';
import { isParametric, type RouteId, routeEntries, routePath } from '../routing/routes';
import { services } from '../routing/services';
import { faqCategories, faqQuestions } from '../texts/faq';
import { privacyHere } from '../texts/policies';
import { asSentence } from './as-sentence';
import { FAQ_KEYWORDS, PAGE_KEYWORDS, SERVICE_KEYWORDS } from './keywords';

/** The texts of a page beyond its title, by where they stand in the messages. */
const BODIES: Partial<Record<RouteId, (messages: Messages, locale: Locale) => unknown>> = {
  about: ({ About }) => About,
  // Its sections alone: the names of its chapters say nothing of what stands in them.
  titleRegistry: ({ TitleRegistry }) => TitleRegistry.sections,
  // Of the privacy policy only what this installation shows of it.
  privacy: ({ Policies }, locale) =>
    privacyHere(locale).sections.map((section) => Policies.privacy.sections[section]),
  terms: ({ Policies }) => Policies.terms,
  accessibility: ({ Policies }) => Policies.accessibility,
  registrationGuideline: ({ Suppliers }) => Suppliers.registrationGuide,
  profileGuideline: ({ Suppliers }) => Suppliers.profileGuide,
};

/** A plural holds texts with arguments of their own: two levels are all that a message has. */
const withoutArguments = (text: string) =>
  [1, 2, 3].reduce((rest) => rest.replace(/\{[^{}]{0,400}\}/g, ' '), text);

/** A text with the constants that it names, as its page says it; what only its page knows is left out. */
function filled(text: string, locale: Locale): string {
  if (!text.includes('{')) return text;
  const translate = createTranslator({
    locale,
    messages: { text },
    onError: () => undefined,
    getMessageFallback: () => withoutArguments(text),
  });
  return translate('text', { ...filledIn(locale), ...privacyHere(locale).values });
}

/** A text as its page shows it, with its days in both calendars and without tags. */
const withoutTags = (text: string, locale: Locale) =>
  text
    .replace(/<day>([\d-]{10})<\/day>/g, (_, day: string) => bothCalendars(day, locale))
    .replace(/<\/?(?:p|ul|li|step)>/g, '\n')
    .replace(/<[^<>]{0,200}>/g, '');

/** Under this key stands what a drawing shows, for who does not see it: no text of the page. */
const DRAWING = 'drawing';

/** Every text below a place of the messages without tags, each paragraph a line. */
function plainText(value: unknown, locale: Locale): string {
  if (typeof value === 'string')
    return filled(withoutTags(value, locale), locale)
      .trim()
      .replace(/\s*\n\s*|\s+/g, (blank) => (blank.includes('\n') ? '\n' : ' '));
  if (value === null || typeof value !== 'object') return '';
  const texts = Object.entries(value)
    .filter(([key]) => key !== DRAWING)
    .map(([, one]) => plainText(one, locale))
    .filter(Boolean);
  return texts.map(asSentence).join('\n');
}

type InBoth<T> = { readonly ar: T; readonly en: T };
const both = <T>(messages: InBoth<Messages>, read: (messages: Messages, locale: Locale) => T): InBoth<T> => ({
  ar: read(messages.ar, 'ar'),
  en: read(messages.en, 'en'),
});

function pages(messages: InBoth<Messages>): TextEntry[] {
  return routeEntries.flatMap(([id, { path, listed }]) => {
    if (!listed || isParametric(id)) return [];
    const body = BODIES[id];
    return {
      kind: 'page' as const,
      path,
      title: both(messages, ({ Routes }) => Routes[id].title),
      text: both(messages, (all, locale) =>
        `${all.Routes[id].description}\n${plainText(body?.(all, locale) ?? '', locale)}`.trim(),
      ),
      keywords: `${messages.ar.Routes[id].label} ${messages.en.Routes[id].label} ${PAGE_KEYWORDS[id] ?? ''}`,
    };
  });
}

function serviceTexts(messages: InBoth<Messages>): TextEntry[] {
  return services.map(({ slug }) => ({
    kind: 'service',
    path: routePath('service', { service: slug }),
    title: both(messages, ({ Services }, locale) => plainText(Services.items[slug].title, locale)),
    text: both(messages, ({ Services }, locale) => {
      const { title: _, summary, ...rest } = Services.items[slug];
      // Under its own heading, as it speaks of "it" and "them".
      const fee = 'fee' in rest && { fee: `${Services.labels.fee} – ${rest.fee}` };
      return plainText({ summary, ...rest, ...fee }, locale);
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
      title: both(messages, ({ Faq }, locale) => plainText(Faq.items[id].question, locale)),
      text: both(messages, ({ Faq }, locale) => plainText(Faq.items[id].answer, locale)),
      keywords: FAQ_KEYWORDS[id],
    }));
}

/** What the site itself says: its pages, its services and its answers, in both languages. */
export const siteTexts = (messages: InBoth<Messages>): TextEntry[] => [
  ...pages(messages),
  ...serviceTexts(messages),
  ...questions(messages),
];
