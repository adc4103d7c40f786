import { sql } from 'kysely';
import type { DatasetName } from '../contract';
import type { SaveContext, SaveResult } from '../store/save';
import { type Atomically, withLoadingConnection } from '../store/steps';
import type { Database, Queryable, Store } from '../store/store';
import { clearAbandoned } from './abandoned';
import {
  dropTouched,
  forgetOlder,
  keepRemembered,
  keepTotalsLabel,
  stageTouched,
  type Touched,
} from './changes';
import { ImportBusyError, withImportLease } from './lease';
import { type Provenance, type SmallDataset, saveProvenance, TABLE_OF } from './provenance';
import { removeRows } from './remove';
import { openRun } from './run-record';
import { importsVersion } from './version';

export interface DatasetRun {
  dataset: SmallDataset;
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

const OF_A_SAMPLE = sql`import_id in (select id from imports where sample = 1)`;

/** The data sets that an import of one of them changes. */
const versioned = (dataset: DatasetName): DatasetName[] =>
  dataset === 'areas' ? ['areas', 'areaTotals'] : [dataset];

/**
 * Stores one file of a data set: sample rows give way to it, and so does the label. A file that changes nothing leaves no
 * trace. What it replaces is kept first, in short transactions, under an import that does not show; then one transaction
 * makes the change. Killed before that one, nothing was changed, and the next run clears away what was kept.
 * @param describe asked for when the rows are staged: only then is it known of some files how many they have
 * @param stage brings the rows beside the store first, on the connection that takes them over, while others may write
 */
export async function saveDataset(
  store: Store,
  describe: () => DatasetRun,
  save: (context: SaveContext) => Promise<SaveResult>,
  stage?: (db: Queryable) => Promise<void>,
): Promise<DatasetSaved> {
  return withLoadingConnection(store, async (connection, atomically) => {
    await stage?.(connection);
    const run = describe();
    return withImportLease(
      atomically,
      [run.dataset],
      () => new Date(),
      async (keepLease) => {
        await clearAbandoned(connection, atomically, run.dataset);
        try {
          return await saveInSteps({ connection, atomically, keepLease, kind: store.kind, run, save });
        } finally {
          // What cannot be cleared now is cleared by the next run.
          await clearAbandoned(connection, atomically, run.dataset).catch(() => undefined);
        }
      },
    );
  });
}

interface Saving {
  connection: Database;
  atomically: Atomically;
  keepLease: (tx: Queryable) => Promise<void>;
  kind: Store['kind'];
  run: DatasetRun;
  save: (context: SaveContext) => Promise<SaveResult>;
}

async function saveInSteps(saving: Saving): Promise<DatasetSaved> {
  const { connection, atomically, keepLease, kind, run } = saving;
  const seen = await importsVersion(connection, versioned(run.dataset));
  const replaced = run.touched === undefined ? 0 : await stageTouched(connection, kind, run.touched);
  const record = { ...run, undoable: run.touched !== undefined };
  let loading: number | null = null;
  if (run.touched !== undefined && replaced > 0 && !run.dryRun) {
    loading = await atomically((tx) => openRun(tx, record, run.now, 'loading'));
    await keepRemembered(atomically, loading, run.touched.entity, replaced, keepLease);
  }
  try {
    return await connection.transaction().execute(async (db) => {
      await keepLease(db);
      if ((await importsVersion(db, versioned(run.dataset))) !== seen)
        throw new ImportBusyError(
          `Another import changed ${run.dataset} at this moment. Import the file again.`,
        );
      const importId = loading ?? (await openRun(db, record, run.now));
      return saveAtOnce({ db, importId, now: run.now }, saving);
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  } finally {
    await dropTouched(connection).catch(() => undefined);
  }
}

/** The moment at which the file shows. */
async function saveAtOnce(context: SaveContext, { kind, run, save }: Saving): Promise<DatasetSaved> {
  const { db, importId } = context;
  await db.updateTable('imports').set({ status: 'active' }).where('id', '=', importId).execute();
  if (run.touched?.entity === 'areas') await keepTotalsLabel(context, kind);
  const samplesDropped = await removeRows(db, TABLE_OF[run.dataset], OF_A_SAMPLE);
  const result = await save(context);
  const changed = result.added + result.changed + (result.spellings ?? 0) + samplesDropped > 0;
  if (run.dryRun || !changed) throw new TakenBack({ ...result, samplesDropped, stored: false });
  await saveProvenance(context, run.dataset, run.provenance);
  await forgetOlder(db, run.dataset);
  return { ...result, samplesDropped, stored: true };
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
