import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { localizedPath } from '@/lib/i18n/locales';
import { textWidth } from '@/lib/site/maps/labels/text-width';
import { eachThird } from '../support/amounts';
import { expect, test } from '../support/kept-tab';
import { openMap } from '../support/open-map';
import { waitForOwnLetters } from '../support/own-letters';
import { painted } from '../support/painted';
import { expectAccessible, text } from '../support/site';
import { test as visiting } from '../support/test';

interface Box {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Whether it stands on a plate. */
  led: boolean;
}

/** What is wrong with the names on the drawings of a page, as a reader with a ruler would note it. */
async function faultsOfLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const shown = (element: Element) => element.getClientRects().length > 0;
    const drawings = [...document.querySelectorAll('main svg[data-map]')].filter(shown);
    if (drawings.length === 0) return ['no drawing'];
    // In the drawing's own units they are the same at every width; lines have parts of the width for their ends.
    const state = globalThis as { points?: WeakMap<Element, DOMPoint[]> };
    state.points ??= new WeakMap();
    const { points } = state;
    const pointsOf = (outline: SVGGeometryElement) => {
      const known = points.get(outline);
      if (known !== undefined) return known;
      const length = outline.getTotalLength();
      const found = Array.from({ length: 401 }, (_, index) =>
        outline.getPointAtLength((length * index) / 400),
      );
      if (outline instanceof SVGPathElement) points.set(outline, found);
      return found;
    };
    for (const drawing of drawings) {
      // A chart's figures may stand beside its plot, within its box; where a line of its scale passes, they have a plate.
      const isChart = ['price', 'deeds'].includes(drawing.getAttribute('data-map') ?? '');
      const frame = ((isChart && drawing.closest('figure')) || drawing).getBoundingClientRect();
      for (const label of [...drawing.querySelectorAll('text')].filter(shown)) {
        const { a = 0, b = 0 } = label.getScreenCTM() ?? {};
        const size = Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
        if (size < 12) faults.push(`${label.textContent}: ${size}px`);
      }
      // The lines of one name are one label.
      const names = [...drawing.querySelectorAll('text:not([data-label] *, [data-plate]), [data-label]')];
      const labels: Box[] = names.filter(shown).map((label) => {
        const { left, top, right, bottom } = label.getBoundingClientRect();
        return { text: label.textContent ?? '', left, top, right, bottom, led: label.matches('[data-led]') };
      });
      if (labels.length === 0) faults.push('no names');
      const within = (box: Box, x: number, y: number) =>
        x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2;
      labels.forEach((a, index) => {
        if (a.left < frame.left || a.right > frame.right || a.top < frame.top || a.bottom > frame.bottom)
          faults.push(`${a.text} leaves the frame`);
        for (const b of labels.slice(index + 1))
          if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
            faults.push(`${a.text} lies on ${b.text}`);
      });
      for (const outline of drawing.querySelectorAll<SVGGeometryElement>(
        isChart ? 'path' : '[data-region], line',
      )) {
        // A line of a narrower or wider drawing is not there.
        if (!shown(outline)) continue;
        const matrix = outline.getScreenCTM();
        for (const point of matrix === null ? [] : pointsOf(outline)) {
          const { x, y } = point.matrixTransform(matrix ?? undefined);
          // A plate covers it, and the line that leads to the plate ends at its edge.
          const crossed = labels.find((box) => !box.led && within(box, x, y));
          if (crossed === undefined) continue;
          faults.push(`a line runs through ${crossed.text}`);
          break;
        }
      }
    }
    return faults;
  });
}

for (const home of ['', '/en'])
  test(`names on the drawn maps neither leave them nor touch anything (${home || '/'})`, async ({ page }) => {
    await waitForOwnLetters(page);
    for (const path of ['/announced-areas', '/announced-areas/hail-2025-11', '/analytics', '/posts', '']) {
      await page.goto(`${home}${path}` || '/');
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await faultsOfLabels(page), `${path} ${width}`).toEqual([]);
      }
    }
  });

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

test('names take hardly less room than the server keeps for them, and not much more', async ({ page }) => {
  const rows = readFileSync('content/districts.csv', 'utf8').trim().split('\n').slice(1);
  const names = [...new Set(rows.flatMap((row) => row.split(',').slice(2, 4)))].filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(3_000);
  await page.goto('/check?view=filtered&district=riyadh-al-malqa');
  await waitForOwnLetters(page);
  const drawn = await page.evaluate((all) => {
    const label = document.querySelector<SVGTextElement>('svg[data-map] text');
    if (label === null) return [];
    const ruler = label.cloneNode() as SVGTextElement;
    ruler.setAttribute('style', 'font-size: 12px; font-weight: 500');
    label.after(ruler);
    return all.map((name) => {
      ruler.textContent = name;
      return ruler.getComputedTextLength();
    });
  }, names);
  const kept = names.map((name) => textWidth(name) * 12);
  const parts = names.map((name, index) => ({ name, part: (kept[index] ?? 0) / (drawn[index] ?? 0) }));
  expect(parts.filter(({ part }) => !(part > 0.96 && part < 1.6))).toEqual([]);
  const sorted = parts.map(({ part }) => part).sort((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1.1);
});

/** Long lists, a governorate, parts, plans, boundary streets, counts without names, one street's parcels, one city alone. */
const AREAS = [
  'riyadh-al-falah-2023-05',
  'riyadh-dammam-madinah-2023-12',
  'riyadh-areas-9-to-12-2024-03',
  'riyadh-dahiyat-namar-2024-07',
  'madinah-four-districts-2024-09',
  'dammam-khobar-qatif-2024-11',
  'riyadh-region-2025-09',
  'riyadh-makkah-eastern-2025-09',
  'hail-2025-11',
  'northern-borders-tabuk-suwayr-2025-12',
];

for (const home of ['', '/en'])
  test(`names on the maps of areas neither leave them nor touch each other (${home || '/'})`, async ({
    page,
  }) => {
    test.slow();
    await waitForOwnLetters(page);
    for (const slug of eachThird(AREAS)) {
      await page.goto(`${home}/announced-areas/${slug}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await faultsOfLabels(page), `${slug} ${width}`).toEqual([]);
      }
    }
  });

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

// A tab that was elsewhere before has some of its bytes already.
visiting('the map to move about in is one canvas, few nodes and few bytes', async ({ page }) => {
  let bytes = 0;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas', { waitUntil: 'networkidle' });
  page.on('requestfinished', async (request) => {
    bytes += (await request.sizes()).responseBodySize;
  });
  const map = await openMap(page, 'en');
  await expect(map.locator('canvas')).toHaveCount(1);
  await expect(map.getByText('Eastern Province')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
  expect(await map.locator('.leaflet-container *').count()).toBeLessThan(80);
  await expect(page.getByRole('button', { name: text('en', 'AreaMap', 'play') })).toBeHidden();
});

for (const [path, width, height] of [
  ['/announced-areas', 1440, 900],
  ['/en/announced-areas', 360, 740],
  ['/en/announced-areas/riyadh-makkah-madinah-2026-03', 1440, 900],
] as const)
  test(`the map that was asked for comes before the eyes, in place of the drawing (${path} ${width})`, async ({
    page,
  }) => {
    const locale = path.startsWith('/en') ? 'en' : 'ar';
    await page.setViewportSize({ width, height });
    await page.goto(path);
    const button = page.getByRole('button', { name: text(locale, 'AreaMap', 'show') });
    await button.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    const drawings = page.locator('main svg[data-map=sheet]:visible, main svg[data-map=regions]:visible');
    const before = await drawings.count();
    const map = await openMap(page, locale);
    await expect(map.locator('.leaflet-container canvas').first()).toBeVisible();
    await expect(map).toBeInViewport({ ratio: 0.99 });
    await expect(map).toBeFocused();
    await expect(drawings).toHaveCount(before - 1);
    // Paper has the drawing.
    await page.emulateMedia({ media: 'print' });
    await expect(drawings).toHaveCount(before);
    await expect(map.locator('.leaflet-container')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(drawings).toHaveCount(before - 1);
    await page.getByRole('button', { name: text(locale, 'AreaMap', 'hide') }).click();
    await expect(drawings).toHaveCount(before);
    await expect(button).toBeInViewport();
  });

for (const locale of ['ar', 'en'] as const)
  test(`the map of an answer begins with the place that was asked for (${locale})`, async ({ page }) => {
    const name = { ar: 'الملقا', en: 'Al Malqa' }[locale];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${localizedPath('/check', locale)}?view=filtered&district=riyadh-al-malqa`);
    const map = await openMap(page, locale);
    const districts = text(locale, 'AreaMap', 'districts');
    await page.locator('summary', { hasText: districts }).click();
    const first = page.getByRole('list', { name: districts }).getByRole('button').first();
    await expect(first).toHaveText(name);
    await expect(first).toHaveAttribute('aria-current', 'true');
    const written = map.getByText(name, { exact: true });
    await expect(written).toBeVisible();
    // As in the drawing, the place is in the middle, and its neighbours around it; its name is where its shape has most room.
    const [frame, box] = await Promise.all([
      map.locator('.leaflet-container').boundingBox(),
      written.boundingBox(),
    ]);
    const middle = (one: typeof box) => ({
      x: (one?.x ?? 0) + (one?.width ?? 0) / 2,
      y: (one?.y ?? 0) + (one?.height ?? 0) / 2,
    });
    expect(Math.abs(middle(frame).x - middle(box).x)).toBeLessThan((frame?.width ?? 0) / 5);
    expect(Math.abs(middle(frame).y - middle(box).y)).toBeLessThan((frame?.height ?? 0) / 5);
  });

test('what is chosen while the months play stays chosen, and is told of today', async ({ page }) => {
  await page.goto('/en/announced-areas');
  const m = (key: string) => text('en', 'AreaMap', key);
  await page.getByRole('button', { name: m('show') }).click();
  const map = page.getByRole('region', { name: m('name') });
  const areas = page.getByRole('list', { name: m('jump') });
  const chosen = areas.locator('[aria-current]');
  const months = page.getByRole('slider', { name: m('timeline') });
  await months.press('Home');
  await page.getByRole('button', { name: m('play') }).click();
  const first = areas.getByRole('button').last();
  const name = (await first.locator('span span').first().textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('button', { name: m('play') })).toBeVisible();
  await expect(chosen).toContainText(name);
  const popup = map.locator('[data-card]');
  await expect(popup).toContainText(`${m('today')}: ${text('en', 'Areas', 'state.closed')}`);
  await expect(popup).toContainText(new RegExp(`${text('en', 'Areas', 'endsOn')}: \\d+\\s\\w+\\s202\\d`));
  await months.press('End');
  await expect(areas.getByRole('button').first()).not.toContainText(name);
  await expect(chosen).toContainText(name);
  // By today its last day is past, and its row says so in short.
  await expect(chosen).toContainText(/Ended \d+\s\w+\s202\d$/);
});

test('what the map says of a shape has the corners, edges and targets of the site', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  await expect(map.locator('canvas')).toHaveCount(1);
  await map.locator('.leaflet-container').click();
  const box = map.locator('.leaflet-popup-content-wrapper');
  await expect(box).toHaveCSS('box-shadow', 'none');
  const corners = await box.evaluate((node) => Number.parseFloat(getComputedStyle(node).borderRadius));
  expect(corners).toBeLessThanOrEqual(4);
  const close = map.getByRole('button', { name: text('en', 'AreaMap', 'closePopup'), exact: true });
  const size = await close.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await map.getByRole('link', { name: text('en', 'AreaMap', 'answerHere') }).press('Tab');
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('outline-style', 'solid');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the map to move about in fills districts and regions as the drawings do (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    for (const [path, ...tokens] of [
      ['/en/announced-areas', 'meant', 'tint-0'],
      ['/en/announced-areas/hail-2025-11', 'announced'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: text('en', 'AreaMap', 'show') }).click();
      const canvas = page.locator('.leaflet-overlay-pane canvas').first();
      await expect(canvas).toBeVisible();
      for (const token of tokens) {
        // A district lets a little of its ground through.
        await expect
          .poll(async () => (await painted(canvas, token)).count, { message: `${path} ${token}` })
          .toBeGreaterThan(1_000);
      }
    }
  });

test('a tap on the map puts a point, whose answer is a link away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  await expect(map.locator('canvas')).toHaveCount(1);
  await map.locator('.leaflet-container').click();
  const link = map.getByRole('link', { name: text('en', 'AreaMap', 'answerHere') });
  await expect(link).toHaveAttribute(
    'href',
    /^\/en\/check\?view=filtered&place=2\d\.\d{5}%2C4\d\.\d{5}#answer$/,
  );
});

test('the months since registration began are stepped through by keyboard', async ({ page }) => {
  await page.goto('/en/announced-areas');
  await page.getByRole('button', { name: text('en', 'AreaMap', 'show') }).click();
  const months = page.getByRole('slider', { name: text('en', 'AreaMap', 'timeline') });
  const areas = page.getByRole('list', { name: text('en', 'AreaMap', 'jump') }).getByRole('button');
  await expect(areas.first()).toBeVisible();
  const all = await areas.count();
  await months.press('Home');
  await expect(months).toHaveAttribute('aria-valuetext', /May\s2023/);
  // Registration began in one district; areas of which only the last day is known, two years later, are not there yet.
  await expect(areas).toHaveText([/Al Falah/]);
  expect(all).toBeGreaterThan(1);
  await page.getByRole('button', { name: text('en', 'AreaMap', 'later') }).press('Enter');
  await expect(months).toHaveAttribute('aria-valuetext', /June\s2023/);
  await page.getByRole('button', { name: text('en', 'AreaMap', 'earlier') }).press('Enter');
  await expect(months).toHaveAttribute('aria-valuetext', /May\s2023/);
  await page.getByRole('button', { name: text('en', 'AreaMap', 'play') }).click();
  await expect(months).not.toHaveAttribute('aria-valuetext', /May\s2023/);
  await page.getByRole('button', { name: text('en', 'AreaMap', 'pause') }).click();
  await months.press('End');
  await expect(areas).toHaveCount(all);
});

test('each district of an area is marked and reached by keyboard, and its neighbours stand around it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas/riyadh-eleven-districts-2024-07');
  await page.getByRole('button', { name: text('en', 'AreaMap', 'show') }).press('Enter');
  const map = page.getByRole('region', { name: text('en', 'AreaMap', 'name') });
  await expect(map.locator('canvas')).toHaveCount(2);
  // The lists with the numbers of the shapes are the map's own: there is no second one.
  const list = page.locator('[data-numbered] ul');
  await expect(list.getByRole('button')).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Tuwaiq' })).toHaveCount(1);
  const tuwaiq = list.getByRole('button', { name: 'Tuwaiq' });
  await tuwaiq.focus();
  await expect(list.locator('[data-marked]')).toContainText('Tuwaiq');
  await tuwaiq.press('Enter');
  await expect(map.locator('[data-card]')).toContainText(text('en', 'Areas', 'sheet.whole'));
  await expect(page.getByText(`Tuwaiq: ${text('en', 'Areas', 'sheet.whole')}`)).toBeAttached();
  await list.getByRole('button', { name: 'Al Arid' }).press('Enter');
  await expect(map.locator('[data-card]')).toContainText(text('en', 'Areas', 'sheet.part'));
  // From the map to the list: the shape in the middle is the one that the map has just gone to.
  await map.getByRole('button', { name: text('en', 'AreaMap', 'closePopup'), exact: true }).click();
  await tuwaiq.blur();
  await map.hover();
  await expect(list.locator('[data-marked]')).toContainText('Al Arid');
  await expectAccessible(page);
});
