import { PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { KnownAdapter } from './kind';

const INT8 = 20;
const NUMERIC = 1700;

/**
 * Sums and counts arrive as text, because they may pass 2^53; ours do not (halalas of the whole market stay
 * under 10^16), so both stores give plain numbers.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format as 'text')) as never,
};

class RegistryAdapter extends PostgresAdapter implements KnownAdapter {
  readonly storeKind = 'postgres';
}

class RegistryDialect extends PostgresDialect {
  override createAdapter() {
    return new RegistryAdapter();
  }
}

export interface PoolBounds {
  connections: number;
  /** How long a connection is waited for. */
  connectMs: number;
  /**
   * How long a statement waits for what somebody else has locked, by the server's clock: a process that gets no processor
   * time is not refused for it. Without it, as long as a statement may take.
   */
  lockMs?: number | undefined;
}

/** A pool on a PostgreSQL address. `onError` hears about idle connections that broke, which pg would else throw. */
export function postgresDialect(
  url: string,
  { connections, connectMs, lockMs }: PoolBounds,
  onError: (error: Error) => void,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    ...(lockMs !== undefined && { lock_timeout: lockMs }),
    application_name: 'title-registry',
    types,
  });
  pool.on('error', onError);
  return new RegistryDialect({ pool });
}
