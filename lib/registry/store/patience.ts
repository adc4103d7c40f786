/** After so long without a look, what was seen before says nothing. */
const FORGOTTEN_MS = 1_000;

/**
 * How long a lock is waited for that somebody holds and does nothing with. Counted are the pauses between two tries, as they
 * were asked for, and only since somebody else last wrote: neither a machine that has no time for this process nor a row of
 * others who write one after the other uses it up. Whoever comes next finds it used up, and waits no second time.
 */
export class Patience {
  readonly #mostMs: number;
  #waitedMs = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #state: unknown;

  constructor(mostMs: number) {
    this.#mostMs = mostMs;
  }

  /**
   * After a try that found the lock held.
   * @param state what is another one as soon as somebody else has written
   * @returns whether it is not worth another try
   */
  isOver(state: unknown): boolean {
    const now = performance.now();
    if (state !== this.#state || now - this.#lookedAt > FORGOTTEN_MS) this.#waitedMs = 0;
    this.#state = state;
    this.#lookedAt = now;
    return this.#waitedMs >= this.#mostMs;
  }

  /** Before a pause. */
  spend(ms: number): void {
    this.#waitedMs += ms;
  }

  /** The lock is ours. */
  renew(): void {
    this.#waitedMs = 0;
  }
}
