import type { PlaceEntry } from './place-entry';
import { namesOf } from './surroundings';
import { inTurns } from './turns';
import { joined, type Word } from './words';

/** A part of a question is a city, a governorate or a region, letter for letter; the rest names what lies in it. */
export interface CityReading {
  readonly rest: readonly Word[];
  /** All that lies in the city, by the numbers of the places; of a region they are too many to be told. */
  readonly within: readonly number[];
}

/** No name of a city has more words; several cities of one name are read together. */
const NAME_WORDS = 4;

const keyOf = (words: readonly Word[]) => joined(words).bare;

/** What lies in each city and governorate that has districts, by the names that are typed beside these; and the regions. */
export class InCities {
  readonly #names = new Map<string, Set<string>>();
  readonly #within = new Map<string, number[]>();

  private constructor() {}

  static async of(places: readonly PlaceEntry[]): Promise<InCities> {
    const read = new InCities();
    const partOf = new Map<string, string>();
    await inTurns(places, (place) => {
      if (place.kind === 'city' && place.city !== undefined && place.partOf !== undefined)
        partOf.set(place.city, place.partOf);
    });
    await inTurns(places.entries(), ([id, { kind, city, partOf: also }]) => {
      if ((kind !== 'district' && kind !== 'part') || city === undefined) return;
      for (const around of new Set([city, partOf.get(city) ?? city, also ?? city])) read.#add(around, id);
    });
    await inTurns(places, (place) => {
      const { kind, region, city = '' } = place;
      const key = kind === 'region' ? `region ${region}` : city;
      if (kind === 'region' || (kind === 'city' && read.#within.has(city)))
        for (const name of namesOf(place)) read.#call(keyOf(name), key);
    });
    return read;
  }

  #add(city: string, id: number): void {
    const ids = this.#within.get(city);
    if (ids === undefined) this.#within.set(city, [id]);
    else ids.push(id);
  }

  #call(name: string, city: string): void {
    const called = this.#names.get(name);
    if (called === undefined) this.#names.set(name, new Set([city]));
    else called.add(city);
  }

  /** Every way to read a question as a city and what lies in it: the city stands first or last. */
  readings(asked: readonly Word[]): CityReading[] {
    const found: CityReading[] = [];
    for (let count = 1; count < asked.length && count <= NAME_WORDS; count += 1) {
      const at = asked.length - count;
      found.push(...this.#reading(asked.slice(at), asked.slice(0, at)));
      found.push(...this.#reading(asked.slice(0, count), asked.slice(count)));
    }
    return found;
  }

  #reading(named: readonly Word[], rest: readonly Word[]): CityReading[] {
    const [word, ...others] = named;
    // A particle may be joined to its name: `بجدة`.
    const apart = word?.apart === undefined ? undefined : keyOf([word.apart, ...others]);
    const cities = this.#names.get(keyOf(named)) ?? this.#names.get(apart ?? '');
    if (cities === undefined) return [];
    const within = [...cities].flatMap((city) => this.#within.get(city) ?? []);
    return [{ rest, within: [...new Set(within)] }];
  }
}
