import { sql } from 'kysely';
import type { DatasetName } from '../contract';
import { openRun, type SaveContext, type SaveResult } from '../store/save';
import type { Database, Queryable, Store } from '../store/store';
import { forgetOlder, rememberTouched, stageTouched, type Touched } from './changes';
import { type Provenance, saveProvenance } from './provenance';
import { removeRows } from './remove';

export interface DatasetRun {
  dataset: Exclude<DatasetName, 'transactions'>;
  fileName: string;
  contentHash: string;
  rowsRead: number;
  rowsRefused: number;
  provenance: Provenance;
  now: Date;
  dryRun: boolean;
  /** Rows whose earlier content is kept, so that the import can be undone; without, it cannot. */
  touched?: Touched;
}

/** Thrown inside the transaction to take it back when nothing is to be stored. */
class TakenBack extends Error {
  readonly result: DatasetSaved;
  constructor(result: DatasetSaved) {
    super('taken back');
    this.result = result;
  }
}

export interface DatasetSaved extends SaveResult {
  /** Sample rows that gave way. */
  samplesDropped: number;
  stored: boolean;
}

const SAMPLED = {
  registrars: 'registrars',
  posts: 'posts',
  areas: 'areas',
  appointments: 'branches',
} as const;
const OF_A_SAMPLE = sql`import_id in (select id from imports where sample = 1)`;

/**
 * Stores one file of a data set in one transaction: sample rows give way to it, and so does the label. A file that
 * changes nothing leaves no trace.
 * @param describe asked for when the rows are staged: only then is it known of some files how many they have
 * @param stage brings the rows beside the store first, on the connection that takes them over, while others may write
 */
export async function saveDataset(
  store: Store,
  describe: () => DatasetRun,
  save: (context: SaveContext) => Promise<SaveResult>,
  stage?: (db: Queryable) => Promise<void>,
): Promise<DatasetSaved> {
  return store.write.connection().execute(async (connection) => {
    await stage?.(connection);
    const run = describe();
    if (run.touched !== undefined) await stageTouched(connection, store.kind, run.touched);
    return saveAtOnce(connection, store.kind, run, save);
  });
}

async function saveAtOnce(
  connection: Database,
  kind: Store['kind'],
  run: DatasetRun,
  save: (context: SaveContext) => Promise<SaveResult>,
): Promise<DatasetSaved> {
  try {
    return await connection.transaction().execute(async (db) => {
      const importId = await openRun(db, { ...run, undoable: run.touched !== undefined }, run.now);
      const context: SaveContext = { db, importId, now: run.now };
      if (run.touched !== undefined) await rememberTouched(context, kind, run.touched);
      const table = run.dataset in SAMPLED ? SAMPLED[run.dataset as keyof typeof SAMPLED] : null;
      const samplesDropped = table === null ? 0 : await removeRows(db, table, OF_A_SAMPLE);
      const result = await save(context);
      const changed = result.added + result.changed + samplesDropped > 0;
      if (run.dryRun || !changed) throw new TakenBack({ ...result, samplesDropped, stored: false });
      await saveProvenance(context, run.dataset, run.provenance);
      await forgetOlder(db, run.dataset);
      return { ...result, samplesDropped, stored: true };
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}

/** Names of the data sets that were ever loaded. */
export async function loadedDatasets(db: Queryable): Promise<Set<string>> {
  const rows = await db.selectFrom('datasets').select('dataset').execute();
  return new Set(rows.map((row) => row.dataset));
}

/** Keeps other processes from loading data sets until the transaction ends. */
export async function lockDatasets(db: Queryable, kind: Store['kind']): Promise<void> {
  // SQLite's transactions of this store begin with the lock; PostgreSQL is told what to lock.
  if (kind === 'postgres') await sql`lock table datasets in share row exclusive mode`.execute(db);
}
