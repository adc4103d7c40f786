import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { securityHeaders } from '@/lib/security/headers.cjs';
import { isParametric, routeEntries, routePath } from '@/lib/site/routing/routes';
import { services } from '@/lib/site/routing/services';
import { rawRequest } from '../support/raw-request';
import { noSite, type RunningSite, startCopy } from '../support/site-process';

/** Requests that no browser sends, to the built site: each is answered, none with a 5xx, none for the next visitor. */

let site: RunningSite;
const ask = (method: string, target: string, headers?: Record<string, string>) =>
  rawRequest(site.port, method, target, headers);

/** The same with its bytes as they were sent. */
async function read(path: string, headers: Record<string, string>) {
  const answer = await request(site.origin + path, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, body };
}

const oddAddresses = [
  '/_global-error',
  '/en/_global-error',
  '/_global-error?view=1',
  '/_error',
  '/_not-found',
  '/_document',
  '/404',
  '/500',
  '/index',
  '/en/index',
  '/a/.b/..',
  '/..',
  '/../',
  '/.',
  '/./',
  '//',
  '//x',
  '/%2e%2e',
  '/a/%2e%2e/..',
  '/a/..%2f..%2fb',
  '/..%5c..%5cb',
  '/\\',
  '/a\\b',
  '/%5c',
  '/%2f%2f',
  '/api/..',
  '/builds/..',
  '/en/..',
  '/_next',
  '/_next/',
  '/_next/image',
  '/_next/image?url=%2Ffonts%2Fx&w=64&q=75',
  '/_next/data/x/y.json',
  '/_next/static',
  '/_next/static/',
  '/_next/static/%00',
  '/_next/static/chunks/..%2f',
  '/_next/webpack-hmr',
  '/index.segments/_tree.segment.rsc',
  '/about-us.rsc',
  '/*',
  '/?',
  '/??',
  '/about-us#x',
  '/%5Blocale%5D',
  '/%5B%5B...x%5D%5D',
  '/(site)',
  '/__proto__',
  '/posts/__proto__',
  '/our-services/constructor',
  '/api/forms/__proto__',
  '/api/portal/ar/__proto__',
  '/builds/meta/__proto__',
  '/fonts/',
  '/%EF%BF%BD',
  '/%ED%A0%80',
  '/analytics?view',
  '/analytics?view=&view=',
  '/analytics?view=filtered&region[]=x&__proto__=1',
  '/posts?page=1&page=2',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/api/health',
  `/${'a/'.repeat(1500)}`,
  `/${'../'.repeat(500)}`,
  `/about-us?${'a&'.repeat(3700)}`,
  `/check?view=filtered&${'region=riyadh&'.repeat(400)}`,
];

const oddHeaders: Record<string, string>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/../x' },
  { 'Next-Router-Prefetch': '1' },
  { Range: 'bytes=5-1' },
  { 'x-nextjs-data': '1', 'x-matched-path': '/x', 'x-invoke-status': '500' },
  { 'x-middleware-subrequest': 'middleware', 'next-resume': '1', 'x-prerender-revalidate': 'x' },
  { Cookie: 'locale=en; a', 'If-None-Match': '*', 'If-Modified-Since': 'x' },
  { Host: '[::', 'x-forwarded-host': 'a b', 'x-forwarded-proto': '\\', 'x-forwarded-port': 'x' },
  { Origin: '%%', 'Accept-Encoding': 'ÿ', 'Accept-Language': ';;;', Expect: 'x' },
  { 'Next-Action': 'x', Accept: 'text/x-component' },
];

/** What browsers, crawlers and proxies send, and Next may look into. */
const filledHeaders = [
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Cache-Control',
  'Content-Type',
  'Cookie',
  'Forwarded',
  'If-None-Match',
  'Origin',
  'Referer',
  'X-Forwarded-For',
  'X-Forwarded-Host',
];
/** Ten times what an answer costs; a pattern that looks through a header in the square of its length takes over a second. */
const DEAR_MS = 200;

/** Ranges, with the status that a file answers them with, and the part, of a file of SIZE bytes. */
const ranges: [range: string, status: number, part?: string][] = [
  ['bytes=0-0', 206, '0-0'],
  ['bytes=1-', 206, '1-LAST'],
  ['BYTES= 0-99999999999999999999999999', 206, '0-LAST'],
  ['bytes=-9999999999', 206, '0-LAST'],
  ['bytes=5-1', 416],
  ['bytes=-0', 416],
  ['bytes=9999999999-', 416],
  ['bytes=99999999999999999999-', 416],
  ['bytes=0-0,1-1,2-2,5-1', 416],
  ['bytes=a-b', 416],
  ['bytes=-', 416],
  ['bytes=', 416],
  ['bytes', 416],
  // What a server need not understand: several parts, another unit, a part of pages.
  ['bytes=0-0,1-1', 200],
  [`bytes=${'0-,'.repeat(2000)}0-`, 200],
  ['lines=5-1', 200],
];

describe.skipIf(noSite)(`requests to the built site${noSite ? ` (${noSite})` : ''}`, () => {
  beforeAll(async () => {
    site = await startCopy({ LOG_LEVEL: 'info' }, 'pipe');
  });
  afterAll(async () => {
    await site.end('SIGTERM');
  });

  it('shows nobody what another wrote into an address', async () => {
    // Each in one of the languages, which share all that could let a word through.
    const pages = routeEntries
      .filter(([, { listed }]) => listed)
      .flatMap(([id]) => {
        if (id === 'service') return services.map(({ slug }) => routePath(id, { service: slug }));
        return isParametric(id) ? [] : [routePath(id)];
      })
      .map((path, at) =>
        localizedPath(path, (locales[at % locales.length] as (typeof locales)[number]).code),
      );
    const poisons: [string, Record<string, string>][] = [
      ['?_rsc=POISON', {}],
      ['?_rsc=POISON', { 'Next-Router-Prefetch': '1', 'Next-Url': '/POISON' }],
      ['?x=POISON', { Cookie: 'a=POISON' }],
      ['?_rsc=POISON', { Cookie: 'locale=POISON; locale=ar', RSC: '0' }],
      ['?_rsc=POISON', { RSC: '1', 'Next-Url': '/POISON' }],
    ];
    const found: string[] = [];
    for (const path of pages) {
      for (const [query, headers] of poisons) await ask('GET', path + query, headers);
      const { status, text } = await ask('GET', path);
      if (status !== 200 || text.includes('POISON')) found.push(`${status} ${path}`);
    }
    expect(pages.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'CONNECT'])(
    '%s never ends in a 5xx or in silence',
    async (method) => {
      const failed: string[] = [];
      for (const headers of method === 'GET' ? oddHeaders : [{}, { RSC: '1' }]) {
        const answers = await Promise.all(oddAddresses.map((target) => ask(method, target, headers)));
        for (const [index, { status }] of answers.entries())
          if (status === 0 || status >= 500)
            failed.push(`${status} ${oddAddresses[index]?.slice(0, 60)} ${JSON.stringify(headers)}`);
      }
      expect(failed).toEqual([]);
    },
  );

  it('answers whatever part of a file is asked for, each file alike', async () => {
    const script = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'));
    const drawing = readdirSync('.next/static/media').find((name) => name.endsWith('.svg'));
    const files = [
      `/_next/static/chunks/${script}`,
      `/_next/static/media/${drawing}`,
      '/favicon.ico',
      '/icon.svg',
      '/docs/announced-areas-2025-02.pdf',
      '/robots.txt',
      '/sitemap.xml',
      '/api/areas/map?region=riyadh',
      '/api/page-card?path=/faq&locale=en',
    ];
    const ofAll = Object.fromEntries(
      Object.entries(securityHeaders({})).map(([name, value]) => [name.toLowerCase(), value]),
    );
    for (const file of files) {
      const { body } = await read(file, {});
      for (const [range, status, part] of ranges) {
        const told = `${file} ${range.slice(0, 40)}`;
        const answer = await read(file, { 'Accept-Encoding': 'br, gzip', Range: range });
        expect(answer.status, told).toBe(status);
        expect(answer.headers, told).toMatchObject(ofAll);
        if (status === 416) expect(answer.headers['content-range'], told).toBe(`bytes */${body.length}`);
        if (part === undefined) continue;
        const [first, last] = part
          .replace('LAST', String(body.length - 1))
          .split('-')
          .map(Number);
        expect(answer.headers['content-range'], told).toBe(`bytes ${first}-${last}/${body.length}`);
        expect(answer.body.equals(body.subarray(first, (last ?? 0) + 1)), told).toBe(true);
      }
      // Who holds a part of another state, or asks for the headers alone, is told of the whole.
      const whole = { Range: 'bytes=5-1', 'If-Range': 'W/"x"' };
      expect((await read(file, whole)).status, file).toBe(200);
      expect((await ask('HEAD', file, { Range: 'bytes=5-1' })).status, file).toBe(200);
    }
    for (const [range] of ranges)
      expect((await ask('GET', '/en/about-us', { Range: range })).status).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')(
    'spends no second on a header that is filled to the brim',
    async () => {
      /** Processor time of the site's process, milliseconds; the system counts it in hundredths of a second. */
      const spent = () => {
        const [, fields = ''] = readFileSync(`/proc/${site.child.pid}/stat`, 'utf8').split(/\) /);
        const [user, system] = fields.split(' ').slice(11, 13).map(Number);
        return ((user ?? 0) + (system ?? 0)) * 10;
      };
      const dear: string[] = [];
      for (const header of filledHeaders) {
        for (const piece of ['a', 'a-', '1', ';', ',', '=']) {
          let least = Number.POSITIVE_INFINITY;
          // What other work adds to one of them it does not add to all.
          for (let run = 0; run < 3 && least > DEAR_MS; run += 1) {
            const before = spent();
            const { status } = await ask('GET', '/api/health', {
              [header]: piece.repeat(15_000 / piece.length),
            });
            expect(status, `${header}: ${piece}…`).toBeLessThan(500);
            least = Math.min(least, spent() - before);
          }
          if (least > DEAR_MS) dear.push(`${header}: ${piece}… ${least} ms`);
        }
      }
      expect(dear).toEqual([]);
    },
  );

  it('takes a campaign along, and refuses a query that is nobody’s', async () => {
    const campaign = `utm_source=a&utm_medium=b&utm_campaign=c&gclid=${'x'.repeat(300)}`;
    expect((await ask('GET', `/en/check?${campaign}`)).status).toBe(200);
    expect((await ask('GET', `/en/check?view=filtered&region=riyadh&${campaign}`)).status).toBe(200);
    for (const path of ['/en/check', '/api/indicators', '/_next/static/x.js', '/what-we-do'])
      expect((await ask('GET', `${path}?${'a&'.repeat(3700)}`)).status, path).toBe(414);
  });

  it('answers equal questions with the same page, whose scripts are admitted by what they are', async () => {
    // As one who reads it: how it was transmitted is another thing for a page that was kept.
    const transmission = ['age', 'date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];
    const read = async (target: string) => {
      const answer = await fetch(site.origin + target);
      const headers = Object.fromEntries(answer.headers);
      for (const name of transmission) delete headers[name];
      return { status: answer.status, headers, page: await answer.text() };
    };
    const first = await read('/en/check?view=filtered&region=riyadh&utm_source=a');
    expect(await read('/en/check?region=riyadh&city=&view=x&region=makkah')).toEqual(first);
    expect(first.status).toBe(200);
    const policy = first.headers['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('nonce-');
    expect((await read('/en/check?view=filtered&region=makkah')).page).not.toBe(first.page);
  });

  it('leads a question that was written by hand to its answer', async () => {
    for (const [asked, answered] of [
      ['/en/search?q=fee', '/en/search?view=filtered&q=fee'],
      ['/check?district=riyadh-al-malqa', '/check?view=filtered&district=riyadh-al-malqa'],
    ] as const) {
      const { status, text } = await ask('GET', asked);
      expect(status, asked).toBe(308);
      expect(text.toLowerCase()).toContain(`\r\nlocation: ${answered}\r\n`);
      expect((await ask('GET', answered)).status, answered).toBe(200);
    }
  });

  it('asks who has too much made for him to wait, and shows pages all the same', async () => {
    const limited = await startCopy({ READ_LIMIT_PER_ADDRESS: '5' });
    const get = (path: string) => rawRequest(limited.port, 'GET', path);
    const filtered = (days: number) => `/en/analytics?view=filtered&days=${days}`;
    // At once: the share fills again while a busy machine makes pages.
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((days) => get(filtered(days))));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (const { text } of refused) expect(text).toMatch(/^retry-after: [1-9]\d*\r$/im);
    const made = filtered(answers.findIndex(({ status }) => status === 200) + 1);
    // What was made a moment ago, and what all get, costs nothing.
    for (const path of [made, '/en/analytics', '/en/about-us', '/api/health'])
      expect((await get(path)).status, path).toBe(200);
    await limited.end('SIGTERM');
  });

  it('names what it does not have, in the language that was asked', async () => {
    for (const [path, language] of [
      ['/no/such<page>"&\'', 'ar'],
      ['/en/no-such', 'en'],
      ['/en/posts/no/such', 'en'],
      ['/announced-areas/no-such', 'ar'],
      ['/our-services/no-such', 'ar'],
      ['/_global-error', 'ar'],
    ]) {
      const { status, text } = await ask('GET', path as string);
      expect([status, /<html[^>]* lang="(\w+)"/.exec(text)?.[1]], path).toEqual([404, language]);
      expect(text, path).not.toContain('such<page>');
      expect(text, path).not.toContain('>/the-address-that-was-asked-for<');
    }
  });

  it('opens nothing of Next that the site does not use', async () => {
    for (const target of [
      '/_next/image?url=%2Ffavicon.ico&w=64&q=75',
      '/_next/data/x/index.json',
      '/_next/x',
    ])
      expect((await ask('GET', target)).status, target).toBe(404);
  });

  it('writes no control character of a visitor into its log, and no line for each question without sense', async () => {
    for (const sign of ['%0a', '%0d%0a', '%1b[2J', '%c2%9b', '%e2%80%a8']) {
      for (const target of [
        `/_next/image?url=${sign}FORGED&w=64&q=75`,
        `/_next/image?url=%2F${sign}FORGED&w=64&q=75`,
        `/check?view=${sign}FORGED`,
        `/api/indicators?region=${sign}FORGED`,
        `/api/appointment-slots?branch=${sign}FORGED`,
        `/${sign}FORGED`,
        `/posts/${sign}FORGED`,
        `/api/x/${sign}FORGED`,
      ])
        await ask('GET', target, { 'Next-Action': 'FORGED' });
    }
    const log = site.logged() + site.said.join('\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    expect(log).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/);
    expect(log.split('\n').filter((line) => /^[^{]*FORGED/.test(line))).toEqual([]);
    expect(log).not.toContain('a read failed');
  });
});
