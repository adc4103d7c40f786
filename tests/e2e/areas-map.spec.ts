import { formatNumber } from '@/lib/i18n/format';
import { localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { openMap } from '../support/open-map';
import { painted } from '../support/painted';
import { expectAccessible, expectNoSideways, text } from '../support/site';

const regions = { ar: 'الرياض', en: 'Riyadh' } as const;

for (const locale of ['ar', 'en'] as const) {
  const list = localizedPath('/announced-areas', locale);
  const region = regions[locale];

  test(`the wheel scrolls the page until the map is pressed, and again once the pointer has left it (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    const map = await openMap(page, locale);
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (box === null) throw new Error('not laid out');
    const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2];
    const top = () => page.evaluate(() => scrollY);
    const turn = async (by: number) => {
      const before = await top();
      await page.mouse.wheel(0, by);
      // What it does is seen in the frame after next.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return (await top()) - before;
    };
    await page.mouse.move(x, y);
    await expect.poll(() => turn(40)).toBeGreaterThan(0);
    await page.mouse.move(x, y - 40);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => turn(40)).toBe(0);
    await page.mouse.move(2, y);
    await page.mouse.move(x, y - 40);
    await expect.poll(() => turn(40)).toBeGreaterThan(0);
  });

  test(`a city tells its announcements under the pointer and the focus, and leads to it (${locale})`, async ({
    page,
  }) => {
    const m = (key: string) => text(locale, 'AreaMap', key);
    const city = { ar: 'المدينة المنورة', en: 'Madinah' }[locale];
    const announcements = text(locale, 'Areas', 'figures.areas');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(list);
    const map = await openMap(page, locale);
    await page.getByRole('button', { name: m('cities') }).click();
    const row = page.getByRole('list', { name: m('jumpToCity') }).locator('[data-item="city:madinah"]');
    await expect(row).toContainText(city);
    const count = /\d+$/.exec((await row.innerText()).trim())?.[0] ?? '';
    const plate = map.getByText(`${city} · ${announcements}: ${count}`, { exact: true });
    await expect(plate).toHaveCount(0);
    await row.focus();
    await expect(plate).toBeVisible();
    // It is told in the corner: how its announcements stand; of several that have ended no day, which is that of one.
    const tag = map.locator('[data-card]');
    await expect(tag).toContainText(text(locale, 'Areas', 'state.closed'));
    expect(Number(count)).toBeGreaterThan(1);
    await expect(tag.locator('time')).toHaveCount(0);
    // Of a single one it tells until when one could register, by both calendars.
    await page.locator('[data-item="city:hail"]').focus();
    await expect(tag).toContainText(new RegExp(`${text(locale, 'Areas', 'endsOn')}: .*202\\d`));
    await expect(tag).toContainText(/14[45]\d/);
    await row.focus();
    await row.press('Escape');
    await expect(tag).toHaveCount(0);
    await row.blur();
    await row.focus();
    await expect(tag).toBeVisible();
    // Its dot has a ring, a frame after the card, which lies elsewhere.
    let dot = { x: 0, y: 0 };
    await expect(async () => {
      dot = (await painted(map.locator('.leaflet-overlay-pane canvas').first(), 'amber-700')).middle;
      const own = await tag.boundingBox();
      expect(dot.x < (own?.x ?? 0) || dot.y > (own?.y ?? 0) + (own?.height ?? 0)).toBe(true);
    }).toPass();
    await row.blur();
    await expect(plate).toHaveCount(0);
    // The map reads where the pointer is a few times a second, and only as it moves.
    await expect(async () => {
      await page.mouse.move(dot.x + 2, dot.y);
      await page.mouse.move(dot.x, dot.y);
      await expect(plate).toBeVisible({ timeout: 500 });
    }).toPass();
    await row.press('Enter');
    const card = tag;
    await expect(card).toContainText(`${announcements}: ${count}`);
    await expect(card.getByRole('link')).toHaveCount(Number(count));
    await expect(card.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${list}/`));
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);
  });

  test(`the map and the list of its cities stay within the narrowest page (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(list);
    await openMap(page, locale);
    await page.getByRole('button', { name: text(locale, 'AreaMap', 'cities') }).click();
    await expect(page.locator('[data-item="city:madinah"]')).toBeVisible();
    await expectNoSideways(page);
  });

  test(`no name on the map to move about in is cut by its edge (${locale})`, async ({ page }) => {
    for (const width of [768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(list);
      const names = (await openMap(page, locale))
        .locator('.leaflet-marker-icon')
        .filter({ hasText: /\p{L}/u });
      await expect(names.filter({ hasText: region })).not.toHaveCount(0);
      const cut = () =>
        names.evaluateAll((all) => {
          const edge = all[0]?.closest('.leaflet-container')?.getBoundingClientRect() ?? new DOMRect();
          const isCut = (from: number, to: number, start: number, end: number) =>
            (from < start && to > start) || (from < end && to > end);
          return all
            .filter((name) => {
              const box = (name.firstElementChild ?? name).getBoundingClientRect();
              return (
                isCut(box.left, box.right, edge.left, edge.right) ||
                isCut(box.top, box.bottom, edge.top, edge.bottom)
              );
            })
            .map((name) => name.textContent);
        });
      await expect.poll(cut, `${width}`).toEqual([]);
    }
  });

  test(`the months tell how many announcements and districts there were by then (${locale})`, async ({
    page,
  }) => {
    await page.goto(list);
    await openMap(page, locale);
    const months = page.getByRole('slider', { name: text(locale, 'AreaMap', 'timeline') });
    const told = (key: 'areas' | 'districts') => `${text(locale, 'Areas', `figures.${key}`)}: `;
    const all = formatNumber(40, locale);
    await expect(months).toHaveAttribute('aria-valuetext', new RegExp(`${told('areas')}${all}`));
    await months.press('Home');
    await expect(months).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`${told('areas')}1, ${told('districts')}1$`),
    );
    await expect(page.locator('label[for=map-month]')).toContainText(`${told('districts')}1`);
  });
}

for (const [locale, width] of [
  ['ar', 360],
  ['en', 360],
  ['ar', 1440],
  ['en', 1440],
] as const)
  test(`what is chosen is told beside the map's places and not on them, and is put away again (${locale}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizedPath('/announced-areas', locale));
    const map = await openMap(page, locale);
    const ground = map.locator('.leaflet-container');
    // Below a narrow map its list unfolds.
    const unfold = page.getByRole('button', { name: text(locale, 'Areas', 'figures.areas') });
    if (width < 600) await unfold.click();
    const row = page
      .getByRole('list', { name: text(locale, 'AreaMap', 'jump') })
      .getByRole('button')
      .nth(4);
    await expect(row).toBeVisible();
    const before = await map.boundingBox();
    await row.press('Enter');
    const card = map.locator('[data-card]');
    await expect(card.getByRole('link', { name: text(locale, 'AreaMap', 'details') })).toBeVisible();
    // Nothing jumps.
    expect((await map.boundingBox())?.height).toBe(before?.height);
    const [own, frame] = await Promise.all([card.boundingBox(), ground.boundingBox()]);
    const bottom = (frame?.y ?? 0) + (frame?.height ?? 0);
    if (width < 600) expect(own?.y).toBeGreaterThanOrEqual(bottom);
    else expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(bottom);
    if (width < 600) expect(frame?.height).toBeGreaterThanOrEqual(300);
    const close = card.getByRole('button', { name: text(locale, 'AreaMap', 'closePopup') });
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close.press('Enter');
    await expect(card).toHaveCount(0);
    await expect(row).toBeFocused();
    await expect(row).not.toHaveAttribute('aria-current');
    await row.press('Enter');
    await expect(card).toHaveCount(1);
    await row.press('Escape');
    await expect(card).toHaveCount(0);
    expect((await map.boundingBox())?.height).toBe(before?.height);
  });

for (const locale of ['ar', 'en'] as const)
  test(`the map to move about in has the dots of the drawing and their key; on a phone a press on a region leads there (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizedPath('/announced-areas', locale));
    const key = page
      .getByRole('region', { name: text(locale, 'Areas', 'map.heading') })
      .getByRole('list', { name: text(locale, 'Areas', 'map.dots') });
    const told = await key.getByRole('listitem').allInnerTexts();
    expect(told.length).toBeGreaterThan(1);
    const map = await openMap(page, locale);
    await expect(key.getByRole('listitem')).toHaveText(told);
    const canvas = map.locator('.leaflet-overlay-pane canvas').first();
    await expect.poll(async () => (await painted(canvas, 'blue-700')).count).toBeGreaterThan(200);
    await expect(map.getByText(regions[locale], { exact: true })).toHaveCount(1);
    // In the east, where no dot lies.
    const box = await map.locator('.leaflet-container').boundingBox();
    if (box === null) throw new Error('not laid out');
    await page.mouse.click(box.x + box.width * 0.82, box.y + box.height * 0.66);
    const buttons = page
      .getByRole('group', { name: text(locale, 'AreaMap', 'controls') })
      .getByRole('button');
    // Nearer there is somewhere to move to.
    await expect(buttons).toHaveCount(8);
    await expect(map.locator('.leaflet-popup')).toHaveCount(0);
  });

test('of cities beside one another each has its dot, and tells of itself alone', async ({ page }) => {
  const m = (key: string) => text('en', 'AreaMap', key);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  await page.getByRole('button', { name: m('cities') }).click();
  const tag = map.locator('[data-card]');
  const dotOf = async (code: string) => {
    const row = page.locator(`[data-item="city:${code}"]`);
    await row.focus();
    await expect(tag).toBeVisible();
    const { middle } = await painted(map.locator('.leaflet-overlay-pane canvas').first(), 'amber-700');
    await row.blur();
    await expect(tag).toHaveCount(0);
    return middle;
  };
  for (const [code, name] of [
    ['makkah', 'Makkah'],
    ['jeddah', 'Jeddah'],
  ] as const) {
    const dot = await dotOf(code);
    await expect(async () => {
      await page.mouse.move(dot.x + 2, dot.y);
      await page.mouse.move(dot.x, dot.y);
      await expect(tag).toContainText(new RegExp(`^${name} · Announcements: \\d+`), { timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(tag).toHaveCount(0);
  }
});

test('every announcement is in the list beside the map, and leads to all of its places', async ({ page }) => {
  const m = (key: string) => text('en', 'AreaMap', key);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const areas = page.getByRole('list', { name: m('jump') }).getByRole('button');
  await expect(areas).toHaveCount(40);
  // One without a shape: to its city.
  const parcel = areas.filter({ hasText: 'Bani Abd Al Ashhal' });
  await parcel.click();
  await expect(map.locator('[data-card]')).toContainText('Bani Abd Al Ashhal');
  await expect(map.getByText('Madinah', { exact: true })).toBeInViewport();
  // One of three regions: each of its cities is in view.
  await areas.filter({ hasText: 'Umluj' }).click();
  await expect(map.locator('[data-card]')).toContainText('Umluj');
  const bar = map.getByText(/^\d+\skm$/);
  await expect(bar).toHaveText(/^(100|200)\skm$/);
});

for (const locale of ['ar', 'en'] as const)
  test(`on a phone the map of one area has a line below it until something is told (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizedPath('/announced-areas/hail-2025-11', locale));
    const map = await openMap(page, locale);
    const heightOf = async () => (await map.locator('.map-card').boundingBox())?.height ?? 0;
    await expect(map.getByText(text(locale, 'AreaMap', 'chooseDistrict'))).toBeVisible();
    expect(await heightOf()).toBeLessThan(48);
    await page.locator('[data-district][role=button]').first().press('Enter');
    await expect(map.locator('[data-card]')).toBeVisible();
    const told = await heightOf();
    expect(told).toBeGreaterThan(100);
    // Put away, it leaves its place as it is.
    await page.keyboard.press('Escape');
    await expect(map.locator('[data-card]')).toHaveCount(0);
    expect(await heightOf()).toBe(told);
  });
