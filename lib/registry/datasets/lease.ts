import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { DatasetName } from '../contract';
import type { Atomically } from '../store/steps';
import type { Queryable } from '../store/store';

/** Renewed with every chunk; elsewhere than on this machine, a killed import frees the way after this long. */
const LEASE_MS = 60_000;
interface ImportLease {
  dataset: DatasetName;
  holder: string;
}

const jobOf = (dataset: DatasetName) => `import:${dataset}`;

/** Another process is changing the same data set at this moment. */
export class ImportBusyError extends Error {
  override name = 'ImportBusyError';
}

/** Names this run, and the process that others can look for. */
function importHolder(): string {
  return `${hostname()}:${process.pid}:${randomUUID()}`;
}

/** Whether a holder was a process of this machine that is gone. */
function isGone(holder: string): boolean {
  const [host, pid] = holder.split(':');
  if (host !== hostname() || !/^\d+$/.test(pid ?? '')) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function tryLease(
  db: Queryable,
  { dataset, holder }: ImportLease,
  now: Date,
  inPlaceOf: string,
): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await sql`
    insert into jobs (name, leased_until, leased_by) values (${jobOf(dataset)}, ${until}, ${holder})
    on conflict (name) do update set leased_until = excluded.leased_until, leased_by = excluded.leased_by
      where jobs.leased_by in (${holder}, ${inPlaceOf}) or jobs.leased_until < ${now.toISOString()}
    returning name`.execute(db);
  return rows.length > 0;
}

async function acquireLease(db: Queryable, lease: ImportLease, now: Date): Promise<void> {
  const { dataset, holder } = lease;
  if (await tryLease(db, lease, now, holder)) return;
  const other = await db
    .selectFrom('jobs')
    .select('leased_by')
    .where('name', '=', jobOf(dataset))
    .executeTakeFirst();
  if (other !== undefined && isGone(other.leased_by) && (await tryLease(db, lease, now, other.leased_by)))
    return;
  throw new ImportBusyError(`Another import of ${dataset} is running.`);
}

/**
 * Runs a work that changes data sets, which no other process changes meanwhile.
 * @param work is to call `keep` in its transactions, at least twice a minute
 * @throws {ImportBusyError} another process changes them
 */
export async function withImportLease<T>(
  atomically: Atomically,
  datasets: readonly DatasetName[],
  now: () => Date,
  work: (keep: (tx: Queryable) => Promise<void>) => Promise<T>,
): Promise<T> {
  const holder = importHolder();
  const keep = async (tx: Queryable) => {
    for (const dataset of datasets) await acquireLease(tx, { dataset, holder }, now());
  };
  await atomically(keep);
  try {
    return await work(keep);
  } finally {
    await atomically((tx) =>
      tx
        .deleteFrom('jobs')
        .where('name', 'in', datasets.map(jobOf))
        .where('leased_by', '=', holder)
        .execute(),
    ).catch(() => undefined);
  }
}
