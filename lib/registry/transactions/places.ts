import { LRUCache } from 'lru-cache';
import { foldForSearch } from '../../i18n/arabic';
import { RowRefusedError } from '../import/errors';
import type { PlaceNames } from '../places/names';

/** What a row says about its place, resolved. */
export interface TransactionPlace {
  regionId: number;
  cityId: number | null;
  districtId: number | null;
  /** City and district as written, where either did not match. */
  place: string | null;
}

/** Names that say that the district is not known, rather than naming one. */
const NO_DISTRICT = new Set(
  ['', 'أخرى', 'اخرى', 'جميع', 'غير محدد', 'خارج حدود الأحياء', 'other', 'unknown', 'null'].map(
    foldForSearch,
  ),
);
/** Different spellings seen at once; a file with more of them is not about places. */
const CACHE_LIMIT = 100_000;
const NAMES_KEPT = 20_000;

export interface PlaceStatistics {
  rows: number;
  /** Rows that are placed as far as they name a place: in a district, */
  districts: number;
  /** in a village beside the city that they name, */
  villages: number;
  /** or in their city, where they name nothing within it (`أخرى` and the like). */
  cities: number;
  /** Spellings that matched nothing, with their rows, the commonest first. */
  unmatched: { kind: 'city' | 'district'; name: string; rows: number }[];
}

/** A place as the file writes it that is not known; `district` is empty where the row names none. */
export interface MissingPlace {
  region: string;
  city: string;
  district: string;
  rows: number;
  /** Null where the city is not known either. */
  cityId: number | null;
  regionId: number;
}

interface Answer extends TransactionPlace {
  outcome: 'districts' | 'villages' | 'cities' | null;
  unmatched: { kind: 'city' | 'district'; name: string } | null;
  missing: MissingPlace | null;
}

/** Matches the places of rows, and counts how that went. */
export class TransactionPlaces {
  readonly #names: PlaceNames;
  readonly #cache = new LRUCache<string, Answer>({ max: CACHE_LIMIT });
  readonly #unmatched = new Map<string, { kind: 'city' | 'district'; name: string; rows: number }>();
  readonly #missing = new Map<string, MissingPlace>();
  readonly #placed = { rows: 0, districts: 0, villages: 0, cities: 0 };

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  /**
   * @param district the district's name, or `city/district`
   * @throws {RowRefusedError} the region is not known
   */
  resolve(region: string, city: string, district: string): TransactionPlace {
    const key = `${region}\u0001${city}\u0001${district}`;
    let answer = this.#cache.get(key);
    if (answer === undefined) {
      answer = this.#answer(region, city, district);
      this.#cache.set(key, answer);
    }
    this.#count(answer);
    return answer;
  }

  #answer(region: string, city: string, district: string): Answer {
    const cityName = city.trim();
    const found = this.#names.region(region);
    const town = this.#names.city(found?.id ?? null, cityName);
    const regionId = found?.id ?? town?.region;
    if (regionId === undefined) throw new RowRefusedError(`region not known: ${region.trim() || '(empty)'}`);
    const name = district.slice(district.indexOf('/') + 1).trim();
    const written = `${cityName}/${name}`;
    const base = { regionId, cityId: town?.id ?? null, districtId: null, unmatched: null, missing: null };
    const noDistrict = NO_DISTRICT.has(foldForSearch(name));
    const missing: MissingPlace = {
      regionId,
      cityId: base.cityId,
      region: region.trim(),
      city: cityName,
      district: noDistrict ? '' : name,
      rows: 0,
    };
    if (town === null)
      return {
        ...base,
        place: written,
        outcome: null,
        unmatched: { kind: 'city', name: cityName },
        missing: cityName === '' ? null : missing,
      };
    if (noDistrict) return { ...base, place: name === '' ? null : written, outcome: 'cities' };
    const hit = this.#names.districtAsWritten(town.id, name);
    if (hit !== null) return { ...base, districtId: hit.id, place: null, outcome: 'districts' };
    if (this.#names.city(regionId, name)?.id === town.id)
      return { ...base, place: written, outcome: 'cities' };
    if (this.#names.isVillageNear(town.id, name)) return { ...base, place: written, outcome: 'villages' };
    const unmatched = this.#names.hasDistricts(town.id) ? { kind: 'district' as const, name: written } : null;
    return { ...base, place: written, outcome: null, unmatched, missing };
  }

  #count({ outcome, unmatched, missing }: Answer): void {
    this.#placed.rows += 1;
    if (outcome !== null) this.#placed[outcome] += 1;
    if (missing !== null) this.#countMissing(missing);
    if (unmatched === null) return;
    const key = `${unmatched.kind}|${unmatched.name}`;
    const entry = this.#unmatched.get(key);
    if (entry !== undefined) entry.rows += 1;
    else if (this.#unmatched.size < NAMES_KEPT) this.#unmatched.set(key, { ...unmatched, rows: 1 });
  }

  #countMissing(missing: MissingPlace): void {
    const key = `${missing.regionId}|${missing.city}|${missing.district}`;
    const entry = this.#missing.get(key);
    if (entry !== undefined) entry.rows += 1;
    else if (this.#missing.size < NAMES_KEPT) {
      const { region, city, district, cityId, regionId } = missing;
      this.#missing.set(key, { region, city, district, cityId, regionId, rows: 1 });
    }
  }

  /** Every place that is not known, the commonest first; at most {@link NAMES_KEPT}. */
  missing(): MissingPlace[] {
    return [...this.#missing.values()].sort((a, b) => b.rows - a.rows);
  }

  statistics(): PlaceStatistics {
    return {
      ...this.#placed,
      unmatched: [...this.#unmatched.values()].sort((a, b) => b.rows - a.rows),
    };
  }
}
