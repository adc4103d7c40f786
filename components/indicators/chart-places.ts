import { useLocale } from 'next-intl';
import { localeEntry } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';

export type Months = Indicators['byMonth'];

/** Pixels: the drawings take the width of their column and keep their height and the size of their letters. */
export const HEIGHT = 240;
/** Room for figures above and below, and for the months with their years. */
export const EDGE = 28;
export const FOOT = 48;
/** Where the months begin. */
export const AXIS = HEIGHT + EDGE + 24;
/** Parts of the width from either end to the middle of its month: beyond the last of them its figure has room. */
const END = 5;
/** Where months stand, in parts of the width: the first where the page's lines begin, right in Arabic. */
export function usePlaces(count: number) {
  const rightToLeft = localeEntry(useLocale()).direction === 'rtl';
  const step = Math.min(100 / count, (100 - 2 * END) / Math.max(1, count - 1));
  const at = (index: number) => {
    const along = 50 + step * (index - (count - 1) / 2);
    return rightToLeft ? 100 - along : along;
  };
  return { step, at, part: (value: number) => `${Math.round(value * 100) / 100}%` };
}
