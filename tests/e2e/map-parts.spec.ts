import type { Locator } from 'playwright/test';
import { localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { openMap } from '../support/open-map';
import { painted } from '../support/painted';
import { text } from '../support/site';

/** From the westernmost to the easternmost place of the kingdom, on the latitude for which its regions are drawn. */
const KINGDOM_KM = 2_146;

const kilometres = async (label: Locator) =>
  Number.parseFloat(((await label.textContent()) ?? '').replace(/[^\d.]/g, ''));
const widthOf = async (bar: Locator) => (await bar.boundingBox())?.width ?? 0;

for (const locale of ['ar', 'en'] as const)
  test(`the bar of a drawn map is as long as it says (${locale})`, async ({ page }) => {
    await page.goto(localizedPath('/announced-areas', locale));
    const map = page.locator('svg[data-map=regions]');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const scale = map.locator('svg:has(> rect[data-solid]):visible').last();
      const edges = await map.locator('[data-region]').evaluateAll((all) => {
        const boxes = all.map((region) => region.getBoundingClientRect());
        return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      });
      const [west = 0, east = 0] = edges;
      const shown = await kilometres(scale.locator('text'));
      const measured = (KINGDOM_KM * (await widthOf(scale.locator('rect[data-solid]')))) / (east - west);
      expect(Math.abs(measured / shown - 1), `${width}: ${measured} km for ${shown}`).toBeLessThan(0.05);
      // Its words stand above the bar, and nothing of them or of their plate lies on it.
      const [words, bar] = await Promise.all(
        ['text', 'rect[data-solid]'].map((part) => scale.locator(part).boundingBox()),
      );
      expect((words?.y ?? 0) + (words?.height ?? 0) - 3).toBeLessThanOrEqual(bar?.y ?? 0);
      await expect(scale.locator('text')).toHaveCSS('stroke-width', '0px');
    }
  });

for (const locale of ['ar', 'en'] as const)
  test(`a phone names regions in themselves, and none without an announcement beside itself (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(localizedPath('/announced-areas', locale));
    const names = page.locator('svg[data-map=regions] .region-names');
    const none = names.locator('[data-below]');
    await expect(none).toHaveCount(4);
    await expect(none.locator('line:visible')).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(none.locator('line:visible')).not.toHaveCount(0);
    // The Eastern Province is wide enough for its name in Arabic, and Najran for its own.
    if (locale !== 'ar') return;
    await page.setViewportSize({ width: 360, height: 780 });
    for (const name of ['المنطقة الشرقية', 'نجران'])
      await expect(names.locator(':scope > g > text:visible', { hasText: name })).toHaveCount(1);
  });

test('closer, the bar of the map to move about in measures less of the ground', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const unit = text('en', 'Areas', 'sheet.km').replace('{n}', '').trim();
  const label = map.getByText(new RegExp(`^\\d+\\s${unit}$`));
  const bar = map.locator('svg:has(> rect[data-solid]) rect');
  const perPixel = async () => (await kilometres(label)) / (await widthOf(bar));
  await expect(label).toBeVisible();
  const whole = await perPixel();
  await page.getByRole('button', { name: text('en', 'AreaMap', 'zoomIn') }).click();
  // One step closer is twice as large; farther north or south than the middle a little more or less.
  await expect.poll(async () => whole / (await perPixel())).toBeGreaterThan(1.8);
  expect(whole / (await perPixel())).toBeLessThan(2.2);
});

test('dots are as many as cities are announced by a month, and shapes are explained once they are seen', async ({
  page,
}) => {
  const m = (key: string) => text('en', 'AreaMap', key);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const canvas = map.locator('.leaflet-overlay-pane canvas').first();
  const inked = async () => (await painted(canvas, 'blue-700')).count;
  await expect.poll(inked).toBeGreaterThan(1_000);
  const all = await inked();
  const keys = page.getByRole('list', { name: m('legend') }).getByRole('listitem');
  // All stand alike, and the key of the drawing tells of the dots' sizes.
  await expect(keys).toHaveCount(0);
  await expect(
    page.getByRole('list', { name: text('en', 'Areas', 'map.dots') }).getByRole('listitem'),
  ).toHaveCount(3);
  const months = page.getByRole('slider', { name: m('timeline') });
  await months.press('Home');
  await expect.poll(inked).toBeLessThan(all / 10);
  await months.press('End');
  // Fewer pixels than any dot has: a line that ends at a dot's rim covers one or two when it is drawn after it.
  await expect.poll(async () => Math.abs((await inked()) - all)).toBeLessThan(6);
  await page.getByRole('button', { name: m('cities') }).click();
  await page
    .getByRole('list', { name: m('jumpToCity') })
    .locator('[data-item="city:hail"]')
    .click();
  await expect(keys.filter({ hasText: text('en', 'Areas', 'state.closed') })).toBeVisible();
});

for (const [locale, width] of [
  ['ar', 320],
  ['en', 360],
  ['en', 1440],
] as const)
  test(`the map's buttons cover nothing of it, in one row within its width (${locale}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizedPath('/announced-areas', locale));
    const map = await openMap(page, locale);
    const canvas = map.locator('.leaflet-container');
    await expect(canvas).toBeVisible();
    const frame = await canvas.boundingBox();
    const [left, bottom] = [frame?.x ?? 0, (frame?.y ?? 0) + (frame?.height ?? 0)];
    const buttons = page
      .getByRole('group', { name: text(locale, 'AreaMap', 'controls') })
      .getByRole('button');
    // As far as a narrow map shows the whole kingdom there is nowhere to move it to.
    await expect(buttons).toHaveCount(width < 448 ? 4 : 8);
    await page.getByRole('button', { name: text(locale, 'AreaMap', 'zoomIn') }).click();
    await expect(buttons).toHaveCount(8);
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    for (const box of boxes) {
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      expect(box?.x).toBeGreaterThanOrEqual(left - 1);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left + (frame?.width ?? 0) + 1);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

test('an answer without a known district has its city and region drawn, and no map to move about in', async ({
  page,
}) => {
  await page.goto('/en/check?view=filtered&city=sharurah&district=unlisted');
  const part = page.getByRole('region', { name: text('en', 'Check', 'map.heading') });
  await expect(part.getByRole('img')).toHaveAccessibleName(/Sharurah.*Najran/);
  await expect(part.getByRole('button')).toHaveCount(0);
  await expect(part).toContainText('Sharurah');
});

for (const locale of ['ar', 'en'] as const) {
  test(`the maps of Riyadh have its metro lines, the drawn ones and the one to move about in (${locale})`, async ({
    page,
  }) => {
    const words = text(locale, 'Areas', 'sheet.metro');
    const key = page.locator('[data-key=metro]').filter({ hasText: words });
    await page.goto(localizedPath('/announced-areas/hail-2025-11', locale));
    await expect(page.locator('svg[data-map=sheet]:visible').first()).toBeVisible();
    await expect(page.locator('[data-metro], [data-key=metro]')).toHaveCount(0);
    await page.goto(localizedPath('/announced-areas/riyadh-dammam-madinah-2023-12', locale));
    const drawn = page.locator('svg[data-map=sheet]:visible').first().locator('[data-metro]');
    await expect(drawn).toBeVisible();
    await expect(key.first()).toBeVisible();
    await openMap(page, locale);
    await expect(page.locator('.leaflet-overlay-pane path.metro')).toHaveCount(3);
    await expect(key.first()).toBeVisible();
  });
}
