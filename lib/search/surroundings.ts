import type { PlaceEntry } from './place-entry';
import { inTurns } from './turns';
import { placeWords, type Word } from './words';

/** The names of a place in every language, as words. */
export const namesOf = ({ name, foundBy = [name.ar, name.en] }: PlaceEntry): Word[][] =>
  foundBy.map(placeWords).filter((words) => words.length > 0);

/** What is typed beside the name of a place: where it lies, and where people of the towns next to it would say that it does. */
export interface Around {
  readonly words: readonly Word[];
  /** Names that place it less surely: of the towns beside its own, and of a region that is called as its largest city. */
  readonly beside: readonly Word[];
}

const NOTHING: Around = { words: [], beside: [] };
/** A city goes before a district that bears its name. */
const CITY = 0.2;
/** However few districts it has, it goes before those of its name in other cities than the largest. */
const SEAT = 0.85;

interface Town {
  readonly own: readonly Word[];
  readonly region: string;
  readonly partOf: string | undefined;
}

/** What lies around each place, and how large the city is: the number of its districts tells. */
export class Surroundings {
  readonly #regions = new Map<string, Around>();
  /** Around the districts of a city, and around the villages near it. */
  readonly #cities = new Map<string, Around>();
  readonly #villages = new Map<string, Around>();
  readonly #towns = new Map<string, readonly Word[]>();
  readonly #districts = new Map<string, number>();

  private constructor() {}

  static async of(places: readonly PlaceEntry[]): Promise<Surroundings> {
    const read = new Surroundings();
    const towns = new Map<string, Town>();
    const regions = new Map<string, readonly Word[]>();
    await inTurns(places, (place) => {
      const { kind, region, city, partOf } = place;
      if (kind === 'region') regions.set(region, namesOf(place).flat());
      if (kind === 'city' && city !== undefined)
        towns.set(city, { own: namesOf(place).flat(), region, partOf });
      if (kind === 'district' && city !== undefined)
        read.#districts.set(city, (read.#districts.get(city) ?? 0) + 1);
    });
    // A governorate is as large as its towns.
    for (const [city, { partOf }] of towns)
      if (partOf !== undefined && partOf !== city)
        read.#districts.set(partOf, (read.#districts.get(partOf) ?? 0) + (read.#districts.get(city) ?? 0));
    for (const [region, words] of regions) read.#regions.set(region, { words, beside: [] });
    const inGovernorate = new Map<string, Word[]>();
    for (const { own, partOf } of towns.values()) {
      if (partOf === undefined) continue;
      const names = inGovernorate.get(partOf) ?? [];
      inGovernorate.set(partOf, names);
      names.push(...own);
    }
    const isCity = read.#calledAsCity(regions, towns);
    await inTurns(towns, ([city, town]) => {
      const { own, region, partOf } = town;
      const inRegion = regions.get(region) ?? [];
      // A town of a governorate is asked for under the name of either.
      const named = [...own, ...(towns.get(partOf ?? '')?.own ?? [])];
      const others = inGovernorate.get(partOf ?? '') ?? [];
      read.#towns.set(city, named);
      const plain = { words: [...named, ...inRegion], beside: others };
      read.#villages.set(city, plain);
      const inCity = isCity.has(region) ? { words: named, beside: [...others, ...inRegion] } : plain;
      read.#cities.set(city, inCity);
    });
    return read;
  }

  /** Regions with a large city of their name: who types it beside a district means one of the city. */
  #calledAsCity(
    regions: ReadonlyMap<string, readonly Word[]>,
    towns: ReadonlyMap<string, Town>,
  ): ReadonlySet<string> {
    const called = [...towns].filter(([city, { own, region }]) => {
      const [name] = regions.get(region) ?? [];
      return this.#districts.has(city) && own.some(({ full }) => full === name?.full);
    });
    return new Set(called.map(([, { region }]) => region));
  }

  /** One for all places that lie in the same. */
  around({ kind, region, city, near, partOf }: PlaceEntry): Around {
    if (kind === 'region') return NOTHING;
    const inRegion = this.#regions.get(region) ?? NOTHING;
    if (kind === 'city') return this.#villages.get(near ?? '') ?? inRegion;
    return this.#in(city, partOf) ?? inRegion;
  }

  /** What lies around the places of a city that are also called places of another. */
  #in(city = '', also = city): Around | undefined {
    const own = this.#cities.get(city);
    const other = this.#towns.get(also);
    if (own === undefined || other === undefined || city === also) return own;
    const key = `${city} ${also}`;
    const both = this.#cities.get(key) ?? { ...own, words: [...own.words, ...other] };
    this.#cities.set(key, both);
    return both;
  }

  /** The names of the city that a place lies in, and of its governorate. */
  town({ kind, city }: PlaceEntry): readonly Word[] | undefined {
    return kind === 'district' || kind === 'part' ? this.#towns.get(city ?? '') : undefined;
  }

  /** From 0 for a village to 1 for the largest city; a little more for a city itself. */
  weight({ kind, city, listed }: PlaceEntry): number {
    if (kind === 'region') return 0.9;
    const size = Math.min(1, Math.log2(1 + (this.#districts.get(city ?? '') ?? 0)) / 7.5);
    if (kind === 'city') return Math.max(size === 0 ? 0 : size + CITY, listed ? SEAT : 0);
    return 0.9 * size;
  }
}
