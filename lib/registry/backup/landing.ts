import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ControlledTransaction, sql } from 'kysely';
import Database from 'libsql';
import { isBusy } from '../store/errors';
import { migrateDown, migrateTo, migrateUp } from '../store/migrate';
import { connect, type Store, type StoreAddress } from '../store/store';
import type { Tables } from '../store/tables';
import { syncFolder } from './archive';
import { BackupError, type BackupHead } from './format';
import { insertRows, migrationsOf, renumber, type TableShape, tablesOf } from './tables';

async function hasRows(store: Store): Promise<boolean> {
  for (const { name } of await tablesOf(store.read)) {
    const found = await store.read
      .selectFrom(name as keyof Tables)
      .select((eb) => eb.lit(1).as('one'))
      .limit(1)
      .execute();
    if (found.length > 0) return true;
  }
  return false;
}

/** Whether anything is stored at an address: a place with tables and no row is empty, as is one without tables. */
export async function isTaken(address: StoreAddress): Promise<boolean> {
  if (address.kind === 'sqlite' && !existsSync(address.path)) return false;
  const store = connect(address);
  try {
    return (await migrationsOf(store.read)).length > 0 && (await hasRows(store));
  } finally {
    await store.close();
  }
}

const SIDE_FILES = ['-wal', '-shm'];

async function removeSqlite(path: string, suffixes = [...SIDE_FILES, '']): Promise<void> {
  for (const suffix of suffixes) await rm(path + suffix, { force: true });
}

/**
 * Before anything else opens it: whether another process has the file open, which would write on into what is replaced. A
 * damaged file is nobody's; it is why somebody restores. PostgreSQL does not ask: its rows are deleted under everybody.
 * @throws {BackupError}
 */
export function assertUnused(address: StoreAddress): void {
  if (address.kind === 'postgres' || !existsSync(address.path)) return;
  try {
    const old = new Database(address.path, { timeout: 500 });
    try {
      // Only the last one who has it open may change this.
      old.pragma('journal_mode = delete');
    } finally {
      old.close();
    }
  } catch (error) {
    if (isBusy(error))
      throw new BackupError('Another process has the store open: stop the site and the service first.');
  }
}

/**
 * Where the rows of a backup go. SQLite: a new file beside the place, which takes it in one step. PostgreSQL: one
 * transaction; tables that were there are emptied first, so it is begun only with a backup that was read to its end.
 */
export class Landing {
  readonly #address: StoreAddress;
  readonly #store: Store;
  #open: ControlledTransaction<Tables> | undefined;
  #shapes: TableShape[] = [];

  private constructor(address: StoreAddress, store: Store) {
    this.#address = address;
    this.#store = store;
  }

  static async prepare(address: StoreAddress, head: BackupHead): Promise<Landing> {
    if (address.kind === 'sqlite') await removeSqlite(`${address.path}.restoring`);
    const aside = address.kind === 'sqlite' ? { ...address, path: `${address.path}.restoring` } : address;
    const landing = new Landing(address, connect(aside));
    try {
      await landing.#begin(head);
      return landing;
    } catch (error) {
      await landing.abandon();
      throw error;
    }
  }

  async #begin(head: BackupHead): Promise<void> {
    // The tables as they were: rows go back into what they came from, and then through the migrations since.
    const db = this.#store.scratch;
    if ((await migrationsOf(db)).length > 0) await migrateDown(db, { all: true });
    const [newest = ''] = head.migrations.slice(-1);
    await migrateTo(db, newest);
    this.#shapes = await tablesOf(db);
    for (const { name, columns } of head.tables) {
      const here = this.#shapes.find((shape) => shape.name === name);
      const odd = columns.find((column) => !here?.columns.includes(column));
      if (odd !== undefined) throw new BackupError(`This version has no place for ${name}.${odd}.`);
    }
    this.#open = await db.startTransaction().execute();
  }

  get #transaction(): ControlledTransaction<Tables> {
    if (this.#open === undefined) throw new BackupError('Nothing is being restored.');
    return this.#open;
  }

  rows({ name, columns }: BackupHead['tables'][number], rows: unknown[][]): Promise<void> {
    return insertRows(this.#transaction, name, columns, rows);
  }

  /** Rows of files that were deleted while the backup was being made go as they went there. */
  async dropAttachments(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#transaction.deleteFrom('attachments').where('id', '=', id).execute();
  }

  /** Makes it so. */
  async commit(): Promise<void> {
    await renumber(this.#transaction, this.#shapes);
    await this.#transaction.commit().execute();
    this.#open = undefined;
    await migrateUp(this.#store.scratch);
    if (this.#address.kind === 'sqlite') await this.#replace(this.#address.path);
    else await this.#store.close();
  }

  /** Everything into the one file, and the file into its place. */
  async #replace(path: string): Promise<void> {
    const aside = `${path}.restoring`;
    await sql`pragma wal_checkpoint(truncate)`.execute(this.#store.scratch);
    await this.#store.close();
    const file = await open(aside, 'r');
    await file.sync().finally(() => file.close());
    for (const each of [aside, path]) await removeSqlite(each, SIDE_FILES);
    await rename(aside, path);
    await syncFolder(dirname(path));
  }

  /** Leaves nothing behind of what was begun. */
  async abandon(): Promise<void> {
    await this.#open
      ?.rollback()
      .execute()
      .catch(() => undefined);
    this.#open = undefined;
    // Where even that fails, the failure that led here is the one to tell.
    if (this.#address.kind === 'postgres')
      await migrateDown(this.#store.scratch, { all: true }).catch(() => undefined);
    await this.#store.close();
    if (this.#address.kind === 'sqlite') await removeSqlite(`${this.#address.path}.restoring`);
  }
}
