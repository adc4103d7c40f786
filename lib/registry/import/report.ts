import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

/** Reasons kept apart; later ones are counted together, because a reason may quote the row. */
const REASONS_KEPT = 200;
const EXAMPLES = 20;

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
  #file: WriteStream | undefined;
  /** What the numbers count. */
  unit: 'line' | 'feature' | 'file' = 'line';
  total = 0;

  /** @param path where to write the report; null for none. The file appears with the first refusal. */
  constructor(path: string | null) {
    this.#path = path;
  }

  async add(line: number | string, reason: string): Promise<void> {
    this.total += 1;
    const kind = this.#counts.has(reason) || this.#counts.size < REASONS_KEPT ? reason : 'other reasons';
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    if (this.examples.length < EXAMPLES) this.examples.push({ line, reason });
    await this.#write(line, reason);
  }

  /** Lists something about a row that was taken. */
  async remark(line: number, text: string): Promise<void> {
    await this.#write(line, text);
  }

  async #write(line: number | string, reason: string): Promise<void> {
    if (this.#path === null) return;
    if (this.#file === undefined) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = createWriteStream(this.#path);
      this.#file.write(`${this.unit},reason\n`);
    }
    const where = typeof line === 'number' ? line : quoted(line);
    if (!this.#file.write(`${where},${quoted(reason)}\n`)) await once(this.#file, 'drain');
  }

  /** Reasons with how many rows each, the commonest first. */
  reasons(): [reason: string, rows: number][] {
    return [...this.#counts].sort((a, b) => b[1] - a[1]);
  }

  /** Ends the report; gives its path if there is one. */
  async close(): Promise<string | null> {
    if (this.#file === undefined) return null;
    this.#file.end();
    await once(this.#file, 'close');
    return this.#path;
  }
}
