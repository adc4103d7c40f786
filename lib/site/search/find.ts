import type { Locale } from '../../i18n/locales';
import { localizedPath, otherLocale } from '../../i18n/locales';
import { excerptOf, markWords, type Stretch } from '../../search/mark';
import { GUESS } from '../../search/place-index';
import { parsePoint } from '../../search/point';
import type { FoundText, TextKind } from '../../search/text-index';
import { prepareSearch, siteSearch } from './site-search';
import { type PlaceSuggestion, SUGGESTIONS, suggestionOf, suggestPlaces } from './suggest';

export type { Stretch };

export interface Hit {
  readonly href: string;
  /** The language that it is written in, where it is not that of the page. */
  readonly lang: Locale | undefined;
  readonly title: readonly Stretch[];
  readonly excerpt: readonly Stretch[];
}

export interface HitGroup {
  readonly kind: TextKind | 'place';
  readonly hits: readonly Hit[];
}

export interface SearchAnswer {
  readonly question: string;
  /** Those first in which something answers best. */
  readonly groups: readonly HitGroup[];
  /** The question as it may have been meant. */
  readonly meant: string | null;
  readonly total: number;
}

const TEXTS = 30;
const IN_GROUP = 6;
/** A place whose whole name is asked for comes before all texts. */
const WHOLE_NAME = 3.9;

function hitOf({ entry }: FoundText, question: string, locale: Locale): Hit {
  const own = entry.title[locale] !== '';
  const language = own ? locale : otherLocale(locale);
  return {
    href: localizedPath(entry.path, own ? locale : language),
    lang: own ? undefined : language,
    title: markWords(entry.title[language], question),
    excerpt: markWords(excerptOf(entry.text[language], question), question),
  };
}

function placeHit({ name, within, href }: PlaceSuggestion, question: string, locale: Locale): Hit {
  const comma = locale === 'ar' ? '، ' : ', ';
  return {
    href,
    lang: undefined,
    title: markWords(name, question),
    excerpt: markWords(within.join(comma), question),
  };
}

/** Texts by kind; a kind stands where the best of it stands. A post in two languages is shown in the page's. */
function grouped(found: readonly FoundText[], question: string, locale: Locale): HitGroup[] {
  const groups = new Map<TextKind, Map<string, FoundText>>();
  for (const one of found) {
    const { kind, path, title } = one.entry;
    const group = groups.get(kind) ?? new Map<string, FoundText>();
    groups.set(kind, group);
    if (!group.has(path) || title[locale] !== '') group.set(path, one);
  }
  return [...groups].map(([kind, byPath]) => ({
    kind,
    hits: [...byPath.values()].slice(0, IN_GROUP).map((one) => hitOf(one, question, locale)),
  }));
}

/** Longer, a question is read no further. */
export const QUESTION_MAX = 100;

/** What is offered while somebody types: places whose name it is, then titles. */
export async function suggestOnSite(question: string, locale: Locale) {
  const search = await siteSearch();
  const places = search.places
    .search(question, 3)
    .filter(({ score }) => score >= WHOLE_NAME)
    .map((one) => suggestionOf(one, search, locale));
  const titles = grouped(search.texts.search(question, TEXTS).found, question, locale)
    .flatMap(({ hits }) => hits.slice(0, 3))
    .map(({ href, title }) => ({ href, name: title.map(({ text }) => text).join(''), within: [] }));
  return { items: [...places, ...titles].slice(0, SUGGESTIONS) };
}

/** Everything of the site that answers a question; null where nothing is asked. */
export async function findOnSite(asked: string | undefined, locale: Locale): Promise<SearchAnswer | null> {
  const question = asked?.trim().slice(0, QUESTION_MAX);
  if (!question) {
    prepareSearch();
    return null;
  }
  const search = await siteSearch();
  const isPoint = parsePoint(question) !== null;
  const found = isPoint ? [] : search.places.search(question, IN_GROUP);
  const { found: texts, meant } = isPoint ? { found: [], meant: null } : search.texts.search(question, TEXTS);
  const groups = grouped(texts, question, locale);
  const best = found[0]?.score ?? 0;
  const places = isPoint
    ? (await suggestPlaces(question, locale)).items
    : found
        .filter(({ score }) => score >= (groups.length === 0 ? 0 : GUESS))
        .map((one) => suggestionOf(one, search, locale));
  if (places.length > 0) {
    const group: HitGroup = { kind: 'place', hits: places.map((one) => placeHit(one, question, locale)) };
    if (best >= WHOLE_NAME || groups.length === 0) groups.unshift(group);
    else groups.splice(1, 0, group);
  }
  const total = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  // Where a place is named, a word that no text has is no mistake.
  return { question, groups, meant: best >= GUESS ? null : meant, total };
}
