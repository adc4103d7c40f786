import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/folders';
import { knownAddresses } from './known-addresses.mjs';

const folder = temporaryFolder();
afterAll(folder.remove);
mkdirSync(join(folder.path, '.next'));
mkdirSync(join(folder.path, 'public', 'fonts'), { recursive: true });
writeFileSync(join(folder.path, 'public', 'fonts', 'a.woff2'), '');
const manifest = {
  staticRoutes: [
    { page: '/_global-error', regex: '^/_global-error$' },
    { page: '/robots.txt', regex: '^/robots\\.txt$' },
  ],
  dynamicRoutes: [
    { page: '/api/[...path]', regex: '^/api/(.+?)$' },
    { page: '/[locale]', regex: '^/([^/]+?)$' },
    { page: '/[locale]/list', regex: '^/([^/]+?)/list$' },
    { page: '/[locale]/posts/[...slug]', regex: '^/([^/]+?)/posts/(.+?)$' },
    { page: '/[locale]/[...path]', regex: '^/([^/]+?)/(.+?)$' },
  ],
  redirects: [{ regex: '^/old$' }],
  rewrites: { beforeFiles: [{ regex: '^/moved$' }] },
};
writeFileSync(join(folder.path, '.next', 'routes-manifest.json'), JSON.stringify(manifest));
const isKnown = knownAddresses(folder.path);

it.each(['/', '/en', '/list', '/en/list', '/posts/a/b', '/robots.txt', '/api/x'])(
  'something may stand behind %s',
  (path) => expect(isKnown(path)).toBe(true),
);

it.each(['/fonts/a.woff2', '/a//b', '/l%69st'])('Next finds or orders %s itself', (path) =>
  expect(isKnown(path)).toBe(true),
);

it.each([
  '/a',
  '/en/a',
  '/List',
  '/EN/list',
  '/_global-error',
  '/builds/list',
  '/fonts',
  '/api',
  '/enlist',
  '/posts',
])('nothing stands behind %s', (path) => expect(isKnown(path)).toBe(false));
