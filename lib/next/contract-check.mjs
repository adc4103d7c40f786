import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { attributes } from '../channels.cjs';
import { pageStartScript } from '../page-start/page-start.cjs';
import {
  builtRoutes,
  draftCookie,
  inlineScript,
  navigationHeaders,
  navigationParameter,
  pageCache,
  routerStateHeader,
  unusedHeaders,
} from './contract.cjs';
import { dressedPage } from './dressed-page.cjs';
import { inlineScriptHashes } from './script-hashes.cjs';

const require = createRequire(import.meta.url);

/** How many finished pages of a language a start looks at: they are all written by one hand. A build looks at all. */
const SAMPLE = 3;

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
  const html = dressedPage(Buffer.from(made)).page.toString();
  const left = scripts(html);
  const named = left.find(({ attributes }) => /\/_next\//.test(attributes) && !/noModule/i.test(attributes));
  const refused = [...html.matchAll(inlineScript)].find(
    ([element, attributes, body]) =>
      !attributes.includes('json"') && body !== pageStartScript && inlineScriptHashes(element).length === 0,
  );
  const data = left.filter(({ body }) => body.includes('__next_f')).length;
  return [
    named && `a page names a script as <script${named.attributes}> (pageScript)`,
    !html.includes(`${attributes.later}=""`) && 'a page names no script that could wait (pageScript)',
    /<link[^>]*\bas="script"/.test(html) && 'a page hints at a script in another way (scriptHint)',
    data !== 1 && `the data of a page stand in ${data} scripts (flightScript)`,
    refused && `no policy admits the script "${refused[2].slice(0, 60)}" (ownInlineScript)`,
  ].filter(Boolean);
}

/** @param {string} name in contract.cjs @param {() => unknown} read @returns {string[]} what reading it says against it */
function differenceOf(name, read) {
  try {
    read();
    return [];
  } catch (error) {
    return [`${error.message} (${name})`];
  }
}

/**
 * The private modules of the installed version: those that the page cache extends, and the names by which Next's client
 * asks for parts of a page and a stranger could ask for drafts.
 * @param {(name: string) => any} load
 * @returns {string[]}
 */
export function moduleDifferences(load = require) {
  const folder = 'next/dist/server/lib/incremental-cache';
  const store = () => load(`${folder}/file-system-cache`);
  const controls = () => load(`${folder}/shared-cache-controls.external`);
  const isDropped = (header) => [...navigationHeaders, ...unusedHeaders].includes(header);
  const expect = (fits, what) => {
    if (!fits) throw new Error(what);
  };
  return [
    ...differenceOf('pageCache', () => pageCache({ store, controls })),
    ...differenceOf('navigationHeaders', () => {
      const names = load('next/dist/client/components/app-router-headers');
      const others = names.FLIGHT_HEADERS.filter((header) => !isDropped(header) && !/hmr/.test(header));
      expect(others.length === 0, `Next's client asks by other headers: ${others}`);
      expect(names.NEXT_ROUTER_STATE_TREE_HEADER === routerStateHeader, 'a router state has another header');
      expect(names.NEXT_RSC_UNION_QUERY === navigationParameter, 'a navigation has another parameter');
    }),
    ...differenceOf('draftCookie', () => {
      const names = load('next/dist/server/api-utils');
      for (const name of [names.COOKIE_NAME_PRERENDER_BYPASS, names.COOKIE_NAME_PRERENDER_DATA])
        expect(`${name}=x`.replace(draftCookie, '') === '', `drafts have a cookie \`${name}\``);
    }),
    ...differenceOf('unusedHeaders', () => {
      const names = load('next/dist/lib/constants');
      for (const name of [names.NEXT_RESUME_HEADER, names.PRERENDER_REVALIDATE_HEADER])
        expect(unusedHeaders.includes(name), `a part of Next is asked for by \`${name}\``);
    }),
  ];
}

/**
 * Pages of a build that are whole: another process may be writing one anew.
 * @param {string} folder
 * @param {number} most
 */
function finishedPages(folder, most) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .slice(0, most)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((html) => html.includes('</html>'));
}

/**
 * Stops a build, or a start, with a Next that writes its pages, scripts or tables in another shape than the one that we
 * read: else what is done with them would silently be done no more.
 * @param {string} dir of the project
 * @param {{ everyPage?: boolean, more?: readonly string[] }} options `more`: what somebody else has found
 */
export function checkContract(dir, { everyPage = false, more = [] } = {}) {
  const most = everyPage ? Number.POSITIVE_INFINITY : SAMPLE;
  const pages = ['ar', 'en'].flatMap((locale) => finishedPages(join(dir, '.next/server/app', locale), most));
  const found = new Set([
    ...(pages.length === 0 ? ['there are no finished pages (pageCache)'] : []),
    ...pages.flatMap(pageDifferences),
    ...differenceOf('routesIn', () => builtRoutes(dir)),
    ...moduleDifferences(),
    ...more,
  ]);
  if (found.size === 0) return;
  const { version } = require('next/package.json');
  throw new Error(
    [
      `Next ${version} is not the one that this site reads:`,
      ...[...found].map((difference) => `- ${difference}`),
      'Adapt what is named in brackets, in lib/next/contract.cjs, with its test, or stay with the version before.',
    ].join('\n'),
  );
}
