import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { textWidth } from '@/lib/site/maps/labels/text-width';
import { eachThird } from '../support/amounts';
import { expect, test } from '../support/kept-tab';
import { waitForOwnLetters } from '../support/own-letters';

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
