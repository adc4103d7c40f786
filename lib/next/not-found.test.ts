import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { preparedNotFound } from './not-found.mjs';

const sha256 = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const flight = (path: string) =>
  `self.__next_f.push(${JSON.stringify([1, `3:${JSON.stringify(['$', 'bdi', null, { children: path }])}\n`])})`.replaceAll(
    '<',
    '\\u003c',
  );

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** The handler in front of one that makes a 404 page as Next does, and counts how often it has to. */
async function site() {
  let made = 0;
  const handle = preparedNotFound((request, response) => {
    made += 1;
    const script = flight(request.url as string);
    const html = `<html><a href="${request.url}">x</a><script>${script}</script><script>self.__next_r=1</script></html>`;
    response.setHeader(
      'Content-Security-Policy',
      `script-src ${sha256(script)} ${sha256('self.__next_r=1')}`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', String(Buffer.byteLength(html)));
    response.setHeader('ETag', '"abc"');
    response.statusCode = 404;
    response.end(html);
  });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { get: (path: string, init?: RequestInit) => fetch(origin + path, init), made: () => made };
}

describe('a prepared 404', () => {
  it('is made once for each language', async () => {
    const { get, made } = await site();
    const statuses = [];
    for (const path of ['/a', '/b', '/en', '/en/c', '/en/d/e', '/english'])
      statuses.push((await get(path)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect(made()).toBe(2);
  });

  it.each([
    '/a/b',
    '/%E0%A4',
    "/it's&co",
    '/$1$&$$',
    '/a%22b%3C/script%3E',
    '/%E2%80%AEx',
    `/${'x'.repeat(3000)}`,
  ])('names %s in its text and in its data, under a policy that admits just that', async (path) => {
    const { get } = await site();
    await get('/first');
    const response = await get(path);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script]) => script as string);
    expect(scripts).toHaveLength(2);
    const policy = response.headers.get('content-security-policy') as string;
    for (const script of scripts) expect(policy).toContain(sha256(script));
    expect(policy.match(/sha256/g)).toHaveLength(2);
    const pushed = JSON.parse((scripts[0] as string).slice('self.__next_f.push('.length, -1));
    const [, , , { children }] = JSON.parse(pushed[1].slice(2));
    expect(children).toBe(path);
    const shown = /href="([^"]*)"/.exec(html)?.[1] as string;
    expect(shown.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')).toBe(path);
    expect(response.headers.get('etag')).toBeNull();
  });

  it('is a page also for who asks for the data of one', async () => {
    const { get } = await site();
    const answer = await get('/first', { headers: { RSC: '1' } });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('href="/first"');
  });
});
