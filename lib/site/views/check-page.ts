import { codeSchema, type District, type Places, type Read, type Registry, strongest } from '@/lib/registry';
import { UNLISTED } from '../routing/unlisted';
import { given } from './filters';
import { agreeingChoice, type PlaceChoice } from './places';
import { oldest, pageRegistry } from './reads';

/** The choice that an address asks for. */
export function placeChoice(query: Readonly<Record<string, string>>): PlaceChoice {
  return {
    region: given(codeSchema, query.region),
    city: given(codeSchema, query.city),
    district: given(codeSchema, query.district),
  };
}

/** The places of the lists, with a town or village among them that no list offers and the address asks for by its code. */
async function withCity(
  source: Registry,
  city: string | undefined,
  places: Read<Places>,
): Promise<Read<Places>> {
  if (city === undefined || places.data.cities.some(({ code }) => code === city)) return places;
  const { data: place } = await source.place({ city });
  if (place === null) return places;
  return { ...places, data: { ...places.data, cities: [...places.data.cities, place.city] } };
}

/** Regions, cities and, once a city is chosen, its districts, with the choice brought into agreement with them. */
export async function loadPlaces(source: Registry, asked: PlaceChoice) {
  const places = await withCity(source, asked.city, await source.places({}));
  const agreeing = agreeingChoice(asked, places.data);
  const districts: { data: { items: District[] }; staleSince: string | null } =
    agreeing.city === undefined
      ? { data: { items: [] }, staleSince: null }
      : await source.districts({ city: agreeing.city });
  const known =
    agreeing.district === UNLISTED || districts.data.items.some(({ code }) => code === agreeing.district);
  const choice: PlaceChoice = known ? agreeing : { ...agreeing, district: undefined };
  return {
    choice,
    regions: places.data.regions,
    cities: places.data.cities,
    districts: districts.data.items,
    staleSince: oldest(places, districts),
  };
}
export type PlacesData = Awaited<ReturnType<typeof loadPlaces>>;

/**
 * The answer to "must I register?" once a city is chosen, and its district if the city has a list of them; null while
 * the question is not complete.
 */
async function answerFor(source: Registry, { choice, districts }: PlacesData) {
  const { city, district } = choice;
  if (city === undefined || (districts.length > 0 && district === undefined)) return null;
  const found = await source.areasOf(
    district === undefined || district === UNLISTED ? { city } : { district },
  );
  return { ...strongest(found.data.items), staleSince: found.staleSince };
}

/** What the check page shows for a choice. */
export async function loadCheck(asked: PlaceChoice) {
  const source = await pageRegistry();
  const places = await loadPlaces(source, asked);
  const answer = await answerFor(source, places);
  return { ...places, answer, staleSince: oldest(places, ...(answer ? [answer] : [])) };
}
export type CheckData = Awaited<ReturnType<typeof loadCheck>>;
export type CheckAnswer = NonNullable<CheckData['answer']>;
