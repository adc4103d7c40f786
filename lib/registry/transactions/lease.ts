import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Queryable } from '../store/store';

/** Renewed with every chunk; elsewhere than on this machine, a killed import frees the way after this long. */
const LEASE_MS = 60_000;
const LEASE = 'import:transactions';

/** Another process is importing transactions at this moment. */
export class ImportBusyError extends Error {
  override name = 'ImportBusyError';
}

/** Names this run, and the process that others can look for. */
export function importHolder(): string {
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

async function tryLease(db: Queryable, holder: string, now: Date, inPlaceOf: string): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await sql`
    insert into jobs (name, leased_until, leased_by) values (${LEASE}, ${until}, ${holder})
    on conflict (name) do update set leased_until = excluded.leased_until, leased_by = excluded.leased_by
      where jobs.leased_by in (${holder}, ${inPlaceOf}) or jobs.leased_until < ${now.toISOString()}
    returning name`.execute(db);
  return rows.length > 0;
}

/**
 * Takes or renews the right to import transactions, which one process has at a time.
 * @throws {ImportBusyError} another process has it
 */
export async function acquireImportLease(db: Queryable, holder: string, now: Date): Promise<void> {
  if (await tryLease(db, holder, now, holder)) return;
  const other = await db.selectFrom('jobs').select('leased_by').where('name', '=', LEASE).executeTakeFirst();
  if (other !== undefined && isGone(other.leased_by) && (await tryLease(db, holder, now, other.leased_by)))
    return;
  throw new ImportBusyError('Another import of transactions is running.');
}

export async function releaseImportLease(db: Queryable, holder: string): Promise<void> {
  await db.deleteFrom('jobs').where('name', '=', LEASE).where('leased_by', '=', holder).execute();
}
