import type { Page } from 'playwright/test';
import { expectAccessible, text, watchFaults } from '../support/site';
import { expect, test } from '../support/test';

test.describe('the place of a device', () => {
  const locate = (page: Page) => page.getByRole('button', { name: text('en', 'Search', 'place.locate') });

  test('is answered with the circle in which it is known, and kept by nobody', async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({
      permissions: ['geolocation'],
      geolocation: { latitude: 24.812345, longitude: 46.612345, accuracy: 35 },
    });
    const page = await context.newPage();
    const faults = await watchFaults(page);
    await page.goto('/en/check');
    await locate(page).click();
    await expect(page).toHaveURL(/place=24\.8123%2C46\.6123&within=50#answer$/);
    await expect(page.locator('#answer ~ [role=status]')).toBeVisible();
    await expect(page.locator('main')).toContainText('24.81230, 46.61230');
    await expectAccessible(page);
    expect(faults).toEqual([]);
    const answer = await request.get(page.url());
    expect(answer.headers()['cache-control']).toContain('no-store');
    await context.close();
  });

  test('that is known to within a city is no answer', async ({ page }) => {
    await page.goto('/en/check?view=filtered&place=24.81,46.61&within=20000');
    await expect(page.locator('#matches')).toHaveText(
      text('en', 'Search', 'place.tooWide').replace('{n}', '20,000'),
    );
  });

  test('that the device does not know is asked for in another way', async ({ browser }) => {
    const context = await browser.newContext({ permissions: ['geolocation'] });
    const page = await context.newPage();
    // Without a position the browser says that it has none.
    await (await context.newCDPSession(page)).send('Emulation.setGeolocationOverride', {});
    await page.goto('/en');
    await locate(page).click();
    await expect(page.getByText(text('en', 'Search', 'place.locateUnknown'))).toBeVisible();
    await context.close();
  });

  test('that the device does not find in time is asked for in another way', async ({ browser }) => {
    const context = await browser.newContext({
      permissions: ['geolocation'],
      geolocation: { latitude: 24.8, longitude: 46.6 },
    });
    const page = await context.newPage();
    // The browser itself gives up; only its patience is shorter than ours.
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, failed) =>
        ask(found, failed, { timeout: 0, maximumAge: 0 });
    });
    await page.goto('/en');
    await locate(page).click();
    await expect(page.getByText(text('en', 'Search', 'place.locateLate'))).toBeVisible();
    await context.close();
  });

  test('that may not be told is asked for in another way', async ({ page }) => {
    await page.goto('/en');
    await locate(page).click();
    await expect(page.getByText(text('en', 'Search', 'place.locateRefused'))).toBeVisible();
  });
});
