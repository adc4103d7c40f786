import { existsSync, mkdirSync, renameSync } from 'node:fs';
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

async function fillFolder(part: string, kept: string, fill: (folder: string) => Promise<void> | void) {
  const own = runFolder(join(part, String(process.pid)));
  await fill(own);
  try {
    renameSync(own, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  }
}

/** What this process fills just now, by part: tests that ask at once wait for one filling. */
const filling = new Map<string, Promise<void>>();

/**
 * A folder that is filled once in a run. Two files that begin at once may both fill one; the first to finish is kept.
 * @param fill puts into a folder what it is to hold
 */
export async function filledOnce(
  part: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<string> {
  const kept = join(runFolder(part), 'kept');
  if (existsSync(kept)) return kept;
  const running = filling.get(part) ?? fillFolder(part, kept, fill);
  filling.set(part, running);
  await running.finally(() => filling.delete(part));
  return kept;
}
