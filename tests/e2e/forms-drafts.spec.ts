import { FORM_CODES, type FormCode } from '@/lib/forms';
import { locales } from '@/lib/i18n/locales';
import { FormDriver, fieldsOf, storedOf } from '../support/form-driver';
import { expect, type Page, test } from '../support/kept-tab';
import { test as visiting } from '../support/test';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const draft = (page: Page, code: FormCode) =>
  page.evaluate((key) => localStorage.getItem(key), `form-draft:${code}`);

for (const [index, code] of FORM_CODES.entries()) {
  // Drafts know no language; the notice does, so the languages take turns.
  const { code: locale } = locales[index % locales.length] as (typeof locales)[number];

  test(`${code}: a reload brings the draft back, without numbers of identity, consents and files (${locale})`, async ({
    page,
  }) => {
    const form = new FormDriver(page, code, locale);
    await form.open();
    const values = await form.fill();
    const slot = code === 'appointment' ? await form.chosenTime : '';
    const longest = fieldsOf(code).findLast(([, { kind }]) => kind === 'paragraph' || kind === 'email')?.[0];
    await expect.poll(() => draft(page, code)).toContain(String(values[longest as string]));
    const storage = await kept(page);
    expect(storage).not.toContain('1000000008');
    expect(storage).not.toContain('cv.pdf');
    expect(storage).not.toMatch(/Consent/);

    await page.reload();
    await form.unfold();
    const notice = page.getByText(form.text('draft.restored'));
    await expect(notice).toBeVisible();
    const lost = fieldsOf(code)
      .filter(([, { kind }]) => ['id', 'consent', 'files'].includes(kind))
      .map(([name]) => name);
    await form.expectValues(values, lost);
    if (slot) await expect(form.radios('slot', slot)).toBeChecked();
    for (const name of lost) {
      const control = form.control(name);
      if (/Consent$/.test(name)) await expect(control).not.toBeChecked();
      else await expect(control).toHaveValue('');
    }

    await page.getByRole('button', { name: form.text('draft.discard') }).click();
    await expect(notice).toBeHidden();
    await expect(page.locator(':focus')).toHaveAttribute('id', new RegExp(`^${code}-`));
    await form.expectValues({});
    expect(await draft(page, code)).toBeNull();
    await page.reload();
    await form.unfold();
    await expect(form.submit).toBeVisible();
    await form.expectValues({});
  });
}

// The first link loads a document, the second one changes the page in place.
for (const left of ['main a[href="/privacy-policy"]', 'footer a[href="/about-us"]']) {
  visiting(`what was typed a moment before leaving by ${left} is there on the way back`, async ({ page }) => {
    await page.clock.install();
    const form = new FormDriver(page, 'contact', 'ar');
    await form.open();
    await expect(form.submit).toBeVisible();
    // No timer runs out between typing and leaving.
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.control('message').fill('كُتبت قبل لحظة');
    await page.locator(left).first().click();
    await expect(page).not.toHaveURL(new RegExp(form.address));
    await expect.poll(() => draft(page, 'contact')).toContain('كُتبت قبل لحظة');
    await page.clock.resume();
    await page.goBack();
    await expect(form.control('message')).toHaveValue('كُتبت قبل لحظة');
  });
}

test('the chosen district and city come back although their lists are loaded', async ({ page }) => {
  const form = new FormDriver(page, 'registration-interest', 'en');
  await form.open();
  await form.control('region').selectOption('riyadh');
  await form.control('city').selectOption('riyadh');
  await form.control('district').selectOption('riyadh-al-malaz');
  await expect.poll(() => draft(page, 'registration-interest')).toContain('riyadh-al-malaz');
  await page.reload();
  await expect(form.control('district')).toHaveValue('riyadh-al-malaz');
  await expect(form.control('city')).toHaveValue('riyadh');
});

visiting(
  'a draft is gone once the form is sent, also what was typed in the last moment, and after a week',
  async ({ page }) => {
    await page.clock.install();
    const form = new FormDriver(page, 'contact', 'en');
    await form.open();
    await form.fill();
    await page.clock.runFor(2_000);
    expect(await draft(page, 'contact')).not.toBeNull();

    // The receipt is slow: the form is still there, with its timers, when the answer is.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/receipts/**', async (route) => {
      await held;
      await route.continue();
    });
    await form.control('message').pressSequentially(' !');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.submit.click();
    expect((await answer).status()).toBe(201);
    await expect.poll(() => draft(page, 'contact')).toBeNull();
    await page.clock.runFor(2_000);
    expect(await draft(page, 'contact')).toBeNull();
    release();
    await expect(form.heading).toHaveText(form.sentTitle);

    await form.open();
    await form.control('message').fill('left for a week and a day');
    await page.clock.runFor(2_000);
    expect(await draft(page, 'contact')).toContain('left for a week');
    await page.clock.fastForward(8 * 24 * 3_600_000);
    await page.reload();
    await expect.poll(() => draft(page, 'contact')).toBeNull();
    await expect(form.control('message')).toHaveValue('');
  },
);

visiting('a form left open overnight is sent, although a newer build is there by then', async ({ page }) => {
  await page.clock.install();
  const form = new FormDriver(page, 'contact', 'ar');
  await form.open();
  const values = await form.fill();
  await page.route('**/builds/latest.json*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 0 } }),
  );
  await page.clock.fastForward('14:00:00');
  await expect(page.locator('html')).toHaveAttribute('data-new-build', 'newer');
  await form.expectValues(values);
  await form.submit.click();
  await expect(form.heading).toHaveText(form.sentTitle);
  expect(await storedOf('contact', values)).toHaveLength(1);
});
