import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { staticFiles, stepNames } from './steps.mjs';

it('the steps of a request stand in the documentation in their order', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const table = text.slice(text.indexOf('## Next behind one door'));
  const documented = [...table.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, name]) => name);
  expect(documented).toEqual(stepNames);
});

it('a file of the build that is gone since the start keeps nobody waiting', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'static-files-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const folder = join(dir, '.next', 'static');
  mkdirSync(folder, { recursive: true });
  for (const name of ['kept.js', 'gone.js']) writeFileSync(join(folder, name), 'script');
  const server = createServer(staticFiles(() => undefined, { dir }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  rmSync(join(folder, 'gone.js'));

  const ask = (name: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/${name}`, {
      signal: AbortSignal.timeout(5_000),
    });
  expect(await (await ask('kept.js')).text()).toBe('script');
  await expect(ask('gone.js')).rejects.toThrow('fetch failed');
});
