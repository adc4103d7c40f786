import { setImmediate as nextTurn } from 'node:timers/promises';
import { UNLISTED } from '@/lib/unlisted';
import type { Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/locales';
import { type Registry, registry } from '../../registry';
import { liesAbroad } from '../../registry/geometry/regions';
import type { PlaceEntry } from '../../search/place-entry';
import { EXACT, type FoundPlace, GUESS, isNamed } from '../../search/place-index';
import { shortCode } from '../../search/plus-code';
import { isAddress, isPointText, POINT_TEXT_MAX, type Point, parsePoint } from '../../search/point';
import { PLAN_MAX } from '../answer/plans';
import { pointText } from '../answer/point';
import { type PlaceCodes, type PlaceState, placeState } from '../answer/state';
import { filteredView } from '../routing/filtered-view';
import { routePath } from '../routing/routes';
import { filteredPath } from '../views/filters';
import { exactOf, isPartAlone } from './exact-place';
import { around, prepareSearch, type SiteSearch, siteSearch } from './site-search';
import { isShortAddress, withoutCountry, withoutPlot, withoutStreet } from './without-address';

/** A place that may be meant, in one language, with the codes by which it is asked for. */
export interface PlaceSuggestion {
  readonly kind: 'region' | 'city' | 'district' | 'part';
  readonly name: string;
  /** Its city and its region. */
  readonly within: readonly string[];
  readonly region: string;
  readonly city?: string | undefined;
  readonly district?: string | undefined;
  readonly area?: string | undefined;
  /** Where the question is answered for it. */
  readonly href: string;
}

export interface PlaceSuggestions {
  readonly items: readonly PlaceSuggestion[];
  /** The point that the question names, if it names one; its places are those around it. */
  readonly point: Point | null;
}

/** So many at once: more are quicker typed than read. */
export const SUGGESTIONS = 8;

/** So many of one name are read. */
const OF_ONE_NAME = 80;
/** So many of them are told at most. */
const NAMESAKES = 24;
const STATES_AT_ONCE = 4;

/** So many that resemble what is answered. */
const ALIKE = 3;

/** A link of a map is longer than any name. */
export const PLACE_TEXT_MAX = POINT_TEXT_MAX;

/** The question whether a place must be registered, by its address; of a plan, with its number. */
function addressOf({ place }: FoundPlace, locale: Locale): string {
  const { area, region, city, district, plan } = place;
  if (area !== undefined && isPartAlone(place)) return localizedPath(routePath('area', { area }), locale);
  const query = new URLSearchParams({ [filteredView.name]: filteredView.value });
  if (plan !== undefined) return planAddress(query, place, locale);
  // A district knows its city, and a city its region: the address of an answer is as short as it can be.
  if (district !== undefined) query.set('district', district);
  else if (city !== undefined) query.set('city', city);
  else query.set('region', region);
  return `${localizedPath(routePath('check'), locale)}?${query}#answer`;
}

function planAddress(query: URLSearchParams, { city, district, plan = '' }: PlaceEntry, locale: Locale) {
  if (district === undefined && city !== undefined) query.set('city', city);
  query.set('district', district ?? UNLISTED);
  query.set('plan', plan.slice(0, PLAN_MAX));
  return `${localizedPath(routePath('check'), locale)}?${query}#answer`;
}

function suggestionOf(found: FoundPlace, search: SiteSearch, locale: Locale): PlaceSuggestion {
  const { kind, name, region, city, district, area } = found.place;
  return {
    kind,
    name: name[locale] || name.ar,
    within: around(found, search, locale),
    region,
    city,
    district,
    area,
    href: addressOf(found, locale),
  };
}

const toldAs = ({ name, within }: PlaceSuggestion) => [name, ...within].join('|');

/** Places as they are listed, each told from the others. */
export function suggestionsOf(
  found: readonly FoundPlace[],
  search: SiteSearch,
  locale: Locale,
): PlaceSuggestion[] {
  const items = found.map((one) => suggestionOf(one, search, locale));
  const many = new Map<string, number>();
  for (const told of items.map(toldAs)) many.set(told, (many.get(told) ?? 0) + 1);
  return found.map((one, at) => {
    const item = items[at] as PlaceSuggestion;
    return many.get(toldAs(item)) === 1 ? item : { ...item, within: around(one, search, locale, true) };
  });
}

/** The district around a point or nearest to it. */
async function atPoint(
  point: Point,
  search: SiteSearch,
  source: Registry,
  locale: Locale,
): Promise<PlaceSuggestion[]> {
  const { district } = (await source.areaAt(point)).data;
  if (district === null) return [];
  const region = search.places.regionOf(district.city);
  if (region === undefined) return [];
  const { city, code, name } = district;
  const place: PlaceEntry = { kind: 'district', name, region, city, district: code };
  // The answer of the point tells more than that of its district.
  const href = `${filteredPath('check', locale, { place: pointText(point) })}#answer`;
  return [{ ...suggestionOf({ place, score: 0 }, search, locale), href }];
}

/** The places that a question may mean: by name, by a plan's number, or by a point or a map's link that holds one. */
export async function suggestPlaces(question: string, locale: Locale): Promise<PlaceSuggestions> {
  const { items, point } = await placesFor(await siteSearch(), await registry(), question, locale);
  return { items, point };
}

/** As an answer's address names a place; of a plan, with its number. */
const codesOf = ({ city, district, plan }: PlaceEntry): PlaceCodes =>
  plan === undefined ? { city, district } : { city, district: district ?? UNLISTED, plan };

/** Beside places that have the name, those that only look like it are not meant. */
const withoutGuesses = (found: readonly FoundPlace[]): readonly FoundPlace[] =>
  found.some(isNamed) ? found.filter(({ score }) => score >= GUESS) : found;

/**
 * The places that a question names, the best first, without the plot and the street of an address. A district may be called
 * as a street is: an address is taken apart only where nothing has the name as it stands.
 */
export function placesNamed(
  { places }: Pick<SiteSearch, 'places'>,
  question: string,
  limit: number,
): readonly FoundPlace[] {
  const asked = withoutPlot(question);
  const found = places.search(asked, limit);
  const rest = found.some(isNamed) ? null : withoutStreet(asked);
  const ofRest = rest === null ? [] : places.search(rest, limit);
  return ofRest.some(isNamed) ? ofRest : found;
}

/**
 * Many districts bear one name: behind those that most people ask for, those that an announcement names, so that nobody
 * whose district is announced misses it.
 */
const withAnnounced = (found: readonly FoundPlace[]): readonly FoundPlace[] => [
  ...found.slice(0, SUGGESTIONS),
  ...found
    .slice(SUGGESTIONS)
    .filter(({ place, score }) => place.announced && score >= EXACT)
    .slice(0, NAMESAKES - SUGGESTIONS),
];

/** The point of a plus code beside the name of a place in one city, which tells the part of the code that is left out. */
function pointBeside(question: string, search: SiteSearch): Point | null {
  const short = shortCode(question);
  if (short === null) return null;
  const named = placesNamed(search, withoutCountry(short.beside), SUGGESTIONS).filter(isNamed);
  const [best] = named;
  const cities = new Set(named.map(({ place }) => place.city));
  // A name that several cities have a district of tells none of them.
  if (best === undefined || (best.place.kind !== 'city' && cities.size > 1)) return null;
  const centre = search.cities.get(best.place.city ?? '')?.centre;
  return centre ? short.at(centre) : null;
}

async function placesFor(
  search: SiteSearch,
  source: Registry,
  question: string,
  locale: Locale,
  most = SUGGESTIONS,
) {
  const point = parsePoint(question) ?? pointBeside(question, search);
  if (point !== null)
    return { items: await atPoint(point, search, source, locale), point, isGuess: false, found: [] };
  if (isAddress(question)) return { items: [], point: null, isGuess: false, found: [] };
  const found = withAnnounced(withoutGuesses(placesNamed(search, question, most)));
  const isGuess = !found.some(isNamed);
  return { items: suggestionsOf(found, search, locale), point: null, isGuess, found };
}

/** A place that may be meant, and what its answer will say. */
export interface MatchedPlace extends PlaceSuggestion {
  readonly state: PlaceState | null;
}

export interface PlaceMatches {
  readonly question: string;
  readonly items: readonly MatchedPlace[];
  readonly point: Point | null;
  /** The one place that is meant for sure, as an address names it: its answer is given at once, and it is none of the items. */
  readonly exact: PlaceCodes | null;
  /** Whether no place has the name, and these only resemble it. */
  readonly isGuess: boolean;
  /**
   * Why there is nothing: it is blank or longer than the field takes, a point of another country, a link without a point, a plus code
   * without its city, or the short address of a building, which names no district.
   */
  readonly refused?: 'empty' | 'tooLong' | 'abroad' | 'link' | 'plusCode' | 'shortAddress';
}

/** Whether the four letters of what looks like a short address are the name of a place: `Abha1234`. */
const isPlaceBefore = (search: SiteSearch, question: string) =>
  placesNamed(search, question.trim().slice(0, 4), 1).some(isNamed);

/** What the place of an address may mean; null where it names none. */
export async function matchPlaces(
  question: string | undefined,
  locale: Locale,
): Promise<PlaceMatches | null> {
  if (question) return matchesIn(await siteSearch(), await registry(), question.trim(), locale);
  prepareSearch();
  return null;
}

/** What a question may mean among these places. */
export async function matchesIn(
  search: SiteSearch,
  source: Registry,
  question: string,
  locale: Locale,
): Promise<PlaceMatches> {
  const none = { question, items: [], point: null, exact: null, isGuess: false };
  if (question === '') return { ...none, refused: 'empty' };
  if (question.length > PLACE_TEXT_MAX) return { ...none, question: '', refused: 'tooLong' };
  const { items, point, isGuess, found } = await placesFor(search, source, question, locale, OF_ONE_NAME);
  if (point === null && isPointText(question)) return { ...none, refused: 'abroad' };
  if (point === null && isAddress(question)) return { ...none, refused: 'link' };
  if (point === null && shortCode(question)) return { ...none, refused: 'plusCode' };
  if (point !== null && items.length === 0 && liesAbroad(point.lon, point.lat))
    return { ...none, refused: 'abroad' };
  if (!found.some(isNamed) && isShortAddress(question) && !isPlaceBefore(search, question))
    return { ...none, refused: 'shortAddress' };
  const exact = exactOf(found, question, search);
  const named = items
    .map((item, at) => ({ item, match: found[at] }))
    .filter(
      ({ match }) =>
        // Beside an answer, what has its name: a place that only resembles it is none that was asked for.
        exact === null || (match !== exact && (match === undefined || isNamed(match))),
    );
  // But for what more people ask for: a letter wrong in the name of a district may be the name of a village.
  const alike = exact === null ? [] : search.places.weightier(exact.place, ALIKE);
  const others = alike
    .filter((place) => !named.some(({ match }) => match?.place === place))
    .map((place) => ({ place, score: 0 }));
  const told = suggestionsOf(others, search, locale);
  const listed = [...named, ...told.map((item, at) => ({ item, match: others[at] }))];
  // Each asks the registry; whoever asks something else is answered between some of them.
  const withState: MatchedPlace[] = [];
  for (let at = 0; at < listed.length; at += STATES_AT_ONCE) {
    const some = listed.slice(at, at + STATES_AT_ONCE).map(async ({ item, match }) => {
      const isAsked = match !== undefined && !isPartAlone(match.place);
      return { ...item, state: isAsked ? await placeState(source, codesOf(match.place)) : null };
    });
    withState.push(...(await Promise.all(some)));
    await nextTurn();
  }
  return {
    question,
    items: withState,
    point,
    exact: exact === null ? null : codesOf(exact.place),
    isGuess,
  };
}
