import type { Locator } from 'playwright/test';
import { localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { openMap } from '../support/open-map';
import { painted } from '../support/painted';
import { text } from '../support/site';

/** So many presses lead from the country to a city. */
const PRESSES = 8;

for (const [locale, path] of [
  ['ar', '/announced-areas'],
  ['en', '/en/announced-areas'],
] as const)
  test(`whoever looks closer is led to a city and not into the desert (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const map = await openMap(page, locale);
    const names = map.locator('.leaflet-marker-pane').getByText(/\p{L}/u);
    const shown = () =>
      names.evaluateAll((all, frame) => {
        const box = document.querySelector(frame)?.getBoundingClientRect() ?? new DOMRect();
        return all.filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
        }).length;
      }, '.leaflet-container');
    const closer = page.getByRole('button', { name: text(locale, 'AreaMap', 'zoomIn') });
    for (let press = 1; press <= PRESSES; press += 1) {
      await closer.click();
      await expect.poll(shown, { message: `after ${press}` }).toBeGreaterThan(0);
    }
  });

/** How much of the map is of a region's tint, in parts of it. */
async function partTinted(canvas: Locator, token: string) {
  const { count, of } = await painted(canvas, token);
  return count / of;
}

test('from near the land lies bare, and a double click leads to a city as the button does', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const canvas = map.locator('.leaflet-overlay-pane canvas').first();
  await expect.poll(() => partTinted(canvas, 'meant')).toBeGreaterThan(0.01);
  // In the desert of the south-east; what it leads to is a city with districts.
  const box = await map.locator('.leaflet-container').boundingBox();
  const middle = { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 };
  for (let times = 0; times < 5; times += 1)
    await map.locator('.leaflet-container').dblclick({ position: { x: middle.x * 1.5, y: middle.y * 1.2 } });
  await expect(map.getByText('Khobar', { exact: true })).toBeInViewport();
  expect(await partTinted(canvas, 'meant')).toBeLessThan(0.01);
});

test('where nothing is announced the map stays as far as its towns are seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  const closer = page.getByRole('button', { name: text('en', 'AreaMap', 'zoomIn') });
  const bar = map.getByText(/^\d+\s(km|m)$/);
  for (let press = 0; press < PRESSES; press += 1) await closer.click();
  await expect(bar).toHaveText(/^[1-5]\skm$|^\d+\sm$/);
  const south = page.getByRole('button', { name: text('en', 'AreaMap', 'down') });
  for (let press = 0; press < 40; press += 1) await south.click();
  await expect(bar).toHaveText(/^[12]0\skm$/);
});

for (const [locale, district, neighbour] of [
  ['ar', 'الملقا', 'قرطبة'],
  ['en', 'Al Malqa', 'Qurtubah'],
] as const)
  test(`near a city all of its districts are there, and each is told under the pointer (${locale})`, async ({
    page,
  }) => {
    const m = (key: string) => text(locale, 'AreaMap', key);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localizedPath('/announced-areas', locale));
    const map = await openMap(page, locale);
    await expect(map.locator('canvas')).toHaveCount(1);
    await page.getByRole('button', { name: m('cities') }).click();
    const ground = page.waitForResponse((response) =>
      response.url().includes('/api/areas/map/ground?city=riyadh&'),
    );
    await page.locator('[data-item="city:riyadh"]').press('Enter');
    const { districts } = await (await ground).json();
    expect(districts.find(({ name }: { name: string }) => name === district).areas).toHaveLength(1);
    expect(districts.find(({ name }: { name: string }) => name === neighbour)).toBeDefined();
    // Their names have a canvas of their own.
    await expect(map.locator('canvas')).toHaveCount(2);
    await map.getByRole('button', { name: m('closePopup'), exact: true }).click();
    const tag = map.locator('[data-card]');
    const box = await map.locator('.leaflet-container').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const names = districts.map(({ name }: { name: string }) => name);
    // From the city's dot in the middle outwards: the districts beside it.
    await expect(async () => {
      await page.mouse.move(x - 60, y - 60);
      await page.mouse.move(x - 61, y - 60);
      const [told = ''] = await tag.locator('strong').allInnerTexts();
      expect(names).toContain(told);
    }).toPass();
    const [own, frame] = [await tag.boundingBox(), box];
    expect(own?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    const covers = (left: number, top: number) =>
      left > (own?.x ?? 0) &&
      left < (own?.x ?? 0) + (own?.width ?? 0) &&
      top > (own?.y ?? 0) &&
      top < (own?.y ?? 0) + (own?.height ?? 0);
    expect(covers(x - 61, y - 60)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(tag).toHaveCount(0);
    expect(await map.locator('.leaflet-container *').count()).toBeLessThan(100);
  });

test('the ground of a city tells which announcements name its districts, and where only parts are meant', async ({
  request,
}) => {
  const ask = (query: string) => request.get(`/api/areas/map/ground?${query}`);
  const { districts, shapes } = await (await ask('city=riyadh&locale=en')).json();
  const byCode = new Map<string, { name: string; areas: string[]; isPart?: true }>(
    districts.map((one: { code: string }) => [one.code, one]),
  );
  expect(byCode.get('riyadh-al-malqa')).toMatchObject({ name: 'Al Malqa' });
  expect(byCode.get('riyadh-al-malqa')?.isPart).toBeUndefined();
  expect(byCode.get('riyadh-dahiyat-namar')).toMatchObject({
    areas: ['riyadh-dahiyat-namar-2024-07'],
    isPart: true,
  });
  const drawn = shapes.objects.shapes.geometries.map(
    ({ properties }: { properties: { item: string } }) => properties.item,
  );
  expect(drawn.length).toBeGreaterThan(150);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const query of ['city=nowhere', 'city=..%2F', 'locale=en', 'city=riyadh&city=jeddah'])
    expect((await ask(query)).status(), query).toBe(400);
});

test('a city that is chosen lists the announcements of the month that the map shows, as its row counts them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  await page.getByRole('button', { name: text('en', 'AreaMap', 'cities') }).click();
  const row = page.locator('[data-item="city:riyadh"]');
  const card = map.locator('[data-card]');
  const shown = async () => Number(await row.locator('span').last().innerText());
  const today = await shown();
  await row.press('Enter');
  await expect(card.getByRole('link')).toHaveCount(today);
  await page.getByRole('slider', { name: text('en', 'AreaMap', 'timeline') }).press('Home');
  await expect.poll(shown).toBeLessThan(today);
  await expect(card.getByRole('link')).toHaveCount(await shown());
  await expect(card).toContainText(`${text('en', 'Areas', 'figures.areas')}: ${await shown()}`);
});

test('Escape puts away what is chosen wherever in the list the focus is, and each list begins at its top', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/announced-areas');
  const map = await openMap(page, 'en');
  // The keyboard comes to the map itself, which says what it is.
  await expect(map.getByRole('group', { name: text('en', 'AreaMap', 'name') })).toHaveClass(
    /leaflet-container/,
  );
  const rows = page.locator('[data-item]');
  const card = map.locator('[data-card]');
  const links = card.getByRole('link');
  await rows.nth(3).press('Enter');
  await expect(links).toHaveCount(1);
  // What the focus is on is told over it, and put away first.
  await rows.nth(5).focus();
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await rows.last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: text('en', 'AreaMap', 'cities') }).click();
  const list = page.getByRole('list', { name: text('en', 'AreaMap', 'jumpToCity') });
  await expect(list.getByRole('button').first()).toBeInViewport();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('on a phone the screen has the key below the map, and in its place what is told of a district', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas/hail-2025-11');
  const map = await openMap(page, 'en');
  await page.locator('[data-district][role=button]').first().press('Enter');
  await expect(map.locator('[data-card]')).toBeVisible();
  await page.getByRole('button', { name: text('en', 'AreaMap', 'fullScreen'), exact: true }).click();
  await expect(map.locator('[data-card]')).toBeInViewport({ ratio: 1 });
  const key = page.locator(':fullscreen').getByText(text('en', 'Areas', 'sheet.whole'), { exact: true });
  await expect(key).toBeHidden();
  await page.getByRole('button', { name: text('en', 'AreaMap', 'closePopup'), exact: true }).click();
  await expect(key).toBeInViewport({ ratio: 1 });
});

for (const [locale, path, told] of [
  ['ar', '/announced-areas', text('ar', 'Areas', 'map.someThere')],
  ['en', '/en/check?view=filtered&district=riyadh-al-malqa', text('en', 'Areas', 'sheet.elsewhere')],
  ['ar', '/announced-areas/riyadh-dammam-madinah-2023-12', text('ar', 'Areas', 'sheet.whole')],
] as const)
  test(`the map fills the screen with its key and comes back to its place (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const map = await openMap(page, locale);
    const sizes = () =>
      map.evaluate((frame) => {
        const own = frame.getBoundingClientRect();
        const ground = frame.querySelector('.leaflet-container')?.getBoundingClientRect();
        const canvas = frame.querySelector('canvas');
        return {
          frame: own.width,
          tall: own.height,
          ground: ground?.height ?? 0,
          canvas: canvas?.clientWidth ?? 0,
        };
      });
    const before = await sizes();
    await page.getByRole('button', { name: text(locale, 'AreaMap', 'fullScreen'), exact: true }).click();
    const end = page.getByRole('button', { name: text(locale, 'AreaMap', 'endFullScreen'), exact: true });
    await expect(end).toBeVisible();
    await expect.poll(async () => (await sizes()).canvas).toBeGreaterThanOrEqual(1280);
    const full = await sizes();
    expect(full.frame).toBe(1280);
    // What is left beside the map is its strips.
    expect(full.tall).toBeLessThanOrEqual(800);
    expect(full.ground).toBeGreaterThan(580);
    // With the key: what is announced has its sign there, too.
    const key = page.locator(':fullscreen').getByText(told, { exact: true });
    await expect(key).toBeInViewport({ ratio: 1 });
    await end.click();
    await expect(
      page.getByRole('button', { name: text(locale, 'AreaMap', 'fullScreen'), exact: true }),
    ).toBeVisible();
    await expect.poll(async () => (await sizes()).ground).toBe(before.ground);
  });

for (const [locale, names] of [
  ['ar', ['الرياض', 'الأحساء', 'حائل']],
  ['en', ['Riyadh', 'Al Ahsa', 'Hail']],
] as const)
  test(`a phone names the largest city of each region that has many districts (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localizedPath('/announced-areas', locale));
    const map = await openMap(page, locale);
    const written = map.locator('.leaflet-marker-pane');
    for (const name of names) await expect(written.getByText(name, { exact: true })).toBeVisible();
  });
