import type { Locator } from 'playwright/test';
import { openMap } from '../support/open-map';
import { text } from '../support/site';
import { expect, test } from '../support/test';

/** So many presses lead from the country to a city. */
const PRESSES = 8;

for (const [locale, path] of [
  ['ar', '/announced-areas'],
  ['en', '/en/announced-areas'],
] as const)
  test(`whoever looks closer is led to a city and not into the desert (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const map = await openMap(page, locale);
    const names = map.locator('.leaflet-marker-pane').getByText(/\p{L}/u);
    const shown = () =>
      names.evaluateAll((all, frame) => {
        const box = document.querySelector(frame)?.getBoundingClientRect() ?? new DOMRect();
        return all.filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
        }).length;
      }, '.leaflet-container');
    const closer = page.getByRole('button', { name: text(locale, 'AreaMap', 'zoomIn') });
    for (let press = 1; press <= PRESSES; press += 1) {
      await closer.click();
      await expect.poll(shown, { message: `after ${press}` }).toBeGreaterThan(0);
    }
  });

/** How much of the map is of a tint, in parts of it. */
const partTinted = (canvas: Locator, token: string) =>
  canvas.evaluate((node: HTMLCanvasElement, name) => {
    const hex = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const { data = [] } = node.getContext('2d')?.getImageData(0, 0, node.width, node.height) ?? {};
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 12)) count += 1;
    return (4 * count) / data.length;
  }, token);

test('from near the land lies bare, and a double click leads to a city as the button does', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const canvas = map.locator('.leaflet-overlay-pane canvas').first();
  await expect.poll(() => partTinted(canvas, 'tint-3')).toBeGreaterThan(0.01);
  // In the desert of the south-east; what it leads to is a city with districts.
  const box = await map.locator('.leaflet-container').boundingBox();
  const middle = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
  for (let times = 0; times < 5; times += 1)
    await map.locator('.leaflet-container').dblclick({ position: { x: middle.x * 1.5, y: middle.y * 1.2 } });
  await expect(map.getByText('Khobar', { exact: true })).toBeInViewport();
  for (const tint of ['tint-1', 'tint-2', 'tint-3'])
    expect(await partTinted(canvas, tint)).toBeLessThan(0.01);
});

test('where nothing is announced the map stays as far as its towns are seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const closer = page.getByRole('button', { name: text('en', 'AreaMap', 'zoomIn') });
  const bar = map.getByText(/^\d+ (km|m)$/);
  for (let press = 0; press < PRESSES; press += 1) await closer.click();
  await expect(bar).toHaveText(/^[1-5] km$|^\d+ m$/);
  const south = page.getByRole('button', { name: text('en', 'AreaMap', 'down') });
  for (let press = 0; press < 20; press += 1) await south.click();
  await expect(bar).toHaveText(/^[12]0 km$/);
});
