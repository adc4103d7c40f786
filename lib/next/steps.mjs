import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { slots } from '../channels.cjs';
import { cacheControl, lifetimes } from '../lifetimes.cjs';
import { dressAnswer } from './answer-headers.mjs';
import { staticPrefix } from './contract.cjs';
import { failurePage } from './failure-page.mjs';
import {
  dropForgedHeaders,
  dropOrigin,
  dropQuery,
  isMalformed,
  isNavigation,
  isOverlong,
  isUnsupported,
  leadsElsewhere,
  rememberedLanguage,
  shortenUserAgent,
  specialAddresses,
  withSmallLanguage,
} from './incoming.mjs';
import { knownAddresses, missingPages } from './known-addresses.mjs';
import { preparedNotFound } from './not-found.mjs';
import { oneByOne } from './one-by-one.mjs';
import { partsOfFiles } from './parts.mjs';
import { plainAddress } from './plain-address.mjs';
import { costOf, readLimit } from './read-limit.mjs';
import { withResponseCache } from './response-cache.mjs';
import { answerWhileSending } from './unread-body.mjs';
import { isView, sharedViews, viewAddress, withViewMark } from './views.mjs';

/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Handler
 * @typedef {{ dir: string, dev: boolean, isClosing: () => boolean }} Site
 */

/**
 * An answer of a line, which nobody keeps.
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} headers
 */
export function refuse(response, status, text = STATUS_CODES[status], headers = {}) {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl.personal,
  });
  response.end(`${text}\n`);
}

/** A step that answers some requests with a status, and hands the others on. */
const refusing = (status, isRefused, headers) => (next) => (request, response) =>
  isRefused(request) ? refuse(response, status, undefined, headers) : next(request, response);

/** A step that puts a request in order, or gets ready for its answer, and hands it on. */
const preparing = (prepare) => (next, site) => (request, response) => {
  prepare(request, response, site);
  return next(request, response);
};

/** A step that leads some requests elsewhere. */
const leading = (status, targetOf, headers) => (next, site) => (request, response) => {
  const target = targetOf(request, site);
  return target === undefined
    ? next(request, response)
    : refuse(response, status, undefined, { ...headers, Location: target });
};

/**
 * The build's own files, packed when it was made (lib/build/precompress.mjs). Their names change with their content. What
 * else Next offers below /_next (images made smaller, data of old routers) nothing here uses: it is not there.
 */
export function staticFiles(next, { dir }) {
  const files = sirv(join(dir, '.next', 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: lifetimes.hashed.fresh,
  });
  return (request, response) => {
    if (!/^\/_next(?:[/?]|$)/.test(request.url)) return next(request, response);
    if (!request.url.startsWith(staticPrefix)) return refuse(response, 404);
    request.url = request.url.slice(staticPrefix.length - 1);
    // A file that is gone since the start, because another build was made in its place: the browser hears of it at once,
    // where the library would leave it waiting.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    return files(request, response, () => refuse(response, 404));
  };
}

/** What nothing stands behind gets the prepared 404. */
function knownOnly(next, { dir, handle }) {
  const special = specialAddresses(dir);
  const isKnown = knownAddresses(dir);
  const isMissing = missingPages();
  const notFound = preparedNotFound(handle);
  return async (request, response) => {
    const path = request.url.split('?', 1)[0];
    const isLost = (!isKnown(path) || (await isMissing(path))) && !leadsElsewhere(path, special);
    return (isLost ? notFound : next)(request, response);
  };
}

/** Equal questions are written alike, and a page that reads no query is asked for without one. */
function oneAddress(next, { dir }) {
  const special = specialAddresses(dir);
  return (request, response) => {
    request.url = viewAddress(request) ?? request.url;
    dropQuery(request, special);
    return next(request, response);
  };
}

/** What is worth compressing. Of a route handler the header is a list of one, which the library takes for none. */
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

/** Brotli's best ratio for pages that are made while somebody waits; a fifth smaller than gzip. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (_, response) => COMPRESSIBLE.test(String(response.getHeader('content-type'))),
});

/** No more is made for one address than its share. */
function limited(next) {
  let take;
  return (request, response) => {
    const front = slots.front.get();
    const cost = front === undefined ? 0 : costOf(request, isView);
    if (cost === 0) return next(request, response);
    take ??= readLimit(front.readsPerMinute());
    const wait = take(front.visitor(request.headers), cost);
    if (wait === 0) return next(request, response);
    return refuse(response, 429, front.tooMany(request.url), { 'Retry-After': String(wait) });
  };
}

/** Lists and figures with a filter are made once for all who wait. */
function madeOnce(next) {
  const view = sharedViews(next);
  return (request, response) =>
    (isView(request.url) && !isNavigation(request) ? view : next)(request, response);
}

/**
 * What a request goes through before Next, in this order. A step is given the next one and the site, and makes a handler
 * that answers or hands on. In development there are these only: no page has been built.
 * @type {Record<string, (next: Handler, site: Site & { handle: Handler }) => Handler>}
 */
const everywhere = {
  'one by one': oneByOne,
  headers: preparing((_, response, { dev }) => dressAnswer(response, { dev })),
  'unread body': preparing((request, response) => answerWhileSending(request, response)),
  origin: preparing(dropOrigin),
  'too long': refusing(414, isOverlong),
  'plain address': preparing((request) => {
    request.url = plainAddress(request.url);
  }),
  malformed: refusing(400, isMalformed),
  method: (next, site) =>
    site.dev ? next : refusing(405, isUnsupported, { Allow: 'GET, HEAD' })(next, site),
  'part of a file': partsOfFiles(refuse),
  'forged headers': preparing(dropForgedHeaders),
  'name of the browser': preparing(shortenUserAgent),
  // A proxy's kept connections would bring new requests up to the end, and the last ones would be cut.
  closing: preparing(
    (_, response, { isClosing }) => isClosing() && response.setHeader('Connection', 'close'),
  ),
  // It depends on the cookie, so nobody may store it.
  'remembered language': leading(307, rememberedLanguage, { Vary: 'Cookie' }),
};

const built = {
  'static files': staticFiles,
  'small language': (next, site) => {
    const special = specialAddresses(site.dir);
    return leading(308, ({ url }) => withSmallLanguage(url, special))(next, site);
  },
  'known only': knownOnly,
  'short question': leading(308, (request) => withViewMark(request)),
  'one address': oneAddress,
  'byte cache': withResponseCache,
  compression: (next) => (request, response) => compress(request, response, () => next(request, response)),
  'readable failure': failurePage,
  'share of reads': limited,
  'made once': madeOnce,
};

/** The names of the steps, in their order. */
export const stepNames = [...Object.keys(everywhere), ...Object.keys(built)];

/**
 * @param {Handler} handle Next
 * @param {Site} site
 * @returns {Handler}
 */
export function throughSteps(handle, site) {
  const steps = [...Object.values(everywhere), ...(site.dev ? [] : Object.values(built))];
  return steps.reduceRight((next, step) => step(next, { ...site, handle }), handle);
}
