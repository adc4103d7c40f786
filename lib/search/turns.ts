import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work is put down after this long, so that whoever asks something meanwhile is answered. */
const TURN_MS = 8;

/** Does something with each item, a little at a time. */
export async function inTurns<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let begun = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begun < TURN_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
}
