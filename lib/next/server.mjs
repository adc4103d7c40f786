import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';
import sirv from 'sirv';
import { withResponseCache } from './response-cache.mjs';

/** The response of the request being handled: lib/next/response-status.ts finds it here, bundled apart from this file. */
const responses = new AsyncLocalStorage();
globalThis[Symbol.for('title-registry.responses')] = responses;

/**
 * Requests that Next 16 answers with a 500 although the client is at fault. Each is the client's error, so each is a 400.
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean}
 */
export function isMalformed(request) {
  try {
    decodeURIComponent((request.url ?? '/').split('?', 1)[0]);
    const routerState = request.headers['next-router-state-tree'];
    if (routerState !== undefined) JSON.parse(decodeURIComponent(String(routerState)));
    return false;
  } catch {
    return true;
  }
}

/**
 * Pages are read, never written to; Next renders a page for any method. What takes more is a handler below /api/, and
 * says so itself.
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean}
 */
export function isUnsupported({ method, url = '/' }) {
  return method !== 'GET' && method !== 'HEAD' && !url.startsWith('/api/');
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'",
  });
  response.end(`${text}\n`);
}

/** Brotli's best ratio for pages that are made while somebody waits; a fifth smaller than gzip. */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });

/** The build's own files, packed when it was made (lib/build/precompress.mjs). Their names change with their content. */
function staticFiles(dir) {
  const files = sirv(join(dir, '.next', 'static'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
  });
  const prefix = '/_next/static/';
  return (request, response, otherwise) => {
    if (!request.url.startsWith(prefix)) return otherwise();
    const { url } = request;
    request.url = url.slice(prefix.length - 1);
    return files(request, response, () => {
      request.url = url;
      return otherwise();
    });
  };
}

/** Next behind the compression and, for the build's own files, behind nothing but the file system. */
function built(dir, handle) {
  const files = staticFiles(dir);
  const cached = withResponseCache((request, response) =>
    compress(request, response, () => handle(request, response)),
  );
  return (request, response) => files(request, response, () => cached(request, response));
}

/** How long running requests have to finish once the server is told to stop. */
const drainMs = 8_000;

const listen = (server, port, hostname) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => resolve(server.address()));
  });

/**
 * Serves the built site (or, with `dev`, the sources) until the process gets SIGTERM or SIGINT; then it stops accepting,
 * lets running requests finish for some seconds and exits.
 * @param {{ dir: string, port: number, hostname?: string, dev?: boolean }} options
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve({ dir, port, hostname, dev = false }) {
  let answer;
  const server = createServer((request, response) => {
    if (isMalformed(request)) return refuse(response, 400, 'Bad Request');
    if (!dev && isUnsupported(request)) {
      return refuse(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    // Rate limits count by it (lib/http/client-address.ts); over whatever the client sent under this name.
    request.headers['x-socket-address'] = request.socket.remoteAddress;
    return answer(request, response);
  });
  server.headersTimeout = 20_000;
  server.requestTimeout = 300_000; // attachments over a slow connection; each handler has a stricter deadline of its own
  server.keepAliveTimeout = 65_000;
  const app = next({ dev, dir, hostname: hostname ?? 'localhost', port, httpServer: server });
  await app.prepare();
  const handle = app.getRequestHandler();
  const traced = (request, response) => responses.run(response, handle, request, response);
  answer = dev ? traced : built(dir, traced);
  const address = await listen(server, port, hostname);
  // Route handlers that show a page again (a form with its errors) fetch it from this very process.
  process.env.SITE_INTERNAL_ORIGIN = `http://${loopback(address)}:${address.port}`;
  const close = async () => {
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
