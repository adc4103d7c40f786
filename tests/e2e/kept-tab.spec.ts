import { expect, type Page, test } from '../support/kept-tab';

// In order, and so in one process with one tab.
test.describe.configure({ mode: 'serial' });

const FORM = '/en/help-and-support';
const message = (page: Page) => page.locator('form[method="post"] textarea').first();
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('form-draft:contact'));

test('a test may leave a form in progress, a cookie, another tab and no network', async ({
  page,
  context,
}) => {
  await page.goto(FORM);
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }]);
  await context.newPage();
  await page.evaluate(() => sessionStorage.setItem('left', '1'));
  await message(page).fill('A message in progress');
  await context.setOffline(true);
});

test('the next one finds nothing of it', async ({ page, context }) => {
  expect(context.pages()).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  await page.goto(FORM);
  await expect(message(page)).toHaveValue('');
  expect(await draft(page)).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
});
