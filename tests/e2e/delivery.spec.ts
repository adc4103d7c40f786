import { expect, test } from 'playwright/test';
import { fontFiles } from '@/lib/site/font-files';

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

for (const [path, parts] of [
  ['/', ['arabic', 'digits']],
  ['/en', ['digits', 'letters']],
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
