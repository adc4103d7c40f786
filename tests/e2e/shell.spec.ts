import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { expect, test } from '../support/kept-tab';
import { waitForOwnLetters } from '../support/own-letters';
import { everyPage, expectAccessible, samplePages, text } from '../support/site';

test.describe('every page', () => {
  test('offers the skip link first and the customer service number at the same place', async ({ page }) => {
    const places = new Set<string>();
    // A page whose letters come late is drawn with others, in which the number is not as wide.
    await waitForOwnLetters(page);
    for (const { path, locale } of samplePages) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const call = page.locator('header').getByRole('link', { name: new RegExp(customerServiceNumber) });
      await expect(call).toHaveAttribute('href', `tel:${customerServiceNumber}`);
      const box = await call.boundingBox();
      places.add(`${locale} ${Math.round(box?.x ?? -1)} ${Math.round(box?.y ?? -1)}`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: text(locale, 'Shell', 'skip') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}#content`);
    }
    expect(places.size).toBe(2);
  });

  test('has a breadcrumb from home to itself', async ({ request }) => {
    for (const { path, locale, route } of everyPage.filter((entry) => entry.route !== 'home')) {
      const html = await (await request.get(path)).text();
      const trail =
        new RegExp(`<nav aria-label="${text(locale, 'Shell', 'breadcrumb')}"[\\s\\S]*?</nav>`).exec(
          html,
        )?.[0] ?? '';
      expect(trail, path).toContain(`href="${localizedPath('/', locale)}"`);
      // The heading right below names the page itself.
      expect(trail, path).not.toContain(`>${text(locale, 'Routes', `${route}.title`)}<`);
      expect(route).not.toBe('home');
    }
  });
});

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: the footer of a phone is short and says whose the site is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localizedPath('/about-us', locale));
    const footer = page.locator('footer');
    await expect(footer).toContainText('©');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(500);
    for (const link of await footer.getByRole('link').filter({ visible: true }).all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Its groups stand side by side.
    const tops = await footer
      .locator('nav section')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
  });

  test(`${locale}: a chosen appearance holds on every page before anything is painted`, async ({ page }) => {
    await page.goto(localizedPath('/about-us', locale));
    const hasGround = (colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour);
    await hasGround('rgb(255, 255, 255)');
    const choice = page.getByLabel(text(locale, 'Shell', 'theme.label'));
    await choice.selectOption('dark');
    await hasGround('rgb(27, 24, 22)');
    await expectAccessible(page, { shell: true });
    // Without the scripts of the build: what the first inline script does is all there is.
    // (It would load once more for them, at a moment of its own: lost-scripts.spec.ts.)
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() + 3_600_000)));
    await page.route('**/_next/static/**/*.js*', (route) => route.abort());
    await page.goto(localizedPath('/faq', locale), { waitUntil: 'load' });
    await hasGround('rgb(27, 24, 22)');
    await page.unroute('**/_next/static/**/*.js*');
    await page.goto(localizedPath('/about-us', locale));
    await expect(choice).toHaveValue('dark');
    await choice.selectOption('contrast');
    await expectAccessible(page, { shell: true });
    await choice.selectOption('');
    await hasGround('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await hasGround('rgb(27, 24, 22)');
  });

  test(`${locale}: a printed page says whose it is, from where and when, and unfolds its answers`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/faq', locale));
    const answer = page.locator('main details > div').first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(answer).toBeVisible();
    const head = page.locator('.letterhead');
    await expect(head).toContainText(text(locale, 'Site', 'productName'));
    await expect(head.locator('[data-prints="address"]')).toHaveAttribute('data-printed', page.url());
    await expect(head.locator('[data-prints="time"]')).toHaveAttribute('data-printed', /\d{4}.*\d:\d\d/);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(answer).toBeHidden();
  });

  test(`${locale}: a client navigation gives the focus to the new heading and the top to the eye`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/about-us', locale));
    await page.evaluate(() => {
      (globalThis as { sameDocument?: boolean }).sameDocument = true;
    });
    const link = page
      .locator('footer')
      .getByRole('link', { name: text(locale, 'Routes', 'privacy.label'), exact: true });
    await link.click();
    await expect(page).toHaveURL(localizedPath('/privacy-policy', locale));
    await expect(page.locator('h1')).toHaveText(text(locale, 'Routes', 'privacy.title'));
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('h1')).toBeInViewport();
    expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true);
  });
}

test('the official banner is off unless it is configured', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(text('ar', 'Shell', 'banner.title'))).toHaveCount(0);
});

test('digits keep their design beside Arabic letters', async ({ page }) => {
  await waitForOwnLetters(page);
  await page.goto('/analytics');
  const same = await page.evaluate(async () => {
    const font = '400 40px "IBM Plex Sans Arabic"';
    await document.fonts.load(font, '0ا');
    const drawn = (text: string) => {
      const canvas = new OffscreenCanvas(240, 80);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.font = font;
      context.textAlign = 'left';
      context.direction = 'ltr';
      context.fillText(text, 0, 50);
      // Ten digits of 24 px; an Arabic letter behind them decides the script of the whole run.
      return context.getImageData(0, 0, 240, 80).data.join();
    };
    return drawn('0123456789') === drawn('0123456789ا');
  });
  expect(same).toBe(true);
});
