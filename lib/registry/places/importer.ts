import { createHash } from 'node:crypto';
import { placeNameKey } from '../../i18n/arabic';
import { codeSchema, NAME_LENGTH, type ShapeGeometry } from '../contract';
import { centreOf } from '../geometry/centre';
import { RowRefusedError } from '../import/errors';
import { checkRegion, featureShape } from '../import/geojson';
import { type Properties, slugOf } from '../import/properties';
import { type PlaceRecord, placeRecords } from '../import/records';
import { collect, type ImportOptions, type ImportResult, store as storeRows } from '../import/run';
import type { Source } from '../import/source';
import { contentHash } from '../store/save';
import type { Store } from '../store/store';
import { type PlaceNames, placeNames } from './names';
import { type DistrictInput, saveStagedDistricts, stageDistricts } from './save';
import { type CityInput, saveStagedCities, stageCities } from './save-cities';

export interface DistrictImportOptions extends ImportOptions {
  /** The city of rows that name none, by name or code. */
  city?: string;
  /** Cities that are not known are added under the name that the file gives them. */
  createCities?: boolean;
}

/** Names as people say them: without the word for district. */
const cleanArabic = (name: string) => name.replace(/^ح[يى]\s+/, '').trim();
const cleanEnglish = (name: string) => name.replace(/\s+dist(?:rict|\.)?$/i, '').trim();

/** Several spellings in one cell. @throws {RowRefusedError} */
export function aliasesIn(properties: Properties, column: string): string[] {
  const aliases = (properties.get(column) ?? '')
    .split(/[;؛|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (aliases.some((alias) => alias.length > NAME_LENGTH))
    throw new RowRefusedError(`${column}: one has more than ${NAME_LENGTH} characters`);
  return aliases;
}

/** The point that a row states; a place may lack one. */
export function statedCentre({ properties }: PlaceRecord): { lon: number | null; lat: number | null } {
  const [lon, lat] = [properties.get('longitude', 'lon', 'lng'), properties.get('latitude', 'lat')].map(
    (text) => (text === null ? null : Number(text)),
  );
  if (lon == null || lat == null) return { lon: null, lat: null };
  if (!(lon > 34 && lon < 56 && lat > 15.5 && lat < 33))
    throw new RowRefusedError('its centre lies outside the kingdom');
  return { lon, lat };
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Makes districts of records. */
class DistrictReader {
  readonly #names: PlaceNames;
  readonly #options: DistrictImportOptions;
  readonly #seen = new Set<string>();
  readonly newCities = new Map<string, CityInput>();
  readonly remarks: string[] = [];

  constructor(names: PlaceNames, options: DistrictImportOptions) {
    this.#names = names;
    this.#options = options;
  }

  #addCity(city: CityInput): void {
    const before = this.newCities.get(city.code);
    const aliases = [...new Set([...(before?.aliases ?? []), ...city.aliases])];
    this.newCities.set(city.code, { ...(before ?? city), aliases });
  }

  #city({ properties }: PlaceRecord): { id: number | null; code: string; region: string | null } {
    const regionName = properties.get('region', 'region_ar', 'المنطقة');
    const name = properties.name('city', 'city_ar', 'المدينة') ?? this.#options.city ?? null;
    if (name === null) throw new RowRefusedError('names no city (say --city)');
    const region = regionName === null ? null : this.#names.region(regionName);
    if (regionName !== null && region === null) throw new RowRefusedError(`region not known: ${regionName}`);
    const aliases = aliasesIn(properties, 'city_aliases');
    const found = this.#names.city(region?.id ?? null, name);
    if (found !== null) {
      const unknown = aliases.filter((alias) => this.#names.city(found.region, alias) === null);
      const regionCode = this.#names.regionOf(found.region);
      if (unknown.length > 0 && regionCode !== null)
        this.#addCity({ code: found.code, region: regionCode, ar: name, en: name, aliases: unknown });
      return { id: found.id, code: found.code, region: regionCode };
    }
    if (!this.#options.createCities || region === null)
      throw new RowRefusedError(`city not known: ${name} (say --create-cities to add it)`);
    const key = `${region.code}|${placeNameKey(name)}`;
    const code = slugOf(name) || `${region.code}-c${shortHash(key)}`;
    this.#addCity({ code, region: region.code, ar: name, en: name, aliases });
    return { id: null, code, region: region.code };
  }

  /** A row without a district: a city to add, or another spelling of one. */
  #cityOnly(row: PlaceRecord): void {
    const known = this.newCities.size;
    this.#city(row);
    if (this.newCities.size === known)
      throw new RowRefusedError('no name (name_ar), and nothing new of its city');
  }

  #shape(row: PlaceRecord, name: string): ShapeGeometry | null {
    if (row.feature === null || row.feature.geometry == null) return null;
    const { geometry, repaired } = featureShape(row.feature);
    if (repaired !== null) this.remarks.push(`${name}: ${repaired}; put right`);
    return geometry;
  }

  #centre(row: PlaceRecord, shape: ShapeGeometry | null): { lon: number | null; lat: number | null } {
    if (shape === null) return statedCentre(row);
    const [lon, lat] = centreOf(shape);
    return { lon: Math.round(lon * 1e5) / 1e5, lat: Math.round(lat * 1e5) / 1e5 };
  }

  /** A code that begins with its city's is taken as it is; any other makes one where the English name does not. */
  #code(row: PlaceRecord, city: string, { ar, en }: { ar: string; en: string }): string {
    const stated = row.properties.get('code');
    if (stated?.startsWith(`${city}-`) && codeSchema.safeParse(stated).success) return stated;
    const id = stated ?? row.properties.get('district_id', 'id');
    return `${city}-${slugOf(en) || (id === null ? shortHash(placeNameKey(ar)) : `d${slugOf(id)}`)}`;
  }

  /**
   * Null for a row that only names a city.
   * @throws {RowRefusedError} with the district's name in the reason
   */
  read(row: PlaceRecord): DistrictInput | null {
    const { properties } = row;
    const arabic = properties.name('name_ar', 'district_ar', 'الحي', 'name');
    if (arabic === null) {
      this.#cityOnly(row);
      return null;
    }
    const ar = cleanArabic(arabic);
    try {
      const city = this.#city(row);
      const geometry = this.#shape(row, ar);
      if (geometry !== null && city.region !== null && !this.#options.outside)
        checkRegion(geometry, city.region);
      const known = city.id === null ? null : this.#names.district(city.id, ar);
      const en = known?.en ?? cleanEnglish(properties.name('name_en', 'district_en') ?? ar);
      const code = known?.code ?? this.#code(row, city.code, { ar, en });
      if (this.#seen.has(code)) throw new RowRefusedError('stands in the file twice');
      const centre = this.#centre(row, geometry);
      this.#seen.add(code);
      const aliases = [ar, ...aliasesIn(properties, 'aliases').map(cleanArabic)];
      return { code, city: city.code, ar: known?.ar ?? ar, en, aliases, ...centre, geometry };
    } catch (error) {
      if (error instanceof RowRefusedError) throw new RowRefusedError(`${ar}: ${error.message}`);
      throw error;
    }
  }
}

/** Reads districts; what is not known yet of the cities that they name comes with them. */
export async function readDistricts(
  names: PlaceNames,
  source: Source,
  options: DistrictImportOptions,
): Promise<{ districts: DistrictInput[]; cities: CityInput[]; read: number; remarks: string[] }> {
  const reader = new DistrictReader(names, options);
  const { items, read } = await collect(
    placeRecords(source, options),
    (row) => row.at,
    (row) => reader.read(row),
    options,
  );
  const districts = items.filter((item) => item !== null);
  return { districts, cities: [...reader.newCities.values()], read, remarks: reader.remarks };
}

/**
 * Imports districts of GeoJSON (with boundaries) or CSV (with centres). A district whose name is known in its city
 * keeps its code and names and gets the boundary.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importDistricts(
  target: Store,
  source: Source,
  options: DistrictImportOptions,
): Promise<ImportResult> {
  const names = await placeNames(target.read);
  const { districts, cities, read, remarks } = await readDistricts(names, source, options);
  const rows = new Map(districts.map((item) => [item.code, contentHash(item)]));
  const touched = { entity: 'districts', rows } as const;
  const saved = await storeRows(
    target,
    'districts',
    source,
    options,
    read,
    touched,
    async (context) => {
      const ofCities = await saveStagedCities(context);
      const result = await saveStagedDistricts(context);
      return { ...result, spellings: (ofCities.spellings ?? 0) + (result.spellings ?? 0) };
    },
    async (db) => {
      await stageCities(db, cities);
      await stageDistricts(db, districts);
    },
  );
  return { ...saved, read, remarks };
}
