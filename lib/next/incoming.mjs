import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a request must not bring into Next, and what it may not ask of it. Everything here looks at the request alone and
 * runs before any of Next's own code (lib/next/server.mjs).
 */

/**
 * A router state as Next's client sends it: [segment, children, …], the children by the name of their slot. Anything else
 * fails an assertion in the middle of a page.
 * @param {unknown} state
 * @returns {boolean}
 */
function isRouterState(state) {
  if (!Array.isArray(state) || state.length < 2) return false;
  const [segment, slots] = state;
  if (typeof segment !== 'string' && !Array.isArray(segment)) return false;
  if (typeof slots !== 'object' || slots === null || Array.isArray(slots)) return false;
  return Object.values(slots).every(isRouterState);
}

/**
 * Requests that Next 16 answers with a 500 although the client is at fault. Each is the client's error, so each is a 400.
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean}
 */
export function isMalformed(request) {
  try {
    decodeURIComponent((request.url ?? '/').split('?', 1)[0]);
    const routerState = request.headers['next-router-state-tree'];
    return routerState !== undefined && !isRouterState(JSON.parse(decodeURIComponent(String(routerState))));
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

/**
 * Headers by which a stranger would speak to Next as our own code does: the address of the socket is ours to say
 * (lib/http/client-address.ts), and a policy would put its nonce into a page that others get from the cache. The page of a
 * refused form is asked for by this very process, with a policy (lib/http/form-page.ts).
 * @param {import('node:http').IncomingMessage} request
 */
export function dropForgedHeaders(request) {
  request.headers['x-socket-address'] = request.socket.remoteAddress;
  if (/^\/(?:en\/)?form-errors\//.test(request.url)) return;
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
}

/**
 * Next writes the address of whoever asks first, with its query, into the page that all others get. So a page that reads no
 * query is made without one; the browser has its own address and keeps it. Redirects take their query along.
 * @param {string} dir of the build, whose table of routes says which addresses look at their query
 * @returns {(request: import('node:http').IncomingMessage) => void} shortens the request's address
 */
export function queryDropper(dir) {
  const { redirects, rewrites } = JSON.parse(
    readFileSync(join(dir, '.next', 'routes-manifest.json'), 'utf8'),
  );
  const readers = [...redirects, ...rewrites.beforeFiles].map(({ regex, has }) => ({
    pattern: new RegExp(regex),
    keys: has?.map(({ key }) => key),
  }));
  return (request) => {
    const { url } = request;
    const start = url.indexOf('?');
    if (start === -1 || /^\/(?:api|builds|_next)\//.test(url)) return;
    const path = url.slice(0, start);
    // The root leads on, with its query, whoever chose English (middleware.ts).
    if (path === '/' && request.headers.cookie !== undefined) return;
    const query = new URLSearchParams(url.slice(start));
    const isRead = readers.some(
      ({ pattern, keys }) =>
        pattern.test(path) && (keys === undefined || keys.every((key) => query.has(key))),
    );
    if (isRead) return;
    // By this one Next tells a client navigation from a page.
    const part = query.get('_rsc');
    request.url = part === null ? path : `${path}?_rsc=${encodeURIComponent(part)}`;
  };
}
