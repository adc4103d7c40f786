import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { withResponseCache } from './response-cache.mjs';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server behind the cache that counts how often it is really asked. */
async function site(answer: RequestListener) {
  let asked = 0;
  const server = createServer(
    withResponseCache((incoming, outgoing) => {
      asked += 1;
      answer(incoming, outgoing);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      request({ port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  return { get, asked: () => asked };
}

const page: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=10');
  response.setHeader('ETag', '"abc"');
  response.write('<p>');
  response.end('صفحة</p>');
};

describe('withResponseCache', () => {
  it('gives the same bytes and headers again without asking', async () => {
    const { get, asked } = await site(page);
    const first = await get('/about-us');
    const second = await get('/about-us');
    expect(asked()).toBe(1);
    expect(second.body).toBe(first.body);
    expect(second.status).toBe(200);
    expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(second.headers['content-length']).toBe(String(Buffer.byteLength('<p>صفحة</p>')));
  });

  it('answers a matching condition with 304 and no body', async () => {
    const { get, asked } = await site(page);
    await get('/about-us');
    const answer = await get('/about-us', { 'If-None-Match': '"abc"' });
    expect([answer.status, answer.body, asked()]).toEqual([304, '', 1]);
    expect((await get('/about-us', { 'If-None-Match': '"old"' })).status).toBe(200);
  });

  it.each([
    ['another address', '/about-us?a=1', {}],
    ['another encoding', '/about-us', { 'Accept-Encoding': 'gzip' }],
    ['an encoding with quality values', '/about-us', { 'Accept-Encoding': 'br;q=0, gzip' }],
    ['a client navigation', '/about-us', { RSC: '1' }],
  ])('asks for %s', async (_, path, headers) => {
    const { get, asked } = await site(page);
    await get('/about-us');
    await get(path, headers as Record<string, string>);
    expect(asked()).toBe(2);
  });

  it('asks each time for a post', async () => {
    const { get, asked } = await site(page);
    await get('/about-us', {}, 'POST');
    await get('/about-us', {}, 'POST');
    await get('/about-us');
    expect(asked()).toBe(3);
  });

  it('gives visitors with cookies what others get: no page looks at one', async () => {
    const { get, asked } = await site(page);
    await get('/');
    await get('/', { Cookie: 'a=b' });
    expect(asked()).toBe(1);
  });

  const refused: [string, RequestListener][] = [
    [
      '404',
      (_, response) =>
        response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 's-maxage=60' }).end('x'),
    ],
    [
      'private',
      (_, response) =>
        response.setHeader('Content-Type', 'text/html').setHeader('Cache-Control', 'private').end('x'),
    ],
    [
      'setting a cookie',
      (_, response) =>
        response
          .setHeader('Content-Type', 'text/html')
          .setHeader('Cache-Control', 's-maxage=60')
          .setHeader('Set-Cookie', 'a=b')
          .end('x'),
    ],
    [
      'varying on the cookie',
      (_, response) =>
        response
          .setHeader('Content-Type', 'text/html')
          .setHeader('Cache-Control', 's-maxage=60')
          .setHeader('Vary', 'Cookie')
          .end('x'),
    ],
    [
      'not a page',
      (_, response) =>
        response
          .setHeader('Content-Type', 'application/json')
          .setHeader('Cache-Control', 's-maxage=60')
          .end('1'),
    ],
  ];
  it.each(refused)('never keeps an answer that is %s', async (_, answer) => {
    const { get, asked } = await site(answer);
    await get('/x');
    await get('/x');
    expect(asked()).toBe(2);
  });
});
