import ICAL from 'ical.js';
import { formatNumber, gregorianDate, hijriDate } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { CLOSED_PER_PAGE } from '@/lib/site/areas/areas';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';

const known = {
  slug: 'riyadh-eleven-districts-2024-07',
  name: { ar: '11 حيًّا في مدينة الرياض', en: '11 districts in Riyadh' },
  start: '2024-07-28',
  end: '2024-10-31',
  plots: 113_541,
};

for (const { code: locale } of locales) {
  const list = localizedPath('/announced-areas', locale);
  const t = (key: string) => text(locale, 'Areas', key);

  test.describe(`announced areas in ${locale}`, () => {
    test('are listed by where they stand, page by page', async ({ page }) => {
      await page.goto(list);
      const closed = page.getByRole('region', { name: t('group.closed') });
      await expect(closed.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
        CLOSED_PER_PAGE,
      );
      const first = await closed.getByRole('heading', { level: 3 }).first().textContent();
      await page.getByRole('link', { name: text(locale, 'Ui', 'pagination.next') }).click();
      await expect(page).toHaveURL(/\?page=2#list$/);
      await expect(closed.getByRole('heading', { level: 3 }).first()).not.toHaveText(first as string);
    });

    test('begin with what they add up to and how many are open, whichever region is shown', async ({
      page,
    }) => {
      for (const query of ['', '?view=filtered&region=hail']) {
        await page.goto(`${list}${query}`);
        const head = page.locator('.page-heading');
        await expect(head).toContainText(message(locale, 'Areas', 'shown', { count: 40, n: '40' }));
        await expect(head).toContainText('3,032,545');
        await expect(head).toContainText(message(locale, 'Areas', 'fact.open', { count: 0, n: '0' }));
      }
    });

    test('say of which districts a number of plots is, where not of all', async ({ page }) => {
      const first = message(locale, 'Areas', 'figures.inFirst', { count: 48, n: '48' });
      const districts = message(locale, 'Areas', 'districtCount', { count: 56, n: '56' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${list}?page=all`);
      const row = page.getByRole('listitem').filter({ hasText: '368,565' });
      await expect(row).toContainText(districts);
      await expect(row).toContainText(first);
      await expect(page.getByText(first)).toHaveCount(1);
      await row.getByRole('link').click();
      const figures = page.getByRole('region', { name: t('figures.heading') });
      await expect(figures.getByText(`${t('figures.properties')} ${first}`)).toBeVisible();
    });

    test('are narrowed by region to an address that can be shared', async ({ page, context }) => {
      const faults = await watchFaults(page);
      await page.goto(list);
      const form = page.getByRole('search', { name: t('filter.label') });
      await form.getByLabel(t('filter.region'), { exact: true }).selectOption('hail');
      await form.getByRole('button', { name: t('filter.submit') }).click();
      await expect(page).toHaveURL(/view=filtered&region=hail/);
      await expect(page.getByText(message(locale, 'Areas', 'shown', { count: 2, n: '2' }))).toBeVisible();
      await expectAccessible(page);
      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(shared.getByText(message(locale, 'Areas', 'shown', { count: 2, n: '2' }))).toBeVisible();
      await expect(shared.getByLabel(t('filter.region'), { exact: true })).toHaveValue('hail');
      expect(faults).toEqual([]);
    });

    test('lead to a page with the dates in both calendars, the parts and the sources', async ({ page }) => {
      await page.goto(`${list}/${known.slug}`);
      const main = page.getByRole('main');
      for (const date of [known.start, known.end]) {
        await expect(main.getByText(gregorianDate(date, locale)).first()).toBeVisible();
        await expect(main.getByText(hijriDate(date, locale)).first()).toBeVisible();
      }
      await expect(main.getByText(formatNumber(known.plots, locale), { exact: true })).toBeVisible();
      const part = page.getByRole('region', { name: t('parts.heading') }).getByRole('listitem');
      await expect(part.filter({ hasText: t('parts.part') })).toHaveCount(1);
      await expect(page.getByRole('region', { name: t('view.sources') })).toContainText(
        { ar: 'الهيئة العامة للعقار', en: 'Real Estate General Authority' }[locale],
      );
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSideways(page);
    });

    test('are drawn on a map that is used by keyboard and speaks the language of the page', async ({
      page,
    }) => {
      const faults = await watchFaults(page);
      const m = (key: string) => text(locale, 'AreaMap', key);
      // What fades in has no contrast yet.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(list);
      await page.getByRole('button', { name: m('show') }).press('Enter');
      const map = page.getByRole('region', { name: m('name') });
      await expect(map.locator('canvas')).toHaveCount(1);
      const pane = map.locator('.leaflet-map-pane');
      const before = await pane.getAttribute('style');
      await page.getByRole('button', { name: m('left') }).press('Enter');
      await expect(pane).not.toHaveAttribute('style', before as string);
      const areas = page.getByRole('list', { name: m('jump') });
      await areas.getByRole('button', { name: known.name[locale] }).press('Enter');
      const popup = map.locator('[data-card]');
      await expect(popup.getByRole('link', { name: m('details') })).toHaveAttribute(
        'href',
        `${list}/${known.slug}`,
      );
      await expect(popup).toContainText(m('indicative'));
      await expect(map.getByRole('button', { name: m('closePopup'), exact: true })).toBeVisible();
      await expect(map.locator('.leaflet-control-attribution')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: m('hide') }).click();
      await expect(map).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });
}

test('the map says when its shapes cannot be read, and tries again', async ({ page }) => {
  const m = (key: string) => text('ar', 'AreaMap', key);
  await page.route('**/api/areas/map*', (route) => route.abort());
  await page.goto('/announced-areas');
  await page.getByRole('button', { name: m('show') }).click();
  await expect(page.getByRole('alert').getByText(m('failed'))).toBeVisible();
  await page.unroute('**/api/areas/map*');
  await page.getByRole('button', { name: m('retry') }).click();
  await expect(page.getByRole('region', { name: m('name') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is narrowed, and the drawing stands in for the map', async ({ page }) => {
    await page.goto('/en/announced-areas');
    const closed = page.getByRole('region', { name: text('en', 'Areas', 'group.closed') });
    const rows = closed.getByRole('heading', { level: 3 });
    await expect(rows).toHaveCount(CLOSED_PER_PAGE);
    await page.setViewportSize({ width: 360, height: 780 });
    // A page of the list is short enough for a phone: nothing of it is folded.
    await expect(rows).toHaveCount(CLOSED_PER_PAGE);
    await expect(closed.locator('summary')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('main svg a[href*="region=tabuk"] use').first()).toBeVisible();
    await expect(page.getByRole('button', { name: text('en', 'AreaMap', 'show') })).toBeHidden();
    await page.getByLabel(text('en', 'Areas', 'filter.region'), { exact: true }).selectOption('tabuk');
    await page.getByRole('button', { name: text('en', 'Areas', 'filter.submit'), exact: true }).click();
    await expect(page).toHaveURL(/region=tabuk/);
    await expect(
      page.getByText(message('en', 'Areas', 'shown', { count: 2, n: '2' }), { exact: true }),
    ).toBeVisible();
  });
});

test('odd filters are answered, never with an error of the server', async ({ request }) => {
  const odd = [
    'region=atlantis',
    'state=bogus',
    'page=-4',
    'page=99999999',
    'region=%00',
    `region=${'x'.repeat(3000)}`,
  ];
  for (const query of odd) {
    const response = await request.get(`/announced-areas?view=filtered&${query}`);
    expect(response.status(), query).toBe(200);
  }
  const unknown = await request.get('/announced-areas?view=filtered&region=atlantis');
  expect(await unknown.text()).toContain(text('ar', 'Data', 'unread.title'));
});

test('the page files behind filtered lists have no address of their own', async ({ request }) => {
  const response = await request.get('/en/announced-areas/filtered', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/en/announced-areas');
});

test('an area that is not there is a 404 in the language of the address', async ({ page }) => {
  const response = await page.goto('/en/announced-areas/atlantis');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'Errors', 'notFound.title'));
});

test('the first and the last day can be put into a calendar', async ({ request }) => {
  const calendarOf = async (slug: string) => {
    const response = await request.get(`/api/areas/${slug}/calendar?locale=ar`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const file = await response.text();
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = new ICAL.Component(ICAL.parse(file));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };
  const [first, last, ...more] = await calendarOf(known.slug);
  expect(more).toEqual([]);
  expect([first?.startDate.toString(), first?.endDate.toString()]).toEqual(['2024-07-28', '2024-07-29']);
  expect([last?.startDate.toString(), last?.endDate.toString()]).toEqual(['2024-10-31', '2024-11-01']);
  const named = (key: string) => text('ar', 'Areas', key).replace('{area}', '');
  expect(first?.summary).toContain(named('calendar.startTitle'));
  expect(last?.summary).toContain(named('calendar.title'));
  // One of which neither day is known has no entry to give.
  const undated = await request.get('/api/areas/hafr-al-batin-jubail-al-ahsa-2025-09/calendar');
  expect(undated.status()).toBe(404);
  expect((await request.get('/api/areas/atlantis/calendar')).status()).toBe(404);
});

test('the last day of a grievance is a calendar file too', async ({ request }) => {
  const deadline = await (
    await request.get('/api/grievance-deadline/calendar?date=2026-01-05&locale=en')
  ).text();
  const [event] = new ICAL.Component(ICAL.parse(deadline)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-02-04');
});

test('a malformed question about the map is a 400', async ({ request }) => {
  expect((await request.get('/api/areas/map?slug=..%2F')).status()).toBe(400);
});
