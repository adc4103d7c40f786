import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { StoreKind } from './kind';
import { LogKeeper } from './log-keeper';
import { migrateUp } from './migrate';
import { openError, type StoreAddress } from './open-errors';
import { type PoolBounds, postgresDialect } from './postgres';
import { sqliteDialect } from './sqlite';
import type { Tables } from './tables';

export type { StoreAddress } from './open-errors';

export type Database = Kysely<Tables>;
/** What a query needs: the database, or the transaction it is part of. */
export type Queryable = Kysely<Tables> | Transaction<Tables>;

/**
 * The tables, opened. On SQLite `read` and `write` are connections apart, so that a page never waits behind a
 * submission; on PostgreSQL they are the same pool.
 *
 * SQLite has one writer among all processes: keep write transactions well under a second. A long load writes
 * in chunks under an import that is still `loading`, then makes it `active` in one short transaction.
 */
export interface Store {
  kind: StoreKind;
  read: Database;
  write: Database;
  /** For what may be lost with the power, such as counters: writes without a disk flush on SQLite. */
  scratch: Database;
  /** Carries SQLite's log over beside a site that serves. */
  log?: LogKeeper | undefined;
  close(): Promise<void>;
}

/** The address is neither `postgres://…` nor `sqlite:path`. */
export class StoreAddressError extends Error {
  override name = 'StoreAddressError';
}

/**
 * Which store an environment names: `REGISTRY_DATABASE_URL`, else `DATA_DIR/registry.sqlite`.
 * @throws {StoreAddressError} without the address in its text, which may hold a password
 */
export function storeAddress(environment: {
  DATA_DIR: string;
  REGISTRY_DATABASE_URL?: string | undefined;
}): StoreAddress {
  const url = environment.REGISTRY_DATABASE_URL;
  if (url === undefined) return { kind: 'sqlite', path: join(environment.DATA_DIR, 'registry.sqlite') };
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'postgres', url };
  if (/^sqlite:./.test(url)) return { kind: 'sqlite', path: url.replace(/^sqlite:(\/\/(?=\/))?/, '') };
  throw new StoreAddressError('REGISTRY_DATABASE_URL must begin with postgres:// or sqlite:');
}

function ignoreIdleConnectionError(): void {
  // pg replaces the connection on next use; a store that is really gone fails the next query, which reports it.
}

/**
 * Whom a store is opened for. A visitor is told soon that somebody holds it, and tries again; a command that an operator gave
 * waits for its turn. Bounded is the wait for a lock alone, never the whole of the work: on a busy machine that takes as long
 * without anything being wrong, and a bound of some seconds on it refused good bookings.
 */
export type OpenedFor = 'visitors' | 'operator';
const LOCK_MS = { visitors: 4_000, operator: undefined } as const;
/** What may be lost waits no longer; counters have another place (rate-limiter.ts). */
const SCRATCH_LOCK_MS = 1_000;

function connectPostgres(url: string, openedFor: OpenedFor): Store {
  const pool = (bounds: PoolBounds) =>
    new Kysely<Tables>({ dialect: postgresDialect(url, bounds, ignoreIdleConnectionError) });
  const db = pool({ connections: 10, connectMs: 5_000, lockMs: LOCK_MS[openedFor] });
  if (openedFor === 'operator')
    return { kind: 'postgres', read: db, write: db, scratch: db, close: () => db.destroy() };
  const scratch = pool({ connections: 4, connectMs: 2_000, lockMs: SCRATCH_LOCK_MS });
  const close = async () => {
    await scratch.destroy();
    await db.destroy();
  };
  return { kind: 'postgres', read: db, write: db, scratch, close };
}

function keeperOf(path: string, writing: readonly Database[]): LogKeeper {
  return new LogKeeper(path, (pages) => {
    for (const db of writing)
      void sql
        .raw(`pragma wal_autocheckpoint = ${pages}`)
        .execute(db)
        .catch(() => undefined);
  });
}

/** Opens a store as it is, without looking at its migrations. */
export function connect(address: StoreAddress, openedFor: OpenedFor = 'operator'): Store {
  if (address.kind === 'postgres') return connectPostgres(address.url, openedFor);
  const patienceMs = LOCK_MS[openedFor] ?? Number.POSITIVE_INFINITY;
  const forScratch = openedFor === 'visitors' ? SCRATCH_LOCK_MS : patienceMs;
  const write = new Kysely<Tables>({ dialect: sqliteDialect(address.path, 'durable', patienceMs) });
  const read = new Kysely<Tables>({ dialect: sqliteDialect(address.path, 'durable', patienceMs) });
  const scratch = new Kysely<Tables>({ dialect: sqliteDialect(address.path, 'scratch', forScratch) });
  const log = openedFor === 'visitors' ? keeperOf(address.path, [write, scratch]) : undefined;
  const close = async () => {
    await log?.end();
    for (const db of [read, scratch, write]) await db.destroy();
  };
  return { kind: 'sqlite', read, write, scratch, log, close };
}

/**
 * Opens a store and brings its tables up to date.
 * @throws {StoreOpenError} {@link MigrationError}
 */
export async function openStore(address: StoreAddress, openedFor: OpenedFor = 'operator'): Promise<Store> {
  let store: Store | undefined;
  try {
    store = connect(address, openedFor);
    await migrateUp(store.write);
    return store;
  } catch (error) {
    await store?.close();
    throw openError(address, error);
  }
}

/**
 * Opens a store as it is; one that is not there, or is damaged, is told now and not in the middle of what follows.
 * @throws {StoreOpenError}
 */
export async function openUnmigrated(address: StoreAddress): Promise<Store> {
  let store: Store | undefined;
  try {
    store = connect(address);
    await sql`select 1`.execute(store.read);
    return store;
  } catch (error) {
    await store?.close();
    throw openError(address, error);
  }
}
