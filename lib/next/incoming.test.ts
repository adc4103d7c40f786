import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/folders';
import { dropQuery, isMalformed, specialAddresses, withSmallLanguage } from './incoming.mjs';

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({ url, headers }) as unknown as IncomingMessage;

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
        0,
      ],
    ],
  ])('is taken as the client sends it: %j', (state) => {
    expect(refused(state)).toBe(false);
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
  const manifest = {
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
    ['/page?token=1&_rsc=ab%20c', '/page?_rsc=ab%20c'],
    ['/?a=1', '/'],
    ['/list?page=1', '/list'],
    // What reads its query keeps it.
    ['/list?view=filtered&q=1', '/list?view=filtered&q=1'],
    ['/old?a=1', '/old?a=1'],
    ['/page/?a=1', '/page/?a=1'],
    ['/moved?a=1', '/moved?a=1'],
    ['/api/areas?a=1', '/api/areas?a=1'],
    ['/builds/latest.json?1', '/builds/latest.json?1'],
  ])('%s goes on as %s', (url, expected) => {
    const request = asked(url);
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

  it('goes along with the root that may lead on to the chosen language', () => {
    const request = asked('/?a=1', { cookie: 'locale=en' });
    dropQuery(request, special);
    expect(request.url).toBe('/?a=1');
  });
});
