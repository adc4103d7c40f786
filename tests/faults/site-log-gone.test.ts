import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folders';
import { seededFile } from '../support/seeded';
import { noSite, startAsOperator } from '../support/site-process';

const folder = temporaryFolder();
beforeAll(async () => {
  await seededFile(join(folder.path, 'registry.sqlite'));
});
afterAll(folder.remove);

describe.skipIf(noSite)(`a log that nobody reads any more${noSite ? ` (${noSite})` : ''}`, () => {
  it('keeps no site from serving and from ending', async () => {
    const preload = resolve('tests/support/unhandled-failure.cjs');
    const { child, origin } = await startAsOperator(
      { DATA_DIR: folder.path, NODE_OPTIONS: `--require ${preload}` },
      'pipe',
    );
    const gone = new Promise<number | null>((end) => child.once('exit', end));
    try {
      child.stdout?.destroy();
      child.stderr?.destroy();
      child.kill('SIGUSR2');
      // Unheard, each failed write is a failure to write, and no turn is left for a visitor.
      const answer = await fetch(`${origin}/en`, { signal: AbortSignal.timeout(60_000) });
      expect(answer.status).toBe(200);
      child.kill('SIGTERM');
      expect(await Promise.race([gone, wait(30_000, 'still there', { ref: false })])).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
