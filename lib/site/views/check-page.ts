import { z } from 'zod';
import { codeSchema, type District, type Places, type Read, type Registry } from '@/lib/registry';
import { UNLISTED } from '@/lib/unlisted';
import { type CityFindings, cityFindings } from '../answer/city';
import { loadAnswer } from '../answer/load';
import { PLAN_MAX } from '../answer/plans';
import { type AnsweredPoint, type AskedPoint, answeredPoint, askedPoint } from '../answer/point';
import { lastEndOfAll } from '../areas/last-end';
import { agreeingChoice, type PlaceChoice } from '../places/places';
import { oldest, pageRegistry } from '../reads';
import { isSample } from '../samples';
import { given } from './filters';

export interface Asked extends PlaceChoice {
  /** The number of the plan that the property lies in, where only plans tell. */
  readonly plan?: string | undefined;
  /** A point of the map, where no place is named. */
  readonly point?: AskedPoint | undefined;
}

const planSchema = z.string().trim().min(1).max(PLAN_MAX);
const radiusSchema = z.coerce.number().min(0).max(10_000_000);

/** The choice that an address asks for. */
export function placeChoice(query: Readonly<Record<string, string>>): Asked {
  return {
    plan: given(planSchema, query.plan),
    point: askedPoint(query.place, given(radiusSchema, query.within)),
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

/** The address of an answer may name a district, a city or (as the short one does) either by its code alone. */
async function filledIn(source: Registry, asked: PlaceChoice): Promise<PlaceChoice> {
  const { city, district } = asked;
  if (city !== undefined || district === undefined || district === UNLISTED) return asked;
  const found = (await source.place({ district })).data ?? (await source.place({ city: district })).data;
  if (found === null) return asked;
  return { region: found.region.code, city: found.city.code, district: found.district?.code };
}

/** Of a city whose district is still to be chosen, what is said of its districts; null where there is nothing to choose. */
async function findingsFor(
  source: Registry,
  { choice, districts }: PlacesData,
): Promise<CityFindings | null> {
  const { city, district } = choice;
  if (city === undefined || district !== undefined || districts.length === 0) return null;
  return cityFindings(source, city);
}

/** The answer, once a city is chosen, and its district if those of the city differ; null while the question is not complete. */
async function answerFor(
  source: Registry,
  { choice: { city, district } }: PlacesData,
  findings: CityFindings | null,
  plan: string | undefined,
) {
  if (city === undefined || findings?.isAlike === false) return null;
  const asked = district === undefined || district === UNLISTED ? { city } : { district };
  return loadAnswer(source, asked, plan);
}

/** What is known of the point that an address asks about; a place that it names as well comes first. */
async function pointOf(source: Registry, { point, city, district }: Asked): Promise<AnsweredPoint | null> {
  const named = city !== undefined || district !== undefined;
  return point === undefined || named ? null : answeredPoint(source, point);
}

/** What the check page shows for a choice. */
export async function loadCheck({ plan, ...asked }: Asked) {
  const source = await pageRegistry();
  const point = await pointOf(source, asked);
  const at = point?.found?.district?.code;
  const places = await loadPlaces(
    source,
    await filledIn(source, at === undefined ? asked : { district: at }),
  );
  const findings = await findingsFor(source, places);
  const [answer, areBranchesSamples] = await Promise.all([
    answerFor(source, places, findings, plan),
    places.choice.city !== undefined && isSample(source, 'appointments'),
  ]);
  return {
    ...places,
    findings,
    answer,
    /** What holds wherever the property lies, before it is said where. */
    lastEnd: answer === null ? await lastEndOfAll(source) : null,
    // A form that books nothing yet is no way on from an answer.
    hasVisits: !areBranchesSamples,
    point,
    staleSince: oldest(places, ...(answer ? [answer] : [])),
  };
}
export type CheckData = Awaited<ReturnType<typeof loadCheck>>;
