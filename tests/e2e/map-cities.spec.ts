import { openMap } from '../support/open-map';
import { text } from '../support/site';
import { expect, test } from '../support/test';

/** So many presses lead from the country to a city. */
const PRESSES = 6;

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
