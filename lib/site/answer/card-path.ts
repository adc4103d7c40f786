import type { Locale } from '@/lib/i18n/locales';
import type { Answer } from './load';

/** The answer as a picture. */
export function cardPath({ place }: Pick<Answer, 'place'>, locale: Locale): string {
  const asked = place.district === null ? `city=${place.city.code}` : `district=${place.district.code}`;
  return `/api/answer-card?${asked}&locale=${locale}`;
}
