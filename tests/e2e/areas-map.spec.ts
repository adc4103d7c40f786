import { localizedPath } from '@/lib/i18n/locales';
import { text } from '../support/site';
import { expect, test } from '../support/test';

for (const locale of ['ar', 'en'] as const) {
  const list = localizedPath('/announced-areas', locale);
  const region = { ar: 'الرياض', en: 'Riyadh' }[locale];

  test(`the regions stand beside the drawn map as high as it is, on a phone below it (${locale})`, async ({
    page,
  }) => {
    await page.goto(list);
    const section = page.getByRole('region', { name: text(locale, 'Areas', 'map.heading') });
    const places = async () => {
      const [map, rows] = await Promise.all([
        section.locator('svg[data-map=regions]').boundingBox(),
        section.getByRole('list').first().boundingBox(),
      ]);
      if (map === null || rows === null) throw new Error('not laid out');
      return { map, rows };
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await places();
    expect(wide.map.width).toBeGreaterThan(780);
    expect(wide.rows.y).toBeGreaterThanOrEqual(wide.map.y);
    expect(wide.rows.y + wide.rows.height).toBeLessThanOrEqual(wide.map.y + wide.map.height);
    await page.setViewportSize({ width: 360, height: 740 });
    const narrow = await places();
    expect(narrow.map.width).toBeGreaterThan(320);
    expect(narrow.map.y + narrow.map.height).toBeLessThan(740);
    expect(narrow.rows.y).toBeGreaterThan(narrow.map.y + narrow.map.height);
  });

  test(`a region lights up on the drawn map with its name in the list, both ways (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    const section = page.getByRole('region', { name: text(locale, 'Areas', 'map.heading') });
    const row = section
      .getByRole('link', { name: region, exact: false })
      .and(page.locator('[data-of=riyadh]'));
    const shape = section.locator('svg a[data-of=riyadh]');
    const plate = shape.locator('rect:visible');
    await expect(plate).toHaveCount(0);
    await row.hover();
    await expect(plate).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(plate).toHaveCount(0);
    await row.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(plate).toHaveCount(1);
    await row.blur();
    const plain = await row.evaluate((node) => getComputedStyle(node).backgroundColor);
    await shape.hover();
    await expect(plate).toHaveCount(1);
    await expect(row).not.toHaveCSS('background-color', plain);
  });
}
