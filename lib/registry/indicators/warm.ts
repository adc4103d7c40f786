import { type Clock, riyadhDate, systemClock } from '../../calendar/riyadh';
import { Loop } from '../store/loop';
import type { Store } from '../store/store';
import { shownAverages } from './averages';
import { keepAverages } from './averages/kept';
import { averagesKey } from './reads';

/** A look costs two small queries. */
const LOOK_MS = 3_000;

/** Works out which averages of the transactions as they are now are shown, and keeps it, unless that was done. */
export async function warmAverages(store: Store, minimumDeeds: number, now: Date): Promise<void> {
  const key = await averagesKey({ db: store.read, now, today: riyadhDate(now), minimumDeeds });
  await keepAverages(store.write, key, await shownAverages(store.read, key), now);
}

/**
 * Finds out which averages are shown before anybody asks: at start, and soon after an import, which another process has
 * done. An answer without them would stand in cached pages until they are made anew.
 */
export function averagesLoop(store: Store, minimumDeeds: number, clock: Clock = systemClock): Loop {
  return new Loop('averages', LOOK_MS, async () => {
    await warmAverages(store, minimumDeeds, clock());
    return false;
  });
}
