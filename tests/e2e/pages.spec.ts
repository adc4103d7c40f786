import { expect, test } from '../support/kept-tab';
import {
  everyPage,
  expectAccessible,
  expectNoSideways,
  samplePages,
  sitemapPaths,
  text,
  watchFaults,
} from '../support/site';

/** What is promised of every page, in both languages: the contract first, then a browser's view. */
for (const page of everyPage) {
  test.describe(`${page.path}`, () => {
    test('answers as the contract says', async ({ request }) => {
      const response = await request.get(page.path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const headers = response.headers();
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.vary ?? '').not.toMatch(/cookie|accept-language/i);
      expect(headers['cache-control']).toMatch(/s-maxage=\d+/);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${page.locale}" dir="${page.direction}"`));
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle="/);
      const product = text(page.locale, 'Site', 'productName');
      expect(html).toMatch(new RegExp(`<title>[^<]+ \\| ${product}</title>`));
      // Nobody has named the site's address: no page guesses it (headers.spec.ts has a site with a name).
      expect(html).not.toMatch(
        /<link rel="(?:canonical|alternate)"|property="og:(?:url|image)"|\/\/localhost/i,
      );
    });

    test('is clean in a browser', async ({ page: tab }) => {
      const faults = await watchFaults(tab);
      tab.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      await tab.goto(page.path);
      await expect(tab.locator('h1')).toBeVisible();
      await expectAccessible(tab, { shell: samplePages.includes(page) });
      for (const width of [320, 768, 1024, 1440]) {
        await tab.setViewportSize({ width, height: 800 });
        await expectNoSideways(tab);
      }
      expect(faults).toEqual([]);
    });
  });
}

test('every address of the sitemap is a page of its own: title and description', async ({ request }) => {
  // Some hundred pages, each made anew: on a small machine that takes its time.
  test.setTimeout(240_000);
  const paths = await sitemapPaths(request);
  expect(paths).toEqual(expect.arrayContaining(everyPage.map(({ path }) => path)));
  expect(new Set(paths).size).toBe(paths.length);
  const told = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const pattern of [/<title>[^<]+<\/title>/, /<meta name="description" content="[^"]+"/]) {
      const fact = pattern.exec(html)?.[0] ?? '';
      expect(fact, `${pattern} in ${path}`).not.toBe('');
      expect(told.get(fact), `${path}: ${fact}`).toBeUndefined();
      told.set(fact, path);
    }
  }
});

test('sitemap and robots name the address that was asked, to whoever asked alone, and the alternates', async ({
  request,
  baseURL,
}) => {
  const elsewhere = { headers: { Host: 'elsewhere.example' } };
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const other = await request.get(path, elsewhere);
    expect(await other.text()).toContain('http://elsewhere.example/');
    expect(other.headers()['cache-control']).toBe('private, no-store');
    expect(await (await request.get(path)).text()).not.toContain('elsewhere.example');
  }
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const xml = await sitemap.text();
  const entries = xml.match(/<url>/g)?.length ?? 0;
  expect(xml.match(/<loc>[^<]+/g)?.filter((url) => !url.startsWith(`<loc>${baseURL}`))).toEqual([]);
  for (const language of ['ar', 'en', 'x-default']) {
    expect(xml.match(new RegExp(`hreflang="${language}"`, 'g'))).toHaveLength(entries);
  }
  expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}/g)).toHaveLength(entries);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  expect(robots).toContain('Disallow: /api/');
});

test('manifest and icons are served', async ({ request }) => {
  for (const [path, language] of [
    ['/manifest.webmanifest', 'ar'],
    ['/en/manifest.webmanifest', 'en'],
  ] as const) {
    const manifest = await (await request.get(path)).json();
    expect(manifest).toMatchObject({ lang: language, name: text(language, 'Site', 'productName') });
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  }
  for (const path of ['/favicon.ico', '/icon.svg', '/icons/apple-touch-icon.png']) {
    expect((await request.get(path)).status()).toBe(200);
  }
});
