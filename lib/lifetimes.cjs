'use strict';
// CommonJS, because next.config.ts and the page cache (lib/next/cache-handler.cjs) require it.

const minute = 60;
const hour = 3_600;
const year = 31_536_000;

/**
 * How long what we answer may be kept, in seconds: the one table. `fresh`: it is shown without asking again; `stale`: it may
 * be shown once more while a new one is made. Pages repeat their number, because Next reads `revalidate` without running
 * the file; lifetimes.test.ts holds them, and deploy/nginx.conf, against this.
 */
const lifetimes = {
  /** Pages of data, lists with a filter, public reads. */
  data: { fresh: minute, stale: 10 * minute },
  /** Pages of text alone: they change with a new build, but a cache in front must not keep one for the year that Next allows. */
  text: { fresh: hour, stale: 10 * minute },
  /** Search engines come by days. */
  sitemap: { fresh: 10 * minute, stale: hour },
  /** A sitemap that lacks what the registry could not tell just now. */
  partialSitemap: { fresh: 10, stale: 0 },
  /** Finished bytes in front of Next (lib/next/response-cache.mjs). */
  bytes: { fresh: 5, stale: 0 },
  /** The prepared 404 of a language (lib/next/not-found.mjs). */
  notFound: { fresh: hour, stale: 0 },
  /** What an operator may change by a restart: where old addresses lead, security.txt. */
  configured: { fresh: hour, stale: 0 },
  /** Files whose name changes with their content. */
  hashed: { fresh: year, stale: 0 },
  /** That this site is reached over https alone. */
  strictTransport: { fresh: 2 * year, stale: 0 },
};

/** @param {{ fresh: number, stale: number }} lifetime @returns {string} for caches that many share */
const shared = ({ fresh, stale }) => `s-maxage=${fresh}, stale-while-revalidate=${stale}`;

/** The same as headers say it. */
const cacheControl = {
  shared,
  view: shared(lifetimes.data),
  publicRead: `public, max-age=0, ${shared(lifetimes.data)}`,
  sitemap: `public, max-age=0, ${shared(lifetimes.sitemap)}`,
  partialSitemap: `public, max-age=0, s-maxage=${lifetimes.partialSitemap.fresh}`,
  configured: `public, max-age=${lifetimes.configured.fresh}`,
  hashed: `public, max-age=${lifetimes.hashed.fresh}, immutable`,
  /** Nobody's to keep: what failed, or is another one a moment later. */
  never: 'no-store',
  /** What concerns one visitor. */
  personal: 'private, no-store',
};

module.exports = { lifetimes, cacheControl };
