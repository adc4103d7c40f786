import { addDays } from '@/lib/calendar/riyadh';
import type { Locale } from '@/lib/i18n/locales';
import type { Indicators, PropertyType, PropertyUse } from '@/lib/registry';
import type { PlaceChoice } from '../places/places';

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

/** A figure of the period before, and by how much ours differs from it, as a share of it. */
export interface Difference {
  readonly before: number;
  readonly share: number;
}

export interface Change {
  readonly deeds: Difference;
  readonly value: Difference;
  /** Null where an average is withheld or not known. */
  readonly price: Difference | null;
}

/** A share that rounds to nothing is none. */
const NOTICED = 0.0005;

/** Which way a figure went, as it is told. */
export function directionOf(share: number): 'up' | 'down' | 'same' {
  if (Math.abs(share) < NOTICED) return 'same';
  return share > 0 ? 'up' : 'down';
}

type Compared = Pick<Indicators, 'asOf' | 'from' | 'deeds' | 'totalValue' | 'byMonth'>;
type Averages = Pick<Indicators, 'averagePricePerSquareMetre' | 'averageBefore'>;

function priceChange({
  averagePricePerSquareMetre: now,
  averageBefore: before,
}: Averages): Difference | null {
  return now === null || before === null || before === 0 ? null : { before, share: now / before - 1 };
}

/**
 * The change of a window on the equally long one before it, from the figures of both together. Null where the earlier one is
 * not covered from its first month on, or has nothing to compare with. Averages are no sums: the registry tells the one before.
 */
export function changeOf(now: Compared & Averages, both: Compared, days: number): Change | null {
  const first = addDays(now.asOf, 1 - 2 * days);
  const covered = both.from === first && both.byMonth[0]?.month === first.slice(0, 7);
  const before = { deeds: both.deeds - now.deeds, value: both.totalValue - now.totalValue };
  if (!covered || both.asOf !== now.asOf || before.deeds <= 0 || before.value <= 0) return null;
  return {
    deeds: { before: before.deeds, share: now.deeds / before.deeds - 1 },
    value: { before: before.value, share: now.totalValue / before.value - 1 },
    price: priceChange(now),
  };
}
