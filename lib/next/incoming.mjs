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
    const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0]);
    // No page has such a name, and Next's patterns do not see past the end of a line.
    if (!path.startsWith('/') || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return true;
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
  return method === 'TRACE' || (method !== 'GET' && method !== 'HEAD' && !url.startsWith('/api/'));
}

/**
 * A proxy's form of an address, which every server has to take (RFC 9112, section 3.2.2), as the path that it names.
 * @param {import('node:http').IncomingMessage} request
 */
export function dropOrigin(request) {
  request.url = request.url.replace(/^https?:\/\/[^/?#]*(?=([/?#]|$))/i, (_, next) =>
    next === '/' ? '' : '/',
  );
}

/** Cookies by which Next would show drafts, which this site has none of, and answer with cookies of its own. */
const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=[^;]*/g;

/**
 * Headers by which a stranger would speak to Next as our own code does: the address of the socket is ours to say
 * (lib/http/client-address.ts), and a policy would put its nonce into a page that others get from the cache. The page of a
 * refused form is asked for by this very process, with a policy (lib/http/form-page.ts).
 * @param {import('node:http').IncomingMessage} request
 */
export function dropForgedHeaders(request) {
  request.headers['x-socket-address'] = request.socket.remoteAddress;
  if (request.headers.cookie?.includes('__'))
    request.headers.cookie = request.headers.cookie.replace(draftCookie, '');
  if (/^\/(?:en\/)?form-errors\//.test(request.url)) return;
  delete request.headers['content-security-policy'];
  delete request.headers['content-security-policy-report-only'];
}

/**
 * The addresses that look at their query or lead elsewhere, from Next's own table of routes.
 * @param {string} dir of the build
 * @returns {{ pattern: RegExp, keys?: string[] }[]} with the parameters that each asks for; without `keys`, any
 */
export function specialAddresses(dir) {
  const { redirects, rewrites } = JSON.parse(
    readFileSync(join(dir, '.next', 'routes-manifest.json'), 'utf8'),
  );
  return [...redirects, ...rewrites.beforeFiles].map(({ regex, has }) => ({
    pattern: new RegExp(regex, 'i'),
    keys: has?.map(({ key }) => key),
  }));
}

/**
 * Next writes the address of whoever asks first, with its query, into the page that all others get. So a page that reads no
 * query is made without one; the browser has its own address and keeps it. Redirects take their query along.
 * @param {import('node:http').IncomingMessage} request whose address is shortened
 * @param {ReturnType<typeof specialAddresses>} special
 */
export function dropQuery(request, special) {
  const { url } = request;
  const start = url.indexOf('?');
  if (start === -1 || /^\/(?:api|builds|_next)\//.test(url)) return;
  const path = url.slice(0, start);
  // The root leads on, with its query, whoever chose English (middleware.ts).
  if (path === '/' && request.headers.cookie !== undefined) return;
  const query = new URLSearchParams(url.slice(start));
  const isRead = special.some(
    ({ pattern, keys }) => pattern.test(path) && (keys === undefined || keys.every((key) => query.has(key))),
  );
  if (isRead) return;
  // By this one Next tells a client navigation from a page.
  const part = query.get('_rsc');
  request.url = part === null ? path : `${path}?_rsc=${encodeURIComponent(part)}`;
}

/**
 * `/EN/about-us` is meant as `/en/about-us`: Next's patterns know no case, its pages do. Old addresses have a target of
 * their own, in any case.
 * @param {string} url
 * @param {ReturnType<typeof specialAddresses>} special
 * @returns {string | undefined} where to, when the language is not written in small letters
 */
export function withSmallLanguage(url, special) {
  const language = /^\/en(?=[/?]|$)/i.exec(url)?.[0];
  if (language === undefined || language === '/en') return undefined;
  const path = url.split('?', 1)[0];
  if (special.some(({ pattern, keys }) => keys === undefined && pattern.test(path))) return undefined;
  return `/en${url.slice(language.length)}`;
}
