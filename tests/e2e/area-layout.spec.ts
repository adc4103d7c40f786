import type { Locator } from 'playwright/test';
import { bothCalendars } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { openMap } from '../support/open-map';
import { text } from '../support/site';

const jeddah = '/announced-areas/jeddah-nineteen-districts-2025-08';
const makkah = '/announced-areas/makkah-projects-2024-05';
/** All of its districts are on the map; of Jeddah's sixteen, six are. */
const eleven = '/announced-areas/riyadh-eleven-districts-2024-07';

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not laid out');
  return box;
}
type Box = Awaited<ReturnType<typeof boxOf>>;

for (const locale of ['ar', 'en'] as const) {
  test(`one city has its map right below the days, before the figures, as wide as they are (${locale})`, async ({
    page,
  }) => {
    await page.goto(localizedPath(eleven, locale));
    const map = page.locator('svg[data-map=sheet]:visible').first();
    const [days, figures] = ['view.dates', 'figures.heading'].map((key) =>
      page.getByRole('region', { name: text(locale, 'Areas', key), exact: true }),
    ) as [Locator, Locator];
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [above, drawn, told] = [await boxOf(days), await boxOf(map), await boxOf(figures)];
      expect(Math.abs(drawn.width - above.width), String(width)).toBeLessThanOrEqual(1);
      expect(drawn.y - above.y - above.height, String(width)).toBeLessThan(width < 448 ? 600 : 400);
      // On a wide page beside the map, on a phone after it.
      if (width < 448) expect(told.y).toBeGreaterThan(drawn.y + drawn.height);
      else expect(told.x >= drawn.x + drawn.width || told.x + told.width <= drawn.x).toBe(true);
    }
  });

  test(`the names that a map does not show come after it, beside it on a wide page (${locale})`, async ({
    page,
  }) => {
    const others = page.getByText(text(locale, 'Areas', 'parts.notOnMap'), { exact: true }).first();
    const map = page.locator('svg[data-map=sheet]:visible').first();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/announced-areas/makkah-jumum-madinah-eastern-2025-10', locale));
      const [drawn, told] = [await boxOf(map), await boxOf(others)];
      if (width < 448) expect(told.y).toBeGreaterThan(drawn.y + drawn.height);
      else expect(told.x >= drawn.x + drawn.width || told.x + told.width <= drawn.x).toBe(true);
    }
  });

  test(`the map of districts and the one to move about in have the landmark that all know (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizedPath(makkah, locale));
    const name = { ar: 'المسجد الحرام', en: 'Grand Mosque' }[locale];
    const sheet = page.locator('svg[data-map=sheet]:visible').first();
    const [sign, words] = [
      await boxOf(sheet.locator('[data-landmark="grand-mosque"] circle')),
      await boxOf(sheet.locator('[data-label=landmark]:visible', { hasText: name })),
    ];
    expect(words.x).toBeLessThan(sign.x + sign.width);
    expect(words.x + words.width).toBeGreaterThan(sign.x);
    expect(
      Math.min(Math.abs(words.y - sign.y - sign.height), Math.abs(sign.y - words.y - words.height)),
    ).toBeLessThan(12);
    await openMap(page, locale);
    const mark = page.locator('.leaflet-marker-icon', { hasText: name });
    await expect(mark.locator('svg')).toBeVisible();
  });

  test(`a name beside its district stands on a plate of its own (${locale})`, async ({ page }) => {
    for (const slug of ['riyadh-ten-districts-2024-08', 'makkah-jumum-madinah-eastern-2025-10']) {
      await page.goto(localizedPath(`/announced-areas/${slug}`, locale));
      await page.evaluate(() => document.fonts.ready);
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const boxesOf = (place: Locator) =>
          place.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        const sheet = page.locator('svg[data-map=sheet]:visible').first();
        const words = await boxesOf(sheet.locator('[data-led]:visible'));
        const plates = await boxesOf(sheet.locator('rect[data-words]:visible'));
        expect(words.length, `${slug} ${width}`).toBeGreaterThan(0);
        expect(plates.length).toBe(words.length);
        for (const { left, right, top, bottom } of words)
          expect(
            plates.some(
              (plate) =>
                plate.left < left &&
                plate.right > right &&
                // A box of letters has room for accents.
                Math.abs((plate.top + plate.bottom) / 2 - (top + bottom) / 2) < 3,
            ),
            `${slug} ${width}`,
          ).toBe(true);
      }
    }
  });

  test(`a map of a small part of its city is framed in all of it (${locale})`, async ({ page }) => {
    const locator = page.locator('svg[data-locator]');
    const framedIn = (count: number) =>
      page.getByText(message(locale, 'Areas', 'sheet.framed', { count }), { exact: true });
    // Two maps of one city, and the one of an answer.
    for (const [path, frames] of [
      [jeddah, 2],
      ['/check?view=filtered&district=riyadh-al-malqa', 1],
    ] as const) {
      await page.goto(localizedPath(path, locale));
      await expect(framedIn(frames)).toBeVisible();
      await expect(locator).toBeVisible();
      await expect(locator.locator(':scope > rect')).toHaveCount(frames);
    }
    // A map that shows most of its city says so itself.
    await page.goto(localizedPath('/announced-areas/hail-2025-11', locale));
    await expect(page.locator('svg[data-map=sheet]:visible').first()).toBeVisible();
    await expect(locator).toHaveCount(0);
    for (const count of [1, 2]) await expect(framedIn(count)).toHaveCount(0);
  });

  test(`a map that begins with some of the districts leads to all of them (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizedPath(jeddah, locale));
    const map = await openMap(page, locale);
    const bar = (n: string) =>
      map.getByText(text(locale, 'Areas', 'sheet.km').replace('{n}', n), { exact: true });
    const all = page.getByRole('button', { name: text(locale, 'AreaMap', 'all') });
    await expect(bar('1')).toBeVisible();
    // What of a list lies elsewhere is told beside its names, also where its drawing is not shown.
    const elsewhere = page.locator('[data-numbered] p').filter({ hasText: /39/ });
    await expect(elsewhere).toBeVisible();
    await all.click();
    await expect(bar('5')).toBeVisible();
    // What a map shows as a whole needs no way to it.
    await page.goto(localizedPath('/announced-areas/hail-2025-11', locale));
    await expect((await openMap(page, locale)).locator('.leaflet-container')).toBeVisible();
    await expect(all).toBeHidden();
  });
}

for (const locale of ['ar', 'en'] as const) {
  test(`the key of a map says whether a grey district may be announced too (${locale})`, async ({ page }) => {
    const parts = page.locator('section:has(#parts) > dl');
    for (const [slug, key] of [
      ['hail-2025-11', 'sheet.nowhereMaybe'],
      // Another announcement counts districts of the city without naming them.
      ['riyadh-eleven-districts-2024-07', 'sheet.nowhereMaybe'],
      ['jeddah-ash-shati-2026-04', 'sheet.nowhere'],
    ] as const) {
      await page.goto(localizedPath(`/announced-areas/${slug}`, locale));
      await expect(parts.locator('li').getByText(text(locale, 'Areas', key), { exact: true })).toBeVisible();
    }
  });

  test(`a neighbour that another announcement names is marked, and the key says so (${locale})`, async ({
    page,
  }) => {
    const named = text(locale, 'Areas', 'sheet.elsewhere');
    for (const [path, key, map] of [
      ['/announced-areas/riyadh-north-2024-01', 'section:has(#parts) > dl li', 'sheet'],
      ['/check?view=filtered&district=riyadh-al-malqa', '#answer-map ~ div li', 'answer'],
    ] as const) {
      await page.goto(localizedPath(path, locale));
      await expect(page.locator(key).getByText(named, { exact: true })).toBeVisible();
      await expect(page.locator(`svg[data-map=${map}] [data-cover=elsewhere]`)).not.toHaveCount(0);
    }
  });

  test(`a page of several cities leads to each of them (${locale})`, async ({ page }) => {
    const ways = page
      .getByRole('navigation', { name: text(locale, 'Areas', 'parts.goTo') })
      .getByRole('link');
    // In the second one most places have no names to tell.
    for (const [slug, count] of [
      ['dammam-khobar-qatif-2024-11', 3],
      ['riyadh-region-2025-09', 9],
    ] as const) {
      await page.goto(localizedPath(`/announced-areas/${slug}`, locale));
      await expect(ways).toHaveCount(count);
      for (const way of await ways.all()) {
        const name = (await way.textContent()) ?? '';
        await way.click();
        const reached = page.locator(':target');
        await expect(reached).toContainText(name);
        await expect(reached).toBeInViewport();
      }
    }
    await page.goto(localizedPath(jeddah, locale));
    await expect(page.getByRole('heading', { name: text(locale, 'Areas', 'parts.heading') })).toBeVisible();
    await expect(ways).toHaveCount(0);
  });
}

for (const locale of ['ar', 'en'] as const) {
  test(`places of which an announcement gives numbers alone are one list, after those with names (${locale})`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/announced-areas/riyadh-region-2025-09', locale));
    const list = page.getByRole('definition').filter({ has: page.locator('#place-riyadh-al-majmaah') });
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await expect(page.locator('#place-riyadh-al-majmaah')).toContainText('10');
    // The way to one's own district is told once for all of them.
    await expect(list.getByRole('link', { name: customerServiceNumber })).toHaveCount(1);
    const [listed, named] = [await boxOf(list), await boxOf(page.locator('#place-riyadh-az-zulfi'))];
    expect(listed.y).toBeGreaterThan(named.y);
  });

  test(`on paper no map of an area is wider than the sheet (${locale})`, async ({ page }) => {
    // A4 within its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    for (const slug of ['madinah-makkah-2025-09', 'dammam-khobar-qatif-2024-11']) {
      await page.goto(localizedPath(`/announced-areas/${slug}`, locale));
      const boxes = page.locator('main :is(figure, li, dt, p)');
      await expect(boxes).not.toHaveCount(0);
      const over = await boxes.evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          const isOver = width > 1 && (left < -1 || right > window.innerWidth + 1);
          return isOver && one.closest('.sr-only') === null ? (one.textContent?.slice(0, 40) ?? '') : [];
        }),
      );
      expect(over, slug).toEqual([]);
    }
  });

  test(`a day that the sentence of an area tells stands there alone, unless there is a note on it (${locale})`, async ({
    page,
  }) => {
    const days = page.getByRole('region', { name: text(locale, 'Areas', 'view.dates'), exact: true });
    await page.goto(localizedPath('/announced-areas/al-ahsa-2025-10', locale));
    await expect(page.getByRole('heading', { name: text(locale, 'Areas', 'parts.heading') })).toBeVisible();
    await expect(days).toHaveCount(0);
    await page.goto(localizedPath('/announced-areas/riyadh-north-2024-01', locale));
    // When the gazette published the decision is told by the note of the announcement.
    await expect(days.getByText(bothCalendars('2023-10-06', locale))).toBeVisible();
  });
}

test('bars of regions are as long as their numbers, whichever cell they have', async ({ page }) => {
  await page.goto('/announced-areas');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bars = await page.locator('li:has([data-of]) [data-of]').evaluateAll((all) =>
      all.map((link) => ({
        count: Number(link.querySelector('.tabular-nums')?.textContent),
        length: link.querySelector('rect')?.getBoundingClientRect().width ?? 0,
      })),
    );
    expect(bars.length).toBeGreaterThan(5);
    const units = bars.map(({ count, length }) => length / count);
    expect(Math.max(...units) / Math.min(...units), String(width)).toBeLessThan(1.06);
  }
});

for (const locale of ['ar', 'en'] as const) {
  test(`the way on from an area is on the first screen of a phone, below a short title both are (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [slug, ...keys] of [
      ['hail-2025-11', 'next.howTo', 'next.check'],
      ['madinah-makkah-2025-09', 'next.howTo'],
    ] as const) {
      await page.goto(localizedPath(`/announced-areas/${slug}`, locale));
      const bar = await boxOf(page.locator('.phone-bar'));
      for (const key of keys) {
        const way = await boxOf(page.getByRole('link', { name: text(locale, 'Areas', key), exact: true }));
        expect(way.y + way.height, `${slug} ${key}`).toBeLessThan(bar.y);
      }
    }
  });

  test(`of several cities where they lie stands beside what is announced, above their maps, without a hole (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizedPath('/announced-areas/dammam-khobar-qatif-2024-11', locale));
    const [next, days, figures, parts, place] = (await Promise.all(
      ['next.heading', 'view.dates', 'figures.heading', 'parts.heading', 'map.place'].map((key) =>
        boxOf(page.getByRole('region', { name: text(locale, 'Areas', key), exact: true })),
      ),
    )) as [Box, Box, Box, Box, Box];
    const city = await boxOf(page.locator('section:has(#parts) > dl > div').first());
    const foot = ({ y, height }: Box) => y + height;
    // What to do and the days side by side, then what is announced and what it comes to, beside it where it lies, then the cities.
    expect(Math.abs(days.y - next.y)).toBeLessThanOrEqual(1);
    expect(parts.y - Math.max(foot(days), foot(next))).toBeLessThan(80);
    expect(Math.abs(place.y - parts.y)).toBeLessThanOrEqual(1);
    expect(figures.x >= place.x + place.width || figures.x + figures.width <= place.x).toBe(true);
    expect(figures.y).toBeGreaterThan(place.y);
    expect(city.y - Math.max(foot(figures), foot(place))).toBeLessThan(80);
    expect(Math.abs(foot(figures) - foot(place))).toBeLessThan(240);
    // A phone has the map first, as the page of one city has: where the name alone does not tell where they lie.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localizedPath('/announced-areas/riyadh-makkah-madinah-2026-03', locale));
    const [told, lies] = (await Promise.all(
      ['figures.heading', 'map.place'].map((key) =>
        boxOf(page.getByRole('region', { name: text(locale, 'Areas', key), exact: true })),
      ),
    )) as [Box, Box];
    expect(told.y).toBeGreaterThan(foot(lies));
  });

  test(`while all areas stand alike their list is narrowed by region alone (${locale})`, async ({ page }) => {
    await page.goto(localizedPath('/announced-areas', locale));
    await expect(page.locator('#areas-region')).toBeVisible();
    await expect(page.locator('#areas-state')).toHaveCount(0);
    // Whoever asked for one of them can leave it again.
    await page.goto(`${localizedPath('/announced-areas', locale)}?view=filtered&state=open`);
    await expect(page.locator('#areas-state')).toHaveValue('open');
  });
}
