import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an area has a map of its districts, with the numbers of the list and words for who does not see it', async ({
    page,
  }) => {
    await page.goto('/en/announced-areas/riyadh-eleven-districts-2024-07');
    const parts = page.getByRole('region', { name: text('en', 'Areas', 'parts.heading') });
    const map = parts.locator('svg[data-map=sheet]');
    const outlines = (shapes: Element[]) =>
      shapes.map((shape) => (shape.getAttribute('d') ?? '').split('M').length - 1);
    const districts = async (cover: string) =>
      (await map.locator(`path[data-cover=${cover}]`).evaluateAll(outlines)).reduce((a, b) => a + b, 0);
    // Two districts far from the others have maps of their own, which say where they lie.
    await expect(map).toHaveCount(3);
    const words = await parts.getByText(/: number \d+$/).allInnerTexts();
    expect(words.map((told) => /number \d+$/.exec(told)?.[0])).toEqual(['number 10', 'number 11']);
    expect(words[1]).toMatch(/^C Some \d\d\u00a0km to the north-west/);
    expect(await districts('whole')).toBe(10);
    expect(await districts('part')).toBe(1);
    await expect(map.locator('path[data-cover=part]')).toHaveCSS('fill', /^url\("#/);
    expect(await districts('around')).toBeGreaterThan(20);
    await expect(parts.getByRole('figure').first()).toContainText(/In the north: [^.]*King Abdulaziz/);
    await expect(parts.getByRole('figure').last()).toContainText('Al Arid');
    await expect(parts.getByRole('listitem').filter({ hasText: 'Al Arid' })).toContainText('11');
    await expect(parts).toContainText(text('en', 'Areas', 'sheet.indicative'));
    // Each map has its own names below it, in the order of their numbers; words say that shapes are estimated.
    const lists = parts.getByRole('list').filter({ has: page.locator('[data-district]') });
    await expect(lists).toHaveCount(3);
    await expect(lists.first().getByRole('listitem')).toHaveCount(9);
    const chips = await parts.getByRole('listitem').filter({ hasText: /^\d/ }).allInnerTexts();
    expect(chips.map((chip) => Number.parseInt(chip, 10))).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    );
    // A gap parts estimated districts, and what is announced, here or elsewhere, has an edge, within it.
    const tiles = map.first().locator('g:has(> g > g > path[data-cover])');
    const drawnOf = await tiles.evaluateAll((groups) =>
      Object.fromEntries(
        groups.map((group) => [
          group.querySelector('path')?.dataset['cover'],
          {
            edges: group.querySelectorAll('use[data-edge][clip-path]').length,
            gaps: group.querySelectorAll('use.map-gap').length,
          },
        ]),
      ),
    );
    expect(drawnOf).toMatchObject({
      around: { edges: 0, gaps: 1 },
      elsewhere: { edges: 1, gaps: 1 },
      whole: { edges: 1, gaps: 1 },
    });
    // Whichever of a number and its name the pointer is on, both light up.
    const name = parts.locator('li[data-number="2"]');
    const number = map.locator('[data-number="2"]:visible').first();
    const lit = async () => [
      await name.evaluate((own) => getComputedStyle(own).backgroundColor),
      await number.evaluate((own) => getComputedStyle(own).strokeWidth),
    ];
    const dark = await lit();
    for (const one of [name, number]) {
      await page.mouse.move(0, 0);
      await expect.poll(lit).toEqual(dark);
      await one.hover();
      await expect
        .poll(async () => (await lit()).map((style, index) => style !== dark[index]))
        .toEqual([true, true]);
    }
  });
});

for (const [district, cover] of [
  ['riyadh-al-malqa', 'whole'],
  ['riyadh-dahiyat-namar', 'part'],
] as const)
  test(`the drawing of an answer outlines what was asked for, as it is announced (${cover})`, async ({
    page,
  }) => {
    await page.goto(`/en/check?view=filtered&district=${district}`);
    const drawing = page.locator('svg[data-map=answer]');
    const asked = drawing.locator('path[data-asked]');
    await expect(asked).toHaveCSS('fill', new RegExp(`^url\\("#.*-${cover}"\\)$`));
    // The part of a line that lies within its shape, beyond the gap.
    const width = async (line: typeof asked) => Number(await line.getAttribute('stroke-width'));
    const lines = await drawing.locator('use[data-edge]').all();
    const [own, ...others] = lines.reverse();
    if (own === undefined) throw new Error('no edge');
    await expect(own).toHaveCSS('stroke-opacity', '1');
    for (const line of others) {
      expect(await width(line)).toBeLessThan(await width(own));
      await expect(line).toHaveCSS('stroke-opacity', '0.45');
    }
    const legend = page.getByRole('region', { name: text('en', 'Check', 'map.heading') });
    const [, said = ''] =
      new RegExp(`\\b${cover} \\{([^}]+)\\}`).exec(text('en', 'Check', 'map.asked')) ?? [];
    await expect(legend.getByText(said, { exact: true })).toBeVisible();
    await expect(legend.getByRole('button', { name: text('en', 'AreaMap', 'show') })).toBeVisible();
    // Its name stands within the drawing, without a box.
    const frame = await drawing.boundingBox();
    const name = await drawing.locator('[data-label=name]:visible').first().boundingBox();
    expect(name?.x).toBeGreaterThan(frame?.x ?? 0);
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
  });
