import { localeCookie } from '@/lib/i18n/locales';
import { expect, type Page, test } from '../support/kept-tab';
import { footerLink, isSameDocument, markDocument } from '../support/site';
import { test as visiting } from '../support/test';

test.describe('version check', () => {
  const newer = (page: Page) =>
    page.route('**/builds/latest.json?*', (route) =>
      route.fulfill({ json: { id: 'newer-build', timestamp: 1 } }),
    );
  const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  visiting('asks every hour, with the time in the query', async ({ page }) => {
    await page.clock.install();
    let asked = false;
    page.on('request', (request) => {
      asked ||= /\/builds\/latest\.json\?\d{13}$/.test(request.url());
    });
    await page.goto('/en/about-us');
    expect(asked).toBe(false);
    // The hour counts from when the page's scripts run, which on a busy machine is after the first turn of the clock.
    await expect(async () => {
      await page.clock.runFor('01:00:01');
      expect(asked).toBe(true);
    }).toPass();
  });

  test('a newer build makes the next navigation a full one', async ({ page }) => {
    await page.goto('/en/about-us');
    await newer(page);
    await markDocument(page);
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('data-new-build', 'newer-build');
    expect(await isSameDocument(page)).toBe(true);
    await footerLink(page, 'en', 'terms').click();
    await expect(page).toHaveURL('/en/terms-of-use');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('a newer build whose routes have other rules is asked for them, and they are followed', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/builds/meta/*.json', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const redirects = [{ source: '/en/terms-of-use', destination: '/en/faq', portal: false }];
      return route.fulfill({ json: { id: 'newer-build', redirects } });
    });
    await page.route('**/builds/latest.json?*', (route) =>
      route.fulfill({ json: { id: 'newer-build', rules: 'other', timestamp: 1 } }),
    );
    await page.goto('/en/about-us');
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('data-new-build', 'newer-build');
    await footerLink(page, 'en', 'terms').click();
    await expect(page).toHaveURL('/en/faq');
    expect(asked).toEqual(['/builds/meta/newer-build.json']);
  });

  test('a newer build does not make the language switch forget', async ({ page, context }) => {
    await page.goto('/en/about-us?from=test');
    await newer(page);
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('data-new-build', 'newer-build');
    await page.getByRole('link', { name: 'العربية', exact: true }).click();
    await expect(page).toHaveURL('/about-us?from=test');
    expect((await context.cookies()).find(({ name }) => name === localeCookie.name)?.value).toBe('ar');
  });

  test('the same build changes nothing', async ({ page }) => {
    await page.goto('/en/about-us');
    await markDocument(page);
    const answer = page.waitForResponse(/latest\.json/);
    await wake(page);
    await answer;
    await footerLink(page, 'en', 'terms').click();
    await expect(page).toHaveURL('/en/terms-of-use');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a form in progress is never reloaded', async ({ page }) => {
    await page.goto('/en/help-and-support');
    await newer(page);
    await markDocument(page);
    await page.locator('form[method="post"] textarea').first().fill('A message in progress');
    await wake(page);
    await expect(page.locator('html')).toHaveAttribute('data-new-build', 'newer-build');
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('form[method="post"] textarea').first()).toHaveValue('A message in progress');
  });

  test('the build and its rules are served', async ({ request }) => {
    const latest = await request.get(`/builds/latest.json?${Date.now()}`);
    expect(latest.headers()['cache-control']).toContain('no-store');
    const { id, rules: name } = await latest.json();
    expect(name).toMatch(/^[0-9a-f]{16}$/);
    const rules = await (await request.get(`/builds/meta/${id}.json`)).json();
    expect(rules.id).toBe(id);
    expect(rules.pages).toContainEqual({ path: '/en/faq', locale: 'en', rendering: 'prerendered' });
    expect(rules.pages).toContainEqual({
      path: '/analytics',
      locale: 'ar',
      rendering: 'revalidated',
      revalidateSeconds: 60,
    });
    expect(rules.redirects).toContainEqual({
      source: '/rer-services-ar',
      status: 301,
      destination: '/our-services',
      portal: true,
    });
    expect((await request.get('/builds/meta/another.json')).status()).toBe(404);
  });
});
