import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import {
  codeSchema,
  type Indicators,
  type PropertyType,
  type PropertyUse,
  propertyTypeSchema,
  propertyUseSchema,
  type Registry,
  registry,
} from '@/lib/registry';
import { loadPlaces, type PlaceChoice } from './check';
import { given } from './query';
import { oldest } from './reads';

/** Lengths of the window that the form offers, in days; an address may ask for any from 1 to 3660. */
export const DURATIONS = [30, 90, 180, 365, 730, 1095] as const;
const DEFAULT_DAYS = 365;
const daysSchema = z.coerce.number().int().min(1).max(3660);

export interface IndicatorsFilter extends PlaceChoice {
  readonly days: number;
  readonly type?: PropertyType | undefined;
  readonly use?: PropertyUse | undefined;
}

/** The figures begin with the capital: it has districts, and the beta covers it (spec section 2). */
const FIRST_VIEW = { region: 'riyadh', city: 'riyadh' } as const;

/** The filter that an address asks for; without any, the first view. */
export function indicatorsFilter(query: Readonly<Record<string, string>>): IndicatorsFilter {
  const place = {
    region: given(codeSchema, query.region),
    city: given(codeSchema, query.city),
    district: given(codeSchema, query.district),
  };
  return {
    ...(Object.keys(query).length === 0 ? FIRST_VIEW : place),
    days: given(daysSchema, query.days) ?? DEFAULT_DAYS,
    type: given(propertyTypeSchema, query.type),
    use: given(propertyUseSchema, query.use),
  };
}

/** The narrowest place of a choice is the one that the registry is asked about. */
export function placeQuery({ region, city, district }: PlaceChoice): PlaceChoice {
  if (district !== undefined) return { district };
  return city === undefined ? { region } : { city };
}

/** The figures for a filter, with the lists that its form offers. */
export async function loadIndicators(asked: IndicatorsFilter, source?: Registry) {
  const from = source ?? (await registry());
  const places = await loadPlaces(from, asked);
  const { days, type, use } = asked;
  const indicators = await from.indicators({ days, type, use, ...placeQuery(places.choice) });
  return {
    filter: { ...places.choice, days, type, use },
    places,
    indicators: indicators.data,
    staleSince: oldest(places, indicators),
  };
}
export type IndicatorsData = Awaited<ReturnType<typeof loadIndicators>>;

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
 * Columns of deeds by month, in a drawing of the given size. The first month stands where the page's lines begin: right
 * in Arabic, left in English.
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
