import type { Locale } from '@/lib/i18n/locales';
import { nameOrder } from '@/lib/i18n/name-order';
import type { Bilingual, Places } from '@/lib/registry';

interface Named {
  readonly code: string;
  readonly name: Bilingual;
}

/** A place as an option of a list, in one language. */
export interface PlaceName {
  readonly code: string;
  readonly name: string;
}

/** Places in one language, in the order that they came in. */
export function named<T extends Named>(places: readonly T[], locale: Locale): PlaceName[] {
  return places.map(({ code, name }) => ({ code, name: name[locale] }));
}

const sorted = new WeakMap<readonly Named[], Partial<Record<Locale, readonly PlaceName[]>>>();

/**
 * Places in one language, in that language's alphabetical order without the article. A list that the registry gives out again (until an import
 * changes it) is put in order once.
 */
export function byName<T extends Named>(places: readonly T[], locale: Locale): readonly PlaceName[] {
  const known = sorted.get(places) ?? {};
  sorted.set(places, known);
  const order = nameOrder(locale);
  known[locale] ??= named(places, locale).sort((a, b) => order(a.name, b.name));
  return known[locale];
}

/** A place asked for, as far as it is known. */
export interface PlaceChoice {
  readonly region?: string | undefined;
  readonly city?: string | undefined;
  readonly district?: string | undefined;
}

/** A region that exists, or none. */
export const knownRegion = (code: string | undefined, { regions }: Pick<Places, 'regions'>) =>
  regions.find((region) => region.code === code)?.code;

/** The codes of an address, brought into agreement: a city brings its region, a district its city. */
export function agreeingChoice(choice: PlaceChoice, places: Places): PlaceChoice {
  const city = places.cities.find(({ code }) => code === choice.city);
  const region = places.regions.find(({ code }) => code === (choice.region ?? city?.region));
  if (city === undefined || city.region !== region?.code) return { region: region?.code };
  return { region: region.code, city: city.code, district: choice.district };
}
