import type { APIRequestContext } from 'playwright/test';
import { riyadhDate, riyadhTime } from '../../lib/calendar/riyadh';
import { bothCalendars } from '../../lib/i18n/format';
import { type Locale, locales, localizedPath } from '../../lib/i18n/locales';
import { formSamples } from '../support/form-samples';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, sheetsOf, text } from '../support/site';

/** Sends a message; with its receipt's address in that language. */
async function sent(
  request: APIRequestContext,
  locale: string,
): Promise<{ reference: string; receipt: string }> {
  const response = await request.post(`/api/forms/contact?locale=${locale}`, {
    data: { ...formSamples.contact, subject: `إيصال ${locale} ${Math.random()}` },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

/** A moment as a receipt names it: the day in both calendars, and the time in Riyadh. */
function momentText(moment: Date, locale: Locale): string {
  const date = riyadhDate(moment);
  const day = bothCalendars(date, locale);
  return message(locale, 'Forms', 'receipt.moment', { day, time: riyadhTime(moment) });
}

for (const { code: locale } of locales) {
  test(`${locale}: the address of a receipt cannot be guessed from its reference`, async ({
    request,
    tab,
  }) => {
    const before = new Date();
    const { reference, receipt } = await sent(request, locale);
    const moments = [before, new Date()].map((moment) => momentText(moment, locale));
    const [base, token] = [receipt.slice(0, receipt.lastIndexOf('/')), receipt.split('/').at(-1) ?? ''];
    expect(base).toBe(localizedPath(`/receipts/contact/${reference}`, locale));
    // 22 characters of 6 bits.
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const other = await sent(request, locale);
    expect(other.receipt.split('/').at(-1)).not.toBe(token);

    for (const javaScriptEnabled of [true, false]) {
      const page = await tab({ scripts: javaScriptEnabled });
      const response = await page.goto(receipt);
      expect(response?.status()).toBe(200);
      const headers = response?.headers() ?? {};
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      await expect(page.getByTestId('reference')).toHaveText(reference);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'Forms', 'contact.sent'));
      await expect(
        page.locator('main').getByText(message(locale, 'Forms', 'sentTitle', { kind: 'message' })),
      ).toHaveCount(1);
      await expect(page.getByRole('button', { name: text(locale, 'Forms', 'receipt.copy') })).toHaveCount(
        javaScriptEnabled ? 1 : 0,
      );
      // Of what was written no more is shown than whom the answer goes to.
      await expect(page.locator('main dt')).toHaveText(
        ['receipt.reference', 'receipt.date', 'contact.email', 'contact.phoneNumber'].map((key) =>
          text(locale, 'Forms', key.startsWith('contact') ? `${key}.label` : key),
        ),
      );
      expect(await sheetsOf(page)).toBe(1);
      // The terms count a period by the day and the time that stand here.
      const shown = (await page.locator('main dd').allTextContents()).map((fact) => fact.trim());
      expect(shown.filter((fact) => moments.includes(fact))).toHaveLength(1);
      const track = page
        .locator('main')
        .getByRole('link', { name: message(locale, 'Forms', 'receipt.track', { kind: 'message' }) });
      await expect(track).toHaveAttribute('href', `${localizedPath('/track', locale)}#${reference}`);
      await track.click();
      await expect(page.locator('#track-reference')).toHaveValue(javaScriptEnabled ? reference : '');
    }
    for (const address of [base, `${base}/`, `${base}/${other.receipt.split('/').at(-1)}`]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(404);
      expect(await response.text()).not.toContain('data-testid="reference"');
    }
  });
}

test('who tries many addresses is told to wait, and a right one opens all the same', async ({
  request,
  page,
}) => {
  const { reference, receipt } = await sent(request, 'en');
  const guess = (n: number) => `/en/receipts/contact/${reference}/${String(n).padStart(22, 'x')}`;
  let limited = 0;
  for (let n = 0; n < 40 && limited === 0; n += 1) {
    const response = await request.get(guess(n));
    if (response.status() === 429) {
      limited = n;
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      expect(response.headers()['cache-control']).toContain('no-store');
    } else expect(response.status()).toBe(404);
  }
  expect(limited).toBeGreaterThan(0);
  const address = guess(99);
  for (const locale of ['en', 'ar'] as const) {
    await page.goto(locale === 'en' ? address : address.slice('/en'.length));
    await expect(page.locator('h1')).toHaveText(text(locale, 'Errors', 'limited.title'));
    await expect(page.getByText(text(locale, 'Errors', 'limited.text'))).toBeVisible();
    await expectAccessible(page);
  }
  expect((await request.get(receipt)).status()).toBe(200);
});
