import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { logger } from '../../log';
import type { RegistryHealth, UnavailableReason } from '../contract';
import { isBusy, reasonOf } from './errors';
import type { Database, Store } from './store';

/** Whether a submission could be stored now, told by storing something; null: yes. */
export type StorageCheck = () => Promise<UnavailableReason | null>;

/** A load balancer asks every second or so, and so may anybody else: the disk hears of it this often. */
const CHECK_EVERY_MS = 5_000;
const DEADLINE_MS = 3_000;
/** Less than this on the disk, and the next submissions with files would fail, if not those without. */
const ROOM_BYTES = 2 * 1024 * 1024;

/** A submission that could not be stored is told for this long, unless a later one was. */
const TOLD_FOR_MS = 60_000;
const refused = new WeakMap<Database, { reason: UnavailableReason; at: number }>();

/**
 * Notes what became of a submission's own rows. A database without room may still write the small row of {@link storageCheck}
 * over, as PostgreSQL does, and a health that says yes then would be no use.
 * @param error undefined where they were stored
 */
export function noteStored(db: Database, error?: unknown): void {
  const reason = error === undefined ? null : reasonOf(error);
  if (reason === 'storage_full' || reason === 'storage_read_only')
    refused.set(db, { reason, at: performance.now() });
  else if (reason === null) refused.delete(db);
}

function refusedOf(db: Database): UnavailableReason | null {
  const last = refused.get(db);
  return last !== undefined && performance.now() - last.at < TOLD_FOR_MS ? last.reason : null;
}

/** Whether a folder takes a file of some size. One that is not there yet is made when it is needed. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** One small row, over and over, as durable as a submission. */
async function writeRow(store: Store): Promise<void> {
  const row = { leased_until: new Date().toISOString(), leased_by: String(process.pid) };
  await store.write
    .insertInto('jobs')
    .values({ name: 'health', ...row, last_run_at: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

async function check(store: Store, folders: readonly string[]): Promise<UnavailableReason | null> {
  try {
    for (const folder of folders) if (!(await hasRoom(folder))) return 'storage_full';
    await writeRow(store);
    return refusedOf(store.write);
  } catch (error) {
    // Somebody else is writing: that the disk takes it is just what was asked.
    return isBusy(error) ? null : reasonOf(error);
  }
}

/** Asked often, it looks at most every few seconds; what it finds is logged when it changes. */
export function storageCheck(store: Store, folders: readonly string[] = []): StorageCheck {
  let last: UnavailableReason | null = null;
  let at = Number.NEGATIVE_INFINITY;
  let underWay: Promise<UnavailableReason | null> | undefined;
  const look = async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<UnavailableReason>((resolve) => {
      timer = setTimeout(() => resolve('storage'), DEADLINE_MS);
    });
    const found = await Promise.race([check(store, folders), late]);
    clearTimeout(timer);
    if (found !== last) {
      if (found === null) logger.info('submissions can be stored again');
      else logger.error({ reason: found }, 'submissions cannot be stored');
    }
    last = found;
    at = performance.now();
    underWay = undefined;
    return found;
  };
  return () => {
    if (performance.now() - at < CHECK_EVERY_MS) return Promise.resolve(last);
    underWay ??= look();
    return underWay;
  };
}

/** Whether this process can read and store. Never throws: the answer is the report. */
export async function healthOf(
  store: Store,
  storage: StorageCheck | undefined,
  backend: RegistryHealth['backend'],
): Promise<RegistryHealth> {
  const [read, storing] = await Promise.all([
    store.read
      .selectFrom('jobs')
      .select('name')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      ),
    storage?.() ?? null,
  ]);
  const reason = read ? storing : (storing ?? 'storage');
  return { ok: reason === null, store: store.kind, backend, ...(reason === null ? {} : { reason }) };
}
