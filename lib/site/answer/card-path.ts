import type { Locale } from '@/lib/i18n/locales';
import type { Answer } from './load';

/** The answer as a picture; of a plan that is announced, the plan's. */
export function cardPath({ place, namedPlan }: Pick<Answer, 'place' | 'namedPlan'>, locale: Locale): string {
  const query = new URLSearchParams(
    place.district === null ? { city: place.city.code } : { district: place.district.code },
  );
  if (namedPlan !== null) query.set('plan', namedPlan.number);
  query.set('locale', locale);
  return `/api/answer-card?${query}`;
}
