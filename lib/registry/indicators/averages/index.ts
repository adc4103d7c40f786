import { importsVersion } from '../../datasets/version';
import type { Queryable } from '../../store/store';
import { type AveragesKey, keptAverages } from './kept';
import { readLattice } from './lattice';
import { shownCells } from './rule';
import { ShownAverages } from './shown';
import { Turns } from './turns';

interface Kept {
  version: string;
  averages: Promise<ShownAverages>;
}
/** The newest of each store; the one before is forgotten. */
const kept = new WeakMap<object, Kept>();

/** Changes with every import of transactions, and with every one that is undone. */
export const transactionsVersion = (db: Queryable): Promise<string> => importsVersion(db, ['transactions']);

/**
 * What a promise comes to, or null once `ms` have passed. The work behind it goes on, for whoever asks next.
 */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let late: NodeJS.Timeout | undefined;
  const timeUp = new Promise<null>((resolve) => {
    late = setTimeout(resolve, ms, null);
  });
  return Promise.race([promise, timeUp]).finally(() => clearTimeout(late));
}

async function workOut(db: Queryable, { last, minimum }: AveragesKey): Promise<ShownAverages> {
  const turns = new Turns();
  return ShownAverages.of(await shownCells(await readLattice(db, last, turns), minimum, turns));
}

/** The averages of a version of the transactions: as they are kept in the store, else worked out once. */
export async function shownAverages(db: Queryable, key: AveragesKey): Promise<ShownAverages> {
  const name = `${key.version} ${key.last} ${key.minimum}`;
  const known = kept.get(db);
  if (known?.version === name) return known.averages;
  const averages = keptAverages(db, key).then((found) => found ?? workOut(db, key));
  const entry = { version: name, averages };
  kept.set(db, entry);
  // A failed one is tried again by the next question.
  averages.catch(() => kept.get(db) === entry && kept.delete(db));
  return averages;
}
