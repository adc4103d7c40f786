import type { IncomingMessage, ServerResponse } from 'node:http';
import { NAME_LENGTH } from '@/lib/registry/contract';
import type { Misbehaviour } from '../faulty-proxy';

/** Backends that answer what a registry may say, or nearly, and it is not so. */

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** What takes the place of a value, by its key. */
type Change = (value: Json, key: string) => Json;

const changed = (value: Json, change: Change, key = ''): Json => {
  const found = change(value, key);
  if (Array.isArray(found)) return found.map((item) => changed(item, change, key));
  if (typeof found !== 'object' || found === null) return found;
  return Object.fromEntries(Object.entries(found).map(([name, item]) => [name, changed(item, change, name)]));
};

const isSubmission = ({ method }: IncomingMessage) => method === 'POST';
const send = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** The backend's own answers to questions, changed; what is sent to it arrives and is answered as it should be. */
const reads =
  (change: Change): Misbehaviour =>
  async (request, response, pass) => {
    const { status, body } = await pass();
    const text = body.toString('utf8');
    if (isSubmission(request) || status !== 200) return send(response, status, text);
    return send(response, status, JSON.stringify(changed(JSON.parse(text) as Json, change)));
  };
const texts = (change: (text: string, key: string) => Json) =>
  reads((value, key) => (typeof value === 'string' ? change(value, key) : value));
const numbers = (change: (number: number, key: string) => Json) =>
  reads((value, key) => (typeof value === 'number' ? change(value, key) : value));

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const days = (day: string) =>
  texts((text) => {
    if (isDay(text)) return day;
    return /^\d{4}-\d{2}-\d{2}T/.test(text) ? `${day}T00:00:00Z` : text;
  });
const isName = (key: string) => ['ar', 'en', 'title', 'summary', 'body', 'note'].includes(key);
const names = (name: string) => texts((text, key) => (isName(key) ? name : text));
const isCode = (key: string) =>
  ['slug', 'code', 'region', 'city', 'district', 'cities', 'regions'].includes(key);
const codes = (code: string) => texts((text, key) => (isCode(key) ? code : text));
const LONG = 1_000;
const VERY_LONG = 10_000;
const MANY = 10_000;

/** What is asked is answered as it should be; what is sent arrives, and its answer is another. */
const receipts =
  (change: (answer: { [key: string]: Json }) => Json): Misbehaviour =>
  async (request, response, pass) => {
    const { status, body } = await pass();
    const text = body.toString('utf8');
    if (!isSubmission(request) || status >= 300) return send(response, status, text);
    return send(response, status, JSON.stringify(change(JSON.parse(text) as { [key: string]: Json })));
  };

/** A problem as a registry tells it, for everything. */
const problem =
  (status: number, code: string, more: object = {}): Misbehaviour =>
  (request, response) => {
    request.resume();
    send(
      response,
      status,
      JSON.stringify({ type: `urn:registry:problem:${code}`, title: code, status, code, ...more }),
    );
  };

/** Answers within the contract now and then: pages show them, or say that they cannot. */
export const strangeContents: Record<string, Misbehaviour> = {
  'numbers as texts': numbers(String),
  'numbers below 0': numbers((number) => -number),
  'halves of numbers': numbers((number) => number + 0.5),
  'totals beyond counting': numbers((number, key) => (key === 'total' ? Number.MAX_SAFE_INTEGER : number)),
  'totals of 100 milliards': numbers((number, key) => (key === 'total' ? 1e11 : number)),
  'sums beyond counting': numbers((number, key) => (/value|price|deeds/i.test(key) ? 1e300 : number)),
  'counts beyond counting': numbers((number, key) =>
    /count|titles|transactions|properties/i.test(key) ? 9e15 : number,
  ),
  'no numbers': numbers(() => null),
  'no texts': texts(() => null),
  'empty texts': texts((text, key) => (isName(key) ? '' : text)),
  'only blanks': names(' \u00a0\u200f '),
  'days long ago': days('0001-01-01'),
  'days far ahead': days('9999-12-31'),
  'days that are none': days('2026-02-31'),
  'a year of six digits': days('+275760-09-13'),
  'long names': names('م'.repeat(LONG)),
  'long words': names('a'.repeat(LONG)),
  'names as long as they may be': names('حي '.repeat(NAME_LENGTH / 3)),
  'words as long as they may be': names('a'.repeat(NAME_LENGTH)),
  'names of 10,000 letters': names('م'.repeat(VERY_LONG)),
  'moments of 10,000 digits': texts((text) =>
    /^\d{4}-\d{2}-\d{2}T/.test(text) ? `2026-01-01T00:00:00.${'1'.repeat(VERY_LONG)}Z` : text,
  ),
  'names that write in both directions': names('\u202eabc\u2066 حي \u202dx'),
  'names that are a program': names('</script><script>alert(1)</script>{{7*7}}<img src=x onerror=alert(1)>'),
  'names that are a link': names('[x](javascript:alert(1)) ![y](http://elsewhere.example/y.png)'),
  'half a letter in names': names('\ud800'),
  'codes of another length': codes('a'.repeat(80)),
  'codes too long': codes('a'.repeat(81)),
  'codes that are names of every object': codes('constructor'),
  'codes that lead elsewhere': codes('../../x'),
  'empty lists': reads((value) => (Array.isArray(value) ? [] : value)),
  'no lists': reads((value) => (Array.isArray(value) ? {} : value)),
  'everything twice': reads((value, key) =>
    Array.isArray(value) && key !== 'coordinates' && typeof value[0] === 'object'
      ? [...value, ...value]
      : value,
  ),
  'more than asked for': reads((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, surprise: [1], toString: 'x' }
      : value,
  ),
  'states that are none': texts((text, key) => (key === 'state' ? 'revoked' : text)),
  'areas all over the world': numbers((number, key) =>
    ['coordinates', 'bounds', 'lon', 'lat'].includes(key) ? (number > 40 ? 180 : -90) : number,
  ),
  'languages that are none': texts((text, key) => (['locale', 'locales'].includes(key) ? 'fr' : text)),
  'the answer to another question': async (request, response, pass) => {
    const { status, body } = await pass();
    const other = '{"items":[],"page":1,"pageSize":20,"total":0}';
    send(response, status, isSubmission(request) ? body.toString('utf8') : other);
  },
  'nothing there': problem(404, 'not_found'),
};

/** What is sent may have arrived, and only asking again can tell. */
export const strangeReceipts: Record<string, Misbehaviour> = {
  'taken without a reference': receipts(({ reference: _, ...rest }) => rest),
  'a reference that is empty': receipts((answer) => ({ ...answer, reference: '' })),
  'a reference of another length': receipts((answer) => ({ ...answer, reference: 'A'.repeat(7) })),
  'two references': receipts(({ reference = '', ...rest }) => ({
    ...rest,
    reference: [reference, 'AAAA3333'],
  })),
  'a reference that is a number': receipts((answer) => ({ ...answer, reference: 12345678 })),
  'taken on a day that is none': receipts((answer) => ({ ...answer, receivedAt: 'yesterday' })),
  'taken, and the answer lost': async (request, response, pass) => {
    const { status, body } = await pass();
    if (isSubmission(request)) request.socket.destroy();
    else send(response, status, body.toString('utf8'));
  },
  'closed after each answer': async (request, response, pass) => {
    const { status, body } = await pass();
    response.shouldKeepAlive = true;
    send(response, status, body.toString('utf8'));
    response.once('finish', () => request.socket.destroySoon());
  },
  'HTTP/1.0 without a length': async ({ socket }, _, pass) => {
    const { status, body } = await pass();
    socket.write(`HTTP/1.0 ${status} x\r\nContent-Type: application/json\r\n\r\n`);
    socket.end(body);
  },
};

/** Everything is refused for good, in a registry's own words. */
export const refusals: Record<string, Misbehaviour> = {
  'too large, it says': problem(413, 'body_too_large'),
  'not readable, it says': problem(400, 'malformed_request'),
  'no such form, it says': problem(422, 'unknown_form'),
  'other content with this key, it says': problem(409, 'idempotency_conflict'),
  'wrong in fields that are none': problem(422, 'invalid_submission', {
    issues: [
      { path: '__proto__', code: 'constructor' },
      { path: 'a.b[0]', code: '<script>', params: { max: 1e300, __proto__: 'x' } },
    ],
  }),
  'wrong in 10,000 ways': problem(422, 'invalid_submission', {
    issues: Array.from({ length: MANY }, () => ({ path: 'subject', code: 'too_long', params: { max: 1 } })),
  }),
};

/** The same words for what may pass. */
export const passingProblems: Record<string, Misbehaviour> = {
  'a fault of its own, it says': problem(500, 'internal'),
  'not now, it says': problem(503, 'unavailable'),
  'a wrong token, it says': problem(401, 'unauthorised'),
  'too many, it says': problem(429, 'too_many_requests'),
  'a problem that nobody knows': problem(422, 'no_such_problem'),
};
