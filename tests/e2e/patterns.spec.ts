import { locales, localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';

for (const { code: locale, direction } of locales) {
  test(`the pattern page shows the components in ${locale}`, async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(localizedPath('/patterns', locale));
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    for (const part of ['colours', 'records', 'signs', 'fields'])
      await expect(
        page.getByRole('heading', {
          level: 2,
          name: text(locale, 'Patterns', `sections.${part}`),
          exact: true,
        }),
      ).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSideways(page);
    expect(faults).toEqual([]);
  });
}
