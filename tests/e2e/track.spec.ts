import { type Locale, locales, localizedPath, otherLocale } from '@/lib/i18n/locales';
import { newSample } from '../support/form-driver';
import { expect, type Page, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, text } from '../support/site';

/** The words of a text before its first link. */
const opening = (template: string) => (template.split('<')[0] as string).trim();

const said = (locale: Locale, key: string) => text(locale, 'Forms', key);

async function ask(page: Page, locale: Locale, reference: string, contact: string): Promise<void> {
  await page.locator('#track-reference').fill(reference);
  await page.locator('#track-contact').fill(contact);
  await page.getByRole('button', { name: said(locale, 'track.submit') }).click();
}

for (const { code: locale } of locales) {
  const address = localizedPath('/track', locale);
  const state = (page: Page) =>
    page.getByRole('region', { name: said(locale, 'track.stateTitle'), exact: true });

  test.describe(`following a submission (${locale})`, () => {
    if (locale === 'ar') test.use({ viewport: { width: 360, height: 740 } });

    test('takes its reference and contact, nothing less, and tells what is missing', async ({
      page,
      context,
      request,
    }) => {
      const sent = await request.post('/api/forms/contact', {
        data: newSample('contact', { email: 'follow@example.com' }),
        headers: { accept: 'application/json' },
      });
      const { reference } = (await sent.json()) as { reference: string };
      await page.goto(address);
      // What is tracked elsewhere is said once.
      const beside = page.getByRole('main').getByText(opening(said(locale, 'track.elsewhere')));
      await expect(beside).toHaveCount(1);
      await expect(page.locator('.page-heading')).not.toContainText('199002');
      await page.locator('#track-reference').focus();
      await page.keyboard.press('Enter');
      const summary = page.getByRole('region', { name: said(locale, 'summaryTitle') });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(2);
      for (const [index, field] of (['reference', 'contact'] as const).entries()) {
        const asked = said(locale, `track.${field}.missing`);
        await expect(summary.getByRole('link').nth(index)).toHaveText(asked);
        await expect(page.locator(`#track-${field}-error`)).toHaveText(
          `${said(locale, 'errors.required')} ${asked}.`,
        );
      }
      await expectAccessible(page);
      await summary.getByRole('link').nth(1).press('Enter');
      await expect(page.locator('#track-contact')).toBeFocused();
      await expect(page.locator('#track-contact-label')).toBeInViewport();

      await ask(page, locale, reference, 'somebody@example.com');
      await expect(state(page)).toHaveText(said(locale, 'track.notFound'));
      await expect(state(page)).toBeFocused();
      await expect(summary).toHaveCount(0);
      // One that nobody has, and no other test asks for: guesses are counted by reference as well.
      await ask(page, locale, [...reference].reverse().join(''), 'follow@example.com');
      await expect(state(page)).toHaveText(said(locale, 'track.notFound'));
      await expectAccessible(page);

      await context.setOffline(true);
      await ask(page, locale, reference.toLowerCase(), ' Follow@Example.com ');
      await expect(state(page)).toHaveText(said(locale, 'track.failed'));
      await expect(page.locator('#track-reference')).toHaveValue(reference.toLowerCase());
      await context.setOffline(false);
      await page.locator('#track-contact').press('Enter');
      await expect(state(page)).toContainText(reference);
      await expect(state(page)).toBeFocused();
      await expectAccessible(page);
      await expectNoSideways(page);

      // In the other language its number is still there.
      await page.locator(`header a[hreflang=${otherLocale(locale)}]:visible`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', otherLocale(locale));
      await expect(page.locator('#track-reference')).toHaveValue(reference);
    });
  });

  test(`the form for following a submission is whole in the first screen of a phone (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const button = await page.getByRole('button', { name: said(locale, 'track.submit') }).boundingBox();
    const bar = await page.locator('.phone-bar').boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    // The drawn receipt shows the reference that the hint of the field gives as an example.
    const receipt = page.locator('aside svg');
    const [label, example = ''] = await receipt.locator('text').allTextContents();
    expect(label).toBe(said(locale, 'track.reference.label'));
    await expect(page.locator('#track-reference-hint')).toContainText(example);
    expect((await receipt.boundingBox())?.height).toBeLessThanOrEqual(120);
  });

  test.describe(`following a submission without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('follows a message without a telephone number by its email', async ({ page, request }) => {
      const sent = await request.post('/api/forms/contact', {
        data: newSample('contact', { phoneNumber: '', email: 'without-phone@example.com' }),
        headers: { accept: 'application/json' },
      });
      const { reference } = (await sent.json()) as { reference: string };
      await page.goto(address);
      await ask(page, locale, reference, 'Without-Phone@example.com');
      await expect(state(page)).toContainText(reference);
    });

    test('answers with the page, what was asked still in it', async ({ page, request }) => {
      const sent = await request.post('/api/forms/contact', {
        data: newSample('contact', { phoneNumber: '0551112223' }),
        headers: { accept: 'application/json' },
      });
      const { reference } = (await sent.json()) as { reference: string };
      await page.goto(address);
      await ask(page, locale, reference, '');
      await expect(page.getByRole('region', { name: said(locale, 'summaryTitle') })).toBeFocused();
      await expect(page.locator('#track-reference')).toHaveValue(reference);
      await ask(page, locale, reference, '0509999999');
      await expect(state(page)).toHaveText(said(locale, 'track.notFound'));
      await expect(page.locator('#track-contact')).toHaveValue('0509999999');
      await expectAccessible(page, { scripts: false });
      await ask(page, locale, reference, '+966 55 111 2223');
      await expect(state(page)).toContainText(reference);
      await expect(state(page)).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
}
