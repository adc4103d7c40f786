import { dateOfDay, dayNumber, riyadhDate } from '../../calendar/riyadh';
import type { DealCoverage } from '../contract';
import type { Provenance } from '../datasets/provenance';
import { type CsvRow, csvRows } from '../import/csv';
import type { DateOrder } from '../import/dates';
import { FileRefusedError, RowRefusedError } from '../import/errors';
import type { Refusals } from '../import/report';
import type { Source } from '../import/source';
import { placeNames } from '../places/names';
import type { Store } from '../store/store';
import { transactionLayout } from './columns';
import { type LoadResult, storeTransactions, type TransactionRow } from './load';
import { writeMissingPlaces } from './missing-places';
import { type Held, heldTransactions, mixture } from './mixing';
import { type PlaceStatistics, TransactionPlaces } from './places';
import { DayTally, RowSuspiciousError, type Suspicion } from './plausible';
import { TransactionReader } from './rows';

const BATCH = 400;
/** Of a file's rows: more suspicious ones say that the file is wrong, and not a row of it. */
const SUSPICIOUS_PERCENT = 1;
/** So many may be suspicious in a small file too. */
const SUSPICIOUS_ROWS = 10;

export interface TransactionImportOptions {
  source: string;
  licence: string | null;
  /** Which transactions these are; by default what the layout tells. */
  coverage?: DealCoverage;
  dateOrder?: DateOrder;
  unterminated?: boolean;
  dryRun?: boolean;
  /** Any refused row refuses the file. */
  strict?: boolean;
  /** Percent of the rows that may be suspicious; more refuse the file. */
  maxSuspicious?: number;
  /** Values, areas and newest days that look wrong are counted as they stand. */
  asStated?: boolean;
  /** Stored though figures will mix what does not go together. */
  mixed?: boolean;
  /** Where to write the places that are not known; nowhere by default. */
  namesReport?: string;
  now?: Date;
  refusals: Refusals;
  onRow?: (rows: number) => void;
  onStore?: (done: number, of: number) => void;
}

export interface TransactionImportResult extends LoadResult {
  read: number;
  places: PlaceStatistics;
  unknownTypes: [name: string, rows: number][];
  /** Rows that look wrong, by kind: refused, or (areas) set aside. */
  suspicious: [kind: Suspicion, rows: number][];
  /** Of the accepted rows, `YYYY-MM-DD`. */
  firstDay: string | null;
  lastDay: string | null;
  /** Sums over the accepted rows: halalas and dm². */
  valueHalalas: number;
  areaDm2: number;
  /** Whether {@link TransactionImportOptions.namesReport} was written. */
  namesReported: boolean;
}

/** A file on its way into the stage: what was read of it so far, and what is to be thought of it. */
class FileReading {
  readonly #places: TransactionPlaces;
  readonly #options: TransactionImportOptions;
  readonly #today: number;
  readonly days = new DayTally();
  readonly regions = new Map<number, number>();
  readonly #suspicious = new Map<Suspicion, number>();
  readonly #toReport: { line: number; reason: string; refused: boolean }[] = [];
  #reader: TransactionReader | undefined;
  read = 0;
  ministry = false;
  /** Rows of later days are left out; null for none. */
  lastDay: number | null = null;

  constructor(places: TransactionPlaces, options: TransactionImportOptions) {
    this.#places = places;
    this.#options = options;
    this.#today = dayNumber(riyadhDate(options.now ?? new Date()));
  }

  get suspicious(): [Suspicion, number][] {
    return [...this.#suspicious].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }

  #suspect(kind: Suspicion): void {
    this.#suspicious.set(kind, (this.#suspicious.get(kind) ?? 0) + 1);
  }

  #begin(headings: readonly string[]): TransactionReader {
    const { dateOrder, asStated } = this.#options;
    const layout = transactionLayout(headings);
    this.ministry = layout.ministry;
    return new TransactionReader({ layout, places: this.#places, dateOrder, today: this.#today, asStated });
  }

  /**
   * A row as a transaction; null for the headings and for a row that is refused, which {@link report} then lists: a promise
   * for each row would take longer than the row.
   */
  row({ line, cells }: CsvRow): TransactionRow | null {
    if (this.#reader === undefined) {
      this.#reader = this.#begin(cells);
      return null;
    }
    this.read += 1;
    try {
      const { transaction, doubt } = this.#reader.read(line, cells);
      if (doubt !== null) {
        this.#suspect('area set aside');
        this.#toReport.push({ line, reason: `area set aside: ${doubt}`, refused: false });
      }
      this.days.add(transaction);
      this.regions.set(transaction.regionId, (this.regions.get(transaction.regionId) ?? 0) + 1);
      return transaction;
    } catch (error) {
      if (!(error instanceof RowRefusedError)) throw error;
      if (error instanceof RowSuspiciousError) this.#suspect(error.kind);
      this.#toReport.push({ line, reason: error.message, refused: true });
      return null;
    }
  }

  async report(): Promise<void> {
    const { refusals } = this.#options;
    for (const { line, reason, refused } of this.#toReport.splice(0))
      if (refused) refusals.add(line, reason);
      else refusals.remark(line, reason);
  }

  async #leaveIsolatedOut(): Promise<void> {
    if (this.#options.asStated) return;
    const isolated = this.days.removeIsolated();
    if (isolated.length > 0) this.lastDay = this.days.extent?.last ?? null;
    for (const { day, after, lines } of isolated)
      for (const line of lines) {
        this.#suspect('isolated newest day');
        this.#options.refusals.add(
          line,
          `${dateOfDay(day)} lies ${after} days after the last day of the other rows`,
        );
      }
  }

  /**
   * After the last row.
   * @throws {FileRefusedError} nothing of it is to be stored
   */
  async end(): Promise<void> {
    const { refusals, strict, maxSuspicious } = this.#options;
    if (this.read === 0) throw new FileRefusedError('The file holds no rows.');
    if (this.read === refusals.total)
      throw new FileRefusedError(`Every row is refused, the first because: ${refusals.examples[0]?.reason}.`);
    await this.#leaveIsolatedOut();
    const suspects = this.suspicious.reduce((sum, [, rows]) => sum + rows, 0);
    const told = `${suspects} of ${this.read} rows are suspicious (${this.suspicious.map(([kind, rows]) => `${rows} ${kind}`).join(', ')})`;
    const usual = Math.max(SUSPICIOUS_ROWS, (this.read * SUSPICIOUS_PERCENT) / 100);
    const most = maxSuspicious === undefined ? usual : (this.read * maxSuspicious) / 100;
    if (suspects > most)
      throw new FileRefusedError(
        `${told}: the file itself may be wrong. If it is right, say with --max-suspicious how many percent may be.`,
      );
    if (strict && refusals.total > 0)
      throw new FileRefusedError(`${refusals.total} rows are refused, and --strict allows none.`);
    if (strict && suspects > 0) throw new FileRefusedError(`${told}, and --strict allows none.`);
  }

  /** What there is to tell of the whole file. */
  told(): Omit<TransactionImportResult, keyof LoadResult | 'places' | 'namesReported'> {
    const { extent } = this.days;
    const { value, area } = this.days.sums();
    return {
      read: this.read,
      unknownTypes: [...(this.#reader?.unknownTypes ?? [])].sort((a, b) => b[1] - a[1]),
      suspicious: this.suspicious,
      firstDay: extent === null ? null : dateOfDay(extent.first),
      lastDay: extent === null ? null : dateOfDay(extent.last),
      valueHalalas: value,
      areaDm2: area,
    };
  }
}

async function* batches(
  source: Source,
  reading: FileReading,
  options: TransactionImportOptions,
): AsyncGenerator<TransactionRow[]> {
  let batch: TransactionRow[] = [];
  for await (const rows of csvRows(source.text, options)) {
    for (const row of rows) {
      const transaction = reading.row(row);
      if (transaction !== null) batch.push(transaction);
    }
    await reading.report();
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    options.onRow?.(reading.read);
  }
  if (batch.length > 0) yield batch;
  options.onRow?.(reading.read);
  await reading.end();
}

/** What is said of a file's rows: which transactions these are, and whether they go together with those that are held. */
function saying(reading: FileReading, held: Held | null, options: TransactionImportOptions) {
  const layoutCoverage = (): DealCoverage => (reading.ministry ? 'all_sales' : 'announced_areas');
  return {
    provenance: ({ added }: { added: number }): Provenance => ({
      sample: false,
      source: options.source,
      licence: options.licence,
      // A file that only corrects known transactions says nothing of which transactions these are.
      coverage:
        options.coverage ?? (added === 0 ? (held?.coverages[0] ?? layoutCoverage()) : layoutCoverage()),
    }),
    mixture: ({ added }: { added: number }) =>
      added === 0 || options.mixed
        ? null
        : mixture(held, {
            coverage: options.coverage ?? layoutCoverage(),
            extent: reading.days.extent,
            rows: added,
            regions: reading.regions,
          }),
  };
}

/** @throws {FileRefusedError} where not one row may be refused */
function refuseConflicts({ conflicts }: LoadResult, { refusals, strict }: TransactionImportOptions): void {
  for (const { line, reference } of conflicts)
    refusals.add(line, `reference ${reference} stands on an earlier line with other content`);
  if (strict && conflicts.length > 0)
    throw new FileRefusedError(`${conflicts.length} rows are refused, and --strict allows none.`);
}

/**
 * Imports one file of transactions. All or nothing: until it is whole and stored no figure changes. Sample transactions go
 * with the first real file. The same file again changes nothing; a known reference with other content is corrected.
 * @throws {FileRefusedError} nothing was stored
 */
export async function importTransactions(
  store: Store,
  source: Source,
  options: TransactionImportOptions,
): Promise<TransactionImportResult> {
  const names = await placeNames(store.read);
  const places = new TransactionPlaces(names);
  const reading = new FileReading(places, options);
  const held = await heldTransactions(store.read);
  const said = saying(reading, held, options);
  const result = await storeTransactions(store, batches(source, reading, options), {
    provenance: (loaded) => said.provenance(loaded ?? { added: 1 }),
    fileName: source.name,
    contentHash: source.hash,
    rowsRead: () => reading.read,
    rowsRefused: () => options.refusals.total,
    now: () => options.now ?? new Date(),
    lastDay: () => reading.lastDay,
    extent: () => reading.days.extent,
    ...(options.dryRun ? { dryRun: true } : {}),
    ...(options.onStore ? { onStore: options.onStore } : {}),
    accept: (loaded) => !(options.strict && loaded.conflicts.length > 0) && said.mixture(loaded) === null,
  });
  refuseConflicts(result, options);
  const mixes = said.mixture(result);
  if (mixes !== null)
    throw new FileRefusedError(
      `Figures over both would mix what does not go together: ${mixes}. If that is meant, say --mixed.`,
    );
  return {
    ...result,
    ...reading.told(),
    places: places.statistics(),
    namesReported:
      options.namesReport !== undefined && writeMissingPlaces(options.namesReport, places.missing(), names),
  };
}
