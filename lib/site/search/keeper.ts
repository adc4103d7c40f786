import type { Clock } from '../../calendar/riyadh';
import { systemClock } from '../../calendar/riyadh';

export interface KeeperOptions<T> {
  /** Tells whether what was built is still true. */
  readonly version: () => Promise<string>;
  readonly build: () => Promise<T>;
  readonly clock?: Clock;
}

/** How often it is asked whether something has changed. */
const ASK_MS = 10_000;
/** So long an answer may come from what was true before: less than the minute within which imports show. */
const FRESH_MS = 45_000;

/**
 * Something that is dear to build and follows the registry. While it is built anew, the one before answers; once that one
 * has not been known to be true for {@link FRESH_MS}, a question waits. While the registry cannot be asked, what was built
 * last answers.
 */
export class Keeper<T> {
  readonly #options: KeeperOptions<T>;
  readonly #clock: Clock;
  #built: { readonly value: T; readonly version: string } | undefined;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #asked: Promise<string> | undefined;
  #building: Promise<T> | undefined;

  constructor(options: KeeperOptions<T>) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  async get(): Promise<T> {
    const built = this.#built;
    if (built === undefined) return this.#build();
    const age = this.#clock().getTime() - this.#confirmedAt;
    if (age < ASK_MS) return built.value;
    let version: string;
    try {
      version = await this.#version();
    } catch {
      // Told where it matters: by the reads of the page itself.
      return built.value;
    }
    if (version === built.version) {
      this.#confirmedAt = this.#clock().getTime();
      return built.value;
    }
    const next = this.#build();
    if (age >= FRESH_MS) return next;
    // Whoever waits for it is told when it fails.
    next.catch(() => undefined);
    return built.value;
  }

  #version(): Promise<string> {
    this.#asked ??= this.#options.version().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  #build(): Promise<T> {
    this.#building ??= this.#begin().finally(() => {
      this.#building = undefined;
    });
    return this.#building;
  }

  async #begin(): Promise<T> {
    // Asked before anything is read: what changes meanwhile is seen by the next question.
    const at = this.#clock().getTime();
    const version = await this.#version();
    const value = await this.#options.build();
    this.#built = { value, version };
    this.#confirmedAt = at;
    return value;
  }
}
