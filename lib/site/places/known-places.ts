import { Problem } from '@/lib/problem';
import type { Places, Registry } from '@/lib/registry';
import { knownRegion, type PlaceChoice } from './places';

/** A city of the lists, or a town or village that none has. */
async function cityOf(source: Pick<Registry, 'place'>, { cities }: Places, city: string) {
  return cities.find(({ code }) => code === city) ?? (await source.place({ city })).data?.city;
}

/**
 * Sees to it that the places of a query exist and lie within each other: figures of nowhere would read as "no transaction".
 * @throws {Problem} malformed_request, with the names of the parameters at fault
 */
export async function requireKnownPlaces(
  source: Pick<Registry, 'places' | 'place' | 'districts'>,
  { region, city, district }: PlaceChoice,
): Promise<void> {
  const odd: string[] = [];
  const places = (await source.places({})).data;
  const found = city === undefined ? undefined : await cityOf(source, places, city);
  if (region !== undefined && knownRegion(region, places) === undefined) odd.push('region');
  if (city !== undefined && (found === undefined || found.region !== (region ?? found.region)))
    odd.push('city');
  if (district !== undefined && odd.length === 0) {
    const districts = city === undefined ? [] : (await source.districts({ city })).data.items;
    // Codes of districts are the registry's own; without the city nobody could say whether one exists.
    if (!districts.some(({ code }) => code === district)) odd.push(city === undefined ? 'city' : 'district');
  }
  if (odd.length > 0) throw new Problem('malformed_request', { parameters: odd });
}
