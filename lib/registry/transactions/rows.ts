import { LRUCache } from 'lru-cache';
import { dateOfDay } from '../../calendar/riyadh';
import { foldForSearch } from '../../i18n/arabic';
import { toLatinDigits } from '../../i18n/digits';
import { PROPERTY_USES, type PropertyType, type PropertyUse } from '../contract/indicators';
import { type DateOrder, type DateProblem, readDay } from '../import/dates';
import { RowRefusedError } from '../import/errors';
import { hasExponent, hundredths, isMissing, wholeNumber } from '../import/numbers';
import type { TransactionLayout } from './columns';
import type { TransactionRow } from './load';
import type { TransactionPlaces } from './places';
import { areaDoubt, checkValue, RowSuspiciousError } from './plausible';

const TYPES = new Map<string, PropertyType>(
  (
    [
      ['سكني', 'residential'],
      ['تجاري', 'commercial'],
      ['صناعي', 'industrial'],
      ['زراعي', 'agricultural'],
      ['سكني تجاري', 'other'],
      ['أخرى', 'other'],
      ['residential', 'residential'],
      ['commercial', 'commercial'],
      ['industrial', 'industrial'],
      ['agricultural', 'agricultural'],
      ['other', 'other'],
    ] as const
  ).map(([name, type]) => [foldForSearch(name), type]),
);
const USES = new Set<string>(PROPERTY_USES);
/** The source says one thing for both: a mixed use. */
const MIXED = foldForSearch('سكني تجاري');

const DATE_PROBLEMS: Record<Exclude<DateProblem, 'apart'>, string> = {
  missing: 'no date',
  unreadable: 'date not readable',
  ambiguous: 'date may be read two ways (say --date-order)',
};
const MAX_REFERENCE = 64;
/** Most files name some thousand days, again and again. */
const DAYS_KEPT = 50_000;

export interface TransactionReaderOptions {
  layout: TransactionLayout;
  places: TransactionPlaces;
  dateOrder?: DateOrder | undefined;
  /** The day of the import: no sale was made after it. */
  today: number;
  /** Values and areas beyond all bounds are taken as they stand. */
  asStated?: boolean | undefined;
}

/** A transaction, and why its area was set aside; null where it was not. */
export interface ReadTransaction {
  transaction: TransactionRow;
  doubt: string | null;
}

/** Turns the cells of a row into a transaction, or says why not. */
export class TransactionReader {
  readonly #layout: TransactionLayout;
  readonly #places: TransactionPlaces;
  readonly #order: DateOrder | undefined;
  readonly #today: number;
  readonly #asStated: boolean;
  readonly #days = new LRUCache<string, number | DateProblem>({ max: DAYS_KEPT });
  readonly #types = new Map<string, { type: PropertyType; use: PropertyUse | null; known: boolean }>();
  /** Classes that no type stands for, with their rows; they count as `other`. */
  readonly unknownTypes = new Map<string, number>();

  constructor({ layout, places, dateOrder, today, asStated }: TransactionReaderOptions) {
    this.#layout = layout;
    this.#places = places;
    this.#order = dateOrder;
    this.#today = today;
    this.#asStated = asStated ?? false;
  }

  #reference(cells: readonly string[]): string {
    const text = this.#layout.cell(cells, 'reference');
    if (isMissing(text) || text === undefined) throw new RowRefusedError('no reference number');
    // Some files group the digits of the number; spreadsheets write whole numbers as fractions.
    const reference = toLatinDigits(text)
      .replace(/[\s,٬\u200e\u200f]/g, '')
      .replace(/^(\d+)\.0+$/, '$1');
    if (hasExponent(reference))
      throw new RowRefusedError(
        `reference number with an exponent (${reference.slice(0, 40)}): a spreadsheet rounded it; export the column as text`,
      );
    if (reference === '' || reference.length > MAX_REFERENCE)
      throw new RowRefusedError('reference number not usable');
    return reference;
  }

  #day(cells: readonly string[]): number {
    const date = this.#layout.cell(cells, 'date');
    const hijri = this.#layout.cell(cells, 'hijri');
    const key = `${date ?? ''}|${hijri ?? ''}`;
    let day = this.#days.get(key);
    if (day === undefined) {
      day = readDay(date, hijri, this.#order);
      this.#days.set(key, day);
    }
    if (day === 'apart')
      throw new RowSuspiciousError(
        'calendars apart',
        `the two calendars are more than a month apart: ${date}, ${hijri}`,
      );
    if (typeof day !== 'number') throw new RowRefusedError(DATE_PROBLEMS[day]);
    if (day > this.#today)
      throw new RowSuspiciousError('future date', `date lies in the future: ${dateOfDay(day)}`);
    return day;
  }

  #type(cells: readonly string[]): { type: PropertyType; use: PropertyUse | null } {
    const text = this.#layout.cell(cells, 'type') ?? '';
    let entry = this.#types.get(text);
    if (entry === undefined) {
      const folded = foldForSearch(text);
      const type = TYPES.get(folded);
      entry = { type: type ?? 'other', use: folded === MIXED ? 'mixeduse' : null, known: type !== undefined };
      if (this.#types.size < 1_000) this.#types.set(text, entry);
    }
    if (!entry.known) {
      const name = text.trim() || '(empty)';
      if (this.unknownTypes.size < 1_000 || this.unknownTypes.has(name))
        this.unknownTypes.set(name, (this.unknownTypes.get(name) ?? 0) + 1);
    }
    return entry;
  }

  #use(cells: readonly string[], fromType: PropertyUse | null): PropertyUse | null {
    const text = this.#layout.cell(cells, 'use');
    if (isMissing(text) || text === undefined) return fromType;
    const use = text.trim().toLowerCase();
    if (!USES.has(use)) throw new RowRefusedError(`property use not known: ${text.trim().slice(0, 40)}`);
    return use as PropertyUse;
  }

  #amount(cells: readonly string[], field: 'value' | 'area'): number | null {
    const text = this.#layout.cell(cells, field);
    if (isMissing(text) || text === undefined) return null;
    const amount = hundredths(text);
    if (amount === null && hasExponent(text.trim()))
      throw new RowRefusedError(
        `${field} with an exponent (${text.trim().slice(0, 40)}): a spreadsheet may have rounded it; export it as a plain number`,
      );
    if (amount === null) throw new RowRefusedError(`${field} is not an amount: ${text.trim().slice(0, 40)}`);
    return amount;
  }

  #count(cells: readonly string[]): number {
    const text = this.#layout.cell(cells, 'properties');
    if (isMissing(text) || text === undefined) return 1;
    const count = wholeNumber(text);
    if (count === null || count < 1 || count > 1_000_000)
      throw new RowRefusedError(`number of properties not usable: ${text.trim().slice(0, 40)}`);
    return count;
  }

  /** @throws {RowRefusedError} */
  read(line: number, cells: readonly string[]): ReadTransaction {
    const transaction = this.#transaction(line, cells);
    if (this.#asStated) return { transaction, doubt: null };
    checkValue(transaction);
    const doubt = areaDoubt(transaction);
    return doubt === null
      ? { transaction, doubt }
      : { transaction: { ...transaction, areaDm2: null }, doubt };
  }

  #transaction(line: number, cells: readonly string[]): TransactionRow {
    const { columns, cell } = this.#layout;
    if (cells.length !== columns)
      throw new RowRefusedError(`${cells.length} cells where the headings are ${columns}`);
    const value = this.#amount(cells, 'value');
    if (value === null) throw new RowRefusedError('no price');
    const area = this.#amount(cells, 'area');
    const { type, use } = this.#type(cells);
    const district = cell(cells, 'place') ?? cell(cells, 'district') ?? '';
    const place = this.#places.resolve(cell(cells, 'region') ?? '', cell(cells, 'city') ?? '', district);
    return {
      line,
      reference: this.#reference(cells),
      day: this.#day(cells),
      regionId: place.regionId,
      cityId: place.cityId,
      districtId: place.districtId,
      place: place.place,
      propertyType: type,
      propertyUse: this.#use(cells, use),
      propertyCount: this.#count(cells),
      valueHalalas: value,
      // An area of nothing is how some rows write that none is stated.
      areaDm2: area === 0 ? null : area,
    };
  }
}
