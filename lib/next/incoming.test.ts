import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { flightRouterStateSchema } from 'next/dist/server/app-render/types';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/folders';
import {
  dropForgedHeaders,
  dropQuery,
  isMalformed,
  isOverlong,
  rememberedLanguage,
  shortenUserAgent,
  specialAddresses,
  withSmallLanguage,
} from './incoming.mjs';

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;

it('leaves of a browser’s name no more than who it is', () => {
  const named = (name: string) => {
    const request = asked('/', { 'user-agent': name });
    shortenUserAgent(request);
    return request.headers['user-agent'];
  };
  const known = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  expect(named(known)).toBe(known);
  expect(named(`${known}${'a-'.repeat(7_000)}`)).toMatch(/^Mozilla.{505}$/);
});

describe('a router state', () => {
  const refused = (state: unknown) =>
    isMalformed(asked('/', { 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) }));

  it.each([
    [['', { children: ['__PAGE__', {}] }]],
    [
      [
        '',
        { children: [['locale', 'en', 'd', null], { children: ['about-us', {}, null, 'refetch'] }] },
        null,
        null,
        0,
      ],
    ],
  ])('is taken as the client sends it: %j', (state) => {
    expect(refused(state)).toBe(false);
  });

  const deep = (layers: number): unknown[] =>
    layers === 0 ? ['', {}] : ['', { children: deep(layers - 1) }];
  it.each([
    [['', {}]],
    [['', {}, null, 'metadata-only', 3, 'x']],
    [['', {}, ['/a', '?b'], null]],
    [[['slug', 'a', 'ci(..)(..)', ['b']], {}]],
    [['', {}, null, 0]],
    [['', {}, null, null, 'x']],
    [['', {}, null, null, 1, 'x', 'y']],
    [['', {}, '/evil', 'refetch', true]],
    [['', { children: ['x', {}] }, { a: 1 }, 5, 'x']],
    [[['a', 'b', 'c'], {}]],
    [[[1, 2, 3], { children: [['a'], {}] }]],
    [[['locale', 'en', 'd'], { children: ['x', {}] }]],
    [[['locale', 'en', 'x', null], {}]],
    [[['a', 'b', ['d'], null], {}]],
  ])('is taken where Next takes it: %j', (state) => {
    expect(refused(state)).toBe(!flightRouterStateSchema.is(state));
  });

  it('is no deeper than an address', () => {
    expect(refused(deep(31))).toBe(false);
    expect(refused(deep(32))).toBe(true);
    const beside = (slots: number) =>
      Object.fromEntries(Array.from({ length: slots }, (_, at) => [at, ['', {}]]));
    expect(refused(['', beside(31)])).toBe(false);
    expect(refused(['', beside(32)])).toBe(true);
  });

  it.each([[{}], [[]], [['']], [null], ['x'], [1], [['', []]], [[1, {}]], [['', { children: {} }]]])(
    'is refused in any other shape: %j',
    (state) => {
      expect(refused(state)).toBe(true);
    },
  );
});

describe('the address of a request', () => {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  mkdirSync(join(folder.path, '.next'), { recursive: true });
  const page = { page: '/[locale]/list', regex: '^/ar/list$' };
  const manifest = {
    staticRoutes: [page],
    dynamicRoutes: [page],
    redirects: [{ regex: '^/(?:en/)?old$' }, { regex: '^/(.*[^/])/$' }],
    rewrites: {
      beforeFiles: [
        { regex: '^/list$', has: [{ type: 'query', key: 'view' }] },
        { regex: '^/moved$', destination: '/api/legacy' },
      ],
    },
  };
  writeFileSync(join(folder.path, '.next', 'routes-manifest.json'), JSON.stringify(manifest));
  const special = specialAddresses(folder.path);

  it.each([
    ['/page', '/page'],
    ['/page?', '/page'],
    ['/page?token=1', '/page'],
    ['/page?view=1', '/page'],
    ['/page?token=1&_rsc=ab%20c', '/page'],
    ['/page?_rsc=ab', '/page?_rsc=ab', '1'],
    ['/page?token=1&_rsc=ab%20c', '/page?_rsc=ab%20c', '1'],
    ['/page?_rsc=ab', '/page', '0'],
    ['/?a=1', '/'],
    ['/list?page=1', '/list'],
    // What reads its query keeps it.
    ['/list?view=filtered&q=1', '/list?view=filtered&q=1'],
    ['/old?a=1', '/old?a=1'],
    ['/page/?a=1', '/page/?a=1'],
    ['/moved?a=1', '/moved?a=1'],
    ['/api/areas?a=1', '/api/areas?a=1'],
    ['/builds/latest.json?1', '/builds/latest.json?1'],
  ])('%s goes on as %s', (url, expected, rsc?: string) => {
    const request = asked(url, rsc === undefined ? {} : { rsc });
    dropQuery(request, special);
    expect(request.url).toBe(expected);
  });

  it.each([
    ['/EN', '/en'],
    ['/En/about-us?a=1', '/en/about-us?a=1'],
    ['/en/about-us', undefined],
    ['/england', undefined],
    // One hop: the old address leads on by itself.
    ['/EN/old', undefined],
  ])('%s is written in small letters: %s', (url, expected) => {
    expect(withSmallLanguage(url, special)).toBe(expected);
  });

  it.each([
    ['/', 'locale=en', '/en'],
    ['/?a=1', 'x=y; locale=en', '/en?a=1'],
    ['/', 'locale=ar', undefined],
    ['/', 'xlocale=en; locale=enough', undefined],
    ['/about-us', 'locale=en', undefined],
    ['/', undefined, undefined],
  ])('%s with the cookie %s leads to %s', (url, cookie, expected) => {
    expect(rememberedLanguage(asked(url, cookie === undefined ? {} : { cookie }))).toBe(expected);
  });

  it.each([
    ['rsc', '1'],
    ['sec-fetch-site', 'same-origin'],
  ])('the root is Arabic for whoever goes there from a page of the site (%s)', (name, value) => {
    expect(rememberedLanguage(asked('/', { cookie: 'locale=en', [name]: value }))).toBeUndefined();
  });

  it('says nothing of the folder above', () => {
    for (const path of ['/..', '/a/.b/..', '/./', '/a/%2e%2e/b', '/a%2f..%2fb', '/a\\..'])
      expect(isMalformed(asked(path)), path).toBe(true);
    for (const path of ['/a..b', '/.well-known/x', '/...', '/x.', '/a?b=/../'])
      expect(isMalformed(asked(path)), path).toBe(false);
  });

  it.each([
    ['site.example', false],
    ['localhost:4802', false],
    ['site_web:3000', false],
    ['[::1]:80', false],
    ['a b', true],
    ['a@evil.example', true],
    ['/evil', true],
    ['a"<x>', true],
    ['', true],
    ['x'.repeat(300), true],
  ])('is of a host that can be: %s', (host, isRefused) => {
    expect(
      isMalformed({
        ...asked('/', { host }),
        httpVersion: '1.1',
        rawHeaders: ['Host', host],
      } as IncomingMessage),
    ).toBe(isRefused);
  });

  it('is of one host', () => {
    const two = { rawHeaders: ['Host', 'a', 'x', 'host', 'host', 'b'], httpVersion: '1.1' };
    expect(isMalformed({ ...asked('/', { host: 'a' }), ...two } as IncomingMessage)).toBe(true);
  });

  it('has a query that somebody may have written', () => {
    const campaign = `utm_source=a&utm_medium=b&gclid=${'x'.repeat(300)}`;
    for (const query of ['', '?', '?a', `?view=filtered&region=riyadh&${campaign}`])
      expect(isOverlong(asked(`/check${query}`)), query).toBe(false);
    expect(isOverlong(asked(`/check?${'a&'.repeat(64)}`))).toBe(true);
    expect(isOverlong(asked(`/check?a=${'x'.repeat(4096)}`))).toBe(true);
  });
});

describe('the headers of a request', () => {
  const kept = (headers: Record<string, string>) => {
    const request = asked('/page', { ...headers });
    dropForgedHeaders(request);
    return request.headers;
  };
  const navigation = {
    'next-url': '/x',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  };

  it('speak of a navigation only beside the one that says so', () => {
    expect(kept({ rsc: '1', ...navigation })).toMatchObject({ rsc: '1', ...navigation });
    expect(Object.keys(kept({ rsc: '0', ...navigation }))).toEqual(['x-socket-address']);
    expect(Object.keys(kept(navigation))).toEqual(['x-socket-address']);
  });

  it('ask for no action and no draft', () => {
    const headers = kept({ 'next-action': 'x', cookie: 'a=b; __prerender_bypass=x' });
    expect(headers).toEqual({ 'x-socket-address': '192.0.2.1', cookie: 'a=b' });
    for (const draft of [
      '__next_preview_data',
      '__prerender_bypass =x',
      '__prerender_bypass==;__next_preview_data',
    ])
      expect(kept({ cookie: `a=b;${draft}; __c=d` }).cookie).toBe('a=b; __c=d');
  });
});

describe('a prefetch', () => {
  it.each(['2', '3', '1, 1', ''])('of another kind than the client’s is none: %j', (value) => {
    const request = asked('/', { rsc: '1', 'next-router-prefetch': value });
    dropForgedHeaders(request);
    expect(request.headers['next-router-prefetch']).toBeUndefined();
  });

  it('is what the client says', () => {
    const request = asked('/', { rsc: '1', 'next-router-prefetch': '1' });
    dropForgedHeaders(request);
    expect(request.headers['next-router-prefetch']).toBe('1');
  });
});
