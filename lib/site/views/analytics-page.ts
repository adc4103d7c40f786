import { z } from 'zod';
import { codeSchema, propertyTypeSchema, propertyUseSchema, type Registry } from '@/lib/registry';
import { RegistryUnavailableError } from '@/lib/registry/contract';
import { changeOf, type IndicatorsFilter } from '../indicators/indicators';
import { withYearBefore, yearBeforeOf } from '../indicators/year-before';
import type { PlaceChoice } from '../places/places';
import { oldest, pageRegistry } from '../reads';
import { loadPlaces, type PlacesData } from './check-page';
import { given } from './filters';

const DEFAULT_DAYS = 365;
const LONGEST_WINDOW = 3660;
const daysSchema = z.coerce.number().int().min(1).max(LONGEST_WINDOW);

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

/**
 * Whose parts are compared: the chosen city's districts, with the chosen one among them; the cities of a region, where the
 * chosen city has no two districts too; else the regions.
 */
function comparedPlace({ choice: { region, city, district }, districts }: PlacesData) {
  if (city !== undefined && districts.length > 1) return { city, including: district };
  return { region, including: city };
}

/** The parts side by side; null from a backend that does not tell them: the page is whole without. */
async function readParts(from: Registry, query: Parameters<Registry['indicatorParts']>[0]) {
  try {
    return await from.indicatorParts(query);
  } catch (error) {
    if (error instanceof RegistryUnavailableError) return null;
    throw error;
  }
}

/** The figures for a filter, with the lists that its form offers. */
export async function loadIndicators(asked: IndicatorsFilter, source?: Registry) {
  const from = source ?? (await pageRegistry());
  const places = await loadPlaces(from, asked);
  const { days, type, use } = asked;
  const ask = (window: number) => from.indicators({ days: window, type, use, ...placeQuery(places.choice) });
  const yearBefore = withYearBefore(days);
  const [indicators, longer, withBefore, parts] = await Promise.all([
    ask(days),
    2 * days <= LONGEST_WINDOW ? ask(2 * days) : null,
    yearBefore === null ? null : ask(yearBefore),
    readParts(from, { days, type, use, ...comparedPlace(places) }),
  ]);
  return {
    filter: { ...places.choice, days, type, use },
    places,
    indicators: indicators.data,
    change: longer && changeOf(indicators.data, longer.data, days),
    yearBefore: withBefore && yearBeforeOf(indicators.data, withBefore.data),
    parts: parts?.data ?? null,
    staleSince: oldest(places, indicators, ...[longer, withBefore, parts].filter((read) => read !== null)),
  };
}
export type IndicatorsData = Awaited<ReturnType<typeof loadIndicators>>;
