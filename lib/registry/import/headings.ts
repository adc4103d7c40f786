import { foldForSearch } from '../../i18n/arabic';
import { FileRefusedError } from './errors';

/** Reads a cell of a row by what its column means; undefined where the file has no such column. */
type Cells<F extends string> = (cells: readonly string[], field: F) => string | undefined;

export interface Headings<F extends string> {
  columns: number;
  has(field: F): boolean;
  cell: Cells<F>;
}

/**
 * Finds the columns by their headings, whatever their order, blanks and spelling; columns that mean nothing to us
 * are passed over.
 * @throws {FileRefusedError} a column is missing, or two columns mean the same
 */
export function readHeadings<F extends string>(
  line: readonly string[],
  names: Record<F, readonly string[]>,
  required: readonly F[],
): Headings<F> {
  const meaning = new Map<string, F>();
  for (const [field, spellings] of Object.entries(names) as [F, readonly string[]][])
    for (const spelling of spellings) meaning.set(foldForSearch(spelling), field);
  const places = new Map<F, number>();
  line.forEach((heading, index) => {
    const field = meaning.get(foldForSearch(heading));
    if (field === undefined) return;
    if (places.has(field)) throw new FileRefusedError(`Two columns are headed as ${field}.`);
    places.set(field, index);
  });
  const missing = required.filter((field) => !places.has(field));
  if (missing.length > 0)
    throw new FileRefusedError(
      `The file has no column for ${missing.map((field) => `${field} (${names[field].join(', ')})`).join('; ')}.`,
    );
  return {
    columns: line.length,
    has: (field) => places.has(field),
    cell: (cells, field) => {
      const place = places.get(field);
      return place === undefined ? undefined : cells[place];
    },
  };
}
