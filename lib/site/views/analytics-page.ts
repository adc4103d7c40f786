import { z } from 'zod';
import { codeSchema, propertyTypeSchema, propertyUseSchema, type Registry } from '@/lib/registry';
import { oldest, pageRegistry } from '../reads';
import { loadPlaces } from './check-page';
import { given } from './filters';
import type { IndicatorsFilter } from './indicators';
import type { PlaceChoice } from './places';

const DEFAULT_DAYS = 365;
const daysSchema = z.coerce.number().int().min(1).max(3660);

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
  const from = source ?? (await pageRegistry());
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
