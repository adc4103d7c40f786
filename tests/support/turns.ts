import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The longest that one turn of the event loop may take, in processor time: as long nobody else is answered. */
export const TURN_MS = 50;

const watch = pathToFileURL(resolve('tests/support/turn-watch.mjs')).href;
const READ_AT_ONCE = 1 << 20;

export interface Turn {
  /** Its processor time, on a machine that does nothing else (turn-watch.mjs). */
  ms: number;
  /** When it ended, by the clock of the machine. */
  at: number;
  /** The address that the site was asked for last. */
  asked: string;
}

/** A started site's own record of its long turns, in a file of a folder. */
export function turnLog(folder: string) {
  const file = join(folder, 'turns.jsonl');
  let offset = 0;
  return {
    environment: { NODE_OPTIONS: `--import ${watch}`, TURNS_FILE: file },
    /** Those that were written since it was read last. */
    read(): Turn[] {
      if (!existsSync(file)) return [];
      const opened = openSync(file, 'r');
      const buffer = Buffer.alloc(READ_AT_ONCE);
      const length = readSync(opened, buffer, 0, READ_AT_ONCE, offset);
      closeSync(opened);
      // The last line may be under way.
      const text = buffer.toString('latin1', 0, length);
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      offset += whole.length;
      return whole
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Turn);
    },
  };
}
