import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A part of the folder that all tests of a run share (run-setup.ts, playwright.config.ts), and with it what is made there
 * once: in the environment, because two runners and their child processes have to find it.
 */
export function runFolder(part: string): string {
  const shared = process.env.TEST_RUN_FOLDER;
  if (shared === undefined)
    throw new Error('TEST_RUN_FOLDER is set by vitest.config.ts and playwright.config.ts');
  const folder = join(shared, part);
  mkdirSync(folder, { recursive: true });
  return folder;
}
