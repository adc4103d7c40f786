import { LRUCache } from 'lru-cache';
import { logger } from '../../log';
import { lookupHash } from '../crypto/envelope';
import type { Keyring } from '../crypto/keyring';
import type { Store } from '../store/store';
import { confirmAnswer, findAnswer, hasAnswerSince, pruneAnswers, storeAnswer } from './last-answers';

/** What is remembered in memory in all, in characters of JSON; the map's shapes are the largest single answer. */
const CAPACITY = 64 * 1024 * 1024;
/** An answer on the disk may be said to be this much older than it is; a write for each read would cost more than the read. */
const CONFIRM_MS = 60_000;
/** Stored answers between two clearings. */
const PRUNE_EVERY = 200;

interface Kept {
  text: string;
  at: number;
  /** The moment that stands on the disk with this answer, if it does. */
  storedAt: number | undefined;
}

export interface LastGoodOptions {
  store: Store;
  keyring: Keyring;
  /** How old an answer may be that is shown. 0: nothing is kept. */
  maxAgeMs: number;
}

/**
 * The last good answers, the least recently used forgotten first: in memory as text, so that no caller can change
 * another's answer and their size is known; and in the site's own store, for a site that starts while the backend is
 * silent.
 */
export class LastGood {
  readonly #options: LastGoodOptions;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: CAPACITY,
    sizeCalculation: ({ text }) => text.length,
  });
  #writes: Promise<void> = Promise.resolve();
  #stored = 0;
  #failing = false;

  constructor(options: LastGoodOptions) {
    this.#options = options;
  }

  /** Remembers an answer. The disk follows by itself; a reader does not wait for it. */
  keep(key: string, data: unknown, at: number): void {
    if (this.#options.maxAgeMs === 0) return;
    const text = JSON.stringify(data);
    const before = this.#kept.peek(key);
    const storedAt = before?.text === text ? before.storedAt : undefined;
    const kept: Kept = { text, at, storedAt };
    this.#kept.set(key, kept);
    // Larger than all that is remembered together: not on the disk either.
    if (!this.#kept.has(key)) return;
    if (storedAt !== undefined && at - storedAt < CONFIRM_MS) return;
    this.#writes = this.#writes.then(() => this.#write(key, kept));
  }

  /** The answer and when it was given, unless it is too old to be shown. */
  async find(key: string, now: number): Promise<{ data: unknown; at: number } | undefined> {
    const since = now - this.#options.maxAgeMs;
    const kept = this.#kept.get(key) ?? (await this.#fromDisk(key, since));
    if (kept === undefined) return undefined;
    if (kept.at < since) {
      this.#kept.delete(key);
      return undefined;
    }
    this.#kept.set(key, kept);
    return { data: JSON.parse(kept.text) as unknown, at: kept.at };
  }

  /** Whether any answer is known that may still be shown. */
  async hasAny(now: number): Promise<boolean> {
    const since = now - this.#options.maxAgeMs;
    for (const { at } of this.#kept.values()) if (at >= since) return true;
    if (this.#options.maxAgeMs === 0) return false;
    return hasAnswerSince(this.#options.store, since).catch(() => false);
  }

  /** Resolves when everything that is remembered is on the disk as well. */
  async settled(): Promise<void> {
    await this.#writes;
  }

  #question(key: string): string {
    return lookupHash(this.#options.keyring.current, 'answer', key);
  }

  async #write(key: string, kept: Kept): Promise<void> {
    const { store, maxAgeMs } = this.#options;
    const { text, at } = kept;
    try {
      const question = this.#question(key);
      if (kept.storedAt !== undefined) await confirmAnswer(store, question, at);
      else {
        await storeAnswer(store, question, { answer: text, at });
        this.#stored += 1;
        if (this.#stored % PRUNE_EVERY === 1) await pruneAnswers(store, at - maxAgeMs);
      }
      kept.storedAt = at;
      this.#failing = false;
    } catch (error) {
      // Memory has it; one line tells, not one for each answer.
      if (!this.#failing)
        logger.warn({ code: (error as { code?: unknown }).code }, 'last good answers are not stored');
      this.#failing = true;
    }
  }

  async #fromDisk(key: string, since: number): Promise<Kept | undefined> {
    if (this.#options.maxAgeMs === 0) return undefined;
    try {
      const found = await findAnswer(this.#options.store, this.#question(key), since);
      if (found === null) return undefined;
      return { text: found.answer, at: found.at, storedAt: found.at };
    } catch (error) {
      logger.warn({ code: (error as { code?: unknown }).code }, 'last good answers cannot be read');
      return undefined;
    }
  }
}
