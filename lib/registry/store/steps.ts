import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StoreKind } from './kind';
import type { Database, Queryable, Store } from './store';

/** Runs a step atomically: in a transaction of its own, or in one that is already open. */
export type Atomically = <T>(step: (db: Queryable) => Promise<T>) => Promise<T>;

const CACHE_KB = 16_000;

/** Room for a large load on this connection. Outside a transaction. */
async function makeRoom(db: Queryable, kind: StoreKind): Promise<void> {
  if (kind === 'sqlite') {
    // The stage may outgrow memory, and the indexes of the store want more than the 2 MB that are usual.
    await sql`pragma temp_store = file`.execute(db);
    await sql`pragma cache_size = ${sql.lit(-CACHE_KB)}`.execute(db);
    await sql`pragma temp.cache_size = ${sql.lit(-CACHE_KB / 2)}`.execute(db);
  } else {
    // Grouping millions of deeds may pass the limit that pages have to keep.
    await sql`set statement_timeout = 0`.execute(db);
  }
}

/**
 * A long work on a connection of its own that has room for a large load, in transactions short enough that visitors'
 * writes slip between.
 */
export function withLoadingConnection<T>(
  store: Store,
  work: (db: Database, atomically: Atomically) => Promise<T>,
): Promise<T> {
  return store.write.connection().execute(async (db) => {
    await makeRoom(db, store.kind);
    try {
      return await work(db, shortSteps(db));
    } finally {
      // A connection that is broken has lost its settings too; what broke it is the error to tell.
      if (store.kind === 'postgres') await sql`reset statement_timeout`.execute(db).catch(() => undefined);
    }
  });
}

/**
 * Repeats a step that takes a part of what is to be done, until nothing is left; returns how much it was.
 * @param step returns how many rows it took; 0 at the end
 */
export async function untilNothingIsLeft(
  atomically: Atomically,
  step: (db: Queryable) => Promise<number>,
): Promise<number> {
  let all = 0;
  let some: number;
  do {
    some = await atomically(step);
    all += some;
  } while (some > 0);
  return all;
}

/** Whoever waits for SQLite's write lock looks for it every 25 ms or so. */
const GAP_MS = 30;

/**
 * Transactions of a long work, one after the other, each with a gap behind it in which others can write: without one,
 * the next step has the lock again before anybody who waits has looked.
 */
function shortSteps(db: Database): Atomically {
  return async (step) => {
    const result = await db.transaction().execute(step);
    await wait(GAP_MS);
    return result;
  };
}
