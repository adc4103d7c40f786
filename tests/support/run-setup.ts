import { temporaryFolder } from './folders';

/**
 * One folder a run for what its tests share (seeded.ts, programs.ts). The first project to begin makes it, unless whoever
 * started the run has named one for several runs.
 */
export default function setup(): (() => void) | undefined {
  if (process.env.TEST_RUN_FOLDER !== undefined) return undefined;
  const folder = temporaryFolder();
  process.env.TEST_RUN_FOLDER = folder.path;
  return folder.remove;
}
