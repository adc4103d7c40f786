import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import { newSample } from '../support/form-driver';
import { sheetsOf, sitemapPaths, text } from '../support/site';
import { type RunningSite, startCopy } from '../support/site-process';
import { expect, test } from '../support/test';

const named = 'https://registry.example';

// Large enough for each square of a code to be several points wide, as it is on paper, and no larger than a sheet is wide.
test.use({ deviceScaleFactor: 4, javaScriptEnabled: false, viewport: { width: 794, height: 400 } });

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

/** How far below the printed code the letterhead's line is: its white edge would cut it. */
async function lineBelow(page: Page): Promise<number> {
  const code = await page.locator('.printed-code').boundingBox();
  const head = await page.locator('.letterhead').boundingBox();
  if (code === null || head === null) throw new Error('nothing printed');
  return head.y + head.height - (code.y + code.height);
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
    // Five pages, large, each looked at by a reader of codes.
    test.setTimeout(180_000);
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
      expect(await lineBelow(page), path).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'screen' });
    }
    // Each page has its address in letters, too, and the day of which it is. (One built before the site had a name has none.)
    for (const path of [...paths, '/en/announced-areas?page=2']) {
      await page.goto(site.origin + path);
      const written = page.locator('.printed-address');
      await expect(written, path).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(written.locator('bdi'), path).toHaveText(named + path);
      await expect(written.locator('p').first(), path).toHaveText(/\s\d{4}$/);
      await expect(page.locator('.letterhead [data-prints]').filter({ visible: true }), path).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
    await page.goto(`${site.origin}/en/check?view=filtered&city=riyadh&district=riyadh-tuwaiq`);
    const read = new URL((await codeOf(page)) ?? '');
    expect(read.origin).toBe(named);
    expect(await lineBelow(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'screen' });
    const sentence = (await page.locator('.answer .display').textContent()) ?? '';
    expect(sentence).not.toBe('');
    await page.goto(site.origin + read.pathname + read.search);
    await expect(page.locator('.answer .display')).toHaveText(sentence);
  });
});

test('a site that nobody has named has no code: no page guesses its address', async ({ page, request }) => {
  const path = (await sitemapPaths(request)).find((listed) => listed.startsWith('/announced-areas/')) ?? '';
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.letterhead')).toBeVisible();
  await expect(page.locator('.printed-code')).toHaveCount(0);
});

test('the whole list of areas stands at one address, each date in one piece', async ({ page }) => {
  for (const path of ['/announced-areas', '/en/announced-areas']) {
    await page.goto(path);
    await page.locator('a[href*="page=all"]').click();
    const rows = page.locator('.area-row');
    const counted = Number(await page.locator('#list h2 span').first().textContent());
    await expect(rows).toHaveCount(counted);
    await expect(page.locator('nav a[rel=next]')).toHaveCount(0);
    // As wide as a sheet.
    await page.setViewportSize({ width: 673, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const broken = await page.locator('.area-row time span').evaluateAll((all) =>
      all.flatMap((one) => {
        const cell = one.closest('dd')?.getBoundingClientRect();
        const { width, height } = one.getBoundingClientRect();
        const line = Number.parseFloat(getComputedStyle(one).lineHeight);
        return height > 1.5 * line || width > (cell?.width ?? 0) + 0.5 ? [one.textContent] : [];
      }),
    );
    expect(broken, path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a question that waits for a choice prints what there is to choose from', async ({ page }) => {
  await page.goto('/en/check?place=malqa');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#matches li a').first()).toBeVisible();
  await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0);
});

test('the questions tell once when they were reviewed, each question nearer to its answer than to what is above', async ({
  page,
}) => {
  for (const [path, locale] of [
    ['/faq', 'ar'],
    ['/en/faq', 'en'],
  ] as const) {
    await page.goto(path);
    const reviewed = text(locale, 'Basis', 'reviewed').split('{')[0] ?? '';
    await expect(page.getByRole('main').getByText(reviewed)).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    const question = page.locator('.faq-list summary').first();
    const [above, below] = await question.evaluate((summary) => {
      const style = getComputedStyle(summary);
      const answer = getComputedStyle(summary.nextElementSibling as Element);
      const px = Number.parseFloat;
      return [
        px(style.paddingTop) + px(answer.paddingBottom),
        px(style.paddingBottom) + px(answer.paddingTop),
      ];
    });
    expect(above, path).toBeGreaterThan(2 * (below ?? 0));
    await page.emulateMedia({ media: 'screen' });
  }
});

test('an answer is printed on one sheet, with what holds for who has applied already', async ({ page }) => {
  for (const [path, locale] of [
    ['/check', 'ar'],
    ['/en/check', 'en'],
  ] as const) {
    await page.goto(`${path}?view=filtered&district=riyadh-al-malqa`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(text(locale, 'Areas', 'next.closed.applied'), { exact: true })).toBeVisible();
    expect(await sheetsOf(page), path).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
