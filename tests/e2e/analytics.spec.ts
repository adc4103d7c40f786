import { formatNumber } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';
import { message } from '../support/format';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';
import { expect, test } from '../support/test';

for (const { code: locale } of locales) {
  const path = localizedPath('/analytics', locale);
  const t = (key: string) => text(locale, 'Analytics', key);

  test.describe(`indicators in ${locale}`, () => {
    test('show the figures of the registry, marked as sample data', async ({ page, request }) => {
      const faults = await watchFaults(page);
      const figures = (await (await request.get('/api/indicators?days=90&city=riyadh')).json()) as Indicators;
      await page.goto(path);
      const form = page.getByRole('search', { name: t('filter.label') });
      await form.getByLabel(t('filter.days')).selectOption('90');
      await form.getByRole('button', { name: t('filter.submit') }).click();
      await expect(page).toHaveURL(/days=90/);
      const results = page.locator('section[aria-labelledby=results]');
      await expect(results.getByText(formatNumber(figures.deeds, locale), { exact: true })).toBeVisible();
      const value = message(locale, 'Data', 'riyal', { amount: formatNumber(figures.totalValue, locale) });
      await expect(results.getByText(value, { exact: true })).toBeAttached();
      const table = page.getByRole('table', { name: t('months.caption') });
      await expect(table.locator('tbody tr')).toHaveCount(figures.byMonth.length);
      await expect(page.getByText(text(locale, 'Ui', 'sample.title')).first()).toBeVisible();
      await expectAccessible(page);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideways(page);
      }
      expect(faults).toEqual([]);
    });

    test('withhold an average that would rest on too few deeds', async ({ page, request }) => {
      const query = 'days=30&city=riyadh&type=agricultural';
      const figures = (await (await request.get(`/api/indicators?${query}`)).json()) as Indicators;
      expect(figures).toMatchObject({ state: 'not_enough', averagePricePerSquareMetre: null });
      await page.goto(`${path}?view=filtered&${query}`);
      const results = page.locator('section[aria-labelledby=results]');
      await expect(results.getByText(t('notEnough.title'))).toBeVisible();
      await expect(results.getByText(formatNumber(figures.deeds, locale), { exact: true })).toBeVisible();
      await expect(results.getByText(t('figures.withheld'))).toBeVisible();
      await expectAccessible(page);
    });

    test('say so when there is no deed at all', async ({ page }) => {
      await page.goto(`${path}?view=filtered&days=30&city=sharurah`);
      await expect(page.getByText(t('noResults.title'))).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('are downloaded as what is shown', async ({ page }) => {
      await page.goto(`${path}?view=filtered&days=180&city=riyadh&type=commercial`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('export') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^indicators-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
      expect(lines[0]).toContain(t('csv.deeds'));
      expect(lines[0]?.startsWith('\ufeff')).toBe(true);
      const whole = lines[1]?.split(',') ?? [];
      const shown = page.locator('section[aria-labelledby=results]');
      await expect(shown.getByText(formatNumber(Number(whole[2]), locale), { exact: true })).toBeVisible();
      expect(whole.at(-1)).toBe(t('csv.sample'));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are filtered and drawn', async ({ page }) => {
    await page.goto('/analytics');
    await page.getByLabel(text('ar', 'Analytics', 'filter.type'), { exact: true }).selectOption('industrial');
    await page.getByRole('button', { name: text('ar', 'Analytics', 'filter.submit') }).click();
    await expect(page).toHaveURL(/type=industrial/);
    await expect(
      page.getByRole('img', { name: text('ar', 'Analytics', 'chart.label').slice(0, 20) }),
    ).toBeVisible();
  });
});

test('odd filters are answered, never with an error of the server', async ({ request }) => {
  for (const query of ['days=0', 'days=1e9', 'days=abc', 'type=castle', 'use=%FF', 'district=nope']) {
    expect((await request.get(`/analytics?view=filtered&${query}`)).status(), query).toBe(200);
  }
  for (const query of ['days=0', 'type=castle', 'city=..']) {
    expect((await request.get(`/api/indicators?${query}`)).status(), query).toBe(400);
    expect((await request.get(`/api/indicators/export?${query}`)).status(), query).toBe(400);
  }
});
