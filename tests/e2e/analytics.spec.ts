import { formatList, formatNumber } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import type { Indicators } from '@/lib/registry';
import { DURATIONS } from '@/lib/site/indicators/indicators';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';

for (const { code: locale } of locales) {
  const path = localizedPath('/analytics', locale);
  const t = (key: string) => text(locale, 'Analytics', key);

  test.describe(`indicators in ${locale}`, () => {
    test('show the figures of the registry, marked as sample data', async ({ page, request }) => {
      const faults = await watchFaults(page);
      const figures = (await (await request.get('/api/indicators?days=90&city=riyadh')).json()) as Indicators;
      await page.goto(path);
      const form = page.getByRole('search', { name: t('filter.label') });
      await form.getByLabel(t('filter.days')).selectOption('90');
      await form.getByRole('button', { name: t('filter.submit') }).click();
      await expect(page).toHaveURL(/days=90/);
      const results = page.locator('section[aria-labelledby=results]');
      await expect(results.getByText(formatNumber(figures.deeds, locale), { exact: true })).toBeVisible();
      const value = message(locale, 'Data', 'riyal', { amount: formatNumber(figures.totalValue, locale) });
      await expect(results.getByText(value, { exact: true })).toBeAttached();
      const table = page.getByRole('table', { name: t('months.caption') });
      await expect(table.locator('tbody tr')).toHaveCount(figures.byMonth.length);
      await expect(page.getByText(text(locale, 'Ui', 'sample.title')).first()).toBeVisible();
      await expectAccessible(page);
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSideways(page);
      }
      expect(faults).toEqual([]);
    });

    test('withhold an average that would rest on too few transactions', async ({ page, request }) => {
      const query = 'days=30&city=riyadh&type=agricultural';
      const figures = (await (await request.get(`/api/indicators?${query}`)).json()) as Indicators;
      expect(figures).toMatchObject({ state: 'not_enough', averagePricePerSquareMetre: null });
      await page.goto(`${path}?view=filtered&${query}`);
      const results = page.locator('section[aria-labelledby=results]');
      await expect(results.getByText(t('notEnough.title'))).toBeVisible();
      const minimum = formatNumber(figures.minimumDeeds, locale);
      await expect(
        results.getByText(message(locale, 'Analytics', 'notEnough.text', { minimum })),
      ).toBeVisible();
      await expect(results.getByText(formatNumber(figures.deeds, locale), { exact: true })).toBeVisible();
      await expect(results.getByText(t('figures.withheld'))).toBeVisible();
      await expectAccessible(page);
    });

    test('tell of a duration of which no averages are shown', async ({ page }) => {
      await page.goto(`${path}?view=filtered&days=17&city=riyadh`);
      const days = formatList(
        DURATIONS.map((length) => formatNumber(length, locale)),
        locale,
      );
      await expect(page.getByRole('status').filter({ hasText: t('otherPeriod.title') })).toContainText(
        message(locale, 'Analytics', 'otherPeriod.text', { days }),
      );
      await expect(page.getByText(t('notEnough.title'))).toHaveCount(0);
    });

    test('say so when there is no transaction at all', async ({ page }) => {
      await page.goto(`${path}?view=filtered&days=30&city=sharurah`);
      await expect(page.getByText(t('noResults.title'))).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectAccessible(page);
    });

    test('compare the districts of a city, each with a link to its own figures', async ({
      page,
      request,
    }) => {
      await page.goto(path);
      const section = page.locator('section[aria-labelledby=parts]');
      const rows = section.locator('li');
      await expect(rows).toHaveCount(10);
      const prices = await rows.locator('span[aria-hidden=true]').allTextContents();
      const told = prices.map((price) => Number(price.replace(/\D/g, '')));
      expect(told).toEqual([...told].sort((a, b) => b - a));
      // On a phone too: every bar as long as its price, within its row.
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const bars = await rows.locator('svg:has(rect)').evaluateAll((all) =>
          all.map((one) => {
            const { width: length, left, right } = one.getBoundingClientRect();
            const row = one.closest('li')?.getBoundingClientRect();
            return { length, isInside: row !== undefined && left >= row.left && right <= row.right };
          }),
        );
        expect(bars.every(({ isInside }) => isInside)).toBe(true);
        for (const [index, { length }] of bars.entries())
          expect(length / (bars[0]?.length ?? 1)).toBeCloseTo((told[index] ?? 0) / (told[0] ?? 1), 2);
        // One line across them all, where the average of the city stands among them.
        const lines = await rows
          .locator('svg line:not([data-gap])')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
        expect(new Set(lines).size).toBe(1);
        // In a gap of the ground: where the system has the colours, bars are as dark as it is.
        await page.emulateMedia({ forcedColors: 'active' });
        const strokes = (selector: string) =>
          rows
            .locator(selector)
            .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).stroke))]);
        const [gap, line, bar] = [
          await strokes('svg line[data-gap]'),
          await strokes('svg line:not([data-gap])'),
          await rows
            .locator('svg rect')
            .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]),
        ];
        expect(line).toEqual(bar);
        expect(gap).toHaveLength(1);
        expect(gap).not.toEqual(bar);
        await page.emulateMedia({ forcedColors: 'none' });
        expect(lines).toHaveLength(10);
        await expectNoSideways(page);
      }
      const [mean = ''] = /[\d,]{5,}/.exec(await section.locator('p').nth(1).innerText()) ?? [];
      expect(mean).not.toBe('');
      await expect(page.locator('main dl').first()).toContainText(mean);
      const link = rows.nth(2).getByRole('link');
      const name = (await link.textContent()) ?? '';
      const district = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get(
        'district',
      );
      await link.click();
      await expect(page).toHaveURL(/district=/);
      await expect(page.locator('#results')).toContainText(name);
      const chosen = section.locator('[aria-current=true]');
      await expect(chosen).toContainText(name);
      const figures = (await (
        await request.get(`/api/indicators?days=365&region=riyadh&city=riyadh&district=${district}`)
      ).json()) as Indicators;
      const row = rows.filter({ has: page.locator('[aria-current=true]') });
      await expect(row).toContainText(formatNumber(figures.averagePricePerSquareMetre ?? 0, locale));
      await expect(row).toContainText(formatNumber(figures.deeds, locale));
      await expectAccessible(page);
    });

    test('compare by number where too few averages are shown, and by none that is withheld', async ({
      page,
    }) => {
      await page.goto(`${path}?view=filtered&region=riyadh&city=riyadh&district=riyadh-al-falah&days=17`);
      const section = page.locator('section[aria-labelledby=parts]');
      await expect(section).toContainText(t('parts.sparse'));
      await expect(section.locator('li', { hasText: t('figures.withheld') })).not.toHaveCount(0);
      const told = (await section.locator('li span[aria-hidden=true]').allTextContents()).map((figure) =>
        Number(figure.replaceAll(',', '')),
      );
      expect(told.length).toBeGreaterThan(1);
      expect(told).toEqual([...told].sort((a, b) => b - a));
      await page.goto(`${path}?view=filtered&region=riyadh&city=riyadh&district=riyadh-al-falah&days=90`);
      const chosen = section.locator('li', { has: page.locator('[aria-current=true]') });
      await expect(chosen).toContainText(t('figures.withheld'));
      await expect(chosen.locator('svg')).toHaveCount(0);
    });

    test('tell the year before and the period before', async ({ page, request }) => {
      const both = (await (await request.get('/api/indicators?days=730&city=riyadh')).json()) as Indicators;
      await page.goto(path);
      const { deeds = 0, averagePricePerSquareMetre: price } = both.byMonth.at(-13) ?? {};
      for (const [chart, figure] of [
        ['deeds', formatNumber(deeds, locale)],
        ['price', formatNumber(price ?? 0, locale)],
      ] as const) {
        const drawn = page.locator('figure', { has: page.locator(`svg[data-map=${chart}]`) });
        // Its line has its name in the plot, and then none above it. Columns have no marks of it.
        await expect(drawn.locator('svg').getByText(t('chart.before'), { exact: true })).toHaveCount(
          chart === 'price' ? 1 : 0,
        );
        await expect(drawn.getByText(t('chart.yearBefore'), { exact: true })).toHaveCount(0);
        await expect(drawn.locator('p.sr-only')).toContainText(figure);
        const month = drawn.locator('.chart-month').last();
        await month.locator('rect').first().hover();
        await expect(
          month.getByText(message(locale, 'Analytics', 'chart.aYearBefore', { figure })),
        ).toBeVisible();
      }
      const now = (await (await request.get('/api/indicators?days=365&city=riyadh')).json()) as Indicators;
      const card = page.locator('section[aria-labelledby=results] dl > div').nth(2);
      await expect(card).toContainText(formatNumber(now.averageBefore ?? 0, locale));
      // Longer windows hold the year before of their own months.
      await page.goto(`${path}?view=filtered&region=riyadh&city=riyadh&days=730`);
      await expect(page.locator('figure svg[data-map=price]')).toBeVisible();
      for (const key of ['chart.yearBefore', 'chart.before'] as const)
        await expect(page.getByText(t(key), { exact: true })).toHaveCount(0);
    });

    test('are downloaded as what is shown', async ({ page }) => {
      await page.goto(`${path}?view=filtered&days=180&city=riyadh&type=commercial`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('export') }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(
        /^indicators-riyadh-commercial-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
      );
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
      expect(lines[0]).toContain(t('csv.deeds'));
      expect(lines[0]?.startsWith('\ufeff')).toBe(true);
      const whole = lines[1]?.split(',') ?? [];
      const shown = page.locator('section[aria-labelledby=results]');
      await expect(shown.getByText(formatNumber(Number(whole[2]), locale), { exact: true })).toBeVisible();
      expect(whole.at(-1)).toBe(t('csv.sample'));
      // Each row says what it is about.
      for (const line of lines.slice(1).filter(Boolean))
        expect(line.split(',').slice(5, 7)).toEqual(['riyadh', t('types.commercial')]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures are filtered and drawn', async ({ page }) => {
    await page.goto('/analytics');
    const type = page.getByLabel(text('ar', 'Analytics', 'filter.type'), { exact: true });
    await expect(type).toBeHidden();
    await page.getByText(text('ar', 'Analytics', 'filter.more'), { exact: true }).click();
    await type.selectOption('industrial');
    await page.getByRole('button', { name: text('ar', 'Analytics', 'filter.submit') }).click();
    await expect(page).toHaveURL(/type=industrial/);
    await expect(type).toHaveValue('industrial');
    await expect(type).toBeVisible();
    await expect(
      page.getByRole('img', { name: text('ar', 'Analytics', 'chart.deedsLabel').slice(0, 20) }),
    ).toBeVisible();
  });

  test('no figure is wider than its place', async ({ page }) => {
    for (const path of ['/analytics', '/en/analytics']) {
      await page.goto(path);
      for (const width of [320, 400, 640, 700, 768, 850, 1000, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const figures = await page.locator('section[aria-labelledby=results] dl > div').evaluateAll((all) =>
          all.flatMap((line) => {
            const widthOf = (part: string) => line.querySelector(part)?.getBoundingClientRect().width ?? 0;
            const figure = widthOf('dd:first-of-type > :first-child');
            return figure === 0
              ? []
              : { figure, name: widthOf('dt'), line: line.getBoundingClientRect().width };
          }),
        );
        expect(figures.length, path).toBeGreaterThan(0);
        // On a phone a figure stands beside its name, and both within their line.
        for (const { figure, name, line } of figures)
          if (width >= 640) expect(figure, `${path} ${width}`).toBeLessThanOrEqual(name);
          else expect(figure + name, `${path} ${width}`).toBeLessThan(line);
      }
    }
  });

  test('figures stand in the first screen, and early on a phone', async ({ page }) => {
    for (const [width, height, most] of [
      [1440, 900, 900],
      [360, 740, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/analytics', '/en/analytics']) {
        await page.goto(path);
        const figure = await page.locator('section[aria-labelledby=results] dl > div').first().boundingBox();
        expect((figure?.y ?? most) + (figure?.height ?? 0), `${path} ${width}`).toBeLessThan(most);
      }
    }
  });

  test('on a wide page the column beside the months is filled', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/analytics', '/en/analytics']) {
      await page.goto(path);
      const end = (part: string) =>
        page
          .locator(`section[aria-labelledby=${part}]`)
          .evaluate((one) => one.getBoundingClientRect().bottom);
      expect(Math.abs((await end('months')) - (await end('method'))), path).toBeLessThan(150);
    }
  });
});
