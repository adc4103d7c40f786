import { STATUS_CODES } from 'node:http';
import { cacheControl } from '../lifetimes.cjs';
import { policyFor } from '../security/csp.cjs';
import { reportPath, securityHeaders } from '../security/headers.cjs';

/**
 * The headers that every answer of this server has, whoever made it: Next, the file system, this server itself, or Node
 * for what is not even a request.
 */
const always = Object.entries(securityHeaders());

/** A header as it will be sent: set before, or handed to `writeHead`. */
function headerOf(response, parts, name) {
  const given = parts.find((part) => typeof part === 'object' && part !== null);
  const [, value] = Object.entries(given ?? {}).find(([key]) => key.toLowerCase() === name) ?? [];
  return value ?? response.getHeader(name);
}

/**
 * The last look at an answer's headers. What failed is nobody's to keep, whatever its address allows for the answer that it
 * should have been.
 * @param {import('node:http').ServerResponse} response
 * @param {{ dev: boolean }} options in development pages have no policy of their own, and get none here
 */
export function dressAnswer(response, { dev }) {
  const { writeHead } = response;
  response.writeHead = function dressedWriteHead(status, ...parts) {
    // Next adds what an answer says of itself to what next.config.ts says of its address: the answer itself counts.
    const control = this.getHeader('cache-control');
    if (Array.isArray(control)) this.setHeader('Cache-Control', String(control.at(-1)));
    const type = String(headerOf(this, parts, 'content-type') ?? '');
    const set = (name, value) => {
      if (value !== undefined && headerOf(this, parts, name.toLowerCase()) === undefined)
        this.setHeader(name, value);
    };
    for (const [name, value] of always) set(name, value);
    if (!dev) {
      if (status >= 500) this.setHeader('Cache-Control', cacheControl.never);
      set('Content-Security-Policy', policyFor({ status, type }));
      if (type.startsWith('text/html')) set('Reporting-Endpoints', `csp="${reportPath}"`);
    }
    return writeHead.call(this, status, ...parts);
  };
}

/** The status of what could not be read as a request, by Node's name of the error. */
const unreadable = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * A whole answer where Node has no response to write it to; the connection ends with it.
 * @param {number} status
 * @param {Record<string, string>} more headers
 * @returns {string}
 */
export function bareAnswer(status, more = {}) {
  const text = `${STATUS_CODES[status]}\n`;
  const type = 'text/plain; charset=utf-8';
  const headers = Object.entries({
    ...Object.fromEntries(always),
    'Content-Security-Policy': policyFor({ type }),
    'Cache-Control': cacheControl.never,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    ...more,
    Connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${text}`;
}

/**
 * The answer to what could not be read as a request.
 * @param {{ code?: string }} error
 * @returns {string}
 */
export const unreadableAnswer = ({ code = '' }) => bareAnswer(unreadable[code] ?? 400);
