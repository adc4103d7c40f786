import { readFileSync } from 'node:fs';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { UNLISTED } from '@/lib/unlisted';
import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

const announcements = JSON.parse(readFileSync('content/announcements.json', 'utf8')) as Record<
  'end_note_ar' | 'end_note_en',
  string | undefined
>[];

for (const { code: locale } of locales)
  test(`the field of a place and its button are as high as each other, and beside each other on one line (${locale})`, async ({
    page,
  }) => {
    for (const [path, field] of [
      ['/', '#place'],
      ['/check', '#place'],
      ['/announced-areas', '#place'],
      ['/search?view=filtered&q=a', '#q'],
    ] as const) {
      await page.goto(localizedPath(path, locale));
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const form = page.locator('main form').filter({ has: page.locator(field) });
        const [input, button] = [
          await form.locator(field).boundingBox(),
          await form.getByRole('button').boundingBox(),
        ];
        const where = `${path} ${width}`;
        expect(Math.abs((input?.height ?? 0) - (button?.height ?? 99)), where).toBeLessThan(0.6);
        if (width >= 768) expect(Math.abs((input?.y ?? 0) - (button?.y ?? 99)), where).toBeLessThan(0.6);
      }
    }
  });

for (const { code: locale } of locales)
  test(`an answer leads to what may have given more time, below what to do, and of later periods to nothing (${locale})`, async ({
    page,
  }) => {
    const warned = page.getByText(text(locale, 'Areas', 'next.closed.warned'), { exact: true });
    await page.goto(`${localizedPath('/check', locale)}?view=filtered&district=riyadh-tuwaiq`);
    const steps = page.getByRole('region', { name: text(locale, 'Areas', 'next.heading'), exact: true });
    const note = steps.getByText(text(locale, 'Areas', 'next.closed.warned'));
    await expect(warned).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(note).not.toBeInViewport();
    await page.locator('.parcel.answer').getByRole('link').and(warned).click();
    await expect(note).toBeInViewport();
    await page.goto(`${localizedPath('/check', locale)}?view=filtered&district=hail-al-khuzama`);
    await expect(page.locator('.parcel.answer')).toBeVisible();
    await expect(warned).toHaveCount(0);
  });

/** One of each kind of answer. */
const KINDS = [
  'district=riyadh-al-malqa',
  'district=jeddah-al-hamra',
  'district=riyadh-al-sidrah',
  'district=riyadh-al-olaya',
  `city=riyadh&district=${UNLISTED}`,
  `city=sharurah&district=${UNLISTED}`,
  'district=makkah-jurhum-ash-shamali&plan=9999',
];
for (const { code: locale } of locales)
  test(`the sentence of every kind of answer is short, with one start edge (${locale})`, async ({ page }) => {
    for (const kind of KINDS) {
      await page.goto(localizedPath(`/check?view=filtered&${kind}`, locale));
      for (const [width, most] of [
        [320, 4],
        [360, 3],
        [768, 2],
        [1440, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const seen = await page
          .locator('#answer ~ [role=status] p')
          .first()
          .evaluate((sentence) => {
            const range = document.createRange();
            range.selectNodeContents(sentence);
            const rects = [...range.getClientRects()];
            const rightToLeft = getComputedStyle(sentence).direction === 'rtl';
            const lines = new Map<number, { start: number; text: number }>();
            for (const { left, right, top, width: long } of rects) {
              const line = Math.round(top / 12);
              const start = rightToLeft ? -right : left;
              const before = lines.get(line);
              lines.set(line, {
                start: Math.min(before?.start ?? start, start),
                text: (before?.text ?? 0) + long,
              });
            }
            const { lineHeight, fontSize } = getComputedStyle(sentence);
            return {
              lines: [...lines.values()],
              leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
              size: Number.parseFloat(fontSize),
            };
          });
        const starts = seen.lines.map(({ start }) => start);
        expect(Math.max(...starts) - Math.min(...starts), `${kind} ${width}: start edge`).toBeLessThan(2);
        expect(seen.lines.length, `${kind} ${width}: lines`).toBeLessThanOrEqual(most);
        // No bracket or stop has a line to itself.
        for (const { text: long } of seen.lines) expect(long, `${kind} ${width}`).toBeGreaterThan(seen.size);
        expect(seen.leading, `${kind} ${width}: leading`).toBeGreaterThanOrEqual(1.35);
      }
    }
  });

for (const { code: locale } of locales)
  test(`an answer that says whom to call has a button for it, beside the others (${locale})`, async ({
    page,
  }) => {
    for (const kind of ['district=riyadh-al-olaya', 'city=tabuk', 'district=jeddah-al-balad']) {
      await page.goto(localizedPath(`/check?view=filtered&${kind}`, locale));
      const call = page.locator('.answer .button[href^="tel:"]').filter({ visible: true });
      await expect(call, kind).toHaveAttribute('href', 'tel:199002');
      const own = await call.boundingBox();
      expect(own?.height ?? 0, kind).toBeGreaterThanOrEqual(44);
      // Of a place that no announcement names it is the only one of the page: what else names the number says it in words.
      if (kind !== 'district=jeddah-al-balad')
        await expect(page.locator('main a[href^="tel:"]').filter({ visible: true }), kind).toHaveCount(1);
    }
  });

for (const { code: locale } of locales)
  test(`what to do comes before the dates of an answer on a phone, beside them on a page; ways to keep it fill their row (${locale})`, async ({
    page,
  }) => {
    await page.goto(localizedPath('/check?view=filtered&district=riyadh-al-malqa', locale));
    const part = (name: string) => page.getByRole('region', { name });
    const [answer, dates, steps] = [
      page.locator('.parcel.answer'),
      part(text(locale, 'Check', 'answer.dates')),
      part(text(locale, 'Areas', 'next.heading')),
    ];
    await expect(dates.locator('ol > li')).toHaveCount(4);
    await expect(dates.locator('[data-day="today"]')).toBeVisible();
    const topOf = async (one: typeof answer) => (await one.boundingBox())?.y ?? Number.NaN;
    expect(Math.abs((await topOf(dates)) - (await topOf(answer)))).toBeLessThan(1);
    expect(await topOf(steps)).toBeGreaterThan(await topOf(dates));
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await topOf(steps)).toBeGreaterThan(await topOf(answer));
    expect(await topOf(dates)).toBeGreaterThan(await topOf(steps));
    const share = page.locator('.share-buttons');
    await expect(share.getByRole('button').last()).toBeVisible();
    const rows = await share.evaluate((box) => {
      const widths = new Map<number, number>();
      for (const one of box.querySelectorAll('a, button')) {
        const { top, width } = one.getBoundingClientRect();
        widths.set(Math.round(top), (widths.get(Math.round(top)) ?? 0) + width);
      }
      return [...widths.values()].map((width) => box.clientWidth - width);
    });
    // What is left are the gaps between two or three.
    for (const left of rows) expect(left).toBeLessThan(25);
  });

test("a point between facts goes with the one after it, and is out of sight at a line's start", async ({
  page,
}) => {
  // The whole list: a page of it has few rows.
  const whole = '?view=filtered&page=all';
  for (const path of [`/announced-areas${whole}`, `/en/announced-areas${whole}`]) {
    await page.goto(path);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const faults = await page.locator('.dotted').evaluateAll((lists) =>
        lists.flatMap((list) => {
          const box = list.getBoundingClientRect();
          const rightToLeft = getComputedStyle(list).direction === 'rtl';
          let line = Number.NaN;
          return [...list.children].flatMap((item) => {
            const { left, right, top } = item.getBoundingClientRect();
            const isFirst = top !== line;
            line = top;
            const outside = rightToLeft ? right - box.right : box.left - left;
            // The point and its room, 1.25 of the letters' size.
            const room = 1.2 * Number.parseFloat(getComputedStyle(item).fontSize);
            return isFirst === outside >= room ? [] : [item.textContent];
          });
        }),
      );
      expect(await page.locator('.dotted').count()).toBeGreaterThan(10);
      expect(faults, `${path} ${width}`).toEqual([]);
    }
  }
});

test('figures of an area stand on one line', async ({ page }) => {
  await page.goto('/announced-areas/hail-2025-11');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const figures = page
      .getByRole('region', { name: text('ar', 'Areas', 'figures.heading') })
      .locator('dl > div');
    const rows = await figures.evaluateAll((all) => {
      const bottoms = new Map<number, Set<number>>();
      for (const cell of all) {
        const top = Math.round(cell.getBoundingClientRect().top);
        const value = Math.round(cell.querySelector('dd')?.getBoundingClientRect().bottom ?? 0);
        bottoms.set(top, (bottoms.get(top) ?? new Set()).add(value));
      }
      return [...bottoms.values()].map(({ size }) => size);
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows)).toEqual(new Set([1]));
  }
});

test("what is empty in a list's search begins where its page does, and both share an edge", async ({
  page,
}) => {
  await page.goto('/suppliers/registration');
  const filter = page.getByRole('searchbox', { name: text('ar', 'Forms', 'filter') });
  await expect(filter).toBeVisible();
  expect(await filter.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
  const list = page.locator('select[name=country]');
  const [above, below] = [await filter.boundingBox(), await list.boundingBox()];
  expect(Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 99))).toBeLessThan(2);
  expect(above?.width).toBe(below?.width);
});

for (const { code: locale } of locales)
  test(`an answer repeats what its announcement says of the last day (${locale})`, async ({ page }) => {
    const days = page.getByRole('region', { name: text(locale, 'Check', 'answer.dates'), exact: true });
    const [told = ''] = announcements.flatMap((one) => one[`end_note_${locale}`] ?? []);
    const [first = ''] = told.split('.');
    const note = page.locator('.answer').getByText(first);
    const latest = days.getByText(text(locale, 'Areas', 'latest'), { exact: true });
    await page.goto(localizedPath('/check?view=filtered&district=makkah-ajyad', locale));
    await expect(note.getByRole('link', { name: '199002' })).toBeVisible();
    await expect(latest).toBeVisible();
    await page.goto(localizedPath('/check?view=filtered&district=riyadh-al-malqa', locale));
    await expect(days).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(latest).toHaveCount(0);
  });
