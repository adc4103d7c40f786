import { expect, type Page, test } from '../support/kept-tab';
import { footerLink, isSameDocument, markDocument, text } from '../support/site';
import { test as visiting } from '../support/test';

test.describe('a part that fails to load', () => {
  const fail = (page: Page) =>
    page.evaluate(() => {
      const error = new Error('Failed to load chunk /_next/static/chunks/gone.js');
      error.name = 'ChunkLoadError';
      void Promise.reject(error);
    });

  test('reloads the page once, and not again within ten seconds', async ({ page }) => {
    await page.goto('/en/about-us');
    const reloaded = page.waitForEvent('load');
    await fail(page);
    await reloaded;
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await fail(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(loads).toBe(0);
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 10_001)));
    const again = page.waitForEvent('load');
    await fail(page);
    await again;
  });

  /** From now on no script comes until `mend` is called. */
  async function breakScripts(page: Page) {
    const scripts = '**/_next/static/**/*.js*';
    const lost = page.waitForEvent('requestfailed');
    let isBroken = true;
    await page.route(scripts, (route) => (isBroken ? route.abort() : route.continue()));
    const mend = () => {
      isBroken = false;
    };
    return { lost, mend };
  }
  const helpLink = (page: Page) => footerLink(page, 'en', 'help');

  visiting('takes the visitor where he was going', async ({ page }) => {
    await page.goto('/en/about-us', { waitUntil: 'networkidle' });
    await markDocument(page);
    const { lost, mend } = await breakScripts(page);
    // Without a pointer over it beforehand, as by a finger.
    await helpLink(page).dispatchEvent('click');
    await lost;
    mend();
    await expect(page).toHaveURL('/en/help-and-support');
    await expect(page.locator('h1')).toHaveText(text('en', 'Routes', 'help.title'));
    expect(await isSameDocument(page)).toBe(false);
  });

  visiting('takes a visitor there who leaves a form in progress', async ({ page }) => {
    await page.goto('/en/help-and-support', { waitUntil: 'networkidle' });
    await page.locator('form[method="post"] textarea').first().fill('A message in progress');
    const { lost, mend } = await breakScripts(page);
    await footerLink(page, 'en', 'analytics').dispatchEvent('click');
    await lost;
    mend();
    await expect(page).toHaveURL('/en/analytics');
  });

  visiting(
    'does not reload the page for a link under the pointer, and the link leads there',
    async ({ page }) => {
      await page.goto('/en/about-us', { waitUntil: 'networkidle' });
      await markDocument(page);
      const { lost, mend } = await breakScripts(page);
      await helpLink(page).hover();
      await lost;
      await page.waitForLoadState('networkidle');
      expect(await isSameDocument(page)).toBe(true);
      await expect(page).toHaveURL('/en/about-us');
      mend();
      await helpLink(page).click();
      await expect(page).toHaveURL('/en/help-and-support');
      await expect(page.locator('h1')).toHaveText(text('en', 'Routes', 'help.title'));
      expect(await isSameDocument(page)).toBe(false);
    },
  );

  test('leaves a form in progress alone', async ({ page }) => {
    await page.goto('/en/help-and-support');
    await page.locator('form[method="post"] textarea').first().fill('A message in progress');
    await fail(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('form[method="post"] textarea').first()).toHaveValue('A message in progress');
  });
});
