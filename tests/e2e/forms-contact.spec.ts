import { readFileSync } from 'node:fs';
import { forms } from '../../lib/forms';
import { locales, localizedPath } from '../../lib/i18n/locales';
import { expect, type Page, test } from '../support/kept-tab';

const root = new URL('../../', import.meta.url);
const messages = (locale: string) =>
  JSON.parse(readFileSync(new URL(`messages/${locale}/Forms.json`, root), 'utf8'));

const answers = {
  subject: 'موعد التسجيل الأول',
  fullName: 'نورة العبدالله',
  email: 'noura@example.com',
  phoneNumber: '٠٥٠١٢٣٤٥٦٧',
  nationalId: '۱۰۰۰ ۰۰۰۰۰۸',
  message: 'متى يبدأ التسجيل في الحي؟ أرجو الإفادة.',
};

const control = (page: Page, name: string) => page.locator(`#contact-${name}`);

async function fill(page: Page, values: Partial<typeof answers>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await control(page, name).fill(value);
}

for (const { code: locale } of locales) {
  const text = messages(locale);
  const address = localizedPath(forms.contact.page, locale);
  const submit = (page: Page) => page.getByRole('button', { name: text.contact.submit });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.describe(`contact form (${locale})`, () => {
    test('a sent message leads to its receipt, and the heading has the focus', async ({ page }) => {
      await page.goto(address);
      await fill(page, { ...answers, subject: `${answers.subject} ${Date.now()}` });
      await control(page, 'privacyConsent').check();
      await submit(page).click();
      await expect(heading(page)).toHaveText(text.contact.sent);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByTestId('reference')).toHaveText(/^[0-9A-Z]{8}$/);
      await expect(page).toHaveURL(new RegExp(`${localizedPath('/receipts/contact/', locale)}`));
      const main = page.locator('main');
      for (const personal of [
        'noura@example.com',
        '966501234567',
        '1000000008',
        'نورة العبدالله',
        answers.message,
      ]) {
        await expect(main).not.toContainText(personal);
      }
    });
  });

  test.describe(`contact form without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('sends, and the receipt is a page of its own', async ({ page }) => {
      await page.goto(address);
      await fill(page, { ...answers, subject: `بدون ${locale} ${Date.now()}` });
      await control(page, 'privacyConsent').check();
      await submit(page).click();
      await expect(heading(page)).toHaveText(text.contact.sent);
      const receipt = page.url();
      await page.goBack();
      // The browser brings back what was typed, all but the identity number.
      await fill(page, { nationalId: answers.nationalId });
      await submit(page).click();
      await expect(page).toHaveURL(receipt);
    });

    test('a refused form comes back as a page with every value still filled', async ({ page }) => {
      const wrong = { ...answers, nationalId: '1000000000' };
      await page.goto(address);
      await fill(page, wrong);
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await submit(page).click();
      const response = await answer;
      expect(response.status()).toBe(422);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(response.headers()['content-security-policy']).toContain("'nonce-");
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('region', { name: text.summaryTitle })).toBeVisible();
      await expect(page.locator('#contact-nationalId-error')).toHaveText(text.errors.invalid_id);
      await expect(page.locator('#contact-privacyConsent-error')).toHaveText(text.errors.must_accept);
      for (const [name, value] of Object.entries(wrong)) await expect(control(page, name)).toHaveValue(value);
      await fill(page, { nationalId: answers.nationalId, subject: `تصحيح ${locale} ${Date.now()}` });
      await control(page, 'privacyConsent').check();
      await submit(page).click();
      await expect(heading(page)).toHaveText(text.contact.sent);
    });
  });
}

test('a page of a refused form hydrates without breaking its policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  await page.goto('/help-and-support');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action^="/api/forms/"]');
    HTMLFormElement.prototype.submit.call(form); // a post from before hydration
  });
  await expect(page.getByRole('region', { name: messages('ar').summaryTitle })).toBeFocused();
  // What is typed before a slow page hydrates is heard by nobody: it is typed until it is.
  await expect(async () => {
    await page.locator('#contact-message').fill('نص');
    await expect(page.locator('form[data-dirty="true"]')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  expect(violations).toEqual([]);
});
