import { gregorianDate } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text, watchFaults } from '../support/site';

for (const { code: locale } of locales) {
  const home = localizedPath('/', locale);
  const t = (key: string) => text(locale, 'Home', key);

  test(`the news of the home page in ${locale} move by keyboard, and what is out of view is out of reach`, async ({
    page,
  }) => {
    const faults = await watchFaults(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    const news = page.getByRole('group', { name: t('news.carousel') });
    await news.scrollIntoViewIfNeeded();
    const next = news.getByRole('button', { name: t('news.next') });
    const previous = news.getByRole('button', { name: t('news.previous') });
    await expect(next).toBeVisible();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const slides = news.locator('li');
    await expect(slides.first()).not.toHaveAttribute('inert');
    await expect(slides.last()).toHaveAttribute('inert');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(slides.first()).toHaveAttribute('inert');
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    // Reading order decides where the next slide comes from.
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Enter');
    await expect(slides.last()).not.toHaveAttribute('inert');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test(`the home page in ${locale} asks its question above the fold of a phone, and is not long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(home);
    const button = page.getByRole('button', { name: text(locale, 'Search', 'place.submit') });
    const bar = await page.locator('.phone-bar').boundingBox();
    const box = await button.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
  });

  test(`the home page in ${locale} has an entrance for who comes for an organisation`, async ({ page }) => {
    for (const audience of ['businesses', 'developers', 'registrars', 'suppliers']) {
      await page.goto(home);
      const entrances = page.getByRole('navigation', { name: t('situations.professionals') });
      await entrances.getByRole('link', { name: t(`situations.${audience}`), exact: true }).click();
      const name = text(locale, 'Services', `audiences.${audience}.title`);
      if (audience === 'suppliers') {
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeInViewport();
        continue;
      }
      const own = page.locator('details', { has: page.locator('summary', { hasText: name }) });
      await expect(own).toHaveAttribute('open');
      await expect(own).toBeInViewport();
    }
  });

  test(`the home page in ${locale} says what is open today, and has one map`, async ({ page }) => {
    await page.goto(home);
    await expect(page.locator('#deadlines')).toContainText(gregorianDate('2026-06-18', locale));
    await expect(page.locator('#news svg[viewBox]:not(.icon)')).toHaveCount(0);
    await expect(page.locator('#news')).toContainText('459,517');
  });

  test(`the home page in ${locale} shows no sample data`, async ({ page }) => {
    await page.goto(home);
    const figures = page.getByRole('region', { name: t('figures.title') });
    const terms = figures.getByRole('term');
    await expect(terms).toHaveText(
      [40, 9, 3_032_545].map((count, index) =>
        message(locale, 'Home', `figures.${['areas', 'regions', 'properties'][index]}`, { count }),
      ),
    );
    for (const key of ['titles', 'transactions'])
      await expect(page.getByText(text(locale, 'Areas', `figures.${key}`), { exact: true })).toHaveCount(0);
    await expect(page.getByText(text(locale, 'Ui', 'sample.title'))).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the news are a list that scrolls, all of them within reach', async ({ page }) => {
    await page.goto('/en');
    const news = page.getByRole('group', { name: text('en', 'Home', 'news.carousel') });
    await expect(news.getByRole('article')).toHaveCount(6);
    await news.getByRole('link').nth(5).focus();
    await expect(news.getByRole('article').last()).toBeInViewport();
    await expect(news.getByRole('button')).toHaveCount(0);
  });
});

test('the site says what it is to search engines', async ({ request }) => {
  const html = await (await request.get('/en')).text();
  const block = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(block as string)).toMatchObject({ '@type': 'WebSite', inLanguage: 'en' });
});

test('what moves by itself moves once and not for long, and not at all where motion is unwanted', async ({
  page,
}) => {
  const motionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { animationName, animationDuration, animationDelay, animationIterationCount } =
          getComputedStyle(element);
        const seconds = Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay);
        return { name: animationName, seconds, times: animationIterationCount };
      });
  for (const [path, moving] of [
    ['/en', ['.town-lit path', '.town-number path']],
    ['/en/analytics', ['.page-mark', '.chart-line', '.chart-columns']],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    for (const selector of moving) {
      const { name, seconds, times } = await motionOf(selector);
      expect(name, selector).not.toBe('none');
      expect(seconds, selector).toBeLessThanOrEqual(1.2);
      expect(times, selector).toBe('1');
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const selector of moving) expect((await motionOf(selector)).name, selector).toBe('none');
  }
});
