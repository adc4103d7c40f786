import { temporaryFolder } from './folders';
import { seededTemplate } from './seeded';

/**
 * One folder a run for what its tests share (seeded.ts, programs.ts). The first project to begin makes it, unless whoever
 * started the run has named one for several runs: then it is filled at once, outside the time limits of tests.
 */
export default async function setup(): Promise<(() => void) | undefined> {
  if (process.env.TEST_RUN_FOLDER !== undefined) {
    await seededTemplate();
    return undefined;
  }
  const folder = temporaryFolder();
  process.env.TEST_RUN_FOLDER = folder.path;
  return folder.remove;
}
