import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Locale } from '../../i18n/locales';
import { localizedPath, otherLocale } from '../../i18n/locales';
import { excerptOf, isCalled, markWords, type Stretch } from '../../search/mark';
import { type FoundPlace, GUESS, NAMED } from '../../search/place-index';
import { parsePoint } from '../../search/point';
import { ANSWERING, type FoundText, type TextKind } from '../../search/text-index';
import { planAsked } from './plan-asked';
import { prepareSearch, type SiteSearch, siteSearch } from './site-search';
import { type PlaceSuggestion, placesNamed, SUGGESTIONS, suggestionsOf, suggestPlaces } from './suggest';

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
  /** The number of the plan that is asked for, where no announcement names it. */
  readonly plan: string | null;
}

const TEXTS = 30;
const IN_GROUP = 6;
/** So many texts answer a question: places that only look like it are not meant. */
const ENOUGH = 3;
/** A question of fewer letters is nearly the name of some place by chance: beside texts that have the word, no such place is meant. */
const SHORT = 5;
/** A place whose whole name is asked for comes before all texts. */
const WHOLE_NAME = 3.9;

const hasMark = (stretches: readonly Stretch[]) => stretches.some(({ marked }) => marked);

/**
 * A service says what it is and an answer begins with what answers, where that or the title has a word that is asked for. Else
 * the place that has one.
 */
function excerptFor({ kind }: FoundText['entry'], text: string, question: string, isTitled: boolean) {
  const asked = markWords(excerptOf(text, question), question);
  if (kind !== 'faq' && kind !== 'service') return asked;
  const begun = markWords(excerptOf(text, ''), question);
  return isTitled || hasMark(begun) ? begun : asked;
}

function hitOf({ entry }: FoundText, question: string, locale: Locale): Hit {
  const own = entry.title[locale] !== '';
  const language = own ? locale : otherLocale(locale);
  const title = markWords(entry.title[language], question);
  return {
    href: localizedPath(entry.path, own ? locale : language),
    lang: own ? undefined : language,
    title,
    excerpt: excerptFor(entry, entry.text[language], question, hasMark(title)),
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

/**
 * Texts by kind; a kind stands where the best of it stands, services called by the question before questions. Within a kind
 * those that are called by it come first. A post in two languages is shown in the page's.
 */
function grouped(found: readonly FoundText[], question: string, locale: Locale): HitGroup[] {
  const titled = new Set(
    found.filter(({ entry: { title } }) => isCalled(`${title.ar} ${title.en}`, question)),
  );
  const groups = new Map<TextKind, Map<string, FoundText>>();
  for (const one of new Set([...titled, ...found])) {
    const { kind, path, title } = one.entry;
    const group = groups.get(kind) ?? new Map<string, FoundText>();
    groups.set(kind, group);
    if (!group.has(path) || title[locale] !== '') group.set(path, one);
  }
  const best = new Set(found.map(({ entry }) => entry.kind));
  const calledService = [...titled].some(({ entry }) => entry.kind === 'service');
  const before = (kind: TextKind) => (calledService && kind === 'faq' ? ['service' as const, kind] : [kind]);
  return [...new Set([...best].flatMap(before))].map((kind) => ({
    kind,
    hits: [...(groups.get(kind)?.values() ?? [])]
      .slice(0, IN_GROUP)
      .map((one) => hitOf(one, question, locale)),
  }));
}

/** Characters that turn what stands behind them, also the words of the page. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Longer, a question is read no further. */
export const QUESTION_MAX = 100;

/** What is offered while somebody types: places whose name it is, then titles; titles first where one is called so. */
export async function suggestOnSite(typed: string, locale: Locale) {
  const search = await siteSearch();
  const question = spelledOut(typed);
  const named = placesNamed(search, question, 3).filter(({ score }) => score >= WHOLE_NAME);
  const places = suggestionsOf(named, search, locale);
  // Places and texts are each looked for in a turn of their own: others are answered between.
  await nextTurn();
  const { found, called } = search.texts.search(question, TEXTS);
  const titles = grouped(found, question, locale)
    .flatMap(({ hits }) => hits.slice(0, 3))
    .map(({ href, title }) => ({ href, name: title.map(({ text }) => text).join(''), within: [] }));
  const items = called ? [...titles.slice(0, 3), ...places, ...titles.slice(3)] : [...places, ...titles];
  return { items: items.slice(0, SUGGESTIONS) };
}

/** Everything of the site that answers a question; null where nothing is asked. */
export async function findOnSite(asked: string | undefined, locale: Locale): Promise<SearchAnswer | null> {
  const typed = asked?.replace(TURNING, '').trim().slice(0, QUESTION_MAX);
  if (!typed) {
    prepareSearch();
    return null;
  }
  return { ...(await answerTo(spelledOut(typed), locale)), question: typed };
}

/** One letter may stand for a phrase of eighteen (`ﷺ`): as long as a question, however it is written. */
const spelledOut = (question: string) => question.normalize('NFKC').slice(0, QUESTION_MAX);

async function answerTo(question: string, locale: Locale): Promise<SearchAnswer> {
  if (parsePoint(question) === null) {
    const search = await siteSearch();
    const places = placesNamed(search, question, IN_GROUP);
    await nextTurn();
    const texts = search.texts.search(question, TEXTS);
    await nextTurn();
    return answerIn(search, question, locale, places, texts);
  }
  const { items } = await suggestPlaces(question, locale);
  return answered(question, items.length > 0 ? [placeGroup(items, question, locale)] : [], null);
}

const placeGroup = (places: readonly PlaceSuggestion[], question: string, locale: Locale): HitGroup => ({
  kind: 'place',
  hits: places.map((one) => placeHit(one, question, locale)),
});

const answered = (
  question: string,
  groups: readonly HitGroup[],
  meant: string | null,
  plan: string | null = null,
): SearchAnswer => ({
  question,
  groups,
  meant,
  plan,
  total: groups.reduce((sum, { hits }) => sum + hits.length, 0),
});

/**
 * Places among what texts say: first where they bear the name that is asked for; behind the services, pages and questions
 * where one of these is called so too (`شقة`, `وقف`), because more people come for these.
 */
function withPlaces(
  groups: readonly HitGroup[],
  places: HitGroup,
  { isName, known, called }: { isName: boolean; known: boolean; called: boolean },
): HitGroup[] {
  if (isName && !called) return [places, ...groups];
  const other = groups.findIndex(({ kind }) => !ANSWERING.has(kind));
  const isAnswered = known && groups[0] !== undefined && ANSWERING.has(groups[0].kind);
  let at = isAnswered ? groups.length : 1;
  if (isName && other > 0) at = other;
  return groups.toSpliced(at, 0, places);
}

/** What a question in words finds in what was read in. */
export function answerIn(
  search: SiteSearch,
  question: string,
  locale: Locale,
  found: readonly FoundPlace[] = placesNamed(search, question, IN_GROUP),
  { found: texts, meant, known, called } = search.texts.search(question, TEXTS),
): SearchAnswer {
  const best = Math.max(0, ...found.map(({ score }) => score));
  const isName = best >= WHOLE_NAME;
  // Of a plan that no announcement names, none is meant.
  const plan = found.length === 0 ? planAsked(question) : null;
  const meantTexts = plan === null ? texts : texts.filter(({ entry }) => ANSWERING.has(entry.kind));
  // Beside a place of that name, a text that has another word is not meant.
  const groups = grouped(isName && !known ? [] : meantTexts, question, locale);
  const isAnswered = known && meantTexts.length >= ENOUGH;
  const beside = isAnswered ? (question.length < SHORT ? WHOLE_NAME : NAMED) : GUESS;
  const least = isName ? WHOLE_NAME : groups.length === 0 ? 0 : beside;
  const places = suggestionsOf(
    found.filter(({ score }) => score >= least),
    search,
    locale,
  );
  const all =
    places.length === 0
      ? groups
      : withPlaces(groups, placeGroup(places, question, locale), { isName, known, called });
  // Where a place is named, a word that no text has is no mistake.
  return answered(question, all, best >= GUESS || plan !== null ? null : meant, plan);
}
