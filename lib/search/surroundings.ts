import type { PlaceEntry } from './place-entry';
import { inTurns } from './turns';
import { placeWords, type Word } from './words';

/** The names of a place in every language, as words. */
export const namesOf = ({ name, foundBy = [name.ar, name.en] }: PlaceEntry): Word[][] =>
  foundBy.map(placeWords).filter((words) => words.length > 0);

/** What lies around each place, and how large the city is: the number of its districts tells. */
export class Surroundings {
  readonly #regions = new Map<string, readonly Word[]>();
  readonly #cities = new Map<string, readonly Word[]>();
  readonly #towns = new Map<string, readonly Word[]>();
  readonly #districts = new Map<string, number>();

  private constructor() {}

  static async of(places: readonly PlaceEntry[]): Promise<Surroundings> {
    const read = new Surroundings();
    await inTurns(places, (place) => {
      if (place.kind === 'region') read.#regions.set(place.region, namesOf(place).flat());
    });
    await inTurns(places, ({ kind, city, region, ...rest }) => {
      if (city === undefined) return;
      const inRegion = read.#regions.get(region) ?? [];
      if (kind === 'city') {
        const own = namesOf({ kind, region, ...rest }).flat();
        read.#towns.set(city, own);
        read.#cities.set(city, [...own, ...inRegion]);
      }
      if (kind === 'district') read.#districts.set(city, (read.#districts.get(city) ?? 0) + 1);
    });
    return read;
  }

  /** One list for all places that lie in the same. */
  around({ kind, region, city, near }: PlaceEntry): readonly Word[] {
    if (kind === 'region') return [];
    const inRegion = this.#regions.get(region) ?? [];
    if (kind === 'city') return (near === undefined ? undefined : this.#cities.get(near)) ?? inRegion;
    return this.#cities.get(city ?? '') ?? inRegion;
  }

  /** The names of the city that a place lies in. */
  town({ kind, city }: PlaceEntry): readonly Word[] | undefined {
    return kind === 'district' || kind === 'part' ? this.#towns.get(city ?? '') : undefined;
  }

  /** From 0 for a village to 1 for the largest city. */
  weight({ kind, city }: PlaceEntry): number {
    if (kind === 'region') return 0.9;
    const size = Math.min(1, Math.log2(1 + (this.#districts.get(city ?? '') ?? 0)) / 7.5);
    return kind === 'city' ? size : 0.9 * size;
  }
}
