import { constants } from 'node:zlib';
import compression from 'compression';
import { lifetimes } from '../lifetimes.cjs';
import { displayPath } from '../site/display-path.mjs';
import { collect } from './collect.mjs';
import { inlineScript } from './contract.cjs';
import { dropNavigation } from './incoming.mjs';
import { hopByHop } from './response-cache.mjs';
import { hashSource } from './script-hashes.cjs';

/**
 * The 404 page, made by Next once an hour for each language and filled in for each address (docs/adr/0014). It is asked for
 * under a name that no page has; where that name stands behind a slash, in text, in a link or in the data of the page's
 * scripts, the address that was really asked for is written, and the policy names the scripts as they then are. Where it
 * stands alone it belongs to Next's router, which takes the address from the browser.
 */
const placeholder = '/the-address-that-was-asked-for';
const lifetimeMs = lifetimes.notFound.fresh * 1000;

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const asMarkup = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign]);
const asJson = (text) => JSON.stringify(text).slice(1, -1);
/** As it stands in the data of a page: JSON, within a string of a script, within a page. */
const asData = (text) =>
  asJson(asJson(text)).replace(
    /[&<>'\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What no address holds as it is and some clients send all the same: one byte a character, as Node reads them. */
const escaped = (path) =>
  path.replace(/["<>^`{|}\\\x80-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * @param {string} html a page that was asked for under the placeholder
 * @param {string} policy its Content-Security-Policy
 * @returns {(path: string) => { html: string, policy: string }} the same page for another path
 */
function template(html, policy) {
  const name = placeholder;
  const pieces = [];
  let end = 0;
  for (const { index, 0: element, 2: script } of html.matchAll(inlineScript)) {
    if (!script.includes(name)) continue;
    pieces.push({ text: html.slice(end, index) }, { text: element, script });
    end = index + element.length;
  }
  pieces.push({ text: html.slice(end) });
  const parts = pieces.map(({ text, script }) => ({
    texts: text.split(name),
    script: script?.split(name),
    hash: script && hashSource(script),
  }));
  return (path) => {
    const [markup, data] = [asMarkup(path), asData(path)];
    let filled = policy;
    for (const { script, hash } of parts)
      if (script !== undefined) filled = filled.replace(hash, hashSource(script.join(data)));
    return {
      html: parts.map(({ texts, script }) => texts.join(script ? data : markup)).join(''),
      policy: filled,
    };
  };
}

/** Pages of invented addresses are packed fast, not small: nobody reads them twice. */
const compress = compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } });

/**
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle Next
 * @returns the same kind of handler, for addresses that nothing stands behind
 */
export function preparedNotFound(handle) {
  const prepared = new Map();

  const send = (response, { headers, fill }, shown) => {
    const { html, policy } = fill(shown);
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    response.setHeader('Content-Security-Policy', policy);
    response.statusCode = 404;
    response.end(html);
  };

  /** Lets Next make the page for this very request, and keeps it for the next ones. */
  const prepare = (request, response, prefix, shown) => {
    dropNavigation(request);
    request.url = prefix + placeholder;
    const { method } = request;
    request.method = 'GET';
    collect(response, (body, sendBody) => {
      request.method = method;
      const policy = response.getHeader('content-security-policy');
      if (response.statusCode !== 404 || typeof policy !== 'string') return sendBody(body);
      response.removeHeader('content-length');
      response.removeHeader('etag');
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([header]) => !hopByHop.has(header)),
      );
      const page = { headers, fill: template(body.toString(), policy), madeAt: Date.now() };
      prepared.set(prefix, page);
      return send(response, page, shown);
    });
    return handle(request, response);
  };

  return (request, response) =>
    compress(request, response, () => {
      const path = request.url.split('?', 1)[0];
      const prefix = /^\/en(?=\/|$)/.exec(path)?.[0] ?? '';
      const shown = displayPath(escaped(path.slice(prefix.length)));
      const page = prepared.get(prefix);
      if (page === undefined || Date.now() - page.madeAt > lifetimeMs)
        return prepare(request, response, prefix, shown);
      return send(response, page, shown);
    });
}
