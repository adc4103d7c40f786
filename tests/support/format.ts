import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@/lib/i18n/locales';
import { text } from './site';

/** A text of the site with its arguments filled in, as a visitor reads it. */
export function message(
  locale: Locale,
  namespace: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  return String(new IntlMessageFormat(text(locale, namespace, key), locale).format(values));
}

/** The words of a text before its first argument: enough to know which sentence it is. */
export const opening = (template: string) => template.slice(0, template.indexOf('{'));
