import { createHash } from 'node:crypto';
import { dateOfDay } from '../../calendar/riyadh';
import { parsePhone } from '../../forms/validators/phone';
import { foldForSearch } from '../../i18n/arabic';
import { codeSchema } from '../contract';
import { readDay } from '../import/dates';
import { RowRefusedError } from '../import/errors';
import { slugOf } from '../import/properties';
import { csvRecords, type PlaceRecord } from '../import/records';
import { collect, type ImportOptions, type ImportResult, store as storeRows } from '../import/run';
import type { Source } from '../import/source';
import { type PlaceNames, placeNames } from '../places/names';
import { contentHash } from '../store/save';
import type { Store } from '../store/store';
import { type RegistrarInput, saveStagedRegistrars, stageRegistrars } from './save';

export interface RegistrarImportOptions extends ImportOptions {
  /** The file is the whole list: registrars that it does not name are deleted. */
  replace?: boolean;
}

/** Makes registrars of records; refuses what would show a wrong phone or no region. */
class RegistrarReader {
  readonly #names: PlaceNames;
  readonly #seen = new Set<string>();

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  /** Of the licence number where there is one; else of name and phone, so that a second run finds the same. */
  #code({ properties }: PlaceRecord, ar: string, phone: string): string {
    const given = properties.get('code', 'license', 'licence', 'رقم الترخيص', 'رقم الرخصة');
    const hash = () =>
      createHash('sha256')
        .update(`${foldForSearch(ar)}|${phone}`)
        .digest('hex')
        .slice(0, 12);
    const code = given === null ? `r-${hash()}` : slugOf(given);
    if (!codeSchema.safeParse(code).success) throw new RowRefusedError(`code not usable: ${given}`);
    if (this.#seen.has(code)) throw new RowRefusedError('stands in the file twice');
    this.#seen.add(code);
    return code;
  }

  /** @throws {RowRefusedError} */
  read(row: PlaceRecord): RegistrarInput {
    const { properties } = row;
    const ar = properties.name('name_ar', 'name', 'الاسم', 'اسم المسجل', 'المسجل العقاري');
    if (ar === null) throw new RowRefusedError('no name');
    const phoneText = properties.get('phone', 'mobile', 'الجوال', 'رقم الجوال', 'الهاتف', 'رقم الهاتف');
    const phone = phoneText === null ? undefined : parsePhone(phoneText, 'business');
    if (phone === undefined) throw new RowRefusedError(phoneText === null ? 'no phone' : 'phone not usable');
    const regionName = properties.get('region', 'المنطقة');
    const region = regionName === null ? null : this.#names.region(regionName);
    if (region === null) throw new RowRefusedError(`region not known: ${regionName ?? '(empty)'}`);
    const verified = properties.get('verified_on', 'تاريخ التحقق');
    const day = verified === null ? null : readDay(verified, undefined);
    if (day !== null && typeof day !== 'number') throw new RowRefusedError(`verified_on: date ${day}`);
    const digits = phone.replace(/^\+/, '');
    return {
      code: this.#code(row, ar, digits),
      ar,
      en: properties.name('name_en', 'الاسم بالإنجليزية'),
      phone: digits,
      region: region.code,
      verifiedOn: day === null ? null : dateOfDay(day),
    };
  }
}

/**
 * Imports registrars of CSV; the sample ones go.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importRegistrars(
  target: Store,
  source: Source,
  options: RegistrarImportOptions,
): Promise<ImportResult> {
  const reader = new RegistrarReader(await placeNames(target.read));
  const { items, read } = await collect(
    csvRecords(source.text, options),
    (row) => row.at,
    (row) => reader.read(row),
    // Whom a refused row of the whole list means, nobody knows, and who is not named is deleted.
    options.replace ? { ...options, strict: true } : options,
  );
  const touched = {
    entity: 'registrars',
    rows: new Map(items.map((item) => [item.code, contentHash(item)])),
    replace: options.replace ?? false,
  } as const;
  const saved = await storeRows(
    target,
    'registrars',
    source,
    options,
    read,
    touched,
    (context) => saveStagedRegistrars(context, { replace: options.replace ?? false }),
    (db) => stageRegistrars(db, items),
  );
  return { ...saved, read, remarks: [] };
}
