import { locales, localizedPath } from '@/lib/i18n/locales';
import { expect, type Locator, test } from '../support/kept-tab';
import { text } from '../support/site';

/** Large drawings of pages, and how many each has. */
const pages = {
  '/about-us': 1,
  '/our-services/first-registration': 3,
  '/appointments': 1,
} as const;

/** What is drawn outside of what is shown, or not at all; what is shown outside of the page. */
const cut = (drawings: Locator) =>
  drawings.evaluateAll((all) =>
    (all as SVGSVGElement[])
      .filter((svg) => {
        const drawn = (svg.querySelector('use') as SVGUseElement).getBBox();
        const { x, y, width, height } = svg.viewBox.baseVal;
        const box = svg.getBoundingClientRect();
        return (
          !(drawn.width > width / 2 && drawn.x >= x && drawn.x + drawn.width <= x + width) ||
          !(drawn.height > height / 2 && drawn.y >= y && drawn.y + drawn.height <= y + height) ||
          !(box.width > 100 && box.left >= 0 && box.right <= document.documentElement.clientWidth) ||
          Math.abs(box.width / box.height - width / height) > 0.02
        );
      })
      .map((svg) => svg.outerHTML.slice(0, 120)),
  );

/** How an element is turned, and how large its letters are on the page. */
const placed = (element: Locator) =>
  element.evaluate((shape: SVGGraphicsElement) => {
    const { a, b } = shape.getScreenCTM() as DOMMatrix;
    return {
      isMirrored: a < 0,
      size: Math.hypot(a, b) * Number.parseFloat(getComputedStyle(shape).fontSize),
    };
  });

for (const { code, direction } of locales) {
  test(`${code}: a large drawing is whole at every width`, async ({ page }) => {
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [path, count] of Object.entries(pages)) {
        await page.goto(localizedPath(path, code));
        const drawings = page.locator('main .large-drawing');
        await expect(drawings).toHaveCount(count);
        await expect.poll(() => cut(drawings), `${path} ${width}`).toEqual([]);
      }
    }
  });

  test(`${code}: what becomes of a deed is drawn in the order in which one reads, no digit or sign turned`, async ({
    page,
  }) => {
    const isMirrored = direction === 'rtl';
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(localizedPath('/our-services/first-registration', code));
    const story = page.getByRole('region', { name: text(code, 'Services', 'story.title') });
    const drawings = story.locator('.large-drawing');
    const lefts = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(lefts).toEqual(lefts.toSorted((one, other) => (isMirrored ? other - one : one - other)));
    for (const drawn of await drawings.locator('use').all())
      expect(await placed(drawn)).toMatchObject({ isMirrored });
    const words = await story.locator('svg text').all();
    expect(words).toHaveLength(5);
    for (const word of words) {
      const { isMirrored: isTurned, size } = await placed(word);
      expect(isTurned).toBe(false);
      expect(size).toBeGreaterThanOrEqual(12);
    }
    const signs = drawings.nth(2).locator('path[fill="none"]');
    await expect(signs).toHaveCount(2);
    for (const sign of await signs.all()) expect(await placed(sign)).toMatchObject({ isMirrored: false });
  });

  test(`${code}: the scene of the registry's promise is told to who does not see it`, async ({ page }) => {
    await page.goto(localizedPath('/about-us', code));
    await expect(
      page.getByRole('img', { name: text(code, 'About', 'message.drawing'), exact: true }),
    ).toBeVisible();
  });
}
