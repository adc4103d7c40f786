import { createTranslator } from 'next-intl';
import { type Messages, messagesFor } from '../../i18n/messages';
import { type Registry, registry } from '../../registry';
import type { PlaceEntry } from '../../search/place-entry';
import { type FoundPlace, PlaceIndex } from '../../search/place-index';
import { TextIndex } from '../../search/text-index';
import { type Lies, liesFrom, nearCity } from '../answer/near-city';
import { Keeper } from './keeper';
import { readAreas, readLists, readPlaces, searchVersion } from './registry-texts';
import { siteTexts } from './site-texts';

interface InBoth {
  readonly ar: string;
  readonly en: string;
}

/** All that is searched, and the names by which what was found is told. */
export interface SiteSearch {
  readonly places: PlaceIndex;
  readonly texts: TextIndex;
  readonly regions: ReadonlyMap<string, InBoth>;
  readonly cities: ReadonlyMap<string, InBoth & Pick<PlaceEntry, 'centre'>>;
  /** How a village is told by the city near which it lies; with how far from it, where that is known. */
  readonly near: Readonly<Record<'ar' | 'en', (city: string, lies?: Lies) => string>>;
}

export function nearTexts(messages: Record<'ar' | 'en', Messages>): SiteSearch['near'] {
  const nearIn = (locale: 'ar' | 'en') => {
    const t = createTranslator({ locale, messages: messages[locale], namespace: 'Check' });
    return (city: string, lies?: Lies) => nearCity(t, city, locale, lies);
  };
  return { ar: nearIn('ar'), en: nearIn('en') };
}

/** A district is also found by the numbers of its real estate areas, with its name and without. */
function withNumbers(place: PlaceEntry, numbers: readonly string[]): PlaceEntry {
  if (numbers.length === 0) return place;
  const { ar, en } = place.name;
  const numbered = numbers.flatMap((number) => [number, `${ar} ${number}`, `${en} ${number}`]);
  return { ...place, foundBy: [...(place.foundBy ?? [ar, en]), ...numbered] };
}

/** Reads everything in, a little at a time. */
export async function buildSearch(source: Registry): Promise<SiteSearch> {
  const known = await readPlaces(source);
  const { texts, parts, under, announced, numbers } = await readAreas(source, known);
  const places = known.map((place) =>
    place.district === undefined
      ? place
      : {
          partOf: under.get(place.district),
          announced: announced.has(place.district),
          ...withNumbers(place, numbers.get(place.district) ?? []),
        },
  );
  const lists = await readLists(source);
  const messages = { ar: await messagesFor('ar'), en: await messagesFor('en') };
  return {
    near: nearTexts(messages),
    places: await PlaceIndex.of([...places, ...parts]),
    texts: await TextIndex.of([...siteTexts(messages), ...texts, ...lists]),
    regions: new Map(places.flatMap(({ kind, region, name }) => (kind === 'region' ? [[region, name]] : []))),
    cities: new Map(
      places.flatMap(({ kind, city, name, centre }) =>
        kind === 'city' && city !== undefined ? [[city, { ...name, centre }]] : [],
      ),
    ),
  };
}

/** One for the process, whoever bundles this module how often (lib/registry/index.ts). */
const SLOT = Symbol.for('title-registry.search');
type Holder = { [SLOT]?: Keeper<SiteSearch> };

/** The search of this process, built at the first question and anew after an import. */
export function siteSearch(): Promise<SiteSearch> {
  const holder = globalThis as Holder;
  holder[SLOT] ??= new Keeper({
    version: async () => searchVersion(await registry()),
    build: async () => buildSearch(await registry()),
  });
  return holder[SLOT].get();
}

/** Has the search read in by the time that somebody who sees its field has typed: a failure is told to whoever asks. */
export function prepareSearch(): void {
  siteSearch().catch(() => undefined);
}

/**
 * What tells a place from its namesakes: its city, of a village the city that it lies near, and its region. Of villages that
 * have one name and lie near one city, how far from it (`exactly`).
 */
export function around(
  { place }: FoundPlace,
  { cities, regions, near }: Pick<SiteSearch, 'cities' | 'regions' | 'near'>,
  locale: 'ar' | 'en',
  exactly = false,
): string[] {
  const known = (code: string | undefined) => (code === undefined ? undefined : cities.get(code));
  const beside = known(place.near);
  const ofVillage = beside && near[locale](beside[locale], exactly ? liesFrom(beside, place) : undefined);
  const city = place.kind === 'city' ? ofVillage : known(place.city)?.[locale];
  const region = place.kind === 'region' ? undefined : regions.get(place.region)?.[locale];
  // The region of a city may bear its name.
  return [...new Set([city, region])].filter((name) => name !== undefined);
}
