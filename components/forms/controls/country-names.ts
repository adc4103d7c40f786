import countries from '@/lib/forms/data/countries.json';
import { collator } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const names = countries as Record<string, Record<Locale, string>>;

/** The name of a country by its ISO 3166-1 code. */
export function countryName(code: string, locale: Locale): string {
  return names[code]?.[locale] ?? code;
}

/** Codes and names of all countries in the order of a list to choose from: by name, Saudi Arabia first. */
export function countryOptions(locale: Locale): [string, string][] {
  const { compare } = collator(locale);
  return Object.keys(names)
    .map((code): [string, string] => [code, countryName(code, locale)])
    .sort(([a, nameA], [b, nameB]) => Number(b === 'SA') - Number(a === 'SA') || compare(nameA, nameB));
}
