import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from './store';

/** Somebody reads, or writes: tried again so often, in all some two seconds. */
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Empties the log of a SQLite file, where deleted rows stand until they are written over; in the file itself they are
 * overwritten as they are deleted. While others hold the log it stays for the next time. Of PostgreSQL's files its server is in charge (docs/registry.md).
 * @returns whether nothing is left of what was deleted before
 */
export async function clearLog(
  { kind, write, log }: Pick<Store, 'kind' | 'write' | 'log'>,
  most = TRIES,
): Promise<boolean> {
  if (kind === 'postgres') return true;
  const isEmptied = async () => {
    if (log !== undefined) return log.empty();
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(write);
    return rows[0]?.busy === 0;
  };
  for (let tries = 0; tries < most; tries += 1) {
    if (await isEmptied()) return true;
    await wait(PAUSE_MS);
  }
  return false;
}
