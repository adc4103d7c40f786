import fc from 'fast-check';
import { type Known, receiver, targets } from './addresses';
import { type Body, bodies } from './bodies';
import { wires } from './wires';
import { bytes, longRun, MARK, words } from './words';

/** A request as it goes over the wire, and how its sender goes on. */
export interface Attack {
  /** Its bytes, one character each, with the mark where its number will stand. */
  raw: string;
  /**
   * `whole`: sends it and waits for the answer. `halved`: closes its own direction after it. `slow`: sends a piece at a
   * time. `gone`: hangs up after it.
   */
  manner: 'whole' | 'halved' | 'slow' | 'gone';
}

type Header = readonly [name: string, value: string];

const METHODS = [
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'QUERY',
  'get',
  'NO-SUCH',
  '',
];

const header = (name: string, ...given: string[]): fc.Arbitrary<Header[]> =>
  fc.constantFrom(...given).map((value) => [[name, value] as const]);

const RANGES = [
  'bytes=5-1',
  'bytes=-0',
  'bytes=9999999999-',
  'bytes=0-0,1-1,2-2,5-1',
  `bytes=${'0-,'.repeat(2000)}0-`,
  'bytes=a-b',
  'bytes=',
  'x',
  'bytes=0-9',
];
const ROUTER = fc.constantFrom<Header[]>(
  [['RSC', '1']],
  [
    ['RSC', '1'],
    ['Next-Url', `/${MARK}`],
  ],
  [
    ['RSC', '1'],
    ['Next-Router-Prefetch', '1'],
    ['Next-Router-Segment-Prefetch', '/_tree'],
  ],
  [
    ['RSC', '1'],
    ['Next-Router-Prefetch', '1'],
    ['Next-Router-Segment-Prefetch', `/${MARK}`],
  ],
  [
    ['RSC', '1'],
    ['Next-Router-State-Tree', `%5B%22${MARK}%22%2C%7B%7D%5D`],
  ],
  [
    ['RSC', '1'],
    ['Next-Router-State-Tree', '['.repeat(5_000)],
  ],
  [
    ['RSC', '0'],
    ['Next-Url', MARK],
  ],
  [
    ['Next-Router-Prefetch', '1'],
    ['Next-Url', `/${MARK}`],
  ],
  [
    ['Next-Action', MARK],
    ['Accept', 'text/x-component'],
  ],
  [
    ['x-nextjs-data', '1'],
    ['x-matched-path', `/${MARK}`],
    ['x-invoke-status', '500'],
    ['x-invoke-path', '/x'],
  ],
  [
    ['x-middleware-subrequest', 'middleware'],
    ['next-resume', '1'],
    ['x-prerender-revalidate', MARK],
    ['x-form-state', MARK],
  ],
);
const NAMES = [
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cache-Control',
  'Cookie',
  'Forwarded',
  'If-None-Match',
  'If-Modified-Since',
  'If-Range',
  'Origin',
  'Referer',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'Purpose',
  'Sec-Fetch-Site',
  'Idempotency-Key',
  'X-Socket-Address',
];

/** What stands in a header's line: bytes, but none that ends it. */
const oneLine = (text: string) => bytes(text).replace(/[^\x20-\x7e\x80-\xff]/g, ' ');

const odd: fc.Arbitrary<Header[]> = fc.oneof(
  { weight: 6, arbitrary: ROUTER },
  { weight: 2, arbitrary: header('Range', ...RANGES) },
  {
    weight: 3,
    arbitrary: header(
      'Cookie',
      'locale=en',
      `locale=${MARK}; a=${MARK}`,
      'locale=ar; locale=en',
      '__prerender_bypass=x; __next_preview_data=y',
    ),
  },
  {
    weight: 2,
    arbitrary: header('Accept-Encoding', 'gzip', 'br', 'identity;q=0', '*', 'gzip;q=0, br;q=0', 'ÿ'),
  },
  { weight: 2, arbitrary: header('Host', `${MARK}.example`, '[::', '', 'a b', 'site.example:99999') },
  { weight: 2, arbitrary: header('Expect', '100-continue', MARK) },
  {
    weight: 1,
    arbitrary: header('Upgrade', 'h2c', 'websocket').map((given) => [
      ...given,
      ['Connection', 'Upgrade'] as const,
    ]),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), words)
      .map(([name, word]) => [[name, oneLine(word)] as const]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...NAMES), longRun([300, 4_000, 14_000]))
      .map(([name, run]) => [[name, oneLine(run)] as const]),
  },
);

/** Most from many networks, so that they are let in, some from a few, who meet the limits; some say what is no address. */
const senders: fc.Arbitrary<Header[]> = fc
  .oneof(
    { weight: 5, arbitrary: fc.ipV4() },
    { weight: 4, arbitrary: fc.ipV6() },
    { weight: 2, arbitrary: fc.nat(5).map((host) => `10.0.0.${host}`) },
    { weight: 1, arbitrary: words.map(oneLine) },
  )
  .map((address) => [['X-Forwarded-For', `${MARK}, ${address}`]]);

const lines = (headers: readonly Header[]) =>
  headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');

const headers = fc
  .tuple(
    senders,
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<Header[][]>([]) },
      { weight: 4, arbitrary: fc.array(odd, { minLength: 1, maxLength: 3 }) },
    ),
  )
  .map(([from, more]) => {
    const given = [...from, ...more.flat()];
    const isNamed = given.some(([name]) => name === 'Host');
    return lines([
      ...(isNamed ? [] : [['Host', 'site.example'] as const]),
      ['Connection', 'close'],
      ...given,
    ]);
  });

const reads = (known: Known): fc.Arbitrary<Attack> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 12, arbitrary: fc.constant('GET') },
        { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
      ),
      targets(known),
      headers,
      fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0'),
    )
    .map(([method, target, head, version]) => ({
      raw: `${method} ${/[\r\n]/.test(target) ? encodeURI(target) : target} HTTP/${version}\r\n${head}\r\n`,
      manner: 'whole',
    }));

/** How a body is said to be sent; some of it is not true. */
type Framing = (body: string) => string;
const FRAMINGS: readonly Framing[] = [
  ...Array<Framing>(10).fill((body) => `Content-Length: ${body.length}\r\n\r\n${body}`),
  (body) =>
    `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`.replace(
      /\r\n0\r\n\r\n0/,
      '\r\n0',
    ),
  (body) => `Transfer-Encoding: chunked\r\n\r\n${(body.length + 5).toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  (body) => `Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`,
  (body) => `Transfer-Encoding: chunked\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  (body) => `Content-Length: ${body.length}\r\nContent-Length: 5\r\n\r\n${body}`,
  (body) => `Content-Length: -1\r\n\r\n${body}`,
  (body) => `Content-Length: ${Math.floor(body.length / 2)}\r\n\r\n${body}`,
  (body) => `Content-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  (body) => `Content-Length: 999999999999\r\n\r\n${body}`,
];
/** Who says more than what follows closes his direction, or he would wait for himself. */
const isShort = (framing: Framing) => FRAMINGS.indexOf(framing) > 9;
const cut = (raw: string) => raw.slice(0, Math.ceil(raw.length * 0.7));

const ORIGINS = [
  ...Array<string>(8).fill('http://site.example'),
  'http://elsewhere.example',
  'null',
  '%%',
  '',
];
/** One's own most of the time, as the page makes it; one that others use as well; and what is none. */
const KEYS = [...Array<string>(8).fill(`${MARK}-${MARK}`), 'the-same-key-for-everybody', MARK];
const ACCEPTS = [
  'text/html,application/xhtml+xml',
  'application/json',
  'application/problem+json',
  '*/*',
  MARK,
];

function sent(body: Body, path: string, framing: Framing, manner: Attack['manner'], more: string): Attack {
  const raw = `POST ${path} HTTP/1.1\r\n${more}Content-Type: ${body.type}\r\n${framing(body.bytes)}`;
  if (manner === 'halved' || manner === 'gone') return { raw: cut(raw), manner };
  return { raw, manner: isShort(framing) ? 'halved' : manner };
}

const writes = (seed: number): fc.Arbitrary<Attack> =>
  fc
    .tuple(
      bodies(seed).chain((body) => receiver(body.form).map((path) => ({ body, path }))),
      fc.constantFrom(...FRAMINGS),
      fc.constantFrom<Attack['manner']>(...Array<'whole'>(12).fill('whole'), 'halved', 'gone', 'slow'),
      fc.tuple(headers, fc.constantFrom(...ORIGINS), fc.constantFrom(...ACCEPTS), fc.constantFrom(...KEYS)),
    )
    .map(([{ body, path }, framing, manner, [head, origin, accept, key]]) =>
      sent(
        body,
        path,
        framing,
        manner,
        `${head}Origin: ${origin}\r\nAccept: ${accept}\r\nIdempotency-Key: ${key}\r\n`,
      ),
    );

/** @param seed of what the bodies are taken from */
export const attacks = (known: Known, seed: number): fc.Arbitrary<Attack> =>
  fc.oneof(
    { weight: 60, arbitrary: reads(known) },
    { weight: 35, arbitrary: writes(seed) },
    { weight: 4, arbitrary: fc.constantFrom(...wires).map((raw) => ({ raw, manner: 'halved' as const })) },
  );
