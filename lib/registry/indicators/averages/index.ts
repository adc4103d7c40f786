import { setTimeout } from 'node:timers/promises';
import { AVERAGE_DAYS } from '../../contract';
import { importsVersion } from '../../datasets/version';
import type { Queryable } from '../../store/store';
import type { Cells } from './cells';
import { kindKey, placeKey, readLattice } from './lattice';
import { shownCells } from './rule';
import { Turns } from './turns';

/**
 * Which averages are shown, for one state of the transactions and one last day: of a cell (place, period, type, use; or place
 * and month), never of a question, so that no question gives what another withholds. docs/adr/0021 has the rule.
 */
export class ShownAverages {
  readonly #cells: Cells;
  readonly #places = new Map<string, number>();

  constructor(cells: Cells) {
    this.#cells = cells;
    for (const [index, { key, real }] of cells.places.entries()) if (real) this.#places.set(key, index);
  }

  /** The average over the last `days` of a place, for a type or all, a use or all. */
  period(level: number, id: number, days: number, type: string | null, use: string | null): boolean {
    const { frame } = this.#cells;
    const kind = frame.kindOf.get(kindKey(type, use));
    const period = AVERAGE_DAYS.indexOf(days);
    return kind !== undefined && period >= 0 && this.#shown(level, id, period * frame.kinds.length + kind);
  }

  /** The average of a whole month of a place, over all types and uses. */
  month(level: number, id: number, start: number): boolean {
    const { periods, kinds, months } = this.#cells.frame;
    const month = months.indexOf(start);
    return month >= 0 && this.#shown(level, id, periods.length * kinds.length + month);
  }

  #shown(level: number, id: number, cell: number): boolean {
    const place = this.#places.get(placeKey(level, id));
    return place !== undefined && this.#cells.shown(place * this.#cells.perPlace + cell);
  }
}

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
  const waiting = new AbortController();
  const late = setTimeout(ms, null, { signal: waiting.signal });
  // Ended early is no failure.
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    waiting.abort();
  }
}

/** The averages of a version of the transactions, worked out once. */
export async function shownAverages(
  db: Queryable,
  { version, last, minimum }: { version: string; last: number; minimum: number },
): Promise<ShownAverages> {
  const key = `${version} ${last} ${minimum}`;
  const known = kept.get(db);
  if (known?.version === key) return known.averages;
  const turns = new Turns();
  const averages = readLattice(db, last, turns)
    .then((lattice) => shownCells(lattice, minimum, turns))
    .then((cells) => new ShownAverages(cells));
  const entry = { version: key, averages };
  kept.set(db, entry);
  // A failed one is tried again by the next question.
  averages.catch(() => kept.get(db) === entry && kept.delete(db));
  return averages;
}
