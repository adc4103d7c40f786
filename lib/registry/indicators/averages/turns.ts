import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work in one turn of the event loop. */
const TURN_MS = 12;

/** Lets others have their turn once this work has had its own. */
export class Turns {
  #begun = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#begun < TURN_MS) return;
    await setImmediate();
    this.#begun = performance.now();
  }
}
