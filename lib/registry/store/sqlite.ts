import { accessSync, chmodSync, closeSync, constants, existsSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import { makeFolder } from '../../disk';
import { isBusy } from './errors';
import type { KnownAdapter } from './kind';
import { Patience } from './patience';

/** SQLite waits this long inside a call, blocking the process; longer waits are ours and do not block. */
const BUSY_TIMEOUT_MS = 50;
/** How long a write transaction waits for another process's, in all; see also {@link Patience}. */
const WRITE_WAIT_MS = 10_000;
const STATEMENTS_KEPT = 200;

/** Tables are made and changed under the same lock as rows; a temporary table is this connection's own. */
const isWrite = ({ sql }: CompiledQuery) =>
  /^\s*(?:insert|update|delete|replace|alter|drop|create(?!\s+temp))\b/i.test(sql);

/** A number that is another one as soon as another connection has committed. */
async function writtenByOthers(connection: DatabaseConnection): Promise<unknown> {
  const { rows } = await connection.executeQuery<{ data_version: number }>(
    CompiledQuery.raw('pragma data_version'),
  );
  return rows[0]?.data_version;
}

/**
 * Takes the write lock when a transaction begins, so that it cannot fail half-way for want of it, and
 * waits for it without blocking the event loop.
 *
 * A write alone gets a transaction of its own: it would neither wait, nor leave anything in order when it fails for want of
 * the lock. libsql does not reset a statement that failed so, and while one counts as under way no later commit of the
 * connection succeeds.
 */
class WaitingDriver extends SqliteDriver implements Driver {
  readonly #patience: Patience;
  #connection: DatabaseConnection | undefined;
  #inTransaction = false;

  constructor(database: SqliteDatabase, patienceMs: number) {
    super({ database });
    this.#patience = new Patience(patienceMs);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const only = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) =>
        this.#inTransaction || !isWrite(query) ? only.executeQuery(query) : this.#alone(only, query),
      streamQuery: (query, chunkSize) => only.streamQuery(query, chunkSize),
    };
    return this.#connection;
  }

  async #alone<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.beginTransaction(connection);
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = CompiledQuery.raw(settings?.accessMode === 'read only' ? 'begin' : 'begin immediate');
    const deadline = Date.now() + WRITE_WAIT_MS;
    for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
      try {
        // A busy database throws inside the call, not through the promise.
        await connection.executeQuery(begin);
        this.#patience.renew();
        this.#inTransaction = true;
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
        if (this.#patience.isOver(await writtenByOthers(connection))) throw error;
        const ms = pause + Math.random() * pause;
        this.#patience.spend(BUSY_TIMEOUT_MS + ms);
        await wait(ms);
      }
    }
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection);
    this.#inTransaction = false;
  }

  /** A full disk ends the transaction by itself; a second rollback must not hide the reason for the first. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    this.#inTransaction = false;
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error;
    }
  }
}

/**
 * SQLite does roll back DDL; Kysely says no out of caution. With this, migrations run in one transaction that
 * holds the write lock, so that of several processes starting at once only one migrates.
 */
class TransactionalAdapter extends SqliteAdapter implements KnownAdapter {
  readonly storeKind = 'sqlite';
  override get supportsTransactionalDdl() {
    return true;
  }
}

class WaitingDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #patienceMs: number;
  constructor(database: SqliteDatabase, patienceMs: number) {
    super({ database });
    this.#database = database;
    this.#patienceMs = patienceMs;
  }
  override createDriver(): Driver {
    return new WaitingDriver(this.#database, this.#patienceMs);
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

type Prepared = ReturnType<SqliteDatabase['prepare']>;

/** Keeps prepared statements: Kysely prepares anew for each query, which costs more than a small query itself. */
function keepStatements(database: Database.Database): SqliteDatabase {
  const kept = new LRUCache<string, Prepared>({ max: STATEMENTS_KEPT });
  return {
    close: () => {
      kept.clear();
      database.close();
    },
    prepare: (text) => {
      const known = kept.get(text);
      if (known !== undefined) return known;
      const prepared = database.prepare(text) as unknown as Prepared;
      // Only data statements: a cached DDL or PRAGMA statement would outlive the schema it was made for. One that is written
      // by hand begins on a line of its own; of those only questions come again.
      if (/^(?:\s*select|insert|update|delete|with|begin|commit|rollback)\b/i.test(text))
        kept.set(text, prepared);
      return prepared;
    },
  };
}

/** Makes the folder and the file, both for the owner only: the file holds personal data, encrypted or not. */
function prepareFile(path: string): void {
  makeFolder(dirname(path));
  if (existsSync(path)) {
    // The driver tells these apart by a number in its text alone.
    if (statSync(path).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    accessSync(path, constants.R_OK | constants.W_OK);
    return;
  }
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/**
 * `durable`: a commit survives a power cut (`synchronous = FULL`). `scratch`: it survives the process only,
 * and costs no disk flush.
 */
export type Durability = 'durable' | 'scratch';

/**
 * Opens a SQLite file: WAL, so that readers never wait for a writer; foreign keys on.
 * @param patienceMs how long a write waits for a lock that somebody holds and does nothing with
 */
export function sqliteDialect(path: string, durability: Durability, patienceMs: number): SqliteDialect {
  prepareFile(path);
  // Turning WAL on needs the file alone for a moment, which several processes starting at once may contest.
  const database = new Database(path, { timeout: WRITE_WAIT_MS });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    database.pragma(`synchronous = ${durability === 'durable' ? 'FULL' : 'NORMAL'}`);
    database.pragma('foreign_keys = ON');
    // What is deleted is overwritten with zeros: else a deleted submission could still be read in the file.
    database.pragma('secure_delete = ON');
    return new WaitingDialect(keepStatements(database), patienceMs);
  } catch (error) {
    // It is tried again with each question: a file each would be kept open.
    database.close();
    throw error;
  }
}
