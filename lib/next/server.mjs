import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import sirv from 'sirv';
import { dressAnswer } from './answer-headers.mjs';
import { answerEveryConnection, ignoreUpgrades } from './connections.mjs';
import { staticPrefix } from './contract.cjs';
import { checkContract } from './contract-check.mjs';
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
  specialAddresses,
  withSmallLanguage,
} from './incoming.mjs';
import { knownAddresses, missingPages } from './known-addresses.mjs';
import { preparedNotFound } from './not-found.mjs';
import { oneByOne } from './one-by-one.mjs';
import { plainAddress } from './plain-address.mjs';
import { costOf, readLimit } from './read-limit.mjs';
import { withResponseCache } from './response-cache.mjs';
import { answerWhileSending } from './unread-body.mjs';
import { isView, sharedViews, viewAddress } from './views.mjs';

/** The response of the request being handled: lib/next/response-status.ts finds it here, bundled apart from this file. */
const responses = new AsyncLocalStorage();
globalThis[Symbol.for('title-registry.responses')] = responses;

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
  response.end(`${text}\n`);
}

/** Brotli's best ratio for pages that are made while somebody waits; a fifth smaller than gzip. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/**
 * The build's own files, packed when it was made (lib/build/precompress.mjs). Their names change with their content. What
 * else Next offers below /_next (images made smaller, data of old routers) nothing here uses: it is not there.
 */
function staticFiles(dir) {
  const files = sirv(join(dir, '.next', 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
  });
  const missing = (response) => refuse(response, 404, 'Not Found');
  return (request, response, otherwise) => {
    if (!/^\/_next(?:[/?]|$)/.test(request.url)) return otherwise();
    if (!request.url.startsWith(staticPrefix)) return missing(response);
    request.url = request.url.slice(staticPrefix.length - 1);
    return files(request, response, () => missing(response));
  };
}

/** A handler that makes no more for one address than its share. */
function limited(handle) {
  let take;
  return (request, response) => {
    const front = globalThis[Symbol.for('title-registry.front')];
    const cost = front === undefined ? 0 : costOf(request, isView);
    if (cost === 0) return handle(request, response);
    take ??= readLimit(front.readsPerMinute());
    const wait = take(front.visitor(request.headers), cost);
    if (wait === 0) return handle(request, response);
    return refuse(response, 429, front.tooMany(request.url), { 'Retry-After': String(wait) });
  };
}

/** Next behind the compression and, for the build's own files, behind nothing but the file system. */
function built(dir, handle) {
  const files = staticFiles(dir);
  const special = specialAddresses(dir);
  const isKnown = knownAddresses(dir);
  const notFound = preparedNotFound(handle);
  const view = sharedViews(handle);
  const made = limited((request, response) =>
    (isView(request.url) && !isNavigation(request) ? view : handle)(request, response),
  );
  const cached = withResponseCache((request, response) =>
    compress(request, response, () => made(request, response)),
  );
  const isMissing = missingPages();
  return (request, response) =>
    files(request, response, async () => {
      const address = withSmallLanguage(request.url, special);
      if (address !== undefined) return refuse(response, 308, 'Permanent Redirect', { Location: address });
      const path = request.url.split('?', 1)[0];
      const isLost = (!isKnown(path) || (await isMissing(path))) && !leadsElsewhere(path, special);
      if (isLost) return notFound(request, response);
      request.url = viewAddress(request) ?? request.url;
      dropQuery(request, special);
      return cached(request, response);
    });
}

/** How long running requests have to finish once the server is told to stop. */
const drainMs = 8_000;

const listen = (server, port, hostname) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve(server.address()));
  });

/** How long the registry may take to open; another process may be migrating its tables. */
const openMs = 60_000;

/**
 * A promise that instrumentation.ts settles once the registry of this process is open. Next only logs what fails there, and
 * answers every request with 500 from then on.
 */
function opened() {
  let settle;
  const done = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  globalThis[Symbol.for('title-registry.opened')] = settle;
  // Somebody listens only later; a failure before that is not one that nobody handles.
  done.catch(() => {});
  return async () => {
    const late = setTimeout(() => settle.reject(new Error('The registry did not open in time.')), openMs);
    await done.finally(() => clearTimeout(late));
  };
}

/**
 * Serves the built site (or, with `dev`, the sources) until the process gets SIGTERM or SIGINT; then it stops accepting,
 * lets running requests finish for some seconds and exits.
 * @param {{ dir: string, port: number, hostname?: string, dev?: boolean }} options
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve({ dir, port, hostname, dev = false }) {
  if (!dev) checkContract(dir);
  let answer;
  let closing = false;
  const receive = (request, response) => {
    dressAnswer(response, { dev });
    answerWhileSending(request, response);
    dropOrigin(request);
    if (isOverlong(request)) return refuse(response, 414, 'URI Too Long');
    request.url = plainAddress(request.url);
    if (isMalformed(request)) return refuse(response, 400, 'Bad Request');
    if (!dev && isUnsupported(request)) {
      return refuse(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    dropForgedHeaders(request);
    // A proxy's kept connections would bring new requests up to the end, and the last ones would be cut.
    if (closing) response.setHeader('Connection', 'close');
    const language = rememberedLanguage(request);
    // It depends on the cookie, so nobody may store it.
    if (language !== undefined)
      return refuse(response, 307, 'Temporary Redirect', { Location: language, Vary: 'Cookie' });
    return answer(request, response);
  };
  // A request without a host is refused above: Node would do it without the headers of every answer.
  const server = createServer({ requireHostHeader: false }, oneByOne(receive));
  server.headersTimeout = 20_000;
  server.requestTimeout = 300_000; // attachments over a slow connection; each handler has a stricter deadline of its own
  server.keepAliveTimeout = 65_000;
  if (!dev) ignoreUpgrades(server);
  answerEveryConnection(server, refuse);
  const registryIsOpen = opened();
  const app = next({ dev, dir, hostname: hostname ?? 'localhost', port, httpServer: server });
  await app.prepare();
  if (!dev) await registryIsOpen();
  const handle = app.getRequestHandler();
  const traced = (request, response) => responses.run(response, handle, request, response);
  answer = dev ? traced : built(dir, traced);
  const address = await listen(server, port, hostname);
  // Route handlers that show a page again (a form with its errors) fetch it from this very process.
  process.env.SITE_INTERNAL_ORIGIN = `http://${loopback(address)}:${address.port}`;
  const close = async () => {
    closing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Whoever reads its answer too slowly must not hold the end up: after ten seconds most supervisors kill.
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(cut);
    await app.close();
    // Set by instrumentation.ts: running deliveries end, the store is closed.
    await globalThis[Symbol.for('title-registry.close')]?.();
  };
  return { port: address.port, close };
}

function loopback(address) {
  if (address.address === '::' || address.address === '0.0.0.0') return '127.0.0.1';
  return address.family === 'IPv6' ? `[${address.address}]` : address.address;
}
