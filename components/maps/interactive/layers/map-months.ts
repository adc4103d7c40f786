import { formatNumber, gregorianMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapTexts } from './map-types';

/** When registration began. */
const FIRST_MONTH = 2023 * 12 + 4;

/** `YYYY-MM`, the first month of registration to that of `today`. */
export function monthsTo(today: string): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: last - FIRST_MONTH + 1 }, (_, index) => {
    const month = FIRST_MONTH + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** A month in words, and what there was to the end of it. */
export function toldOfMonth(
  month: string,
  totals: { announcements: number; districts: number },
  { texts, locale }: { texts: Pick<MapTexts, 'announcements' | 'districtsNamed'>; locale: Locale },
): { month: string; sums: string[] } {
  return {
    month: gregorianMonth(month, locale),
    sums: [
      `${texts.announcements}: ${formatNumber(totals.announcements, locale)}`,
      `${texts.districtsNamed}: ${formatNumber(totals.districts, locale)}`,
    ],
  };
}
