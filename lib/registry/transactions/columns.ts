import { foldForSearch } from '../../i18n/arabic';
import { FileRefusedError } from '../import/errors';
import { type Headings, readHeadings } from '../import/headings';

/**
 * Headings of transaction files: the Ministry of Justice's layouts of 10 (2020 on), 11 (2023 Q2 and Q3) and 13
 * columns (2023 Q1), and our own names for files from elsewhere. The kind of building, plan, plot and price per m²
 * that the longer layouts add have no place among the indicators.
 */
const COLUMNS = {
  region: ['المنطقة', 'region'],
  city: ['المدينة', 'city'],
  /** City and district in one: `الرياض/ المهدية`. */
  place: ['المدينة / الحي', 'city/district', 'place'],
  district: ['الحي', 'district'],
  reference: ['الرقم المرجعي للصفقة', 'رقم مرجعي', 'الرقم المرجعي', 'reference', 'reference number'],
  date: ['تاريخ الصفقة ميلادي', 'تاريخ الصفقة', 'التاريخ ميلادي', 'التاريخ', 'date'],
  hijri: ['تاريخ الصفقة هجري', 'التاريخ هجري', 'hijri date'],
  type: ['تصنيف العقار', 'type', 'property type'],
  use: ['استخدام العقار', 'use', 'property use'],
  properties: ['عدد العقارات', 'properties', 'property count'],
  value: ['السعر', 'السعر بالريال السعودي', 'value', 'price'],
  area: ['المساحة', 'area'],
} as const;
type TransactionField = keyof typeof COLUMNS;

/** Columns of the regulator's aggregates: a row there is a group of transactions, and says nothing of its size. */
const AGGREGATE = new Set(
  ['عدد الصكوك', 'قيمة الصفقات', 'متوسط سعر المتر', 'deed_counts', 'RealEstatePrice_SUM'].map(foldForSearch),
);

const MINISTRY_HEADING = foldForSearch('تصنيف العقار');

export interface TransactionLayout extends Headings<TransactionField> {
  /** By its headings a file of the Ministry of Justice, which covers the sales of the whole market. */
  ministry: boolean;
}

/**
 * Reads the heading line of a transaction file.
 * @throws {FileRefusedError} a needed column is missing, or the file holds aggregates
 */
export function transactionLayout(line: readonly string[]): TransactionLayout {
  const folded = line.map(foldForSearch);
  if (folded.some((heading) => AGGREGATE.has(heading)))
    throw new FileRefusedError(
      'The file holds aggregates (transactions counted by district and quarter), not transactions. Figures are made from single transactions; aggregates would be counted beside the deeds that they already count.',
    );
  const headings = readHeadings<TransactionField>(line, COLUMNS, [
    'region',
    'city',
    'reference',
    'type',
    'value',
  ]);
  if (!headings.has('date') && !headings.has('hijri'))
    throw new FileRefusedError(`The file has no column for the date (${COLUMNS.date.join(', ')}).`);
  return { ...headings, ministry: folded.includes(MINISTRY_HEADING) };
}
