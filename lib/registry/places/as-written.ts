import { placeNameKey } from '../../i18n/arabic';
import { withoutArticle } from '../../i18n/article';
import { placesAround, readingsOf, wholesOf } from './spellings';

interface City {
  id: number;
  code: string;
  name_ar: string;
  part_of: string | null;
}

interface Spelling {
  kind: string;
  /** The city, of a district. */
  parent_id: number;
  alias: string;
  target_id: number;
}

/** The districts of a city by their names without the article. */
type ByName = Map<string, Set<number>>;

/** Behind the name of a district, in a key: the name of a part of it. */
const PART =
  /^(?:\d+|[\u0621-\u064a]|ال(?:شرق|غرب|شمال|جنوب|جديد|قديم)(?:يه?|ه)?|ال(?:اول|ثان|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع)[هي]*)$/;

const only = (ids: ReadonlySet<number> | undefined) => (ids?.size === 1 ? [...ids][0] : undefined);

/**
 * Finds districts as files of deeds write them. Whatever could mean two districts means none: a wrong match is worse than
 * none.
 */
export class DistrictsAsWritten {
  readonly #exact = new Map<string, number>();
  readonly #bare = new Map<number, ByName>();
  /** By city and name in one (`الدمام/هجر`), under which rows place a district of the city beside. */
  readonly #elsewhere: ByName = new Map();
  readonly #cities: Map<number, City>;
  /** Each governorate's towns, its own among them. */
  readonly #towns = new Map<string, number[]>();

  constructor(cities: readonly City[], aliases: readonly Spelling[]) {
    this.#cities = new Map(cities.map((row) => [row.id, row]));
    for (const { id, code, part_of } of cities)
      for (const governorate of new Set([code, part_of ?? code]))
        this.#towns.set(governorate, [...(this.#towns.get(governorate) ?? []), id]);
    for (const { kind, parent_id, alias, target_id } of aliases) {
      if (kind !== 'district') continue;
      this.#exact.set(`${parent_id}|${alias}`, target_id);
      const names = this.#bare.get(parent_id) ?? new Map<string, Set<number>>();
      this.#bare.set(parent_id, names);
      for (const [map, key] of [
        [names, withoutArticle(alias)],
        [this.#elsewhere, alias],
      ] as const)
        map.set(key, (map.get(key) ?? new Set()).add(target_id));
    }
  }

  find(city: number, name: string): number | undefined {
    return (
      this.#first(readingsOf(name), (reading) => this.#read(city, reading)) ??
      this.#first(wholesOf(name), (whole) => this.#whole(city, whole)) ??
      this.#around(city, name) ??
      this.#beside(city, name)
    );
  }

  #first(keys: readonly string[], find: (key: string) => number | undefined): number | undefined {
    for (const key of keys) {
      const found = find(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #own(city: number, key: string): number | undefined {
    return this.#exact.get(`${city}|${key}`) ?? only(this.#bare.get(city)?.get(withoutArticle(key)));
  }

  #read(city: number, key: string): number | undefined {
    const own = this.#own(city, key);
    if (own !== undefined) return own;
    return only(new Set(this.#townsBeside(city).flatMap((town) => this.#exact.get(`${town}|${key}`) ?? [])));
  }

  /** The other towns of its governorate. */
  #townsBeside(city: number): number[] {
    const { code, part_of } = this.#cities.get(city) ?? {};
    return (this.#towns.get(part_of ?? code ?? '') ?? []).filter((id) => id !== city);
  }

  /** A district that the city has whole: none of its others is a part of it by its name. */
  #whole(city: number, key: string): number | undefined {
    const own = this.#own(city, key);
    const bare = withoutArticle(key);
    const isWhole = [...(this.#bare.get(city) ?? [])].every(
      ([name, ids]) =>
        !name.startsWith(bare) || !PART.test(name.slice(bare.length)) || (own !== undefined && ids.has(own)),
    );
    return isWhole ? own : undefined;
  }

  /**
   * The district that it says it lies in, or the one that it names before, where the other is none; of a town
   * (`السلام بسيهات`) the one of that name there. Of two districts neither is certain; nor is a name in another town.
   */
  #around(city: number, name: string): number | undefined {
    for (const { before, around } of placesAround(name)) {
      const outer = this.#first(around, (key) => this.#read(city, key));
      const inner = this.#first(before, (key) => this.#read(city, key));
      const town = this.#townsBeside(city).find((id) => around.includes(this.#nameOf(id)));
      const there = town === undefined ? undefined : this.#first(before, (key) => this.#own(town, key));
      if (there !== undefined) return there;
      if ((outer === undefined) === (inner === undefined)) continue;
      return outer ?? this.#first(before, (key) => this.#own(city, key));
    }
    return undefined;
  }

  #nameOf(city: number): string {
    return placeNameKey(this.#cities.get(city)?.name_ar ?? '');
  }

  #beside(city: number, name: string): number | undefined {
    return only(this.#elsewhere.get(this.#nameOf(city) + placeNameKey(name)));
  }
}
