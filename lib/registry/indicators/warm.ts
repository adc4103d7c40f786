import { type Clock, riyadhDate, systemClock } from '../../calendar/riyadh';
import { Loop } from '../store/loop';
import type { Store } from '../store/store';
import { warmAverages } from './reads';

/** A look costs two small queries. */
const LOOK_MS = 3_000;

/**
 * Finds out which averages are shown before anybody asks: at start, and soon after an import, which another process has
 * done. An answer without them would stand in cached pages until they are made anew.
 */
export function averagesLoop(store: Store, minimumDeeds: number, clock: Clock = systemClock): Loop {
  return new Loop('averages', LOOK_MS, async () => {
    const now = clock();
    await warmAverages({ db: store.read, now, today: riyadhDate(now), minimumDeeds });
    return false;
  });
}
