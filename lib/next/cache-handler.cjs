'use strict';
// CommonJS with the rest of what Next's own processes load: it is bundled for the edge runtime too.
const { attributes } = require('../channels.cjs');
const {
  lifetimes,
  cacheControl: { shared, personal },
} = require('../lifetimes.cjs');
const { pageCache } = require('./contract.cjs');
const { dressedPage } = require('./dressed-page.cjs');

const { FileSystemCache, notedLifetimes } = pageCache();

/** Written by the not-found and the failure view; text of a visitor cannot forge it, React escapes it. */
const statusMark = new RegExp(`<[a-z]+\\b[^>]*\\s${attributes.pageStatus}="(\\d{3})"`);

const isDataPage = (cacheControl) =>
  typeof cacheControl?.revalidate === 'number' && cacheControl.revalidate < lifetimes.text.fresh;

const dayMs = 86_400_000;
/** Riyadh is at UTC+3 all year (lib/calendar/riyadh.ts). */
const riyadhOffsetMs = 3 * 3_600_000;
const riyadhDay = (moment) => Math.floor((moment + riyadhOffsetMs) / dayMs);

/**
 * Whether a page of data is too old to be shown even once more. At midnight in Riyadh periods begin and end, and what a
 * page says of "today" is no longer so. Next itself would show it at any age to the first who
 * comes back, as if it were current; and one that an earlier process made tells nothing of the registry that this one
 * asks: it may have another, or none that answers.
 */
function isOutdated({ lastModified, cacheControl }) {
  if (!isDataPage(cacheControl)) return false;
  if (riyadhDay(lastModified) !== riyadhDay(Date.now())) return true;
  const maxAgeMs = (cacheControl.revalidate + lifetimes.data.stale) * 1000;
  return lastModified < performance.timeOrigin || Date.now() - lastModified > maxAgeMs;
}

/** How long shared caches may keep a page of data, and show it once more: neither past the day that it tells of. */
function dataPageControl(revalidate) {
  const now = Date.now();
  const left = Math.floor(((riyadhDay(now) + 1) * dayMs - riyadhOffsetMs - now) / 1000);
  const fresh = Math.min(revalidate, left);
  return shared({ fresh, stale: Math.min(lifetimes.data.stale, left - fresh) });
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Next's page cache, with what Next cannot do for pages that are not made per request: a strict Content-Security-Policy
 * from the page's own script hashes, scripts that wait for the first paint, and a true 404 (or 503) status for a page
 * that rendered its own not-found (or failure) view. Such a page is never stored: else invented addresses would fill the
 * cache, and a passing failure would stay.
 */
class PageCache extends FileSystemCache {
  static #dressed = new WeakSet();

  async get(key, context) {
    const entry = await super.get(key, context);
    if (entry?.value?.kind !== 'APP_PAGE') return entry;
    if (isOutdated(entry)) return null;
    PageCache.#dress(entry.value, entry.cacheControl);
    return entry;
  }

  async set(key, value, context) {
    if (value?.kind !== 'APP_PAGE') return super.set(key, value, context);
    // Next has measured the page a moment before, all of it as JSON: what a large one takes would be one turn with it.
    await nextTurn();
    const made = { ...value };
    PageCache.#dress(value, context.cacheControl);
    if (value.status >= 400) {
      // Next has noted the lifetime of the address already, in a table that nothing ever trims.
      notedLifetimes.delete(key);
      return;
    }
    // What is kept is the page as Next made it; whichever process reads it dresses it.
    await super.set(key, made, context);
  }

  static #dress(page, cacheControl) {
    if (PageCache.#dressed.has(page)) return;
    PageCache.#dressed.add(page);
    const { page: bytes, policy } = dressedPage(Buffer.from(page.html));
    page.html = bytes.toString();
    page.headers = { ...page.headers, 'content-security-policy': policy };
    if (isDataPage(cacheControl)) {
      page.headers['cache-control'] = dataPageControl(cacheControl.revalidate);
    }
    const status = statusMark.exec(page.html)?.[1];
    if (status) {
      page.status = Number(status);
      page.headers['cache-control'] = personal;
    }
  }
}

module.exports = PageCache;
