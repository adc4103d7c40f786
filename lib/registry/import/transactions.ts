import type { DealCoverage } from '../contract';
import { type DeedRow, importDeeds, type LoadResult } from '../embedded/deed-load';
import { placeNames } from '../embedded/place-names';
import type { Store } from '../embedded/store';
import { csvRows } from './csv';
import type { DateOrder } from './dates';
import { deedLayout } from './deed-columns';
import { DeedPlaces, type PlaceStatistics } from './deed-places';
import { DeedReader } from './deed-rows';
import { FileRefusedError, RowRefusedError } from './errors';
import type { Refusals } from './report';
import type { Source } from './source';

const BATCH = 400;

export interface TransactionImportOptions {
  source: string;
  licence: string | null;
  /** Which deeds these are; by default what the layout tells. */
  coverage?: DealCoverage;
  dateOrder?: DateOrder;
  unterminated?: boolean;
  dryRun?: boolean;
  /** Any refused row refuses the file. */
  strict?: boolean;
  refusals: Refusals;
  onRow?: (rows: number) => void;
  onStore?: (done: number, of: number) => void;
}

export interface TransactionImportResult extends LoadResult {
  read: number;
  places: PlaceStatistics;
  unknownTypes: [name: string, rows: number][];
  /** Sums over the accepted rows: halalas and dm². */
  valueHalalas: number;
  areaDm2: number;
}

interface Progress {
  read: number;
  value: number;
  area: number;
  reader: DeedReader | undefined;
  ministry: boolean;
}

async function* batches(
  source: Source,
  places: DeedPlaces,
  options: TransactionImportOptions,
  progress: Progress,
): AsyncGenerator<DeedRow[]> {
  let batch: DeedRow[] = [];
  for await (const rows of csvRows(source.text, options)) {
    for (const { line, cells } of rows) {
      const { reader } = progress;
      if (reader === undefined) {
        const layout = deedLayout(cells);
        progress.ministry = layout.ministry;
        progress.reader = new DeedReader({ layout, places, dateOrder: options.dateOrder });
        continue;
      }
      progress.read += 1;
      try {
        const row = reader.read(line, cells);
        progress.value += row.valueHalalas;
        progress.area += row.areaDm2 ?? 0;
        batch.push(row);
      } catch (error) {
        if (!(error instanceof RowRefusedError)) throw error;
        await options.refusals.add(line, error.message);
      }
    }
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    options.onRow?.(progress.read);
  }
  if (batch.length > 0) yield batch;
  options.onRow?.(progress.read);
  if (progress.read === 0) throw new FileRefusedError('The file holds no rows.');
  if (progress.read === options.refusals.total)
    throw new FileRefusedError(
      `Every row is refused, the first because: ${options.refusals.examples[0]?.reason}.`,
    );
  if (options.strict && options.refusals.total > 0)
    throw new FileRefusedError(`${options.refusals.total} rows are refused, and --strict allows none.`);
}

/**
 * Imports one file of transactions. All or nothing: until it is whole and stored no figure changes. Sample deeds go
 * with the first real file. The same file again changes nothing; a known reference with other content is corrected.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importTransactions(
  store: Store,
  source: Source,
  options: TransactionImportOptions,
): Promise<TransactionImportResult> {
  const places = new DeedPlaces(await placeNames(store.read));
  const progress: Progress = { read: 0, value: 0, area: 0, reader: undefined, ministry: false };
  const result = await importDeeds(store, batches(source, places, options, progress), {
    provenance: () => ({
      sample: false,
      source: options.source,
      licence: options.licence,
      coverage: options.coverage ?? (progress.ministry ? 'all_sales' : 'announced_areas'),
    }),
    fileName: source.name,
    contentHash: source.hash,
    rowsRead: () => progress.read,
    rowsRefused: () => options.refusals.total,
    now: () => new Date(),
    ...(options.dryRun ? { dryRun: true } : {}),
    ...(options.onStore ? { onStore: options.onStore } : {}),
    accept: ({ conflicts }) => !(options.strict && conflicts.length > 0),
  });
  for (const { line, reference } of result.conflicts)
    await options.refusals.add(line, `reference ${reference} stands on an earlier line with other content`);
  if (options.strict && result.conflicts.length > 0)
    throw new FileRefusedError(`${result.conflicts.length} rows are refused, and --strict allows none.`);
  return {
    ...result,
    read: progress.read,
    places: places.statistics(),
    unknownTypes: [...(progress.reader?.unknownTypes ?? [])].sort((a, b) => b[1] - a[1]),
    valueHalalas: progress.value,
    areaDm2: progress.area,
  };
}
