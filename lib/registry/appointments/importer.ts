import { parseInteger } from '../../forms/validators/codes';
import { codeSchema, SERVICE_CODES } from '../contract';
import { FileRefusedError, RowRefusedError } from '../import/errors';
import { flatRecords, type PlaceRecord } from '../import/records';
import { collect, type ImportOptions, type ImportResult, store as storeRows } from '../import/run';
import type { Source } from '../import/source';
import { type PlaceNames, placeNames } from '../places/names';
import { contentHash } from '../store/save';
import type { Store } from '../store/store';
import { readExceptions, readWeeklyHours } from './hours';
import { type BranchInput, saveBranches } from './save';

export interface BranchImportOptions extends ImportOptions {
  /** The file is the whole list: branches that it does not name go. */
  replace?: boolean;
}

/** As many as a country has; a file with more is another one. */
const MAX_BRANCHES = 2_000;
const [SHORTEST_VISIT, LONGEST_VISIT] = [5, 480];
const SERVICES: ReadonlySet<string> = new Set(SERVICE_CODES);

/** Makes branches of records. */
class BranchReader {
  readonly #names: PlaceNames;
  readonly #seen = new Set<string>();

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  #code({ properties }: PlaceRecord): string {
    const code = codeSchema.safeParse(properties.get('code', 'الرمز')?.toLowerCase());
    if (!code.success) throw new RowRefusedError('no usable code (Latin letters, digits, hyphens)');
    if (this.#seen.has(code.data)) throw new RowRefusedError('stands in the file twice');
    if (this.#seen.size >= MAX_BRANCHES)
      throw new FileRefusedError(`The file has more than ${MAX_BRANCHES} branches.`);
    this.#seen.add(code.data);
    return code.data;
  }

  #city({ properties }: PlaceRecord): string {
    const regionName = properties.get('region', 'المنطقة');
    const region = regionName === null ? null : this.#names.region(regionName);
    if (regionName !== null && region === null) throw new RowRefusedError(`region not known: ${regionName}`);
    const name = properties.get('city', 'المدينة');
    const city = name === null ? null : this.#names.city(region?.id ?? null, name);
    if (city === null) throw new RowRefusedError(`city not known: ${name ?? '(empty)'}`);
    return city.code;
  }

  #services({ properties }: PlaceRecord): string[] {
    const text = properties.get('services', 'الخدمات') ?? '';
    const codes = [...new Set(text.split(/[;؛|,\s]+/).filter((code) => code !== ''))];
    const unknown = codes.find((code) => !SERVICES.has(code));
    if (unknown !== undefined)
      throw new RowRefusedError(`service not known: ${unknown} (known: ${[...SERVICES].join(', ')})`);
    if (codes.length === 0) throw new RowRefusedError('no services');
    return codes;
  }

  /** @throws {RowRefusedError} */
  read(row: PlaceRecord): BranchInput {
    const { properties } = row;
    const text = (...keys: string[]) => {
      const value = properties.name(...keys);
      if (value === null) throw new RowRefusedError(`no ${keys[0]}`);
      return value;
    };
    const slotMinutes = Number(parseInteger(text('slot_minutes'), SHORTEST_VISIT, LONGEST_VISIT));
    if (Number.isNaN(slotMinutes))
      throw new RowRefusedError(`slot_minutes is no whole number of ${SHORTEST_VISIT} to ${LONGEST_VISIT}`);
    return {
      code: this.#code(row),
      city: this.#city(row),
      ar: text('name_ar', 'name', 'الاسم'),
      en: text('name_en', 'الاسم بالإنجليزية'),
      addressAr: text('address_ar', 'address', 'العنوان'),
      addressEn: text('address_en', 'العنوان بالإنجليزية'),
      services: this.#services(row),
      slotMinutes,
      hours: readWeeklyHours(properties.get('hours', 'ساعات العمل'), slotMinutes),
      ...readExceptions(properties.get('exceptions', 'closures', 'استثناءات'), slotMinutes),
    };
  }
}

/** Reads branches of CSV or JSON. */
export function readBranches(names: PlaceNames, source: Source, options: BranchImportOptions) {
  const reader = new BranchReader(names);
  return collect(
    flatRecords(source, options),
    (row) => row.at,
    (row) => reader.read(row),
    // Whom a refused row of the whole list means, nobody knows, and what is not named goes.
    options.replace ? { ...options, strict: true } : options,
  );
}

/**
 * Imports customer service branches with their hours; the sample one goes. Nobody loses a booking: a branch that is left
 * out and has any is no longer offered, and stays until they are over.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importBranches(
  target: Store,
  source: Source,
  options: BranchImportOptions,
): Promise<ImportResult> {
  const replace = options.replace ?? false;
  const { items, read } = await readBranches(await placeNames(target.read), source, options);
  const rows = new Map(items.map((item) => [item.code, contentHash(item)]));
  const touched = { entity: 'branches', rows, replace } as const;
  const remarks: string[] = [];
  const saved = await storeRows(target, 'appointments', source, options, read, touched, (context) =>
    saveBranches(context, items, { replace, onKept: (branch) => remarks.push(branch) }),
  );
  return { ...saved, read, remarks };
}
