'use strict';

/**
 * What this site reads of Next, React and Turbopack without their having promised it: private modules, manifests, and the
 * shape of what they write. It stands here and nowhere else; lib/next/contract-check.mjs holds all of it against the
 * installed version, after each build and at each start, and says what no longer fits.
 *
 * At an upgrade: change what the check names here, and the example of it in contract-check.test.ts.
 *
 * CommonJS, because Next's page cache is bundled for its edge runtime and next.config.ts is loaded by `require`.
 */

// Private modules ----------------------------------------------------------------------------------------------------

const privateModules = {
  store: () => require('next/dist/server/lib/incremental-cache/file-system-cache'),
  controls: () => require('next/dist/server/lib/incremental-cache/shared-cache-controls.external'),
};

/**
 * Next's page cache: its documentation names the option `cacheHandler`, not the class that keeps pages in files, which ours
 * extends, nor the table of lifetimes, which nothing else ever trims.
 * @returns {{
 *   FileSystemCache: typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default,
 *   notedLifetimes: Map<string, unknown>,
 * }}
 */
function pageCache(modules = privateModules) {
  const { default: FileSystemCache } = modules.store();
  const { cacheControls } = modules.controls().SharedCacheControls;
  for (const method of ['get', 'set'])
    if (typeof FileSystemCache?.prototype?.[method] !== 'function')
      throw new Error(`its class has no method \`${method}\``);
  if (!(cacheControls instanceof Map)) throw new Error('its table of lifetimes is no map');
  return { FileSystemCache, notedLifetimes: cacheControls };
}

// Finished pages -----------------------------------------------------------------------------------------------------

/** Below it stand the files of the build. (As text as well in page-start.cjs and trusted-types.cjs.) */
const staticPrefix = '/_next/static/';

/** A script that Next names in a finished page, and its hint to fetch the first of them early: whole elements. */
const pageScript = /^<script src="(\/_next\/static\/[^"&<]+)" async=""><\/script>$/;
const scriptHint = /^<link rel="preload" as="script" [^>]*href="\/_next\/static\/[^>]*>$/;

/** The page that Next makes of app/global-error.tsx, below the folder of the build, and the style sheets that a page names. */
const lastResort = 'server/app/_global-error.html';
const stylesheet = /<link rel="stylesheet" href="\/_next\/static\/[^"<>]+"[^>]*>/g;

/** A script that stands in the page itself: attributes, text. */
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Inline scripts that Next and React write themselves: the bundler's start, the data, React's streaming instructions. */
const ownInlineScript =
  /^(?:\(globalThis\["TURBOPACK"\] \|\| \(|\(?self\.__next_|requestAnimationFrame\(function\(\)\{\$RT=|\$R[A-Z]=|\$R[A-Z]\()/;

/**
 * The data that Next hands its client, one script element for each piece that it happened to write: nothing but data in
 * them. Where the pieces begin and end means nothing to the client, their order does.
 */
const flightScript =
  /^<script>((?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\))<\/script>$/;

// Scripts of the build -----------------------------------------------------------------------------------------------

/**
 * What a chunk of Turbopack is: one call with one list, numbers of modules and the functions that define them.
 * @param {{ body: any[] }} program as acorn parses it
 * @returns {{ start: number, end: number }[]}
 */
function moduleFunctions(program) {
  const calls = program.body
    .map((statement) => statement.expression)
    .filter((expression) => expression?.type === 'CallExpression');
  return calls
    .flatMap((call) => (call.arguments[0]?.type === 'ArrayExpression' ? call.arguments[0].elements : []))
    .filter((element) => element && /^(?:Arrow)?FunctionExpression$/.test(element.type));
}

/** How Turbopack's loader names a part that did not come, by the error's name or its message (next.config.ts hands it on). */
const chunkFailure = 'ChunkLoadError|Failed to load chunk';

// The table of routes ------------------------------------------------------------------------------------------------

/** The page of every address that no route matches, and pages of Next that are shown in place of others only. */
const lastResorts = new Set(['/[locale]/[...path]', '/_global-error', '/_not-found']);

const isText = (value) => typeof value === 'string';
const isPage = (entry) => isText(entry?.page) && isText(entry.regex);
const isRule = (entry) =>
  isText(entry?.regex) &&
  (entry.has === undefined || (Array.isArray(entry.has) && entry.has.every(({ key }) => isText(key))));

/**
 * @param {any} manifest what stands in routes-manifest.json
 * @returns {{
 *   pages: { page: string, regex: string }[],
 *   special: { regex: string, has?: { key: string }[] }[],
 * }} the pages, and the addresses that look at their query or lead elsewhere
 */
function routesIn(manifest) {
  const list = (name, value, fits) => {
    if (Array.isArray(value) && value.length > 0 && value.every(fits)) return value;
    throw new Error(`routes-manifest.json has no \`${name}\` as it had`);
  };
  return {
    pages: [
      ...list('staticRoutes', manifest.staticRoutes, isPage),
      ...list('dynamicRoutes', manifest.dynamicRoutes, isPage),
    ].filter(({ page }) => !lastResorts.has(page)),
    special: [
      ...list('redirects', manifest.redirects, isRule),
      ...list('rewrites.beforeFiles', manifest.rewrites?.beforeFiles, isRule),
    ],
  };
}

/** @param {string} dir of the project @returns {ReturnType<typeof routesIn>} */
function builtRoutes(dir) {
  // Here and not on top: the edge runtime, for which Next bundles its page cache as well, has no files.
  const { readFileSync } = require('node:fs');
  return routesIn(JSON.parse(readFileSync(`${dir}/.next/routes-manifest.json`, 'utf8')));
}

// Requests -----------------------------------------------------------------------------------------------------------

/** By these Next's client asks for the data of a page in place of the page; without the first the others mean nothing. */
const navigationHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
const routerStateHeader = 'next-router-state-tree';
/** By this parameter Next tells a client navigation from a page. */
const navigationParameter = '_rsc';

/** Kinds of a part of an address that is read from it, and what a client says of a state (next: app-render/types). */
const parameterKinds = /^(?:c|oc|d|ci\(\.{1,3}\)|ci\(\.\.\)\(\.\.\)|di\(\.{1,3}\)|di\(\.\.\)\(\.\.\))$/;
const stateMarkers = new Set(['refetch', 'inside-shared-layout', 'metadata-only']);
/** Our addresses have seven layers; Next's time for a state grows with the square of its depth. */
const maxStates = 32;

const isNone = (value) => value === undefined || value === null;
const areTexts = (value, length) => Array.isArray(value) && value.length === length && value.every(isText);

/** @param {unknown} segment a name, or a parameter with its value, its kind and what else stands there */
function isSegment(segment) {
  if (isText(segment)) return true;
  if (!Array.isArray(segment) || segment.length !== 4) return false;
  const [name, value, kind, siblings] = segment;
  if (![name, value, kind].every(isText) || !parameterKinds.test(kind)) return false;
  return siblings === null || (Array.isArray(siblings) && siblings.every(isText));
}

/**
 * A router state as Next's client sends it: [segment, children, …], the children by the name of their slot. Anything else
 * fails in the middle of a page, and a deep one holds everybody up.
 * @param {unknown} state
 * @param {{ states: number }} room for so many more of them
 * @returns {boolean}
 */
function isRouterState(state, room = { states: maxStates }) {
  room.states -= 1;
  if (room.states < 0 || !Array.isArray(state) || state.length < 2 || state.length > 6) return false;
  const [segment, slots, address, marker, hints, last] = state;
  if (typeof slots !== 'object' || slots === null || Array.isArray(slots)) return false;
  return (
    isSegment(segment) &&
    (isNone(address) || areTexts(address, 2)) &&
    (isNone(marker) || stateMarkers.has(marker)) &&
    (isNone(hints) || typeof hints === 'number') &&
    (last === undefined || isText(last)) &&
    Object.values(slots).every((child) => isRouterState(child, room))
  );
}

/** The one prefetch that the client asks for; by other values Next prerenders what this site does not. */
const prefetchHeader = 'next-router-prefetch';
const prefetchValue = '1';

/** Asks Next for what this site has none of: server actions, the rest of a page, data of old routers, pages by a secret. */
const unusedHeaders = ['next-action', 'next-resume', 'x-nextjs-data', 'x-prerender-revalidate'];

/**
 * Cookies by which Next would show drafts, which this site has none of, and answer with cookies of its own. The bare name is
 * one for Next as well.
 */
const draftCookie = /(?:^|;)\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=[^;]*)?(?=;|$)/g;

module.exports = {
  pageCache,
  staticPrefix,
  pageScript,
  scriptHint,
  lastResort,
  stylesheet,
  inlineScript,
  ownInlineScript,
  flightScript,
  moduleFunctions,
  chunkFailure,
  builtRoutes,
  navigationHeaders,
  routerStateHeader,
  navigationParameter,
  isRouterState,
  prefetchHeader,
  prefetchValue,
  unusedHeaders,
  draftCookie,
};
