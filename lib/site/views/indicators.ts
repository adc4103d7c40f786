import type { Locale } from '@/lib/i18n/locales';
import type { PropertyType, PropertyUse } from '@/lib/registry';
import type { PlaceChoice } from './places';

/** Lengths of the window that the form offers, in days; an address may ask for any from 1 to 3660, which then has no averages. */
export const DURATIONS = [30, 90, 180, 365, 730, 1095] as const;
export interface IndicatorsFilter extends PlaceChoice {
  readonly days: number;
  readonly type?: PropertyType | undefined;
  readonly use?: PropertyUse | undefined;
}

/** The address of the figures of a filter as a file. */
export function exportPath(filter: IndicatorsFilter, locale: Locale): string {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/api/indicators/export?${new URLSearchParams([
    ...entries.map(([name, value]) => [name, String(value)]),
    ['locale', locale],
  ])}`;
}
