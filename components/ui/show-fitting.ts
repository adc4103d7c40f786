import { foldForSearch } from '@/lib/i18n/arabic';
import { afterArticle } from '@/lib/i18n/article';

/** Hides those of a page's elements that have not all of the words, and says how many are left; null without a word. */
export function showFitting(elements: Iterable<HTMLElement>, typed: string): number | null {
  // With another article than it has, or with none, a name is meant all the same.
  const words = foldForSearch(afterArticle(typed.trim())).split(' ').filter(Boolean);
  let left = 0;
  for (const one of elements) {
    const text = foldForSearch(one.textContent);
    one.hidden = !words.every((word) => text.includes(word));
    if (!one.hidden) left += 1;
  }
  return words.length === 0 ? null : left;
}
