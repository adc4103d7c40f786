import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { slots } from '../channels.cjs';
import { builtRoutes } from './contract.cjs';

/**
 * Which addresses anything stands behind, from Next's own table of routes and the folder of public files. Next finds out
 * by rendering its catch-all page, at some thirty milliseconds an address; whoever invents addresses invents many.
 */

const languageTree = '/[locale]';

/** @param {string} folder */
function publicFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path, name }) =>
      join(parentPath ?? path, name)
        .slice(folder.length)
        .replaceAll('\\', '/'),
    );
}

/** The Arabic tree stands at the root (lib/site/routing/next-routing.ts); what is neither English nor internal is Arabic. */
const inLanguageTree = (path) => {
  if (/^\/(?:api|builds|_next)\//.test(path)) return undefined;
  if (/^\/en(?:\/|$)/.test(path)) return path;
  return path === '/' ? '/ar' : `/ar${path}`;
};

/**
 * @param {string} dir of the build
 * @returns {(path: string) => boolean} whether a path, as it was asked for, may be that of a page, a handler or a file
 */
export function knownAddresses(dir) {
  const { pages: routes } = builtRoutes(dir);
  const files = new Set(publicFiles(join(dir, 'public')));
  const patterns = (inTree) =>
    routes
      .filter(({ page }) => page.startsWith(languageTree) === inTree)
      .map(({ regex }) => new RegExp(regex));
  const [pages, others] = [patterns(true), patterns(false)];
  const fits = (path) => {
    if (files.has(path) || others.some((pattern) => pattern.test(path))) return true;
    const page = inLanguageTree(path);
    return page !== undefined && pages.some((pattern) => pattern.test(page));
  };
  return (path) =>
    // Next puts these in order itself, by a redirect.
    /\/\/|\\/.test(path) || fits(path) || fits(decodeURIComponent(path));
}

/** Addresses of pages that have been there: such a page is not asked for twice, and an old one is still Next's to refuse. */
const maxSeen = 5_000;

/**
 * Of the pages that exist only for some values (an area, a post), those that do not, as their own guards say
 * (lib/site/routing/front.ts): one read of the registry in place of a page. A registry that cannot answer is the page's to tell of.
 * @returns {(path: string) => boolean | Promise<boolean>}
 */
export function missingPages() {
  const seen = new LRUCache({ max: maxSeen });
  return (path) => {
    const front = slots.front.get();
    if (front === undefined || seen.has(path) || path.startsWith('/api/')) return false;
    return front.isMissing(path).then((missing) => {
      if (!missing) seen.set(path, true);
      return missing;
    });
  };
}
