import { collect } from './collect.mjs';

/**
 * Parts of a file, as RFC 9110 (section 14) has them: Next and sirv leave a part that nobody has without an answer, or
 * answer with a 500. What asks for a part is taken from the request, the whole is made, and the part is cut out of it.
 */

/** The headers of a whole answer that say nothing true of its refusal. */
const ofTheWhole = ['Content-Disposition', 'Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified'];

/**
 * @param {string} spec `first-last`, `first-` or `-length`
 * @param {number} size of the whole
 * @returns {[first: number, last: number] | 'unsatisfiable' | 'malformed'}
 */
function boundsOf(spec, size) {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(spec) ?? [];
  if (from === undefined || (from === '' && to === '')) return 'malformed';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Number(to);
  if (from !== '' && to !== '' && first > last) return 'malformed';
  return first < size ? [first, Math.min(last, size - 1)] : 'unsatisfiable';
}

/**
 * Which part of a whole is asked for. Several parts at once are answered with the whole, as a server may.
 * @param {string} range the header
 * @param {number} size of the whole, in bytes
 * @returns {'whole' | 'none' | [first: number, last: number]} `none`: nobody has it, or it is written as none is
 */
function partAsked(range, size) {
  const [, unit = '', specs = ''] = /^([^=]*)=?(.*)$/s.exec(range) ?? [];
  if (unit.trim().toLowerCase() !== 'bytes') return 'whole';
  const bounds = specs
    .split(',')
    .map((spec) => spec.trim())
    .filter((spec) => spec !== '')
    .map((spec) => boundsOf(spec, size));
  const parts = bounds.filter((found) => Array.isArray(found));
  if (parts.length === 0 || bounds.includes('malformed')) return 'none';
  return bounds.length === 1 ? parts[0] : 'whole';
}

/**
 * A step that answers who asks for a part. Pages are always whole: they are made for their address, and change. So is what
 * is asked for under a condition (If-Range): no file here says by which bytes it is itself.
 * @param {(response: import('node:http').ServerResponse, status: number, text?: string, headers?: object) => void} refuse
 */
export const partsOfFiles = (refuse) => (next) => (request, response) => {
  const { headers, method } = request;
  const { range, 'if-range': condition } = headers;
  delete headers.range;
  delete headers['if-range'];
  if (range === undefined || condition !== undefined || method !== 'GET') return next(request, response);
  // A part of what is packed on the way is a part of nothing that anybody else has.
  delete headers['accept-encoding'];
  collect(response, (body, send) => {
    const type = String(response.getHeader('content-type') ?? '');
    const isFile = response.statusCode === 200 && !type.startsWith('text/html');
    const part = isFile ? partAsked(range, body.length) : 'whole';
    if (part === 'whole') return send(body);
    if (part === 'none') {
      for (const name of ofTheWhole) response.removeHeader(name);
      return refuse(response, 416, undefined, { 'Content-Range': `bytes */${body.length}` });
    }
    const [first, last] = part;
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${first}-${last}/${body.length}`);
    response.setHeader('Content-Length', last - first + 1);
    return send(body.subarray(first, last + 1));
  });
  return next(request, response);
};
