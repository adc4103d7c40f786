import { FormDriver, newSample, storedOf } from '../support/form-driver';
import { nextTab } from '../support/opened-tab';
import { footerLink, isSameDocument, markDocument, text } from '../support/site';
import { expect, type Page, type Route, test } from '../support/test';

/** What a visitor does before the scripts of a page run (docs/adr/0009). */

const scripts = '**/_next/static/**/*.js*';

/** Opens a page whose scripts are on their way until `arrive` lets them through; its clock stands still meanwhile. */
async function openEarly(page: Page, path: string) {
  const held: Route[] = [];
  let open = false;
  await page.route(scripts, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  await page.clock.install();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBeGreaterThan(5);
  // The 0.4 seconds do not end before the scripts are let through.
  await page.clock.pauseAt(Date.now() + 60_000);
  await markDocument(page);
  return {
    arrive: async () => {
      open = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Opens a page whose scripts never come, and do not fail either. */
async function openWithoutScripts(page: Page, path: string) {
  await page.route(scripts, () => undefined);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await markDocument(page);
}

function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/forms/')) count += 1;
  });
  return () => count;
}

test.describe('a link that is followed before the scripts run', () => {
  test('changes the page in place once they do', async ({ page }) => {
    const { arrive } = await openEarly(page, '/en/about-us');
    await footerLink(page, 'en', 'terms').click();
    await arrive();
    await expect(page).toHaveURL('/en/terms-of-use');
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leaves the page when they do not come', async ({ page }) => {
    await openWithoutScripts(page, '/en/about-us');
    await footerLink(page, 'en', 'terms').click();
    await expect(page).toHaveURL('/en/terms-of-use');
    await expect(page.locator('h1')).toHaveText(text('en', 'Routes', 'terms.title'));
    expect(await isSameDocument(page)).toBe(false);
  });

  test('opens where the visitor asks for it', async ({ page, browser, request }) => {
    await openWithoutScripts(page, '/en/about-us');
    const opened = await nextTab(browser);
    await footerLink(page, 'en', 'terms').click({ modifiers: ['ControlOrMeta'] });
    const url = await opened();
    expect(new URL(url).pathname).toBe('/en/terms-of-use');
    expect((await request.get(url)).status()).toBe(200);
    await expect(page).toHaveURL('/en/about-us');
  });
});

test.describe('a form that is sent before the scripts run', () => {
  test('is sent in place once they do, and once', async ({ page }) => {
    const form = new FormDriver(page, 'contact', 'ar');
    const posts = countPosts(page);
    const { arrive } = await openEarly(page, form.address);
    const values = await form.fill();
    await form.submit.dblclick();
    expect(posts()).toBe(0);
    await arrive();
    await expect(page.getByRole('button', { name: form.text('sending') })).toBeVisible();
    await page.clock.resume();
    await expect(form.heading).toHaveText(form.sentTitle);
    expect(await isSameDocument(page)).toBe(true);
    expect(posts()).toBe(1);
    expect(await storedOf('contact', values)).toHaveLength(1);
  });

  test('names its faults in place once they do, and loses nothing', async ({ page }) => {
    const form = new FormDriver(page, 'contact', 'en');
    const posts = countPosts(page);
    const { arrive } = await openEarly(page, form.address);
    const values = await form.fill(newSample('contact', { email: 'nobody' }));
    await form.submit.click();
    await arrive();
    await expect(form.summary).toBeFocused();
    await expect(form.error('email')).toBeVisible();
    await form.expectValues(values);
    expect(await isSameDocument(page)).toBe(true);
    expect(posts()).toBe(0);
  });

  test('is sent as a plain form when they do not come', async ({ page }) => {
    const form = new FormDriver(page, 'contact', 'en');
    const posts = countPosts(page);
    await openWithoutScripts(page, form.address);
    const values = await form.fill();
    await form.submit.click();
    await expect(form.heading).toHaveText(form.sentTitle);
    expect(await isSameDocument(page)).toBe(false);
    expect(posts()).toBe(1);
    expect(await storedOf('contact', values)).toHaveLength(1);
  });
});

test.describe('what is typed before the scripts run', () => {
  const draft = (page: Page) => page.evaluate(() => localStorage.getItem('form-draft:contact'));

  test('stays, is kept as a draft and keeps the page from being replaced', async ({ page }) => {
    const form = new FormDriver(page, 'contact', 'ar');
    const { arrive } = await openEarly(page, form.address);
    await form.control('message').fill('كُتبت قبل وصول البرامج');
    await arrive();
    await page.clock.resume();
    await expect.poll(() => draft(page)).toContain('كُتبت قبل وصول البرامج');
    await expect(form.control('message')).toHaveValue('كُتبت قبل وصول البرامج');
    await expect(page.locator('form[data-dirty="true"]')).toHaveCount(1);
  });

  test('joins the draft of an earlier visit instead of replacing it', async ({ page }) => {
    const form = new FormDriver(page, 'contact', 'en');
    await page.goto(form.address);
    await form.control('subject').fill('Asked before');
    await form.control('message').fill('Written before');
    await expect.poll(() => draft(page)).toContain('Written before');

    const { arrive } = await openEarly(page, form.address);
    await form.control('subject').fill('Asked now');
    await arrive();
    await page.clock.resume();
    await expect(form.control('message')).toHaveValue('Written before');
    await expect(form.control('subject')).toHaveValue('Asked now');
    await expect(page.getByText(form.text('draft.restored'))).toBeVisible();
    await expect.poll(() => draft(page)).toContain('Asked now');
  });
});

test.describe('a script of the page that does not come', () => {
  /** Lets the page's n-th script fail once. @returns how often the page was asked for */
  async function failOnce(page: Page, index: number): Promise<() => number> {
    let [asked, loads] = [0, 0];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(scripts, (route) => {
      asked += 1;
      return asked === index ? route.abort() : route.continue();
    });
    return () => loads;
  }

  for (const index of [1, 4, 8]) {
    test(`loads the page once more, and then it works (script ${index})`, async ({ page }) => {
      const loads = await failOnce(page, index);
      await page.goto('/en/about-us', { waitUntil: 'commit' });
      await expect.poll(loads).toBe(2);
      await page.waitForFunction(() => (globalThis as { siteReady?: boolean }).siteReady);
      await markDocument(page);
      await footerLink(page, 'en', 'terms').click();
      await expect(page.locator('h1')).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
      expect(loads()).toBe(2);
    });
  }

  test('does so once when it never comes, and the page stays a page', async ({ page }) => {
    let failed = 0;
    page.on('requestfailed', () => {
      failed += 1;
    });
    await page.route(scripts, (route) => route.abort());
    await page.goto('/en/about-us', { waitUntil: 'commit' });
    // Two loads, each with more than five scripts that fail.
    await expect.poll(() => failed).toBeGreaterThan(12);
    await markDocument(page);
    await expect(page.locator('h1')).toBeVisible();
    await footerLink(page, 'en', 'terms').click();
    await expect(page).toHaveURL('/en/terms-of-use');
  });

  test('leaves what is typed where it is', async ({ page }) => {
    const form = new FormDriver(page, 'contact', 'en');
    const held: Route[] = [];
    await page.route(scripts, (route) => void held.push(route));
    await page.goto(form.address, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => held.length).toBeGreaterThan(5);
    await form.control('message').fill('typed in time');
    await markDocument(page);
    await Promise.all(held.map((route) => route.abort()));
    await expect(form.control('message')).toHaveValue('typed in time');
    expect(await isSameDocument(page)).toBe(true);
  });
});
