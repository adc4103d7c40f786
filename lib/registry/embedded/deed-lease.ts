import { sql } from 'kysely';
import type { Queryable } from './store';

/** Renewed with every chunk; a killed import frees the way after this long. */
const LEASE_MS = 60_000;
const LEASE = 'import:transactions';

/** Another process is importing transactions at this moment. */
export class ImportBusyError extends Error {
  override name = 'ImportBusyError';
}

/**
 * Takes or renews the right to import transactions, which one process has at a time.
 * @throws {ImportBusyError} another process has it
 */
export async function takeImportLease(db: Queryable, holder: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await sql`
    insert into jobs (name, leased_until, leased_by) values (${LEASE}, ${until}, ${holder})
    on conflict (name) do update set leased_until = excluded.leased_until, leased_by = excluded.leased_by
      where jobs.leased_by = excluded.leased_by or jobs.leased_until < ${now.toISOString()}
    returning name`.execute(db);
  if (rows.length === 0)
    throw new ImportBusyError(
      'Another import of transactions is running. If it was killed, the way is free after a minute.',
    );
}

export async function releaseImportLease(db: Queryable, holder: string): Promise<void> {
  await db.deleteFrom('jobs').where('name', '=', LEASE).where('leased_by', '=', holder).execute();
}
