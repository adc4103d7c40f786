import type { Misbehaviour } from '../faulty-proxy';

/** Backends that answer in HTTP, with what no registry says. None of it can be used. */

type Headers = Record<string, string>;

const answering =
  (status: number, body: string | Buffer = '', headers: Headers = {}): Misbehaviour =>
  (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
const json = (body: string | Buffer, headers: Headers = {}) =>
  answering(200, body, { 'content-type': 'application/json', ...headers });
const page = '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>';
const html = (status: number, headers: Headers = {}) =>
  answering(status, page, { 'content-type': 'text/html', ...headers });

const DEPTH = 100_000;
const nested = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);
/** As large as an answer may be, and a little less; of parts that each cost something. */
const LARGE = 2_900_000;
const TOO_LARGE = 30_000_000;
const filled = (piece: string, size = LARGE) => `[${piece.repeat(size / piece.length)}0]`;

/** What the backend itself says, in other bytes. */
const inOtherBytes =
  (change: (text: string) => Buffer, type = 'application/json'): Misbehaviour =>
  async (_, response, pass) => {
    const { status, body } = await pass();
    response.writeHead(status, { 'content-type': type }).end(change(body.toString('utf8')));
  };

export const brokenBodies: Record<string, Misbehaviour> = {
  'nothing with 200': json(''),
  'nothing with 204': answering(204),
  'nothing with 205': answering(205),
  'not modified': answering(304),
  'a page with 200': html(200),
  'a part': answering(206, '{"items":[]', { 'content-range': 'bytes 0-10/100' }),
  'led in a circle': (request, response) => {
    request.resume();
    response.writeHead(302, { location: request.url ?? '/' }).end();
  },
  'led to another host': html(307, { location: 'http://elsewhere.example/v1/areas' }),
  'led to a file': html(301, { location: 'file:///etc/passwd' }),
  'led nowhere': answering(308),
  'asked to sign in': html(401, { 'www-authenticate': 'Basic realm="x"' }),
  'to be paid': html(402),
  forbidden: html(403),
  'not found, by something in between': html(404),
  'not allowed': html(405),
  'a conflict, by something in between': html(409),
  'too large, by something in between': html(413),
  'a teapot': html(418),
  'too many, wait -1': html(429, { 'retry-after': '-1' }),
  'too many, wait until a day long ago': html(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
  'too many, wait for ever': html(429, { 'retry-after': '9'.repeat(400) }),
  'too many, wait for a word': html(429, { 'retry-after': 'soon' }),
  'an error of its own': html(500),
  'a bad gateway': html(502),
  'closed for a while': html(503, { 'retry-after': '120' }),
  'late behind a gateway': html(504),
  'a status of nobody': answering(599, '{}'),
  'half an object': json('{"items":[{"slug":"a"'),
  'something after the end': json('{"items":[]}{"items":[]}'),
  'no value': json('null'),
  'a text': json('"ok"'),
  'a number': json('0'),
  'not a number': json('NaN'),
  'an endless number': json('{"items":[],"page":1,"pageSize":20,"total":1e999}'),
  'an empty object': json('{}'),
  'an empty list': json('[]'),
  'an object of somebody else': json('{"status":"ok","data":{"items":[]}}'),
  'a name of every object': json('{"__proto__":{"items":[]},"constructor":{"prototype":{"items":[]}}}'),
  'lists in lists': json(nested('[', ']')),
  'objects in objects': json(`${'{"items":'.repeat(DEPTH)}0${'}'.repeat(DEPTH)}`),
  'lists in lists without an end': json('['.repeat(DEPTH)),
  'a mark before its first byte': inOtherBytes((text) => Buffer.from(`\ufeff${text}`)),
  'two bytes a letter': inOtherBytes(
    (text) => Buffer.from(text, 'utf16le'),
    'application/json; charset=utf-16',
  ),
  'called a page': json('<h1>', { 'content-type': 'application/json; charset=no-such' }),
};

export const largeBodies: Record<string, Misbehaviour> = {
  'a large list of objects': json(filled('{"slug":"a"},')),
  'a large list': json(filled('0,')),
  'a large list of nothing': json(filled('{},')),
  'a large text': json(`{"items":"${'a'.repeat(LARGE)}"}`),
  'a list that is too large': json(filled('{"slug":"a"},', TOO_LARGE)),
  'large and cut off': json(filled('{"slug":"a"},').slice(0, -1)),
};
