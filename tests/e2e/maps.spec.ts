import { localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { openMap } from '../support/open-map';
import { painted } from '../support/painted';
import { expectAccessible, text } from '../support/site';
import { test as visiting } from '../support/test';

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
  expect(await map.locator('.leaflet-container *').count()).toBeLessThan(90);
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
