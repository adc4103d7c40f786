import { locales, localizedPath } from '@/lib/i18n/locales';
import { cardLines } from '@/lib/site/cards/drawing';
import { pageCardPath } from '@/lib/site/routing/page-card-path';
import { expect, test } from '../support/kept-tab';
import { readsAs } from '../support/letters';
import { sitemapPaths, text } from '../support/site';

for (const { code: locale } of locales) {
  test(`the picture of a page reads in ${locale} as a browser writes it`, async ({ page, request }) => {
    const named = (key: string) => text(locale, 'Routes', `services.${key}`);
    const answer = await request.get(pageCardPath('/our-services', locale));
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(answer.headers()['cache-control']).toContain('s-maxage');
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const lines = cardLines(
      {
        name: text(locale, 'Site', 'productName'),
        // A page that goes by its title does not say it twice.
        above: named('label') === named('title') ? '' : named('label'),
        headline: named('title'),
        below: named('description'),
        foot: '',
        address: '',
      },
      locale,
    );
    await page.goto(localizedPath('/our-services', locale));
    for (const line of lines)
      expect(await readsAs(page, picture, line, locale), line.text).toBeGreaterThan(0.9);
    // What is not joined, or runs the other way, is not taken for it.
    const [name] = lines;
    if (name === undefined) throw new Error('A card has a line at least.');
    const apart = { ...name, text: [...name.text].join('\u200c') };
    const turned = { ...name, text: [...name.text].reverse().join('') };
    if (locale === 'ar') expect(await readsAs(page, picture, apart, locale)).toBeLessThan(0.8);
    expect(await readsAs(page, picture, turned, locale)).toBeLessThan(0.8);
  });
}

test('a service, an area and a post have pictures, and nothing else has', async ({ request }) => {
  const paths = await sitemapPaths(request);
  const post = paths.find((path) => path.startsWith('/posts/')) ?? '';
  const area = paths.find((path) => path.startsWith('/announced-areas/')) ?? '';
  for (const path of ['/our-services/first-registration', area, post])
    expect((await request.get(pageCardPath(path, 'ar'))).headers()['content-type'], path).toBe('image/png');
  const others = [
    '/our-services/nope',
    '/announced-areas/atlantis',
    '/posts/nope',
    '/track/',
    '/receipts/a',
    '/x',
  ];
  for (const path of others) expect((await request.get(pageCardPath(path, 'ar'))).status(), path).toBe(404);
  for (const query of [
    '',
    '?path=services',
    `?path=/${'a'.repeat(400)}`,
    '?path=/&path=/faq',
    '?path=/&locale=xx',
  ])
    expect((await request.get(`/api/page-card${query}`)).status(), query).toBe(400);
});
