import { expect, type Page, type Route, test } from '../support/kept-tab';
import { footerLink, text } from '../support/site';
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
