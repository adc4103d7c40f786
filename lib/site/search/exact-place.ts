import type { PlaceEntry } from '../../search/place-entry';
import { EXACT, type FoundPlace } from '../../search/place-index';
import { placeWords, type Word } from '../../search/words';
import { asPlanNumber } from './plan-asked';
import type { SiteSearch } from './site-search';
import { withoutPlot } from './without-address';

const NUMBERS = /\d+(?:\/[\da-zأ-ي]+)*/gi;
/** What is said beside the number of a plan, and tells no place. */
const PLAN_WORDS = /(?:^|\s)(?:(?:ال)?مخطط|رقم|في|حي|plan|no\.?|number|in|of|the|district)(?=\s|$)/gi;

/** Whether the place has no other answer than the announcement: a part of it in no city, or in a district that nobody knows. */
export const isPartAlone = ({ kind, city, district, plan }: PlaceEntry) =>
  kind === 'part' && district === undefined && (city === undefined || plan === undefined);

/** Whether a plan lies where the question says: every word beside its number is of its name, its city or its region. */
function liesAsSaid(
  asked: string,
  place: PlaceEntry,
  { cities, regions }: Pick<SiteSearch, 'cities' | 'regions'>,
): boolean {
  const rest = asked.replace(NUMBERS, ' ').replace(PLAN_WORDS, ' ');
  const names = [place.name, cities.get(place.city ?? ''), regions.get(place.region)];
  const known = new Set(
    names
      .flatMap((name) => (name === undefined ? [] : [...placeWords(name.ar), ...placeWords(name.en)]))
      .flatMap(({ full, bare, sound }) => [full, bare, sound]),
  );
  const isKnown = ({ full, bare, sound }: Word) => known.has(full) || known.has(bare) || known.has(sound);
  return placeWords(rest).every((word) => isKnown(word) || (word.apart !== undefined && isKnown(word.apart)));
}

/** The one place that has the name or is the plan that was asked for; null where several are, or none is for sure. */
export function exactOf(
  found: readonly FoundPlace[],
  question: string,
  search: Pick<SiteSearch, 'cities' | 'regions'>,
): FoundPlace | null {
  const asked = asPlanNumber(withoutPlot(question));
  const numbers: readonly string[] = asked.match(NUMBERS) ?? [];
  const [first, ...others] = found;
  if (first === undefined || first.place.kind === 'region' || isPartAlone(first.place)) return null;
  const { plan } = first.place;
  // The number of a plan is typed, and no other district has a part of that plan.
  if (plan !== undefined && numbers.includes(plan) && others.length === 0)
    return liesAsSaid(asked, first.place, search) ? first : null;
  if (plan !== undefined && others.some(({ place }) => place.plan === plan)) return null;
  return first.score >= EXACT && others.every(({ score }) => score < EXACT) ? first : null;
}
