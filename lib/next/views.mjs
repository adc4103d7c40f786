import { slots } from '../channels.cjs';
import { cacheControl } from '../lifetimes.cjs';
import { collect } from './collect.mjs';
import { dressedPage } from './dressed-page.cjs';
import { isNavigation } from './incoming.mjs';
import { hopByHop } from './response-cache.mjs';

/**
 * Lists and figures with a filter in their address (docs/adr/0018). Equal questions are one: written alike, made once while
 * several wait, and kept by the byte cache and by caches in front like every page of data. So their policy names the hashes
 * of their scripts; a nonce would be known to everybody who asks the same.
 */

/** Longer than any code, name, number or map's link that a filter takes; a page says of a longer one that it cannot be followed. */
const maxValueLength = 501;

const views = () => slots.front.get()?.views ?? new Map();

/**
 * What an address asks of a page with a filter; `undefined` of any other page, and in a client navigation: its answer names
 * the query that was sent.
 */
function questionOf(request, pages) {
  const [path, search] = request.url.split('?', 2);
  const keys = search === undefined || isNavigation(request) ? undefined : pages.get(path);
  return keys && { path, search, keys, asked: new URLSearchParams(search) };
}

/**
 * Writes the address of a view as every equal question is written: the parameters that the page reads, once each, in one
 * order; `undefined` for any other address.
 * @param {import('node:http').IncomingMessage} request
 * @param {ReadonlyMap<string, readonly string[]>} pages the parameters of each page, `view` first and `page` last
 * @returns {string | undefined}
 */
export function viewAddress(request, pages = views()) {
  const question = questionOf(request, pages);
  if (question === undefined) return undefined;
  const { path, keys, asked } = question;
  if (!asked.has(keys[0]) && !asked.has(keys.at(-1))) return undefined;
  const query = new URLSearchParams();
  for (const key of keys) {
    const value = key === 'view' && asked.has(key) ? 'filtered' : asked.get(key);
    if (value) query.set(key, value.slice(0, maxValueLength));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * `/search?q=x`, as one writes it by hand or as another site links to it, is meant as `/search?view=filtered&q=x`.
 * @param {import('node:http').IncomingMessage} request
 * @param {ReadonlyMap<string, readonly string[]>} pages the parameters of each page, `view` first and `page` last
 * @returns {string | undefined} where to, when a question lacks the mark of a view
 */
export function withViewMark(request, pages = views()) {
  const question = questionOf(request, pages);
  if (question === undefined) return undefined;
  const { path, search, keys, asked } = question;
  if (asked.has(keys[0]) || !keys.slice(1, -1).some((key) => asked.get(key))) return undefined;
  return `${path}?${keys[0]}=filtered&${search}`;
}

/**
 * Whether a view is asked for, by a page's address or by a client navigation.
 * @param {string} address
 */
export const isView = (address, pages = views()) =>
  /[?&](?:view|page)(?:[=&]|$)/.test(address) && pages.has(address.slice(0, address.indexOf('?')));

/** The place of a device is in the address: what is answered to it is kept by nobody. */
const isLocated = (address) => /[?&]within=/.test(address);

function dressedView(address, response, body) {
  response.removeHeader('content-length');
  response.removeHeader('etag');
  if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return body;
  const { page, policy } = dressedPage(body);
  response.setHeader('Content-Security-Policy', policy);
  if (response.statusCode === 200)
    response.setHeader('Cache-Control', isLocated(address) ? cacheControl.personal : cacheControl.view);
  return page;
}

const shared = (headers) => Object.entries(headers).filter(([name]) => !hopByHop.has(name));

/**
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle Next
 * @returns the same kind of handler, for views; whoever asks while the same is made gets the same
 */
export function sharedViews(handle) {
  /** The others who wait, by the address of what is made. */
  const waiting = new Map();

  /** Makes a view as the answer to one request. Who hangs up before it is done leaves the making to the next. */
  const make = (request, response) => {
    const { url: address, method } = request;
    const others = waiting.get(address) ?? [];
    waiting.set(address, others);
    let over = false;
    response.once('close', () => {
      if (over) return;
      over = true;
      const next = others.findIndex((one) => !one.response.destroyed);
      if (next === -1) return waiting.delete(address);
      const [heir] = others.splice(0, next + 1).slice(-1);
      return make(heir.request, heir.response);
    });
    request.method = 'GET';
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
    collect(response, (body, send) => {
      request.method = method;
      if (over) return send(body);
      over = true;
      waiting.delete(address);
      const page = dressedView(address, response, body);
      const headers = shared(response.getHeaders());
      send(page);
      for (const { response: other } of others) {
        other.statusCode = response.statusCode;
        for (const [name, value] of headers) other.setHeader(name, value);
        other.end(page);
      }
    });
    return handle(request, response);
  };

  return (request, response) => {
    const others = waiting.get(request.url);
    if (others === undefined) return make(request, response);
    others.push({ request, response });
  };
}
