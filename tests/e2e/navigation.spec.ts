import { localeCookie } from '@/lib/i18n/locales';
import { expect, type Page, type Route, test } from '../support/kept-tab';
import { footerLink, isSameDocument, markDocument, text } from '../support/site';
import { test as visiting } from '../support/test';

const isRouteData = (url: URL) => url.searchParams.has('_rsc');

/** Holds back what a client navigation fetches, until `release` is called; tells how many requests wait. */
async function holdRouteData(page: Page) {
  const held: Route[] = [];
  let open = false;
  await page.route(isRouteData, async (route) => {
    if (open) return route.continue();
    held.push(route);
  });
  return {
    count: () => held.length,
    release: async () => {
      open = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

test.describe('loading bar', () => {
  visiting('appears after 400 ms in brown, 5 px high, and goes with the page', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/about-us');
    const data = await holdRouteData(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, 'en', 'terms').click();
    const bar = page.locator('#nprogress .bar');
    await page.clock.runFor(390);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar).toBeVisible();
    const style = await bar.evaluate((element) => {
      const { backgroundColor, height } = getComputedStyle(element);
      return { backgroundColor, height };
    });
    expect(style).toEqual({ backgroundColor: 'rgb(122, 84, 54)', height: '5px' });
    await data.release();
    await expect(page).toHaveURL('/en/terms-of-use');
    await expect(page.locator('h1')).toHaveText(text('en', 'Routes', 'terms.title'));
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  visiting('fills over 3000 ms', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/about-us');
    await holdRouteData(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, 'en', 'terms').click();
    const bar = page.locator('#nprogress .bar');
    const shift = async () => {
      const transform = await bar.evaluate((element) => element.getAttribute('style') ?? '');
      return Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]);
    };
    await page.clock.runFor(400 + 1500);
    expect(await shift()).toBeGreaterThan(-60);
    expect(await shift()).toBeLessThan(-40);
    await page.clock.runFor(1500);
    expect(await shift()).toBeGreaterThanOrEqual(-6);
  });

  visiting('grows from the right in Arabic', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about-us');
    await holdRouteData(page);
    await page
      .locator('footer')
      .getByRole('link', { name: text('ar', 'Routes', 'terms.label'), exact: true })
      .click();
    await page.clock.runFor(1500);
    const box = await page.locator('#nprogress .bar').boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeGreaterThan(width);
  });
});

test('at most five route preloads are in flight, however fast the pointer runs over links', async ({
  page,
}) => {
  await page.goto('/en/site-map');
  let inFlight = 0;
  let most = 0;
  let asked = 0;
  await page.route(isRouteData, async () => {
    asked += 1;
    inFlight += 1;
    most = Math.max(most, inFlight);
  });
  const links = page.locator('footer nav a');
  const count = await links.count();
  expect(count).toBeGreaterThan(15);
  for (let index = 0; index < count; index += 1) await links.nth(index).dispatchEvent('pointerover');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect.poll(() => most).toBeGreaterThanOrEqual(3);
  expect(most).toBeLessThanOrEqual(5);
  await links.last().focus();
  expect(most).toBeLessThanOrEqual(5);
});

test('a link in view is not preloaded until somebody means to follow it', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (isRouteData(new URL(request.url()))) asked += 1;
  });
  await page.goto('/en/about-us');
  // Whatever the scripts might ask for of their own accord has been asked for.
  await page.waitForLoadState('networkidle');
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(asked).toBe(0);
  const preload = page.waitForRequest((request) => isRouteData(new URL(request.url())));
  await footerLink(page, 'en', 'faq').hover();
  await preload;
});

visiting('the loading bar does not stay when a navigation ends where it began', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en/our-services');
  await page.clock.pauseAt(Date.now() + 60_000);
  const here = page
    .locator('header')
    .getByRole('link', { name: text('en', 'Shell', 'nav.services'), exact: true });
  await here.click();
  await page.clock.runFor(5_000);
  await expect(page.locator('#nprogress')).toHaveCount(0);

  const data = await holdRouteData(page);
  await footerLink(page, 'en', 'terms').click();
  await page.clock.runFor(1_000);
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await here.click();
  await page.clock.runFor(5_000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await data.release();
});

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
