import { headers as channelHeaders } from '../channels.cjs';
import {
  builtRoutes,
  draftCookie,
  isRouterState,
  navigationHeaders,
  navigationParameter,
  prefetchHeader,
  prefetchValue,
  routerStateHeader,
  unusedHeaders,
} from './contract.cjs';

/**
 * What a request must not bring into Next, and what it may not ask of it. Everything here looks at the request alone and
 * runs before any of Next's own code (lib/next/server.mjs).
 */

const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/** No link of ours comes near: a filter has eight parameters, and campaigns add five of up to 300 characters. */
const maxQueryLength = 4096;
const maxParameters = 64;

/**
 * Whether a query is longer than anybody's, in characters or in parameters: reading it costs Next the square of their number.
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean}
 */
export function isOverlong({ url = '/' }) {
  const start = url.indexOf('?');
  if (start === -1) return false;
  if (url.length - start > maxQueryLength) return true;
  let parameters = 1;
  for (let at = url.indexOf('&', start); at !== -1; at = url.indexOf('&', at + 1)) parameters += 1;
  return parameters > maxParameters;
}

/** A name or an address with its port; no name is longer (RFC 1035), and of two nobody knows which is meant (RFC 9112, 3.2). */
const host = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

function isHost({ httpVersion, headers, rawHeaders = [] }) {
  if (headers.host === undefined) return httpVersion !== '1.1';
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length < 2 && host.test(headers.host);
}

/**
 * Requests that Next 16 answers with a 500 although the client is at fault. Each is the client's error, so each is a 400.
 * @param {import('node:http').IncomingMessage} request
 * @returns {boolean}
 */
export function isMalformed(request) {
  if (!isHost(request)) return true;
  try {
    const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0]);
    // No page has such a name, and Next's patterns do not see past the end of a line.
    if (!path.startsWith('/') || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return true;
    // Whoever means the folder above says so without the detour: browsers do, and two readers of it may disagree.
    if (dotSegment.test(path)) return true;
    const routerState = request.headers[routerStateHeader];
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

/** @param {import('node:http').IncomingMessage} request */
export const isNavigation = (request) => request.headers.rsc === '1';

/** @param {import('node:http').IncomingMessage} request that is answered with a page, however it asks */
export function dropNavigation(request) {
  for (const name of navigationHeaders) delete request.headers[name];
}

/** Twice what the longest browsers and crawlers send. */
const maxUserAgent = 512;

/**
 * Next looks for crawlers in the name of a browser with patterns that cost the square of its length, three times a page: one
 * that fills the headers would hold everybody up for a second. Who it is stands at its start.
 * @param {import('node:http').IncomingMessage} request
 */
export function shortenUserAgent({ headers }) {
  const name = headers['user-agent'];
  if (name !== undefined && name.length > maxUserAgent) headers['user-agent'] = name.slice(0, maxUserAgent);
}

/**
 * Headers that a request must not bring: by some a stranger would speak to Next as our own code does (the address of the
 * socket is ours to say, lib/http/client-address.ts; a policy would put its nonce into a page that others get from the
 * cache), others ask for what is not there. A client navigation says `RSC: 1`; the other headers of one mean nothing
 * without it. The page of a refused form is asked for by this very process, with a policy (lib/submit/page.ts).
 * @param {import('node:http').IncomingMessage} request
 */
export function dropForgedHeaders(request) {
  const { headers } = request;
  headers[channelHeaders.socketAddress] = request.socket.remoteAddress;
  for (const name of unusedHeaders) delete headers[name];
  if (headers[prefetchHeader] !== prefetchValue) delete headers[prefetchHeader];
  if (!isNavigation(request)) dropNavigation(request);
  if (headers.cookie?.includes('__')) headers.cookie = headers.cookie.replace(draftCookie, '');
  if (/^\/(?:en\/)?form-errors\//.test(request.url)) return;
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
}

/**
 * The addresses that look at their query or lead elsewhere, from Next's own table of routes.
 * @param {string} dir of the build
 * @returns {{ pattern: RegExp, keys?: string[] }[]} with the parameters that each asks for; without `keys`, any
 */
export function specialAddresses(dir) {
  return builtRoutes(dir).special.map(({ regex, has }) => ({
    pattern: new RegExp(regex, 'i'),
    keys: has?.map(({ key }) => key),
  }));
}

/**
 * @param {string} path
 * @param {ReturnType<typeof specialAddresses>} special
 */
export const leadsElsewhere = (path, special) =>
  special.some(({ pattern, keys }) => keys === undefined && pattern.test(path));

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
  const query = new URLSearchParams(url.slice(start));
  const isRead = special.some(
    ({ pattern, keys }) => pattern.test(path) && (keys === undefined || keys.every((key) => query.has(key))),
  );
  if (isRead) return;
  // From anybody else it is a word like any other.
  const part = isNavigation(request) ? query.get(navigationParameter) : null;
  request.url = part === null ? path : `${path}?${navigationParameter}=${encodeURIComponent(part)}`;
}

/** The name of the cookie that remembers a chosen language (lib/i18n/locales.ts; routes.test.ts compares). */
export const rememberedCookie = 'locale';
const choseEnglish = new RegExp(`(?:^|;)\\s*${rememberedCookie}=en\\s*(?:;|$)`);

/**
 * A visitor who chose English gets it at the root as well, with the query of the address. Who goes to the root from another
 * page of the site follows a link of an Arabic one, as after a step back, and gets what it says: a navigation in the browser
 * could not even be led on, because the other language is another document.
 * @param {Pick<import('node:http').IncomingMessage, 'url' | 'headers'>} request
 * @returns {string | undefined} where to
 */
export function rememberedLanguage({ url = '/', headers }) {
  if (!/^\/(?:\?|$)/.test(url) || !choseEnglish.test(headers.cookie ?? '')) return undefined;
  if (isNavigation({ headers }) || headers['sec-fetch-site'] === 'same-origin') return undefined;
  return `/en${url.slice(1)}`;
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
  if (leadsElsewhere(path, special)) return undefined;
  return `/en${url.slice(language.length)}`;
}
