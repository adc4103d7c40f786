import { z } from 'zod';
import {
  codeSchema,
  type IndicatorParts,
  propertyTypeSchema,
  propertyUseSchema,
  type Registry,
} from '@/lib/registry';
import { RegistryUnavailableError } from '@/lib/registry/contract';
import { PARTS_AT_ONCE } from '@/lib/registry/contract/indicators';
import { cellsOf } from '../answer/city-cells';
import { isFirst } from '../indicators/compared';
import { changeOf, type IndicatorsFilter } from '../indicators/indicators';
import { type PricedParts, pricedParts } from '../indicators/priced';
import { withYearBefore, yearBeforeOf } from '../indicators/year-before';
import { type PricePlan, pricePlan } from '../maps/sheet/price-plan';
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
  if (city !== undefined && districts.length > 1) return { region: undefined, city, including: district };
  return { region, city: undefined, including: city };
}

type PartsQuery = Parameters<Registry['indicatorParts']>[0];

async function askParts(from: Registry, query: PartsQuery) {
  try {
    return await from.indicatorParts(query);
  } catch (error) {
    if (error instanceof RegistryUnavailableError) return null;
    throw error;
  }
}

/**
 * The parts side by side; null from a backend that does not tell them: the page is whole without. For a map all of them are
 * asked for at once; a registry that knows no such number refuses it, and is asked for the first alone.
 */
async function readParts(from: Registry, { isMapped, ...query }: PartsQuery & { isMapped: boolean }) {
  const all = isMapped ? await askParts(from, { ...query, limit: PARTS_AT_ONCE }) : null;
  return all ?? (await askParts(from, query));
}

/** What prices are drawn on: the districts of a city, or (without a plan of its own) the regions; null of a city without places. */
async function groundOf(
  { choice: { city }, districts }: PlacesData,
  { rows }: PricedParts,
): Promise<{ plan: PricePlan | null } | null> {
  if (city === undefined) return { plan: null };
  const { cells } = await cellsOf(districts);
  const priced = rows.filter(({ tint }) => tint > 0).map(({ code }) => code);
  const plan = await pricePlan(city, districts, cells, priced);
  return plan && { plan };
}

/** What bars compare: the first of them, and the one that is chosen. */
const barsOf = (parts: IndicatorParts, including: string | undefined): IndicatorParts => ({
  ...parts,
  items: parts.items.filter((item) => isFirst(item) || item.code === including),
});

/** The figures for a filter, with the lists that its form offers. */
export async function loadIndicators(asked: IndicatorsFilter, source?: Registry) {
  const from = source ?? (await pageRegistry());
  const places = await loadPlaces(from, asked);
  const { days, type, use } = asked;
  const ask = (window: number) => from.indicators({ days: window, type, use, ...placeQuery(places.choice) });
  const yearBefore = withYearBefore(days);
  const compared = comparedPlace(places);
  // The cities of a region have no shapes.
  const isOfRegion = compared.region !== undefined;
  const [indicators, longer, withBefore, parts] = await Promise.all([
    ask(days),
    2 * days <= LONGEST_WINDOW ? ask(2 * days) : null,
    yearBefore === null ? null : ask(yearBefore),
    readParts(from, { days, type, use, ...compared, isMapped: !isOfRegion }),
  ]);
  const priced =
    isOfRegion || parts === null || parts.data.items.length < parts.data.total
      ? null
      : pricedParts(parts.data.items);
  const ground = priced && (await groundOf(places, priced));
  return {
    filter: { ...places.choice, days, type, use },
    places,
    indicators: indicators.data,
    change: longer && changeOf(indicators.data, longer.data, days),
    yearBefore: withBefore && yearBeforeOf(indicators.data, withBefore.data),
    parts: parts && barsOf(parts.data, compared.including),
    map: priced && ground && { plan: ground.plan, priced },
    staleSince: oldest(places, indicators, ...[longer, withBefore, parts].filter((read) => read !== null)),
  };
}
export type IndicatorsData = Awaited<ReturnType<typeof loadIndicators>>;
