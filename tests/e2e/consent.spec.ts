import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';
import { type RunningSite, startCopy } from '../support/site-process';
import { expect, type Page, test } from '../support/test';

/** What the vendor's script does, as far as a page sees it: it runs, reports and sets a cookie. */
const script = `
  window.tagged = window.dataLayer.map(({ event }) => event);
  document.cookie = '_measured=1; Path=/';
  fetch(new URL('/collect', document.currentScript.src), { mode: 'no-cors' });
`;
const asked: string[] = [];
let vendor: Server;
let site: RunningSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  vendor = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Content-Type', 'text/javascript').end(script);
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  // A site and its registry are made ready, which on a busy machine takes longer than a test.
  test.setTimeout(180_000);
  site = await startCopy({
    TAG_MANAGER_ID: 'GTM-TEST1',
    TAG_MANAGER_ORIGIN: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
  });
});
test.afterAll(async () => {
  await site?.end('SIGTERM');
  vendor?.close();
});
test.beforeEach(() => {
  asked.length = 0;
});

/** Pages of data: they take on the settings of the running process. */
const pages = { ar: '/announced-areas', en: '/en/announced-areas' } as const;
const question = (page: Page, locale: 'ar' | 'en') =>
  page.getByRole('region', { name: text(locale, 'Shell', 'consent.title') });
const answer = (page: Page, locale: 'ar' | 'en', choice: 'accepted' | 'refused') =>
  question(page, locale).getByRole('button', {
    name: text(locale, 'Shell', `consent.${choice}`),
    exact: true,
  });
const change = (page: Page, locale: 'ar' | 'en') =>
  page.locator('footer').getByRole('link', { name: text(locale, 'Shell', 'consent.change') });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: nothing is loaded before consent, and nothing after a refusal`, async ({ page }) => {
    const faults = await watchFaults(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.origin + pages[locale]);
    await expect(question(page, locale)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await answer(page, locale, 'refused').click();
    await expect(question(page, locale)).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(question(page, locale)).toBeHidden();
    expect(asked).toEqual([]);
    expect(await cookies(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('it is loaded after consent under the strict policy, remembered, and gone after the choice is changed', async ({
  page,
}) => {
  const faults = await watchFaults(page);
  const response = await page.goto(site.origin + pages.en);
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe');
  await answer(page, 'en', 'accepted').click();
  await expect.poll(() => asked).toEqual(['/gtm.js?id=GTM-TEST1', '/collect']);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'tagged'))).toEqual(['gtm.js']);
  expect(await cookies(page)).toEqual(['_measured']);
  await change(page, 'en').click();
  await expect(question(page, 'en')).toBeFocused();
  await Promise.all([page.waitForEvent('load'), answer(page, 'en', 'refused').click()]);
  asked.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await cookies(page)).toEqual([]);
  expect(faults).toEqual([]);
});

/** What tools keep besides a cookie of the whole site, and once more when they are ended. */
const keepMore = () => {
  const keep = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tools do it.
    document.cookie = '_part=1; Path=/en';
    localStorage.setItem('_measured', '1');
    sessionStorage.setItem('_measured', '1');
  };
  keep();
  addEventListener('pagehide', keep);
  return new Promise((resolve) => {
    indexedDB.open('_measured').onsuccess = ({ target }) => {
      (target as IDBOpenDBRequest).result.close();
      resolve(undefined);
    };
  });
};
const kept = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; '),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
const OWN = ['theme', 'form-draft:contact'];

test('whatever the tool has stored is deleted after a change of mind, and what is ours is kept', async ({
  page,
}) => {
  await page.goto(site.origin + pages.en);
  await answer(page, 'en', 'accepted').click();
  await expect.poll(() => asked).toContain('/collect');
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'dark');
  }, OWN);
  await page.evaluate(keepMore);
  expect(await kept(page)).toContain('_part=1');
  await change(page, 'en').click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'en', 'refused').click()]);
  await expect.poll(async () => (await kept(page)).sort()).toEqual(['', 'consent', ...OWN].sort());
});

test('a change of mind counts where the tool is not loaded, and in other tabs', async ({ page, context }) => {
  await page.goto(site.origin + pages.en);
  await answer(page, 'en', 'accepted').click();
  await expect.poll(() => asked).toContain('/collect');
  const other = await context.newPage();
  // A page of receipts never loads it.
  await other.goto(`${site.origin}/en/receipts/contact/K7M2Q9TX/${'a'.repeat(22)}`);
  await change(other, 'en').click();
  const again = page.waitForEvent('load');
  await answer(other, 'en', 'refused').click();
  await again;
  expect(await cookies(page)).toEqual([]);
  asked.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
});

test('the choice is asked for again when its time is over', async ({ page }) => {
  await page.goto(site.origin + pages.en);
  await answer(page, 'en', 'refused').click();
  await page.evaluate(() => {
    const at = Date.now() - 181 * 24 * 60 * 60 * 1000;
    localStorage.setItem('consent', JSON.stringify({ choice: 'accepted', at }));
  });
  await page.reload();
  await expect(question(page, 'en')).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing is asked or loaded, and the link explains', async ({ page }) => {
    await page.goto(site.origin + pages.en);
    await expect(question(page, 'en')).toBeHidden();
    await expect(change(page, 'en')).toHaveAttribute('href', '/en/privacy-policy#measuring');
    expect(asked).toEqual([]);
  });
});

test('a site without a tag manager has nothing of it', async ({ request }) => {
  const response = await request.get(pages.en);
  expect(await response.text()).not.toMatch(/consent/);
  expect(response.headers()['content-security-policy']).not.toMatch(/https?:/);
});
