import { codeSchema } from '../contract';
import { RowRefusedError } from '../import/errors';
import { csvRecords, type PlaceRecord } from '../import/records';
import { collect, type ImportOptions, type ImportResult, store as storeRows } from '../import/run';
import type { Source } from '../import/source';
import { contentHash } from '../store/save';
import type { Store } from '../store/store';
import { aliasesIn, statedCentre } from './importer';
import { type PlaceNames, placeNames } from './names';
import { type CityInput, saveStagedCities, stageCities } from './save-cities';

const LISTED: Record<string, boolean> = { yes: true, no: false };

/** Makes cities of records. */
class CityReader {
  readonly #names: PlaceNames;
  readonly #seen = new Set<string>();

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  #code({ properties }: PlaceRecord): string {
    const code = codeSchema.safeParse(properties.get('code'));
    if (!code.success) throw new RowRefusedError('no usable code (small Latin letters, digits, hyphens)');
    if (this.#seen.has(code.data)) throw new RowRefusedError('stands in the file twice');
    this.#seen.add(code.data);
    return code.data;
  }

  #otherCity({ properties }: PlaceRecord, column: 'part_of' | 'near'): string | null {
    const code = properties.get(column);
    if (code !== null && !codeSchema.safeParse(code).success)
      throw new RowRefusedError(`${column} is no code of a city: ${code}`);
    return code;
  }

  /** @throws {RowRefusedError} */
  read(row: PlaceRecord): CityInput {
    const { properties } = row;
    const ar = properties.name('name_ar');
    if (ar === null) throw new RowRefusedError('no name (name_ar)');
    const regionName = properties.get('region');
    const region = regionName === null ? null : this.#names.region(regionName);
    if (region === null) throw new RowRefusedError(`region not known: ${regionName ?? '(empty)'}`);
    const listed = LISTED[properties.get('listed')?.toLowerCase() ?? 'yes'];
    if (listed === undefined) throw new RowRefusedError('listed is neither yes nor no');
    const code = this.#code(row);
    return {
      code,
      region: region.code,
      ar,
      en: properties.name('name_en') ?? ar,
      aliases: aliasesIn(properties, 'aliases'),
      about: {
        ...statedCentre(row),
        listed,
        partOf: this.#otherCity(row, 'part_of'),
        near: this.#otherCity(row, 'near'),
      },
    };
  }
}

/** Reads cities, towns and villages of CSV. */
export function readCities(names: PlaceNames, source: Source, options: ImportOptions) {
  const reader = new CityReader(names);
  return collect(
    csvRecords(source.text, options),
    (row) => row.at,
    (row) => reader.read(row),
    options,
  );
}

/**
 * Imports cities, towns and villages of CSV, by their codes.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importCities(
  target: Store,
  source: Source,
  options: ImportOptions,
): Promise<ImportResult> {
  const { items, read } = await readCities(await placeNames(target.read), source, options);
  const rows = new Map(items.map(({ about, ...city }) => [city.code, contentHash({ ...city, about })]));
  const touched = { entity: 'cities', rows } as const;
  const saved = await storeRows(target, 'districts', source, options, read, touched, saveStagedCities, (db) =>
    stageCities(db, items),
  );
  return { ...saved, read, remarks: [] };
}
