import type { Locale } from '@/lib/i18n/locales';
import type { Indicators, PropertyType, PropertyUse } from '@/lib/registry';
import type { PlaceChoice } from './places';

/** Lengths of the window that the form offers, in days; an address may ask for any from 1 to 3660, which then has no averages. */
export const DURATIONS = [30, 90, 180, 365, 730, 1095] as const;
export interface IndicatorsFilter extends PlaceChoice {
  readonly days: number;
  readonly type?: PropertyType | undefined;
  readonly use?: PropertyUse | undefined;
}

/** A column of the chart: where it stands and how high it is, in units of the drawing. */
export interface Column {
  month: string;
  deeds: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Columns of transactions by month, in a drawing of the given size. The first month stands where the page's lines
 * begin: right in Arabic, left in English.
 */
export function columns(
  byMonth: Indicators['byMonth'],
  { width, height, rightToLeft }: { width: number; height: number; rightToLeft: boolean },
): Column[] {
  const most = Math.max(1, ...byMonth.map(({ deeds }) => deeds));
  const step = width / Math.max(1, byMonth.length);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return byMonth.map(({ month, deeds }, index) => {
    const place = rightToLeft ? byMonth.length - 1 - index : index;
    const tall = tenth((deeds / most) * height);
    return {
      month,
      deeds,
      x: tenth(place * step + step * 0.15),
      y: tenth(height - tall),
      width: tenth(step * 0.7),
      height: tall,
    };
  });
}

/** The address of the figures of a filter as a file. */
export function exportPath(filter: IndicatorsFilter, locale: Locale): string {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/api/indicators/export?${new URLSearchParams([
    ...entries.map(([name, value]) => [name, String(value)]),
    ['locale', locale],
  ])}`;
}
