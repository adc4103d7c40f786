import { fitting } from '@/lib/i18n/fitting';

/** Hides those of a page's elements that have not all of the words, and says how many are left; null without a word. */
export function showFitting(elements: Iterable<HTMLElement>, typed: string): number | null {
  const fits = fitting(typed);
  let left = 0;
  for (const one of elements) {
    one.hidden = fits !== undefined && !fits(one.textContent);
    if (!one.hidden) left += 1;
  }
  return fits === undefined ? null : left;
}
