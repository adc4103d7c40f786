import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { policyFor } from '@/lib/security/csp.cjs';
import { securityHeaders } from '@/lib/security/headers.cjs';
import { freePort } from '@/scripts/free-port.mjs';
import { temporaryFolder } from '../support/folders';
import { rawRequest } from '../support/raw-request';

const noProxy = spawnSync('nginx', ['-v']).error ? ' (skipped: no nginx on this machine)' : '';

/** The shipped configuration before a site that is away. */
describe.skipIf(noProxy)(`what nginx answers by itself${noProxy}`, () => {
  const folder = temporaryFolder();
  let port: number;
  let proxy: ChildProcess;

  beforeAll(async () => {
    port = await freePort();
    const shipped = readFileSync(join('deploy', 'nginx.conf'), 'utf8')
      .replace('server site:3000', `server 127.0.0.1:${await freePort()}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll(/\/var\/(?:cache|log)\/nginx/g, folder.path);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder.path, name)};`)
      .join(' ');
    const file = join(folder.path, 'nginx.conf');
    writeFileSync(file, shipped.replace('http {', `http { ${temporary}`));
    // Started by root it would change to a user to whom the folder is closed.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const settings = `daemon off; pid ${join(folder.path, 'pid')}; ${user}`;
    proxy = spawn('nginx', ['-p', folder.path, '-c', file, '-e', 'stderr', '-g', settings], {
      stdio: 'ignore',
    });
    await vi.waitFor(async () => expect((await rawRequest(port, 'GET', '/')).status).toBe(502), 10_000);
  });
  afterAll(async () => {
    const gone = new Promise((resolve) => proxy.once('exit', resolve));
    proxy.kill('SIGTERM');
    await gone;
    folder.remove();
  });

  it.each([
    ['a site that is away', 'GET', '/en/about-us', {}, 502],
    ['a site that is away, for a form', 'POST', '/api/forms/contact', { 'Content-Length': '0' }, 502],
    ['a body past its size', 'POST', '/api/forms/contact', { 'Content-Length': '20000000' }, 413],
    ['an address past its size', 'GET', `/${'a'.repeat(20_000)}`, {}, 414],
    ['headers past their size', 'GET', '/', { X: 'x'.repeat(40_000) }, 400],
  ] as const)('has the headers of every answer for %s', async (_, method, path, headers, status) => {
    const answer = await rawRequest(port, method, path, headers);
    expect(answer.status).toBe(status);
    const expected = {
      ...securityHeaders({}),
      'Content-Security-Policy': policyFor({ type: 'text/plain' }),
      'Cache-Control': 'no-store',
    };
    for (const [name, value] of Object.entries(expected)) {
      const sent = [...answer.text.matchAll(/^([\w-]+): (.*)\r$/gm)].filter(([, given]) => given === name);
      expect(
        sent.map(([, , given]) => given),
        name,
      ).toEqual([value]);
    }
  });
});
