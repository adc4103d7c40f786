import { type AddressInfo, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOf } from '../support/amounts';
import { temporaryFolder } from '../support/folders';
import { seededFile } from '../support/seeded';
import { noSite, startAsOperator } from '../support/site-process';

const folder = temporaryFolder();
beforeAll(async () => {
  await seededFile(join(folder.path, 'registry.sqlite'));
});
afterAll(folder.remove);

/**
 * What is set, and an address that must answer. The last is what shells and container runtimes set by themselves. Every
 * other test of a started site listens on 127.0.0.1.
 */
const names = [
  [undefined, '127.0.0.1'],
  ['localhost', 'localhost'],
  ['0.0.0.0', '127.0.0.1'],
  [hostname(), '127.0.0.1'],
] as const;

describe.skipIf(noSite)(`the address to listen on${noSite ? ` (${noSite})` : ''}`, () => {
  it.each(oneOf(names))('HOSTNAME=%s: pages, not-found and a refused form answer', async (name, address) => {
    const site = await startAsOperator({ HOSTNAME: name, DATA_DIR: folder.path });
    const origin = `http://${address}:${site.port}`;
    try {
      const pages = [
        ['/', 200, 'ar'],
        ['/en', 200, 'en'],
        ['/about-us', 200, 'ar'],
        ['/en/no-such-page', 404, 'en'],
      ] as const;
      for (const [path, status, language] of pages) {
        const response = await fetch(origin + path, { redirect: 'manual' });
        expect([path, response.status]).toEqual([path, status]);
        expect(/<html[^>]*>/.exec(await response.text())?.[0]).toContain(`lang="${language}"`);
      }
      const refused = await fetch(`${origin}/api/forms/contact?locale=en`, {
        method: 'POST',
        headers: { origin: origin, accept: 'text/html' },
        body: new URLSearchParams({ subject: 'ab' }),
        redirect: 'manual',
      });
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(/<html[^>]*>/.exec(html)?.[0]).toContain('lang="en"');
      expect(html.match(/<input[^>]*name="subject"[^>]*>/)?.[0]).toContain('value="ab"');
    } finally {
      await site.end('SIGTERM');
    }
    expect(site.child.exitCode).toBe(0);
  });

  it('is not reached with keys that are none: the start says so and fails', async () => {
    const site = startAsOperator({ DATA_DIR: folder.path, REGISTRY_ENCRYPTION_KEYS: 'bad' });
    await expect(site).rejects.toThrow('the site ended with 1');
  });

  it('that is taken already: the start fails, so that whoever supervises it hears of it', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = other.address() as AddressInfo;
      const site = startAsOperator({ DATA_DIR: folder.path, PORT: String(port) });
      await expect(site).rejects.toThrow('the site ended with 1');
    } finally {
      other.close();
    }
  });
});
