import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';
import { policyFor } from '@/lib/security/csp.cjs';
import { reportPath, securityHeaders } from '@/lib/security/headers.cjs';
import { expect, test } from '../support/kept-tab';
import { observatoryScore } from '../support/observatory';
import { everyPage } from '../support/site';
import { type RunningSite, startCopy } from '../support/site-process';

const always = Object.entries(securityHeaders({})).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

function expectHeaders(headers: Record<string, string>, what: string): void {
  for (const [name, value] of always) expect(headers[name], `${what}: ${name}`).toBe(value);
}

const answers: [
  string,
  string,
  number,
  { method?: string; headers?: Record<string, string>; data?: string }?,
][] = [
  ['a page', '/en/about-us', 200],
  ['a page made for its request', '/en/analytics?view=filtered', 200],
  ['a client navigation by another name', '/en/about-us?_rsc=abc', 307, { headers: { RSC: '1' } }],
  ['the root in the language chosen', '/', 307, { headers: { Cookie: 'locale=en' } }],
  ['an old address', '/ar/about-us', 308],
  ['a slash too many', '/about-us/', 308],
  ['a language in capitals', '/EN/about-us', 308],
  ['an unknown page', '/nope', 404],
  ['an unknown handler', '/api/nope', 404],
  ['an unknown file of the build', '/_next/static/nope.js', 404],
  ['an address that cannot be read', '/%E0%A4%A', 400],
  ['another method', '/about-us', 405, { method: 'PUT' }],
  ['another method of a handler', '/api/forms/contact', 405, { method: 'PUT' }],
  [
    'another type',
    '/api/forms/contact',
    415,
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, data: 'x' },
  ],
  [
    'too much',
    '/api/forms/contact',
    413,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, data: 'x'.repeat(400_000) },
  ],
  ['a file', '/robots.txt', 200],
  ['a picture', '/icon.svg', 200],
  ['data', '/api/areas/map', 200],
  ['health', '/api/health', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['an expectation', '/about-us', 417, { headers: { Expect: 'the moon' } }],
];
for (const [what, path, status, init = {}] of answers) {
  test(`${what} has the headers of every answer and a policy`, async ({ request }) => {
    const response = await request.fetch(path, { ...init, maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expectHeaders(response.headers(), path);
    expect(response.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
    for (const [name] of [...always, ['content-security-policy'], ['cache-control']])
      expect(
        response.headersArray().filter((header) => header.name.toLowerCase() === name).length,
        name,
      ).toBeLessThan(2);
  });
}

test('a file of the build and a 304 have them, and no 304 replaces the policy of a page', async ({
  request,
}) => {
  const page = await request.get('/en/about-us');
  const file = /"(\/_next\/static\/[^"]+\.css[^"]*)"/.exec(await page.text())?.[1] as string;
  expectHeaders((await request.get(file)).headers(), file);
  const again = await request.get('/en/about-us', {
    headers: { 'If-None-Match': page.headers().etag as string },
  });
  expect(again.status()).toBe(304);
  expectHeaders(again.headers(), '304');
  expect([undefined, page.headers()['content-security-policy']]).toContain(
    again.headers()['content-security-policy'],
  );
});

test('what is not even a request is answered with them', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL as string);
  for (const [text, status] of [
    ['nonsense\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(port), hostname);
    socket.write(text);
    socket.end();
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const pairs = [...answer.matchAll(/^([\w-]+): (.*)\r$/gm)];
    const headers = Object.fromEntries(pairs.map(([, name, value]) => [name?.toLowerCase(), value]));
    expectHeaders(headers, text.slice(0, 20));
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test('the policy of the longest list has the size of any other', async ({ request }) => {
  for (const path of ['/announced-areas', '/en/registrar-list', '/en/about-us']) {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy.length, path).toBeLessThan(1_200);
    // The start of every page, of the bundler, and the data in one.
    expect(policy.match(/'sha256-/g)?.length, path).toBeLessThanOrEqual(3);
  }
});

test.describe('text becomes HTML or a script', () => {
  test('by the one policy alone, which lets through nothing that runs', async ({ page }) => {
    await page.goto('/en/about-us');
    const outcomes = await page.evaluate(async () => {
      const outcome = (act: () => unknown) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = (change: (element: HTMLScriptElement) => void) => () =>
        change(document.createElement('script'));
      const html = (text: string) => () => {
        document.createElement('div').innerHTML = text;
      };
      return {
        plain: outcome(html('<b class="x">text</b>')),
        handler: outcome(html('<img src=x onerror=alert(1)>')),
        script: outcome(html('<p></p><script>alert(1)</script>')),
        frame: outcome(html('<iframe srcdoc="x"></iframe>')),
        ofTheBuild: outcome(script((element) => (element.src = '/_next/static/x.js'))),
        ofTheSite: outcome(script((element) => (element.src = '/api/areas/map'))),
        text: outcome(script((element) => (element.text = 'alert(1)'))),
        evaluated: outcome(() => setTimeout('alert(1)')),
      };
    });
    expect(outcomes).toEqual({
      plain: 'done',
      handler: 'TypeError',
      script: 'TypeError',
      frame: 'TypeError',
      ofTheBuild: 'done',
      ofTheSite: 'TypeError',
      text: 'TypeError',
      evaluated: expect.stringMatching(/Error$/),
    });
  });
});

test.describe('a site with a name and a contact', () => {
  const token = 'a-token-for-those-who-watch';
  let site: RunningSite;
  // In order, and so in one process with one site.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    // A site and its registry are made ready, which on a busy machine takes longer than a test.
    test.setTimeout(180_000);
    site = await startCopy({
      SITE_URL: 'https://registry.example',
      SECURITY_CONTACT: 'mailto:security@registry.example',
      HEALTH_TOKEN: token,
    });
  });
  test.afterAll(() => site?.end('SIGTERM'));

  test('scores 125 or more by the rules of the Observatory, on every kind of page', async ({ request }) => {
    for (const path of ['/', '/en', '/announced-areas', '/en/analytics?view=filtered', '/nope']) {
      const response = await request.get(site.origin + path);
      const seen = { headers: response.headers(), html: await response.text() };
      expect(observatoryScore(seen), path).toBeGreaterThanOrEqual(125);
    }
  });

  test('names its address where programs look for it', async ({ request }) => {
    test.setTimeout(120_000);
    const base = 'https://registry.example';
    const read = async (path: string) => (await request.get(site.origin + path)).text();
    const sitemap = await request.get(`${site.origin}/sitemap.xml`);
    expect(sitemap.headers()['cache-control']).toContain('s-maxage');
    const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    expect(listed.filter((url) => !url.startsWith(base))).toEqual([]);
    expect(await read('/robots.txt')).toContain(`Sitemap: ${base}/sitemap.xml\n`);
    const oneOf = (start: string) => listed.find((url) => url.startsWith(`${base}${start}`)) ?? '';
    // The others were made with the build, under its settings.
    const isMade = (path: string) =>
      existsSync(`.next/server/app${path.startsWith('/en') ? path : `/ar${path}`}.html`);
    const addressed = everyPage.map(({ path }) => path).filter((path) => !isMade(path));
    expect(addressed.length).toBeGreaterThan(8);
    for (const start of ['/announced-areas/', '/en/announced-areas/', '/posts/', '/en/posts/'])
      addressed.push(new URL(oneOf(start)).pathname);
    const pictures = new Set<string>();
    for (const path of addressed) {
      const html = await read(path);
      const { path: arabic } = splitLocale(path);
      const address = (locale: 'ar' | 'en') => `${base}${localizedPath(arabic, locale)}`.replace(/\/$/, '');
      const links = html.matchAll(
        /<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/gi,
      );
      expect(
        Object.fromEntries([...links].map(([, rel, language, href]) => [language ?? rel, href])),
        path,
      ).toEqual({
        canonical: address(splitLocale(path).locale),
        ar: address('ar'),
        en: address('en'),
        'x-default': address('ar'),
      });
      const [, url = ''] = /<meta property="og:url" content="([^"]+)"/.exec(html) ?? [];
      expect(url, path).toBe(address(splitLocale(path).locale));
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(picture, path).toMatch(/^https:\/\/registry\.example\/api\/page-card\?/);
      expect(pictures.has(picture), path).toBe(false);
      pictures.add(picture);
    }
    // An answer has one address, whatever was asked on the way to it, and its own picture.
    const answer = await read('/en/check?view=filtered&city=riyadh&district=riyadh-tuwaiq');
    expect(answer).toContain(
      `<link rel="canonical" href="${base}/en/check?view=filtered&amp;district=riyadh-tuwaiq"`,
    );
    expect(answer).toContain(`<meta property="og:image" content="${base}/api/answer-card?`);
    expect(await read('/')).toContain(`"url":"${base}/"`);
  });

  test('says whom to tell of a weakness; one without a contact says nothing', async ({ request }) => {
    for (const path of ['/.well-known/security.txt', '/security.txt']) {
      const response = await request.get(site.origin + path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
      const text = await response.text();
      expect(text).toContain('Contact: mailto:security@registry.example\n');
      expect(text).toContain('Canonical: https://registry.example/.well-known/security.txt\n');
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
      expect(expires).toBeGreaterThan(Date.now());
      expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('tells strangers up or down, and who shows the token the rest', async ({ request }) => {
    const address = `${site.origin}/api/health`;
    const answer = async (headers: Record<string, string> = {}) =>
      (await request.get(address, { headers })).json();
    // Up is a site that stores within three seconds: a machine that stalls for longer has it told the truth for a while.
    await expect(async () => {
      expect(await answer()).toEqual({ ok: true });
      const wrong = { Authorization: `Bearer ${token}x`, 'X-Forwarded-For': '127.0.0.1' };
      expect(await answer(wrong)).toEqual({ ok: true });
      const known = { Authorization: `Bearer ${token}` };
      expect(await answer(known)).toEqual({ ok: true, store: 'sqlite', backend: 'embedded' });
    }).toPass();
  });
});

test('a browser’s report of the policy is taken without a word', async ({ page, request }) => {
  const body = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } };
  const headers = { 'Content-Type': 'application/csp-report' };
  const response = await request.post(reportPath, { headers, data: JSON.stringify(body) });
  expect([response.status(), await response.text()]).toEqual([204, '']);
  const shown = await page.goto('/en/about-us');
  expect(shown?.headers()['reporting-endpoints']).toBe(`csp="${reportPath}"`);
  expect(policyFor({ scripts: [] }, {})).toMatch(new RegExp(`report-uri ${reportPath}; report-to csp`));
});
