import { areasDocument, legacyRedirects, ownDestination } from '@/lib/site/routing/legacy-redirects';
import { expect, test } from '../support/test';

const upper = (source: string) =>
  source.replace(/%[0-9A-F]{2}|[a-z]/g, (part) => (part.startsWith('%') ? part : part.toUpperCase()));

test('old addresses answer exactly 301, in one hop, in their own language', async ({ request }) => {
  expect(legacyRedirects.length).toBeGreaterThan(40);
  for (const { source, locale, target } of legacyRedirects) {
    for (const asked of [source, `${source}/`, upper(source)]) {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect(response.status(), asked).toBe(301);
      const location = new URL(response.headers().location as string, 'http://x').pathname;
      expect(location, asked).toBe(ownDestination(target, locale));
    }
  }
  for (const destination of new Set(
    legacyRedirects.map(({ target, locale }) => ownDestination(target, locale)),
  )) {
    expect((await request.get(destination, { maxRedirects: 0 })).status(), destination).toBe(200);
  }
});

// From the specification itself, not from our table.
for (const [old, now] of [
  ['/what-we-do/', '/en/about-us'],
  ['/what-we-do-ar/', '/about-us'],
  ['/board-of-directors', '/en/about-us'],
  ['/board-of-directors-ar', '/about-us'],
  ['/land-registration-ar/', '/about-us'],
  ['/rer-services-ar/', '/our-services'],
  ['/rer-services/', '/en/our-services'],
  ['/contact-us-ar', '/help-and-support'],
  ['/en/contact-us/', '/en/help-and-support'],
  ['/what%2Dwe%2Ddo', '/en/about-us'],
  ['/ar/what-we-do-en', '/en/about-us'],
  ['/ar/contact%2dus-en/', '/en/help-and-support'],
  ['/docs/areas', areasDocument],
  ['/docs/areas.pdf', areasDocument],
  ['/DOCS/Areas.PDF', areasDocument],
] as const) {
  test(`${old} leads to ${now}`, async ({ request }) => {
    const response = await request.get(old, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(new URL(response.headers().location as string, 'http://x').pathname).toBe(now);
  });
}

test('a query survives the redirect', async ({ request }) => {
  for (const path of ['/what-we-do?a=1', '/rer-services-ar/?a=1']) {
    const location = (await request.get(path, { maxRedirects: 0 })).headers().location as string;
    expect(new URL(location, 'http://x').search).toBe('?a=1');
  }
});

test('the document of the areas is a PDF in both languages', async ({ request }) => {
  const response = await request.get('/docs/areas.pdf');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const body = await response.body();
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(body.subarray(-1024).toString()).toContain('%%EOF');
});
