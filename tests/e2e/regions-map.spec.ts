import { localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

const regions = { ar: 'الرياض', en: 'Riyadh' } as const;

for (const locale of ['ar', 'en'] as const) {
  const list = localizedPath('/announced-areas', locale);
  const region = regions[locale];

  test(`the regions stand beside the drawn map as high as it is, on a phone below it, and the ways to list and question first (${locale})`, async ({
    page,
  }) => {
    await page.goto(list);
    const section = page.getByRole('region', { name: text(locale, 'Areas', 'map.heading') });
    const places = async () => {
      const [map, rows] = await Promise.all([
        section.locator('svg[data-map=regions]').boundingBox(),
        section
          .getByRole('list')
          .filter({ has: page.locator('[data-of]') })
          .boundingBox(),
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
    // The way to the question about one's own place is on the first screen, and the map right below it.
    const toQuestion = page.getByRole('main').locator('a[href="#check-prompt"]');
    const [way, bar] = await Promise.all([
      toQuestion.boundingBox(),
      page.locator('.phone-bar').boundingBox(),
    ]);
    expect((way?.y ?? 999) + (way?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(narrow.map.y - (way?.y ?? 0)).toBeLessThan(180);
    expect(narrow.rows.y).toBeGreaterThan(narrow.map.y + narrow.map.height);
    // What its tint and its dots mean stands between both, right below the map, with what an announcement covers.
    const key = [
      section.getByText(text(locale, 'Areas', 'map.covers')),
      section.getByText(text(locale, 'Areas', 'map.someThere'), { exact: true }),
      section.getByText(text(locale, 'Areas', 'map.noneThere'), { exact: true }),
      ...(await section
        .getByRole('list', { name: text(locale, 'Areas', 'map.dots') })
        .getByRole('listitem')
        .all()),
    ];
    // A phone has the dots of all three sizes, of the same numbers.
    expect(key).toHaveLength(6);
    for (const row of key) {
      const box = await row.boundingBox();
      expect((box?.y ?? 0) - narrow.map.y - narrow.map.height).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(narrow.rows.y);
    }
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

  test(`the drawn map names the largest cities beside their dots, and touches nothing with it (${locale})`, async ({
    page,
  }) => {
    for (const width of [320, 360, 768, 1024, 1440])
      for (const path of [list, localizedPath('/', locale)]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const map = page.locator('svg[data-map=regions]').first();
        const { names, faults } = await map.evaluate((drawing) => {
          const frame = drawing.getBoundingClientRect();
          const shown = (selector: string) =>
            [...drawing.querySelectorAll<SVGGraphicsElement>(selector)].filter(
              (one) => one.getBoundingClientRect().width > 0 && one.closest('a') === null,
            );
          const boxOf = (one: Element) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { left, right, top, bottom };
          };
          const words = shown('text').filter((one) => one.closest('use') === null);
          const found = words.flatMap((one, at) => {
            const box = boxOf(one);
            const name = one.textContent ?? '';
            const meets = (other: ReturnType<typeof boxOf>, by = 0) =>
              box.left < other.right - by &&
              other.left < box.right - by &&
              box.top + 2 < other.bottom - 2 &&
              other.top + 2 < box.bottom - 2;
            const leaves = box.left < frame.left || box.right > frame.right || box.top < frame.top;
            return [
              ...(leaves ? [`${name} leaves`] : []),
              ...words
                .slice(at + 1)
                .filter((other) => meets(boxOf(other)))
                .map((other) => `${name} on ${other.textContent}`),
              ...shown('.city-dot')
                .filter((dot) => meets(boxOf(dot), 1))
                .map(() => `${name} on a dot`),
            ];
          });
          const cities = shown('[data-label=name]').map((one) =>
            one.textContent?.replaceAll(/[\u2068\u2069]/g, ''),
          );
          // The line of a name that stands off its dot reaches it: its end lies below the dot.
          const dots = shown('.city-dot').map(boxOf);
          const short = shown('g:has(> g > svg > rect[data-words]) > line').filter((line) => {
            const { x2, y2 } = line as SVGLineElement;
            const [x, y] = [frame.left + x2.baseVal.value, frame.top + y2.baseVal.value];
            return !dots.some((dot) => x > dot.left && x < dot.right && y > dot.top && y < dot.bottom);
          });
          return { names: cities, faults: [...found, ...short.map(() => 'a line ends off its dot')] };
        });
        expect(faults, `${path} ${width}`).toEqual([]);
        expect(names, `${path} ${width}`).toContain(region);
      }
  });
}
