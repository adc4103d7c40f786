/** What is remembered in all, in characters of JSON; the map's shapes are the largest single answer. */
const CAPACITY = 64 * 1024 * 1024;

interface Kept {
  text: string;
  at: number;
}

/**
 * The last good answers, the least recently used forgotten first. Kept as text, so that no caller can change
 * another's answer, and so that their size is known.
 */
export class LastGood {
  readonly #kept = new Map<string, Kept>();
  readonly #maxAgeMs: number;
  #size = 0;

  constructor(maxAgeMs: number) {
    this.#maxAgeMs = maxAgeMs;
  }

  keep(key: string, data: unknown, at: number): void {
    if (this.#maxAgeMs === 0) return;
    const text = JSON.stringify(data);
    this.#forget(key);
    if (text.length > CAPACITY) return;
    this.#kept.set(key, { text, at });
    this.#size += text.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= CAPACITY) return;
      this.#forget(oldest);
    }
  }

  /** The answer and when it was given, unless it is too old to be shown. */
  find(key: string, now: number): { data: unknown; at: number } | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#forget(key);
    if (now - kept.at > this.#maxAgeMs) return undefined;
    this.#kept.set(key, kept);
    this.#size += kept.text.length;
    return { data: JSON.parse(kept.text) as unknown, at: kept.at };
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#size -= kept.text.length;
  }
}
