import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCopy } from '../support/site-process';

/** A working day on which areas of every state are shown: announced, open, ended. Another day is another set of pictures. */
export const CLOCK = '2026-05-12T09:00:00+03:00';

/** One site for all pictures, with the data that ships as it is on that day. */
export default async function startSite(): Promise<() => Promise<void>> {
  process.env.PICTURES_CLOCK = CLOCK;
  // For what is started here alone: the processes that take pictures keep the real time.
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(resolve('tests/pictures/fixed-clock.mjs'))}`;
  const site = await startCopy({ READ_LIMIT_PER_ADDRESS: '0' });
  delete process.env.NODE_OPTIONS;
  process.env.PICTURES_ORIGIN = site.origin;
  return () => site.end('SIGTERM');
}
