import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import { newSample } from '../support/form-driver';
import { sitemapPaths } from '../support/site';
import { type RunningSite, startCopy } from '../support/site-process';
import { expect, test } from '../support/test';

const named = 'https://registry.example';

// Large enough for each square of a code to be several points wide, as it is on paper.
test.use({ deviceScaleFactor: 4, javaScriptEnabled: false });

/** What a camera reads at the head of the printed page. */
async function codeOf(page: Page): Promise<string | undefined> {
  await page.emulateMedia({ media: 'print' });
  const picture = await page.locator('.printed-code').screenshot();
  const reader = await page.context().browser()?.newPage();
  if (reader === undefined) throw new Error('no browser');
  const { data, width, height } = await reader.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { data: [...pixels], width: image.width, height: image.height };
  }, picture.toString('base64'));
  await reader.close();
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

test.describe('a site with a name', () => {
  let site: RunningSite;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    // A site and its registry are made ready, which on a busy machine takes longer than a test.
    test.setTimeout(180_000);
    site = await startCopy({ SITE_URL: named });
  });
  test.afterAll(() => site?.end('SIGTERM'));

  test('an announcement, a post, an answer and a receipt are found again from paper', async ({
    page,
    request,
  }) => {
    const listed = await sitemapPaths(request);
    const oneOf = (start: string) => listed.find((path) => path.startsWith(start)) ?? '';
    const sent = await request.post(`${site.origin}/api/forms/contact`, {
      headers: { Origin: site.origin, 'Accept-Language': 'ar' },
      data: newSample('contact'),
    });
    const { receipt } = await sent.json();
    const paths = [oneOf('/announced-areas/'), oneOf('/en/posts/'), receipt];
    for (const path of paths) {
      await page.goto(site.origin + path);
      await expect(page.locator('.printed-code'), path).toBeHidden();
      expect(await codeOf(page), path).toBe(named + path);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.goto(`${site.origin}/en/check?view=filtered&city=riyadh&district=riyadh-tuwaiq`);
    const read = new URL((await codeOf(page)) ?? '');
    expect(read.origin).toBe(named);
    await page.emulateMedia({ media: 'screen' });
    const sentence = (await page.locator('.answer .display').textContent()) ?? '';
    expect(sentence).not.toBe('');
    await page.goto(site.origin + read.pathname + read.search);
    await expect(page.locator('.answer .display')).toHaveText(sentence);
  });
});

test('what a text rests on has its address on paper, and on no screen', async ({ page, request }) => {
  const [, path = ''] = (await sitemapPaths(request)).filter((listed) =>
    listed.startsWith('/announced-areas/'),
  );
  await page.goto(path);
  const source = page.locator('a.cited').first();
  const written = () => source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await written()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await written()).toContain(await source.getAttribute('href'));
  // Nobody has named this site, and no page guesses its address.
  await expect(page.locator('.printed-code')).toHaveCount(0);
});
