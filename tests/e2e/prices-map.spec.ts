import { formatNumber } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectLabelsApart } from '../support/labels-apart';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';

for (const { code: locale } of locales) {
  const path = localizedPath('/analytics', locale);
  const t = (key: string) => text(locale, 'Analytics', key);
  const list = message(locale, 'Analytics', 'map.list', { parts: 'district' });

  test.describe(`the map of prices in ${locale}`, () => {
    test('has the tints of its key, and as many districts as its list', async ({ page }) => {
      const faults = await watchFaults(page);
      await page.goto(path);
      const section = page.locator('section[aria-labelledby=prices]');
      const fills = (within: string) =>
        section.locator(`${within} [data-tint]:not([data-tint="0"])`).evaluateAll((all) =>
          all.map((one) => {
            const pattern = (one.getAttribute('fill') ?? '').slice(5, -1);
            const ground = document.getElementById(pattern)?.querySelector('rect');
            return [one.getAttribute('data-tint'), ground && getComputedStyle(ground).fill] as const;
          }),
        );
      const [key, map] = [await fills('[data-key=prices]'), await fills('svg[data-map=prices]')];
      expect(key).toHaveLength(5);
      expect(new Set(key.map(([, fill]) => fill)).size).toBe(5);
      expect(map).toEqual(key);

      await section.locator('summary').click();
      const table = section.getByRole('table', { name: list });
      const told = await table
        .locator('tbody tr td:nth-of-type(1)')
        .evaluateAll((all) => all.map((one) => Number((one.textContent ?? '').replace(/\D/g, '')) || null));
      const prices = told.filter((price) => price !== null);
      expect(prices.length).toBeGreaterThan(20);
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      // What is withheld stands last.
      expect(told.slice(prices.length).every((price) => price === null)).toBe(true);
      // Those drawn, each a closed outline, and those of which the page says that they are not.
      const drawn = await section
        .locator('svg[data-map=prices] defs > path[id]:not([id$="-0"])')
        .evaluateAll((all) => all.flatMap((one) => one.getAttribute('d')?.match(/M/g) ?? []).length);
      const beyond = prices.length - drawn;
      expect(beyond).toBeGreaterThanOrEqual(0);
      if (beyond > 0)
        await expect(section).toContainText(
          message(locale, 'Analytics', 'map.beyond', { count: beyond, n: formatNumber(beyond, locale) }),
        );
      // The key tells the lowest and the highest, and each step's limits lie between them.
      const limits = (await section.locator('[data-key=prices] text').allTextContents()).map((limit) =>
        Number(limit.replaceAll(',', '')),
      );
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      expect([limits[0], limits.at(-1)]).toEqual([prices.at(-1), prices[0]]);
      await expectAccessible(page);
      expect(faults).toEqual([]);
    });

    test('leads to the figures of a district, which the map then outlines', async ({ page, request }) => {
      await page.goto(path);
      const section = page.locator('section[aria-labelledby=prices]');
      await expect(section.locator('[data-chosen]')).toHaveCount(0);
      await section.locator('summary').click();
      const row = section.locator('tbody tr').nth(4);
      const link = row.getByRole('link');
      const name = (await link.textContent()) ?? '';
      const price = await row.locator('td').first().innerText();
      await link.click();
      await expect(page).toHaveURL(/district=/);
      await expect(page.locator('#results')).toContainText(name);
      await expect(section.locator('[data-chosen]')).toHaveCount(1);
      await expect(section.getByText(t('map.chosen'), { exact: true })).toBeVisible();
      const { search } = new URL(page.url());
      const asked = new URLSearchParams(search);
      asked.delete('view');
      const figures = (await (await request.get(`/api/indicators?${asked}`)).json()) as Indicators;
      expect(price).toContain(formatNumber(figures.averagePricePerSquareMetre ?? 0, locale));
    });

    test('fills a phone, has letters of 12 px within it, and stands beside the bars on a page', async ({
      page,
    }) => {
      await page.goto(path);
      const section = page.locator('section[aria-labelledby=prices]');
      const map = section.locator('svg[data-map=prices]');
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSideways(page);
        const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        if (width < 768) expect(box.width, `${width}`).toBeGreaterThanOrEqual(width - 34);
        const labels = await expectLabelsApart(map.locator('[data-label]:visible'), `${width}`);
        expect(labels.length, `${width}`).toBeGreaterThan(1);
        for (const label of labels) {
          expect(label.left).toBeGreaterThanOrEqual(box.x - 1);
          expect(label.right).toBeLessThanOrEqual(box.x + box.width + 1);
        }
        // The limits below the key touch neither; on a phone its ends stand below them, and none is left out.
        const limits = await section
          .locator('[data-key=prices] text:visible')
          .evaluateAll((all) =>
            all
              .map((one) => one.getBoundingClientRect())
              .map(({ left, right, top }) => ({ left, right, top: Math.round(top) })),
          );
        expect(limits.length, `${width}`).toBe(await section.locator('[data-key=prices] text').count());
        const ordered = limits.sort((a, b) => a.top - b.top || a.left - b.left);
        for (const [index, one] of ordered.slice(1).entries())
          expect(
            one.top > (ordered[index]?.top ?? 0) || one.left > (ordered[index]?.right ?? 0),
            `${width}`,
          ).toBe(true);
      }
      const bars = (await page.locator('section[aria-labelledby=parts]').boundingBox()) ?? {
        y: -1,
        width: 0,
      };
      const beside = (await section.boundingBox()) ?? { y: 0, width: 0 };
      expect(bars.y).toBeCloseTo(beside.y, 0);
      expect(bars.width).toBeLessThan(beside.width);
      // Wide enough for prices below the names.
      expect((await map.boundingBox())?.width).toBeGreaterThanOrEqual(640);
      const told = await map.locator('[data-label]:visible').allTextContents();
      expect(told.filter((words) => /\d,\d{3}/.test(words)).length).toBeGreaterThan(8);
    });

    test('tells steps by dots and lines where the system has the colours', async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ forcedColors: 'active' });
      const marks = await page.locator('svg[data-key=prices] pattern').evaluateAll((all) =>
        all.map((one) =>
          [...one.children]
            .slice(1)
            .map((mark) => mark.outerHTML.replace(/ class="[^"]*"/, ''))
            .join(''),
        ),
      );
      expect(new Set(marks).size).toBe(5);
      expect(marks.every((mark) => mark !== '')).toBe(true);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    test('leaves the map out where there is no price to be shown, or no place', async ({ page }) => {
      for (const query of ['days=17&region=riyadh&city=riyadh', 'days=365&region=riyadh']) {
        await page.goto(`${path}?view=filtered&${query}`);
        await expect(page.locator('#results')).toBeVisible();
        await expect(page.locator('section[aria-labelledby=prices]'), query).toHaveCount(0);
      }
    });
  });
}
