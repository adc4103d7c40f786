import { locales, localizedPath } from '@/lib/i18n/locales';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';

for (const { code: locale } of locales) {
  const path = localizedPath('/registrar-list', locale);
  const t = (key: string) => text(locale, 'Registrars', key);

  test(`registrars in ${locale} are found by name and region, and examples have nobody to call`, async ({
    page,
  }) => {
    const faults = await watchFaults(page);
    await page.goto(path);
    // While the list is of examples, the telephone comes first.
    await expect(page.getByRole('heading', { name: t('sample.call') })).toBeVisible();
    const note = page.getByText(t('sample.title'), { exact: true });
    await expect(note).toBeHidden();
    await page.getByText(t('sample.show'), { exact: true }).click();
    await expect(note).toBeVisible();
    const form = page.getByRole('search', { name: t('filter.label') });
    await form.getByLabel(t('filter.region')).selectOption('asir');
    await form.getByRole('button', { name: t('filter.submit') }).click();
    await expect(page).toHaveURL(/region=asir/);
    // What was looked for is there at once.
    await expect(note).toBeVisible();
    const rows = page.getByRole('table', { name: t('table.caption') }).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.first().locator('bdi[dir=ltr]')).toHaveText(/^\+966/);
    await expect(rows.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSideways(page);
    expect(faults).toEqual([]);
  });
}

test('names are found whatever their spelling of hamza, teh, digits and vowel marks', async ({ page }) => {
  await page.goto(`/registrar-list?view=filtered&q=${encodeURIComponent('مُسَجِّل عقارى ٠٧')}`);
  const count = message('ar', 'Registrars', 'count', { count: 1, n: '1' });
  await expect(page.getByText(count)).toBeVisible();
  await expect(page.getByLabel(text('ar', 'Registrars', 'filter.name'))).toHaveValue('مُسَجِّل عقارى ٠٧');
});

test('a name that nobody has is said to match nobody', async ({ page }) => {
  await page.goto('/en/registrar-list?view=filtered&q=zzz');
  await expect(page.getByText(text('en', 'Registrars', 'empty.title'))).toBeVisible();
  await expectAccessible(page);
});

test('odd filters are answered, never with an error of the server', async ({ request }) => {
  for (const query of [`q=${'x'.repeat(3000)}`, 'q=%00', 'region=%2e%2e', 'page=7777', "q=';--"]) {
    expect((await request.get(`/registrar-list?view=filtered&${query}`)).status(), query).toBe(200);
  }
});
