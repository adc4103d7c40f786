import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForTest } from '@/tests/support/folders';
import { cacheDifferences, checkNextOutput } from './next-output.mjs';

/** The shapes of the installed version; every build holds them against the real thing (scripts/start.mjs). */
const page =
  '<html lang="en"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js?dpl=1"/>' +
  '<script src="/_next/static/chunks/a.js?dpl=1" async=""></script>' +
  '<script src="/_next/static/chunks/old.js?dpl=1" noModule=""></script></head><body><p>Text</p>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script></body></html>';
const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,17,' +
  `(e=>{e.s(18);${'e.t("text");'.repeat(40)}})]);`;
const regex = '^/about-us$';
const routes = {
  staticRoutes: [{ page: '/[locale]/about-us', regex }],
  dynamicRoutes: [{ page: '/[locale]/posts/[slug]', regex }],
  redirects: [{ regex }],
  rewrites: { beforeFiles: [{ regex, has: [{ type: 'query', key: 'view' }] }] },
};

const build = { page, chunk, routes: routes as unknown };

/** What a check of such a build says. */
function said(changes: Partial<typeof build> = {}): string {
  const folder = folderForTest();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const made = { ...build, ...changes };
  for (const locale of ['ar', 'en']) write(`server/app/${locale}/about-us.html`, made.page);
  write('static/chunks/a.js', made.chunk);
  write('routes-manifest.json', JSON.stringify(made.routes));
  try {
    checkNextOutput(folder);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the check of what Next wrote', () => {
  it('takes the shapes that we read', () => {
    expect(said()).toBe('');
  });

  it.each<[string, Partial<typeof build>, string]>([
    [
      'script elements whose attributes stand the other way round',
      { page: page.replace('src="/_next/static/chunks/a.js?dpl=1" async=""', 'async src="/_next/a.js"') },
      'lib/next/page-start.cjs',
    ],
    [
      'hints whose attributes stand the other way round',
      { page: page.replace('rel="preload" as="script"', 'as="script" rel="preload"') },
      'lib/next/page-start.cjs',
    ],
    [
      'data under another name',
      { page: page.replaceAll('__next_f', '__next_data') },
      'lib/next/flight-scripts.cjs',
    ],
    [
      'data that are written another way',
      { page: page.replaceAll(/\.push\((\[.*?\])\)/g, '.add($1)') },
      'lib/next/flight-scripts.cjs',
    ],
    [
      'a script in the page that we do not know',
      { page: page.replace('</body>', '<script>$X=1</script></body>') },
      'lib/security/script-hashes.cjs',
    ],
    [
      'chunks that hold their modules in an object',
      { chunk: chunk.replace('17,', '{17:').replace(')]);', ')}]);') },
      'lib/build/eager-modules.mjs',
    ],
    [
      'chunks that hold their modules one list deeper',
      { chunk: chunk.replace('push([', 'push([[').replace(')]);', ')]]);') },
      'lib/build/eager-modules.mjs',
    ],
    [
      'routes under another name',
      { routes: { ...routes, staticRoutes: undefined, static: routes.staticRoutes } },
      'lib/next/known-addresses.mjs',
    ],
    [
      'rewrites without stages',
      { routes: { ...routes, rewrites: routes.rewrites.beforeFiles } },
      'lib/next/incoming.mjs',
    ],
  ])('refuses %s, and names the file to adapt', (_, changes, file) => {
    const message = said(changes);
    expect(message).toContain(file);
    expect(message).toMatch(/^Next [\d.]+ writes its output in another shape/);
    expect(message).toContain('Adapt what is named in brackets');
  });
});

describe('the private parts of the installed page cache', () => {
  it('are as they were', () => {
    expect(cacheDifferences()).toEqual([]);
  });

  it('are missed when they are gone, or others', () => {
    const [gone] = cacheDifferences(() => {
      throw new Error('Cannot find module');
    });
    expect(gone).toContain('Cannot find module (lib/next/cache-handler.cjs)');
    class FileSystemCache {
      read() {}
    }
    expect(
      cacheDifferences(() => ({ default: FileSystemCache, SharedCacheControls: { cacheControls: {} } })),
    ).toEqual(["Next's page cache has other methods (lib/next/cache-handler.cjs)"]);
  });
});
