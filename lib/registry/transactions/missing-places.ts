import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { distance } from 'fastest-levenshtein';
import { makeFolder } from '../../disk';
import { placeNameKey } from '../../i18n/arabic';
import type { PlaceNames } from '../places/names';
import type { MissingPlace } from './places';

const COLUMNS = ['rows', 'name_ar', 'name_en', 'city', 'region', 'aliases', 'city_aliases'] as const;
type Line = Record<(typeof COLUMNS)[number], string | number>;

/** Shorter names have neighbours that are other places. */
const COMPARABLE = 4;

const comparable = (name: string) => placeNameKey(name).replace(/^ال/, '');

/** The only known name that a name may be a spelling of; null for none or several. */
function spellingOf(name: string, known: readonly string[]): string | null {
  const key = comparable(name);
  if (key.length < COMPARABLE) return null;
  // One letter more, less or other makes one of the other.
  const alike = known.filter((other) => distance(key, comparable(other)) <= 1);
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/**
 * What would mend the places that a file names and nobody knows, as rows for `import districts --create-cities`: a
 * new district or city, or another spelling of one that is known, where just one is spelt nearly so.
 */
function linesOf(missing: readonly MissingPlace[], names: PlaceNames): Line[] {
  const districts = new Map<number, readonly string[]>();
  const cities = new Map<number, readonly string[]>();
  const kept = (map: Map<number, readonly string[]>, id: number, read: (id: number) => readonly string[]) => {
    const list = map.get(id) ?? read(id);
    map.set(id, list);
    return list;
  };
  return missing.map(({ region, city, district, rows, cityId, regionId }) => {
    const base = { rows, name_en: '', region, aliases: '', city_aliases: '' };
    if (cityId === null) {
      const known = spellingOf(city, kept(cities, regionId, names.citiesOf));
      const spelt = known === null ? { city } : { city: known, city_aliases: city };
      return { ...base, ...spelt, name_ar: district };
    }
    const known = spellingOf(district, kept(districts, cityId, names.districtsOf));
    const spelt = known === null ? { name_ar: district } : { name_ar: known, aliases: district };
    return { ...base, ...spelt, city };
  });
}

/** Writes them to a file, the commonest first; nothing where there are none. */
export function writeMissingPlaces(
  path: string,
  missing: readonly MissingPlace[],
  names: PlaceNames,
): boolean {
  if (missing.length === 0) return false;
  makeFolder(dirname(path));
  const lines = linesOf(missing, names);
  writeFileSync(
    path,
    stringify(lines, { header: true, columns: [...COLUMNS], bom: true, escape_formulas: false }),
  );
  return true;
}
