import { LRUCache } from 'lru-cache';
import { lifetimes } from '../lifetimes.cjs';

/**
 * A cache of finished answers in front of Next, for seconds only: bytes, compressed once, with their headers. Next's own
 * page cache keeps a page as text and, for every request, routes it, hashes it, encodes it and compresses it again. Under
 * load that is most of the work (docs/adr/0004; `npm run bench -- http`). An HTTP cache in front of the site does the
 * same better and makes this one idle.
 */
const maxBytes = 32 * 1024 * 1024;

/** Requests whose answer is not the plain page: client navigations, actions, parts, and whatever is personal. */
const personal = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-action', 'authorization'];
/** Headers that belong to one transmission. */
export const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** @param {import('node:http').IncomingMessage} request */
function cacheKey(request) {
  if (request.method !== 'GET' || personal.some((name) => request.headers[name] !== undefined))
    return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  // Quality values are rare and subtle: such a client gets its answer from Next itself.
  if (accepted.includes(';')) return undefined;
  const encoding = ['br', 'gzip'].filter((name) => new RegExp(`\\b${name}\\b`).test(accepted)).join(',');
  return `${encoding} ${request.url}`;
}

/** Only what Next calls public: a page with a shared lifetime that sets and varies on no cookie. */
function isStorable(response) {
  return (
    response.statusCode === 200 &&
    /\bs-maxage=\d/.test(String(response.getHeader('cache-control') ?? '')) &&
    String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
    !response.hasHeader('set-cookie') &&
    !/cookie/i.test(String(response.getHeader('vary') ?? ''))
  );
}

function replay(request, response, entry) {
  const age = Math.floor((Date.now() - entry.storedAt) / 1000);
  const headers = age > 0 ? { ...entry.headers, age: String(age) } : entry.headers;
  if (entry.headers.etag !== undefined && request.headers['if-none-match'] === entry.headers.etag) {
    const {
      'content-length': _length,
      'content-type': _type,
      'content-encoding': _encoding,
      ...rest
    } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(200, headers).end(entry.body);
}

/** Listens to an answer on its way out and hands it to `store` when it has been sent whole. */
function record(response, store) {
  const chunks = [];
  const { write, end } = response;
  let kept;
  const keep = (chunk, encoding) => {
    // Known with the first bytes: what is not to be stored is not held in memory while somebody reads it slowly.
    kept ??= isStorable(response);
    if (!kept) return;
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    else if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk));
  };
  response.write = function recordingWrite(chunk, encoding, callback) {
    keep(chunk, encoding);
    return write.call(this, chunk, encoding, callback);
  };
  response.end = function recordingEnd(chunk, encoding, callback) {
    keep(chunk, encoding);
    if (kept) {
      const body = Buffer.concat(chunks);
      const headers = Object.fromEntries(
        Object.entries(response.getHeaders()).filter(([name]) => !hopByHop.has(name)),
      );
      store({ storedAt: Date.now(), body, headers: { ...headers, 'content-length': String(body.length) } });
    }
    return end.call(this, chunk, encoding, callback);
  };
}

/**
 * Wraps a request handler with the cache.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 * @returns the same kind of handler
 */
export function withResponseCache(handle) {
  const cache = new LRUCache({
    maxSize: maxBytes,
    ttl: lifetimes.bytes.fresh * 1000,
    sizeCalculation: ({ body }) => body.length + 2048,
  });
  return (request, response) => {
    const key = cacheKey(request);
    if (key === undefined) return handle(request, response);
    const entry = cache.get(key);
    if (entry !== undefined) return replay(request, response, entry);
    // A conditional request may be answered by a 304, which has no body to keep.
    if (request.headers['if-none-match'] === undefined) record(response, (made) => cache.set(key, made));
    return handle(request, response);
  };
}
