import { afterArticle } from './article';
import { collator } from './format';
import type { Locale } from './locales';

/** The order of names of places in a language's alphabet: by what follows the article, as they are looked up. */
export function nameOrder(locale: Locale): (one: string, other: string) => number {
  const { compare } = collator(locale);
  return (one, other) => compare(afterArticle(one), afterArticle(other));
}
