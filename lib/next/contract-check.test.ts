import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkDifferences } from '@/lib/build/eager-modules.mjs';
import { folderForTest } from '@/tests/support/folders';
import { inlineScript, ownInlineScript } from './contract.cjs';
import { checkContract, moduleDifferences } from './contract-check.mjs';

/** The shapes of the installed version; every build holds them against the real thing (scripts/start.mjs). */
const page =
  '<html lang="en"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js?dpl=1"/>' +
  '<script src="/_next/static/chunks/a.js?dpl=1" async=""></script>' +
  '<script src="/_next/static/chunks/old.js?dpl=1" noModule=""></script></head><body><p>Text</p>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script></body></html>';
const chunk =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,17,' +
  `(e=>{e.s(18);${'e.t("text");'.repeat(80)}})]);`;
const regex = '^/about-us$';
const routes = {
  staticRoutes: [{ page: '/[locale]/about-us', regex }],
  dynamicRoutes: [{ page: '/[locale]/posts/[slug]', regex }],
  redirects: [{ regex }],
  rewrites: { beforeFiles: [{ regex, has: [{ type: 'query', key: 'view' }] }] },
};

const loader = 'class E extends Error{name="ChunkLoadError"}e=>new E("Failed to load chunk "+e)';

const build = { page, chunk, loader, routes: routes as unknown };

/** What a build of such a Next says, and a start with it. */
async function said(changes: Partial<typeof build> = {}) {
  const folder = folderForTest();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, '.next', path)), { recursive: true });
    writeFileSync(join(folder, '.next', path), text);
  };
  const made = { ...build, ...changes };
  for (const locale of ['ar', 'en']) write(`server/app/${locale}/about-us.html`, made.page);
  write('static/chunks/a.js', made.chunk);
  write('static/chunks/b.js', made.loader);
  write('routes-manifest.json', JSON.stringify(made.routes));
  const more = await chunkDifferences(join(folder, '.next/static'));
  const told = (check: () => void) => {
    try {
      check();
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  return {
    build: told(() => checkContract(folder, { everyPage: true, more })),
    start: told(() => checkContract(folder)),
  };
}

describe('what this site reads of Next', () => {
  it('fits the installed version', () => {
    expect(moduleDifferences()).toEqual([]);
  });

  it('fits the shapes that it is written for', async () => {
    expect(await said()).toEqual({ build: '', start: '' });
  });

  it('is looked at in every page after a build', async () => {
    const other = page.replaceAll('__next_f', '__next_data');
    expect((await said({ page: other })).build).toContain('(flightScript)');
  });

  const pages: [string, string, string][] = [
    [
      'script elements whose attributes stand the other way round',
      page.replace('src="/_next/static/chunks/a.js?dpl=1" async=""', 'async src="/_next/a.js"'),
      'pageScript',
    ],
    [
      'script elements with an attribute more',
      page.replace('async=""></script>', 'async="" fetchpriority="low"></script>'),
      'pageScript',
    ],
    [
      'hints whose attributes stand the other way round',
      page.replace('rel="preload" as="script"', 'as="script" rel="preload"'),
      'scriptHint',
    ],
    ['data under another name', page.replaceAll('__next_f', '__next_data'), 'flightScript'],
    [
      'data that are written another way',
      page.replaceAll(/\.push\((\[.*?\])\)/g, '.add($1)'),
      'flightScript',
    ],
    [
      'a script in the page that we do not know',
      page.replace('</body>', '<script>$X=1</script></body>'),
      'ownInlineScript',
    ],
  ];
  const tables: [string, unknown, string][] = [
    [
      'routes under another name',
      { ...routes, staticRoutes: undefined, static: routes.staticRoutes },
      'routesIn',
    ],
    ['rewrites without stages', { ...routes, rewrites: routes.rewrites.beforeFiles }, 'routesIn'],
    ['routes without patterns', { ...routes, dynamicRoutes: [{ page: '/x' }] }, 'routesIn'],
  ];

  it.each([
    ...pages.map(([what, made, name]) => [what, { page: made }, name] as const),
    ...tables.map(([what, table, name]) => [what, { routes: table }, name] as const),
  ])('refuses %s, at a build and at a start, and names what to adapt', async (_, changes, name) => {
    for (const message of Object.values(await said(changes))) {
      expect(message).toContain(`(${name})`);
      expect(message).toMatch(/^Next [\d.]+ is not the one that this site reads/);
      expect(message).toContain('Adapt what is named in brackets, in lib/next/contract.cjs');
    }
  });

  it.each([
    ['hold their modules in an object', chunk.replace('17,', '{17:').replace(')]);', ')}]);')],
    ['hold their modules one list deeper', chunk.replace('push([', 'push([[').replace(')]);', ')]]);')],
  ])('refuses chunks that %s, at a build', async (_, other) => {
    expect((await said({ chunk: other })).build).toContain('(moduleFunctions)');
  });

  it('refuses a loader that tells of a lost part in other words, even where we still look for the old', async () => {
    const ours = '"ChunkLoadError|Failed to load chunk".split("|")';
    const { build: message } = await said({ loader: `throw new Error("No part");${ours}` });
    expect(message).toContain('"ChunkLoadError" (chunkFailure)');
    expect(message).toContain('"Failed to load chunk" (chunkFailure)');
  });

  it('misses private modules that are gone, or others', () => {
    const installed = createRequire(import.meta.url);
    const gone = moduleDifferences(() => {
      throw new Error('Cannot find module');
    });
    expect(gone).toHaveLength(4);
    const without = (path: RegExp, other: object) =>
      moduleDifferences((name: string) =>
        path.test(name) ? { ...installed(name), ...other } : installed(name),
      );
    expect(without(/file-system-cache/, { default: class {} })).toEqual([
      'its class has no method `get` (pageCache)',
    ]);
    expect(without(/shared-cache-controls/, { SharedCacheControls: { cacheControls: {} } })).toEqual([
      'its table of lifetimes is no map (pageCache)',
    ]);
    expect(without(/app-router-headers/, { FLIGHT_HEADERS: ['rsc', 'next-x'] })).toEqual([
      "Next's client asks by other headers: next-x (navigationHeaders)",
    ]);
    expect(without(/api-utils/, { COOKIE_NAME_PRERENDER_BYPASS: '__draft' })).toEqual([
      'drafts have a cookie `__draft` (draftCookie)',
    ]);
  });
});

describe('React, in the version that Next brings', () => {
  it('streams by instructions that the policy admits', async () => {
    const react = createRequire(import.meta.url);
    const { createElement, Suspense, use } = react('next/dist/compiled/react');
    const { renderToReadableStream } = react('next/dist/compiled/react-dom/server.node');
    let arrive: (text: string) => void = () => undefined;
    const later = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const Later = () => createElement('p', null, use(later));
    const waiting = createElement(Suspense, { fallback: 'wait' }, createElement(Later));
    const stream = await renderToReadableStream(createElement('main', null, waiting));
    arrive('arrived');
    const html = await new Response(stream).text();
    const written = [...html.matchAll(inlineScript)].map(([, , body]) => body as string);
    expect(html).toContain('arrived');
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((body) => !ownInlineScript.test(body))).toEqual([]);
  });
});
