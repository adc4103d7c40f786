import type { Touched } from '../datasets/changes';
import type { Provenance, SmallDataset } from '../datasets/provenance';
import { type DatasetSaved, saveDataset } from '../datasets/save';
import type { SaveContext, SaveResult } from '../store/save';
import type { Queryable, Store } from '../store/store';
import { FileRefusedError, RowRefusedError } from './errors';
import type { Refusals } from './report';
import type { Source } from './source';

export interface ImportOptions {
  source: string;
  licence: string | null;
  dryRun?: boolean;
  strict?: boolean;
  /** Shapes may lie outside of their region's outline: islands. */
  outside?: boolean;
  unterminated?: boolean;
  refusals: Refusals;
  onRow?: (rows: number) => void;
}

export interface ImportResult extends DatasetSaved {
  read: number;
  /** Remarks on accepted rows: shapes put right, and the like. */
  remarks: string[];
}

/** Rows of the small data sets are held in memory until the file is whole; a file with more is a mistake. */
const MAX_ROWS = 200_000;

/**
 * Reads rows one at a time, keeping what `read` makes of them and reporting what it refuses.
 * @throws {FileRefusedError} nothing is usable
 */
export async function collect<Row, Item>(
  rows: AsyncIterable<Row>,
  lineOf: (row: Row) => number,
  read: (row: Row) => Item,
  options: ImportOptions,
): Promise<{ items: Item[]; read: number }> {
  const items: Item[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > MAX_ROWS) throw new FileRefusedError(`The file has more than ${MAX_ROWS} rows.`);
    try {
      items.push(read(row));
    } catch (error) {
      if (!(error instanceof RowRefusedError)) throw error;
      options.refusals.add(lineOf(row), error.message);
    }
    options.onRow?.(count);
  }
  checkRead(count, options);
  return { items, read: count };
}

/**
 * Validates what was read, once it is all there.
 * @throws {FileRefusedError} nothing is usable, or not all of it where all has to be
 */
export function checkRead(count: number, { refusals, strict }: ImportOptions): void {
  const [one, several] = refusals.unit === 'file' ? ['file', 'files'] : ['row', 'rows'];
  if (count === 0) throw new FileRefusedError(`There are no ${several} in it.`);
  if (refusals.total === count)
    throw new FileRefusedError(
      `Every ${one} is refused, the first because: ${refusals.examples[0]?.reason}.`,
    );
  if (strict && refusals.total > 0)
    throw new FileRefusedError(`${refusals.total} ${several} are refused, and --strict allows none.`);
}

export function provenanceOf({ source, licence }: ImportOptions): Provenance {
  return { sample: false, source, licence, coverage: null };
}

/** Stores what was collected, or what `stage` reads; see {@link saveDataset}. */
export async function store(
  target: Store,
  dataset: SmallDataset,
  source: Pick<Source, 'name' | 'hash'>,
  options: ImportOptions,
  rowsRead: number | (() => number),
  touched: Touched,
  save: (context: SaveContext) => Promise<SaveResult>,
  stage?: (db: Queryable) => Promise<void>,
): Promise<DatasetSaved> {
  return saveDataset(
    target,
    () => ({
      dataset,
      fileName: source.name,
      contentHash: source.hash(),
      rowsRead: typeof rowsRead === 'number' ? rowsRead : rowsRead(),
      rowsRefused: options.refusals.total,
      provenance: provenanceOf(options),
      now: new Date(),
      dryRun: options.dryRun ?? false,
      touched,
    }),
    save,
    stage,
  );
}
