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

/** A pool on a PostgreSQL address. `onError` hears about idle connections that broke, which pg would else throw. */
export function postgresDialect(url: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    application_name: 'title-registry',
    types,
  });
  pool.on('error', onError);
  return new RegistryDialect({ pool });
}
