import { connect } from 'node:net';
import { withEagerModules } from '@/lib/build/eager-modules.mjs';
import { addDays, riyadhDate, riyadhMoment } from '@/lib/calendar/riyadh';
import { fontFiles } from '@/lib/site/font-files';
import { expect, type Page, test } from '../support/test';

const IMMUTABLE = /^public, ?max-age=31536000, ?immutable$/;

test.describe('files of the build', () => {
  for (const [accepted, packing] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    test(`come as ${packing ?? 'they are'} to who accepts ${accepted}`, async ({ request }) => {
      const headers = { 'accept-encoding': accepted };
      const page = await request.get('/en/about-us', { headers });
      expect(page.headers()['content-encoding']).toBe(packing);
      const html = await page.text();
      for (const path of ['/api/areas/map', '/api/places/suggest?q=riyadh', '/sitemap.xml', '/robots.txt']) {
        const { 'content-encoding': packed, vary } = (await request.get(path, { headers })).headers();
        expect([path, packed]).toEqual([path, packing]);
        expect(vary, path).toMatch(/accept-encoding/i);
      }
      const files = [...html.matchAll(/"(\/_next\/static\/[^"]+\.(?:css|js)[^"]*)"/g)].map(
        ([, path]) => path as string,
      );
      expect(files.length).toBeGreaterThan(5);
      for (const file of [files.find((path) => path.includes('.css')), files.at(-1)]) {
        const response = await request.get(file as string, { headers });
        expect(response.status(), file).toBe(200);
        expect(response.headers()['content-encoding'], file).toBe(packing);
        expect(response.headers()['cache-control'], file).toMatch(IMMUTABLE);
        expect(response.headers().vary, file).toMatch(/accept-encoding/i);
        expect(response.headers()['x-content-type-options'], file).toBe('nosniff');
      }
    });
  }

  test('hold module functions that a browser compiles while they arrive', async ({ request }) => {
    const html = await (await request.get('/en/about-us')).text();
    const scripts = new Set(html.match(/\/_next\/static\/chunks\/[^"\\]+\.js/g));
    expect(scripts.size).toBeGreaterThan(5);
    for (const script of scripts) {
      const source = await (await request.get(script)).text();
      expect(withEagerModules(source) === source, script).toBe(true);
    }
  });

  test('are all that a file address reaches', async ({ request }) => {
    for (const path of [
      '/_next/static/chunks/no-such-file.js',
      '/_next/static/%2e%2e/build-manifest.json',
      '/_next/static/..%2f..%2fpackage.json',
      '/_next/static/',
    ]) {
      const response = await request.get(path);
      expect([400, 404], path).toContain(response.status());
    }
  });
});

test.describe('a page that others get as well', () => {
  test('holds nothing of the address by which it was asked for', async ({ request }) => {
    for (const path of ['/en/analytics', '/posts', '/announced-areas', '/en/about-us']) {
      const secret = `secret-${Date.now()}`;
      const response = await request.get(`${path}?token=${secret}`);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).not.toContain(secret);
    }
  });

  test('sets no cookie, whatever cookies come', async ({ request }) => {
    const headers = { Cookie: '__prerender_bypass=abc; a=b; __next_preview_data=x' };
    const response = await request.get('/en/terms-of-use', { headers });
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
  });

  test('takes no policy from who asks for it', async ({ request }) => {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-QUFBQUFBQUE='" };
    const html = await (await request.get('/en/analytics', { headers })).text();
    expect(html).not.toContain('QUFBQUFBQUE');
  });

  test('may be shown for ten minutes while a fresh one is made, where it shows data', async ({ request }) => {
    for (const path of ['/', '/en/announced-areas', '/analytics']) {
      // Never past midnight, when periods begin and end: a test run may come that close to it.
      const midnight = riyadhMoment(addDays(riyadhDate(new Date()), 1), '00:00').getTime();
      const { 'cache-control': lifetime = '' } = (await request.get(path)).headers();
      const [fresh = 0, stale = 0] = (lifetime.match(/\d+/g) ?? []).map(Number);
      const left = Math.floor((midnight - Date.now()) / 1000);
      expect(fresh + stale, path).toBeGreaterThanOrEqual(Math.min(660, left));
      const total = Math.min(660, fresh + stale);
      const expected = `s-maxage=${Math.min(60, total)}, stale-while-revalidate=${Math.max(0, total - 60)}`;
      expect(lifetime, path).toBe(expected);
    }
  });
});

test('a whole address in the request line is the path that it names', async ({ baseURL }) => {
  const { hostname, port, host } = new URL(baseURL as string);
  for (const [target, status] of [
    [`http://${host}/en/about-us`, 200],
    [`http://${host}`, 200],
    [`http://elsewhere.example/en/about-us/`, 308],
    ['*', 400],
  ] as const) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer, target).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(/^location: (.*)\r$/im.exec(answer)?.[1] ?? '/en/about-us').toBe('/en/about-us');
  }
});

test('an offer of another protocol is not taken up, and the page comes all the same', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL as string);
  const socket = connect(Number(port), hostname);
  socket.write(
    'GET /en/about-us HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  );
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toContain('</html>');
});

for (const [path, parts] of [
  ['/', ['arabic', 'latin']],
  ['/en', ['latin']],
] as const) {
  test(`the letters of ${path} are asked for with it and kept for good`, async ({ page, request }) => {
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.resourceType() === 'font') asked.push(new URL(sent.url()).pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked).toEqual(expect.arrayContaining(parts.flatMap((part) => fontFiles[part])));
    // The Arabic footer credits a source in Latin letters; what is rarer than these is not asked for.
    expect(asked.filter((file) => /-rest-/.test(file))).toEqual([]);
    const font = await request.get(asked[0] as string);
    expect(font.headers()['cache-control']).toMatch(IMMUTABLE);
  });
}

/** When the page was painted and when its scripts were asked for, in milliseconds. */
const timesOf = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/[^?]+\.js/.test(name))
      .map(({ startTime }) => startTime),
  }));

for (const path of ['/', '/en/about-us', '/en/help-and-support']) {
  test(`${path} is shown before its scripts are asked for`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await timesOf(page)).scripts.length).toBeGreaterThan(5);
    const { painted, scripts } = await timesOf(page);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted);
  });
}

test('a browser that does not tell when it has painted gets the scripts all the same', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') asked.push(sent.url());
  });
  // It stands still but for what this test lets pass: a page that loads slowly would use up the wait.
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.clock.pauseAt('2026-01-01T00:00:01Z');
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/en', { waitUntil: 'load' });
  await page.clock.runFor(2_000);
  expect(asked).toEqual([]);
  await page.clock.runFor(1_000);
  await expect.poll(() => asked.length).toBeGreaterThan(5);
});
