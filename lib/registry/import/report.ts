import { closeSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DiskError, diskWords, makeFolder } from '../../disk';

/** Reasons kept apart; later ones are counted together, because a reason may quote the row. */
const REASONS_KEPT = 200;
const EXAMPLES = 20;
/** Characters of the report that are held before they are written. */
const WRITTEN_AT_ONCE = 64 * 1024;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export interface Refusal {
  /** Its number, or the name of a file. */
  line: number | string;
  reason: string;
}

/**
 * The refused rows of a file: all of them go into the report file (CSV: line, reason) as they come, so memory stays
 * flat; the first ones and the counts are kept for the summary.
 */
export class Refusals {
  readonly #path: string | null;
  readonly #counts = new Map<string, number>();
  readonly examples: Refusal[] = [];
  #file: number | undefined;
  #waiting = '';
  /** What the numbers count. */
  unit: 'line' | 'feature' | 'file' = 'line';
  total = 0;

  /** @param path where to write the report; null for none. The file appears with the first refusal. */
  constructor(path: string | null) {
    this.#path = path;
  }

  add(line: number | string, reason: string): void {
    this.total += 1;
    const kind = this.#counts.has(reason) || this.#counts.size < REASONS_KEPT ? reason : 'other reasons';
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    if (this.examples.length < EXAMPLES) this.examples.push({ line, reason });
    this.#write(line, reason);
  }

  /** Lists something about a row that was taken. */
  remark(line: number, text: string): void {
    this.#write(line, text);
  }

  #write(line: number | string, reason: string): void {
    if (this.#path === null) return;
    if (this.#file === undefined) {
      makeFolder(dirname(this.#path));
      this.#file = openSync(this.#path, 'w');
      this.#waiting = `${this.unit},reason\n`;
      // Where it cannot be written, the file of data is refused before anything of it is stored.
      this.#flush();
    }
    const where = typeof line === 'number' ? line : quoted(line);
    this.#waiting += `${where},${quoted(reason)}\n`;
    if (this.#waiting.length >= WRITTEN_AT_ONCE) this.#flush();
  }

  #flush(): void {
    if (this.#file === undefined) return;
    const text = this.#waiting;
    this.#waiting = '';
    try {
      writeFileSync(this.#file, text);
    } catch (error) {
      throw new DiskError(`The report ${this.#path} cannot be written: ${diskWords(error) ?? error}.`, {
        cause: error,
      });
    }
  }

  /** Reasons with how many rows each, the commonest first. */
  reasons(): [reason: string, rows: number][] {
    return [...this.#counts].sort((a, b) => b[1] - a[1]);
  }

  /**
   * Ends the report; gives its path if there is one.
   * @throws {DiskError}
   */
  close(): string | null {
    if (this.#file === undefined) return null;
    try {
      this.#flush();
    } finally {
      closeSync(this.#file);
      this.#file = undefined;
    }
    return this.#path;
  }
}
