import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { dressedPage } from '../next/dressed-page.cjs';
import { pageStartScript } from '../next/page-start.cjs';
import { inlineScriptHashes } from '../security/script-hashes.cjs';
import { moduleBytes } from './eager-modules.mjs';

const require = createRequire(import.meta.url);

/** What is read of Next's table of routes (lib/next/known-addresses.mjs, lib/next/incoming.mjs). */
const routesSchema = z.object({
  staticRoutes: z.array(z.object({ page: z.string(), regex: z.string() })).min(1),
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })).min(1),
  redirects: z.array(z.object({ regex: z.string() })).min(1),
  rewrites: z.object({
    beforeFiles: z
      .array(z.object({ regex: z.string(), has: z.array(z.object({ key: z.string() })).optional() }))
      .min(1),
  }),
});

/** Of a build, what the module functions make up: 0.9 when this was written; old browsers' scripts are the rest. */
const LEAST_SHARE = 0.75;

/** Every script element of a page, but for data: its attributes, and its text. */
const scripts = (html) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes, body]) => ({ attributes, body }))
    .filter(({ attributes }) => !/\btype="application\/(?:ld\+)?json"/.test(attributes));

/**
 * What of a finished page is not written as we read it.
 * @param {string} made a page as Next wrote it
 * @returns {string[]} one sentence a difference
 */
function pageDifferences(made) {
  const { html } = dressedPage(made);
  const left = scripts(html);
  const named = left.find(({ attributes }) => /\/_next\//.test(attributes) && !/noModule/i.test(attributes));
  const refused = left.find(
    ({ attributes, body }) =>
      !/\ssrc=/.test(attributes) &&
      body !== pageStartScript &&
      inlineScriptHashes(`<script>${body}</script>`).length === 0,
  );
  const data = left.filter(({ body }) => body.includes('__next_f')).length;
  return [
    named && `a page names a script as <script${named.attributes}> (lib/next/page-start.cjs)`,
    !html.includes('data-later=""') && 'a page names no script that could wait (lib/next/page-start.cjs)',
    /<link[^>]*\bas="script"/.test(html) &&
      'a page hints at a script in another way (lib/next/page-start.cjs)',
    data !== 1 && `the data of a page stand in ${data} scripts (lib/next/flight-scripts.cjs)`,
    refused && `no policy admits the script "${refused.body.slice(0, 60)}" (lib/security/script-hashes.cjs)`,
  ].filter(Boolean);
}

/** @param {readonly string[]} sources the scripts of a build @returns {string[]} */
function chunkDifferences(sources) {
  const all = sources.reduce((sum, source) => sum + source.length, 0);
  const inModules = sources.reduce((sum, source) => sum + moduleBytes(source), 0);
  if (inModules >= all * LEAST_SHARE) return [];
  const percent = Math.round((100 * inModules) / Math.max(1, all));
  return [`module functions are found in ${percent} % of the scripts only (lib/build/eager-modules.mjs)`];
}

/** @param {unknown} manifest what stands in routes-manifest.json @returns {string[]} */
function routesDifferences(manifest) {
  const { error } = routesSchema.safeParse(manifest);
  return (error?.issues ?? []).map(
    ({ path, message }) =>
      `routes-manifest.json, ${path.join('.')}: ${message} (lib/next/known-addresses.mjs, lib/next/incoming.mjs)`,
  );
}

/**
 * The parts of Next's page cache that are not public: the store that ours extends, and the table that it trims.
 * @param {(name: string) => any} load
 * @returns {string[]}
 */
export function cacheDifferences(load = require) {
  const folder = 'next/dist/server/lib/incremental-cache';
  try {
    const { prototype } = load(`${folder}/file-system-cache`).default;
    const { cacheControls } = load(`${folder}/shared-cache-controls.external`).SharedCacheControls;
    const same = typeof prototype.get === 'function' && typeof prototype.set === 'function';
    if (same && cacheControls instanceof Map) return [];
    return ["Next's page cache has other methods (lib/next/cache-handler.cjs)"];
  } catch (error) {
    return [`Next's page cache is not where it was: ${error.message} (lib/next/cache-handler.cjs)`];
  }
}

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/**
 * Stops a build of a Next that writes its pages, scripts or tables in another shape than the one that we read: else what
 * is done with them would silently be done no more.
 * @param {string} build the folder that Next wrote
 */
export function checkNextOutput(build) {
  const pages = ['ar', 'en'].flatMap((locale) => filesIn(join(build, 'server/app', locale), '.html'));
  const found = new Set([
    ...(pages.length === 0 ? ['there are no finished pages (lib/next/cache-handler.cjs)'] : []),
    ...pages.flatMap(pageDifferences),
    ...chunkDifferences(filesIn(join(build, 'static/chunks'), '.js')),
    ...routesDifferences(JSON.parse(readFileSync(join(build, 'routes-manifest.json'), 'utf8'))),
    ...cacheDifferences(),
  ]);
  if (found.size === 0) return;
  const { version } = require('next/package.json');
  throw new Error(
    [
      `Next ${version} writes its output in another shape than this site reads:`,
      ...[...found].map((difference) => `- ${difference}`),
      'Adapt what is named in brackets to the new shape, with its test, or stay with the version before.',
    ].join('\n'),
  );
}
