import { placeNameKey } from '../../i18n/arabic';
import { withoutArticle } from '../../i18n/article';
import type { Queryable } from '../store/store';
import { DistrictsAsWritten } from './as-written';
import { villagesIn } from './spellings';

interface Found {
  id: number;
  code: string;
}

/** Looks places up by name in either language, by another known spelling, or by code. Ids of the tables. */
export interface PlaceNames {
  region(name: string): Found | null;
  /** The code of a region. */
  regionOf(id: number): string | null;
  /** In a region; with `null`, in whichever region has the only city of that name. */
  city(region: number | null, name: string): (Found & { region: number }) | null;
  district(city: number, name: string): (Found & { ar: string; en: string }) | null;
  /**
   * As a file of deeds writes it: with a tract or plan behind it, without its article, or under the name of the
   * governorate that its town is part of (as-written.ts).
   */
  districtAsWritten(city: number, name: string): { id: number } | null;
  /**
   * Whether a name as a file of deeds writes it is that of one village or town beside the city (`near`) or of its
   * governorate. A name that anybody has for a district may mean a new one of the city: that is no village, unless it says so.
   */
  isVillageNear(city: number, name: string): boolean;
  /** By its code, in whichever city. */
  districtWithCode(code: string): (Found & { ar: string; en: string }) | null;
  /** Whether any district of the city is known, so that a miss says something. */
  hasDistricts(city: number): boolean;
  /** Arabic names, to find one that is spelt alike. */
  districtsOf(city: number): readonly string[];
  citiesOf(region: number): readonly string[];
}

/** The names as tables hold them. */
export interface NamedPlaces {
  regions: readonly { id: number; code: string }[];
  cities: readonly {
    id: number;
    code: string;
    region_id: number;
    name_ar: string;
    part_of: string | null;
    near: string | null;
  }[];
  districts: readonly { id: number; code: string; city_id: number; name_ar: string; name_en: string }[];
  aliases: readonly { kind: string; parent_id: number; alias: string; target_id: number }[];
}

/** Reads every name once: some thousands. */
export async function placeNames(db: Queryable): Promise<PlaceNames> {
  return namesAmong({
    aliases: await db.selectFrom('place_aliases').selectAll().execute(),
    regions: await db.selectFrom('regions').select(['id', 'code']).execute(),
    cities: await db
      .selectFrom('cities')
      .select(['id', 'code', 'region_id', 'name_ar', 'part_of', 'near'])
      .execute(),
    districts: await db
      .selectFrom('districts')
      .select(['id', 'code', 'city_id', 'name_ar', 'name_en'])
      .execute(),
  });
}

/** Of a village or town beside the city with this code. */
const villageKey = (city: string | undefined, bareName: string) => `${city}|${bareName}`;

/** How many villages of a name lie beside a city, by both. */
function countVillages(cities: NamedPlaces['cities']): ReadonlyMap<string, number> {
  const villages = new Map<string, number>();
  for (const { name_ar, part_of, near } of cities) {
    const beside = part_of ?? near;
    if (beside === null) continue;
    const key = villageKey(beside, withoutArticle(placeNameKey(name_ar)));
    villages.set(key, (villages.get(key) ?? 0) + 1);
  }
  return villages;
}

const cityOf = ({ id, code, region_id: region }: NamedPlaces['cities'][number]) => ({ id, code, region });
const districtOf = ({ id, code, name_ar: ar, name_en: en }: NamedPlaces['districts'][number]) => ({
  id,
  code,
  ar,
  en,
});

/** Finds what a name of a kind of place means within what it lies in. */
function finderAmong(aliases: NamedPlaces['aliases']) {
  const targets = new Map<string, number>();
  for (const { kind, parent_id, alias, target_id } of aliases)
    targets.set(`${kind}|${parent_id}|${alias}`, target_id);
  return (kind: string, parent: number, name: string) =>
    targets.get(`${kind}|${parent}|${placeNameKey(name)}`);
}

/** Tells whether a name is that of one village near the city with a code ({@link PlaceNames.isVillageNear}). */
function villageFinder({ cities, aliases }: Pick<NamedPlaces, 'cities' | 'aliases'>) {
  const villages = countVillages(cities);
  const districtNames = new Set(
    aliases.flatMap(({ kind, alias }) => (kind === 'district' ? [withoutArticle(alias)] : [])),
  );
  return (city: string | undefined, name: string) =>
    villagesIn(name).some(({ key, isVillage }) => {
      const bare = withoutArticle(key);
      return (isVillage || !districtNames.has(bare)) && villages.get(villageKey(city, bare)) === 1;
    });
}

/** Looks up among these places. */
export function namesAmong({ regions, cities, districts, aliases }: NamedPlaces): PlaceNames {
  const regionById = new Map(regions.map((row) => [row.id, row]));
  const cityById = new Map(cities.map((row) => [row.id, row]));
  const districtById = new Map(districts.map((row) => [row.id, row]));
  const regionByCode = new Map(regions.map((row) => [row.code, row.id]));
  const cityByCode = new Map(cities.map((row) => [row.code, row.id]));
  const districtByCode = new Map(districts.map((row) => [row.code, row.id]));
  const withDistricts = new Set(districts.map((row) => row.city_id));
  const find = finderAmong(aliases);
  const isVillageBeside = villageFinder({ cities, aliases });
  const written = new DistrictsAsWritten(cities, aliases);

  const cityIn = (region: number, name: string) => {
    const id = cityByCode.get(name) ?? find('city', region, name);
    const row = id === undefined ? undefined : cityById.get(id);
    return row?.region_id === region ? cityOf(row) : null;
  };
  return {
    region(name) {
      const id = find('region', 0, name) ?? regionByCode.get(name);
      return (id === undefined ? undefined : regionById.get(id)) ?? null;
    },
    regionOf: (id) => regionById.get(id)?.code ?? null,
    city(region, name) {
      if (region !== null) return cityIn(region, name);
      const code = cityByCode.get(name);
      const row = code === undefined ? undefined : cityById.get(code);
      if (row !== undefined) return cityOf(row);
      const found = regions.flatMap((row) => cityIn(row.id, name) ?? []);
      return found.length === 1 ? (found[0] ?? null) : null;
    },
    district(city, name) {
      const id = find('district', city, name) ?? districtByCode.get(name);
      const row = id === undefined ? undefined : districtById.get(id);
      return row?.city_id === city ? districtOf(row) : null;
    },
    districtAsWritten(city, name) {
      const id = written.find(city, name);
      return id === undefined ? null : { id };
    },
    isVillageNear: (city, name) => isVillageBeside(cityById.get(city)?.code, name),
    districtWithCode(code) {
      const id = districtByCode.get(code);
      const row = id === undefined ? undefined : districtById.get(id);
      return row === undefined ? null : districtOf(row);
    },
    hasDistricts: (city) => withDistricts.has(city),
    districtsOf: (city) => districts.flatMap((row) => (row.city_id === city ? [row.name_ar] : [])),
    citiesOf: (region) => cities.flatMap((row) => (row.region_id === region ? [row.name_ar] : [])),
  };
}
