import { message } from '../support/format';
import { openMap } from '../support/open-map';
import { text } from '../support/site';
import { expect, test as visiting } from '../support/test';

const MANY = 'riyadh-dammam-madinah-2023-12';

for (const home of ['', '/en'] as const) {
  const locale = home === '' ? 'ar' : 'en';
  const label = text(locale, 'Areas', 'parts.filter.label');

  visiting(
    `many districts have a map over the whole width of a page, most with their names (${locale})`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${home}/announced-areas/${MANY}`);
      const map = page.locator('[data-numbered] svg[data-map=sheet]:visible').first();
      const box = await map.boundingBox();
      const content = await page.locator('[data-numbered]').first().boundingBox();
      expect(box?.width).toBe(content?.width);
      expect(box?.width).toBeGreaterThan(1_100);
      expect(box?.height).toBeLessThan(870);
      expect(await map.locator('[data-label=name]:visible').count()).toBeGreaterThan(26);
      expect(await map.locator('[data-label=number]:visible').count()).toBeLessThan(10);
      // One list has all names of the city, in the order of the numbers.
      const rows = page.locator('[data-filtered] .part-row.numbered');
      const numbers = (await rows.allInnerTexts()).map((row) => Number.parseInt(row, 10));
      expect(numbers).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
      // A phone has parts of it in its place.
      await page.setViewportSize({ width: 360, height: 780 });
      const phone = await page.locator('[data-numbered] svg[data-map=sheet]:visible').first().boundingBox();
      expect(phone?.width).toBeLessThan(330);
      // Each says what it shows, and those of districts far from there come before the names, too.
      const order = await page
        .locator('[data-numbered]')
        .first()
        .evaluate((city) =>
          [...city.querySelectorAll('svg[data-map=sheet], .part-row')]
            .filter((one) => one.getClientRects().length > 0)
            .map((one) => {
              if (!one.matches('svg')) return 'name';
              return one.closest('.map-item')?.firstElementChild?.matches('p') ? 'told map' : 'map';
            }),
        );
      expect(order.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'told map'));
      expect(new Set(order.slice(6))).toEqual(new Set(['name']));
    },
  );

  visiting(
    `a phone has the maps of many districts side by side, each by its letter (${locale})`,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${home}/announced-areas/${MANY}`);
      const strip = page.getByRole('region', { name: message(locale, 'Areas', 'sheet.strip', { count: 6 }) });
      const maps = strip.locator('svg[data-map=sheet]:visible');
      await expect(maps).toHaveCount(6);
      // What follows them is near: the field for a name, on the next screen.
      const [first, field] = [await strip.boundingBox(), await page.getByLabel(label).boundingBox()];
      expect((field?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(1_000);
      // In reach of the keys.
      await strip.focus();
      await expect(maps.first()).toBeInViewport();
      await expect(maps.last()).not.toBeInViewport();
      await expect(async () => {
        await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
        await expect(maps.last()).toBeInViewport({ ratio: 0.9, timeout: 200 });
      }).toPass();
      // The small map of the city has a frame and a letter for each that is a map of its own.
      const letters = text(locale, 'Areas', 'sheet.letters').split(' ').slice(0, 5);
      await expect(strip.locator('b:visible')).toHaveText(letters);
      const city = page.locator('[data-numbered] svg[data-locator]').first();
      await expect(city.locator('[data-letter]:visible')).toHaveText(letters);
      await expect(city.locator(':scope > rect:visible')).toHaveCount(letters.length);
      // A page has one map of most of them, and those of the others.
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(strip.locator('b:visible')).toHaveText(letters.slice(0, 4));
      await expect(city.locator('[data-letter]:visible')).toHaveText(letters.slice(0, 4));
    },
  );

  visiting(`a long list is narrowed by what is typed above it (${locale})`, async ({ page }) => {
    await page.goto(`${home}/announced-areas/${MANY}`);
    const list = page.locator('[data-filtered]').first();
    const rows = list.locator('.part-row:visible');
    const all = await rows.count();
    expect(all).toBeGreaterThan(51);
    const field = list.getByLabel(label);
    // The head of the page leads there.
    await expect(field).not.toBeInViewport();
    await page.getByRole('link', { name: text(locale, 'Areas', 'parts.find'), exact: true }).click();
    await expect(field).toBeInViewport();
    await expect(list).toContainText(text(locale, 'Areas', 'parts.order'));
    // With another article than it has, or without hamza.
    await field.fill(locale === 'ar' ? 'اشبيليه' : 'al narjis');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(locale === 'ar' ? 'إشبيلية' : 'An Narjis');
    await expect(list.getByRole('status')).toHaveText(
      text(locale, 'Areas', 'parts.filter.found').replace('{n}', '1'),
    );
    await field.fill('zzz');
    await expect(rows).toHaveCount(0);
    await expect(list.getByRole('status')).toHaveText(text(locale, 'Areas', 'parts.filter.none'));
    await field.fill('');
    await expect(rows).toHaveCount(all);
    await expect(list.getByRole('status')).toBeEmpty();
  });

  visiting(`of names beside a map and many below it one list has all (${locale})`, async ({ page }) => {
    // A phone has the names of the map in that list alone, as long as they are not its rows.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${home}/announced-areas/hail-2025-11`);
    const beside = page.locator('.listed-below');
    await expect(beside).toBeHidden();
    await openMap(page, locale);
    await expect(beside).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${home}/announced-areas/hail-2025-11`);
    await expect(beside).toBeVisible();
    await page.getByRole('link', { name: text(locale, 'Areas', 'parts.inList') }).click();
    const list = page.locator('[data-filtered]').last();
    await expect(list).toBeInViewport();
    const rows = list.locator('.part-row:visible');
    // Of the 104, 69 have names.
    await expect(rows).toHaveCount(69);
    // One that stands on the map, with its number there.
    await list.getByLabel(label).fill(locale === 'ar' ? 'أجا' : 'Aja');
    await expect(rows).toHaveCount(1);
    await expect(rows).toHaveText(locale === 'ar' ? 'أجا 1' : 'Aja 1');
  });
}

visiting.describe('without JavaScript', () => {
  visiting.use({ javaScriptEnabled: false });

  visiting('a long list stands whole, without the field', async ({ page }) => {
    await page.goto(`/en/announced-areas/${MANY}`);
    await expect(page.getByLabel(text('en', 'Areas', 'parts.filter.label'))).toBeHidden();
    expect(await page.locator('[data-filtered] .part-row:visible').count()).toBeGreaterThan(51);
  });
});
