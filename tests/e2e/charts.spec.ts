import { expect, test } from '../support/kept-tab';
import { expectLabelsApart } from '../support/labels-apart';

for (const home of ['', '/en'])
  test(`charts use the width that they have (${home || '/'})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${home}/analytics`);
    for (const [name, mark] of [
      ['price', 'circle'],
      ['deeds', '.chart-columns rect'],
    ] as const) {
      const chart = await page.locator(`svg[data-map=${name}]`).boundingBox();
      const marks = await page.locator(`svg[data-map=${name}] ${mark}`).all();
      const boxes = await Promise.all(marks.map((each) => each.boundingBox()));
      const lefts = boxes.map((box) => (box?.x ?? 0) - (chart?.x ?? 0));
      const rights = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0) - (chart?.x ?? 0));
      const width = chart?.width ?? 0;
      expect(marks.length).toBeGreaterThan(5);
      expect(Math.min(...lefts), name).toBeLessThan(width * 0.1);
      expect(Math.max(...rights), name).toBeGreaterThan(width * 0.9);
      if (name !== 'price') continue;
      // Nothing stands behind the line's end: its last point is as near to the edge of the card as its figure needs.
      const card = await page.locator('figure', { has: page.locator('svg[data-map=price]') }).boundingBox();
      const places = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0) / 2);
      const left = (card?.x ?? 0) + (card?.width ?? 0) - Math.max(...places);
      const isFromRight = home === '';
      expect(isFromRight ? Math.min(...places) - (card?.x ?? 0) : left).toBeLessThan(65);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // All twelve where they have room, else every second or third: Latin names take less of it.
  for (const [width, ar, en] of [
    [1440, 6, 12],
    [1024, 12, 12],
    [768, 6, 12],
    [360, 4, 6],
    [320, 4, 6],
  ] as const) {
    test(`both charts have the same months at ${width} px, equally far apart, and none touches another`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const [path, count] of [
        ['/analytics', ar],
        ['/en/analytics', en],
      ] as const) {
        await page.goto(path);
        const months: string[][] = [];
        for (const chart of ['price', 'deeds']) {
          const names = page.locator(`svg[data-map=${chart}] .chart-name:visible`);
          await expect(names, `${path} ${chart}`).toHaveCount(count);
          months.push(await names.allTextContents());
          const middles = await names.evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => (left + right) / 2),
          );
          const steps = middles.slice(1).map((middle, index) => Math.abs(middle - (middles[index] ?? 0)));
          expect(Math.max(...steps) - Math.min(...steps), `${path} ${chart}`).toBeLessThan(2);
          await expectLabelsApart(names, `${path} ${chart}`);
        }
        expect(months[0], path).toEqual(months[1]);
      }
    });
  }

  test('the line of the average runs through no figure', async ({ page }) => {
    for (const path of ['/analytics', '/en/analytics']) {
      await page.goto(path);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const chart = page.locator('svg[data-map=deeds]');
        const line = await chart
          .locator('line[stroke-dasharray]')
          .first()
          .evaluate((one) => one.getBoundingClientRect().top);
        const figures = await chart
          .locator('.chart-figure:visible, .chart-inside:visible')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        // In the heads of narrow columns there is no room for any.
        expect(figures.length, `${path} ${width}`).toBeGreaterThan(width < 448 ? 0 : 1);
        // A box of letters has the room for accents above them and for descenders below, which figures have not.
        for (const { top, bottom } of figures)
          expect(line < top + 4 || line > bottom - 4, `${path} ${width}`).toBe(true);
      }
    }
  });

  test('the month under the pointer tells the figure that the table has of it', async ({ page }) => {
    await page.goto('/en/analytics');
    const month = page.locator('svg[data-map=deeds] .chart-month').last();
    const plate = month.locator('svg');
    await expect(plate).toBeHidden();
    await month.locator('rect').first().hover();
    await expect(plate).toBeVisible();
    const [, figure = ''] = await plate.locator('text').allTextContents();
    // The table begins with the newest month.
    const newest = page.locator('section[aria-labelledby=months] table').locator('tbody tr').first();
    await expect(newest.getByText(figure, { exact: true })).toBeVisible();
  });
});
