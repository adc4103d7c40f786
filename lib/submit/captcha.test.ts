import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { captchaAction } from '@/lib/forms/envelope';
import { verifyCaptcha } from './captcha';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function service(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`;
}

const verdict = (changes: Record<string, unknown> = {}) => ({
  success: true,
  score: 0.9,
  action: captchaAction('contact'),
  hostname: 'registry.example',
  challenge_ts: new Date().toISOString(),
  ...changes,
});

/** What the site makes of an answer of the service. */
async function verified(answer: RequestListener, changes: Record<string, string> = {}) {
  const settings = parseEnvironment({
    SITE_URL: 'https://registry.example',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'secret',
    RECAPTCHA_VERIFY_URL: await service(answer),
    ...changes,
  });
  return verifyCaptcha('token', 'contact', settings);
}
const saying =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

describe('a verdict of the captcha service', () => {
  it('is believed for this form, host and moment', async () => {
    expect(await verified(saying(verdict()))).toBe('verified');
  });

  it.each([
    ['no site', { hostname: undefined }],
    ['a time to come', { challenge_ts: new Date(Date.now() + 3_600_000).toISOString() }],
  ])('is not believed for %s', async (_, changes) => {
    expect(await verified(saying(verdict(changes)))).toBe('unverified');
  });

  it('is compared with the loopback names while the site has no name of its own', async () => {
    const unnamed = { SITE_URL: '' };
    expect(await verified(saying(verdict({ hostname: 'localhost' })), unnamed)).toBe('verified');
    expect(await verified(saying(verdict()), unnamed)).toBe('unverified');
  });

  it('is not fetched from where a redirect leads, with the secret', async () => {
    let followed = 0;
    const target = await service((_, response) => {
      followed += 1;
      response.end(JSON.stringify(verdict()));
    });
    const redirect: RequestListener = (_, response) => response.writeHead(307, { location: target }).end();
    expect(await verified(redirect)).toBe('unverified');
    expect(followed).toBe(0);
  });

  it('is not read past its size', async () => {
    let sent = 0;
    const endless: RequestListener = (_, response) => {
      const more = () => {
        while (!response.destroyed) {
          sent += 65_536;
          if (!response.write(' '.repeat(65_536))) break;
        }
      };
      response.on('drain', more);
      response.on('error', () => undefined);
      more();
    };
    expect(await verified(endless)).toBe('unverified');
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });
});
