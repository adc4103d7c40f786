import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { StoreKind } from './kind';
import { migrateUp } from './migrate';
import { openError, type StoreAddress } from './open-errors';
import { postgresDialect } from './postgres';
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

/** Opens a store as it is, without looking at its migrations. */
export function connect(address: StoreAddress): Store {
  if (address.kind === 'postgres') {
    const db = new Kysely<Tables>({ dialect: postgresDialect(address.url, ignoreIdleConnectionError) });
    return { kind: 'postgres', read: db, write: db, scratch: db, close: () => db.destroy() };
  }
  const write = new Kysely<Tables>({ dialect: sqliteDialect(address.path, 'durable') });
  const read = new Kysely<Tables>({ dialect: sqliteDialect(address.path, 'durable') });
  const scratch = new Kysely<Tables>({ dialect: sqliteDialect(address.path, 'scratch') });
  const close = async () => {
    for (const db of [read, scratch, write]) await db.destroy();
  };
  return { kind: 'sqlite', read, write, scratch, close };
}

/**
 * Opens a store and brings its tables up to date.
 * @throws {StoreOpenError} {@link MigrationError}
 */
export async function openStore(address: StoreAddress): Promise<Store> {
  let store: Store | undefined;
  try {
    store = connect(address);
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
