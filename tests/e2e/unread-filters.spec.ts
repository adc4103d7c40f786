import { type Locale, locales, localizedPath } from '@/lib/i18n/locales';
import { message } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, expectNoSideways, text, watchFaults } from '../support/site';

/** What a page says of an address that it could not follow. */
const unreadText = (locale: Locale, names: string[]) =>
  message(locale, 'Data', 'unread.text', {
    names: new Intl.ListFormat(locale).format(names),
  });

for (const { code: locale } of locales) {
  const labels = {
    days: text(locale, 'Analytics', 'filter.days'),
    region: text(locale, 'Places', 'region'),
    city: text(locale, 'Places', 'city'),
    district: text(locale, 'Places', 'district'),
    type: text(locale, 'Analytics', 'filter.type'),
    state: text(locale, 'Areas', 'filter.state'),
    q: text(locale, 'Registrars', 'filter.name'),
    page: text(locale, 'Data', 'unread.page'),
  };
  for (const [path, names] of [
    ['/analytics?view=filtered&region=xx&days=-5', ['days', 'region']],
    ['/analytics?view=filtered&region=makkah&city=riyadh&type=castle', ['city', 'type']],
    ['/analytics?view=filtered&city=riyadh&district=nope', ['district']],
    ['/announced-areas?view=filtered&region=xx&state=lost', ['region', 'state']],
    ['/announced-areas?page=9999', ['page']],
    ['/registrar-list?view=filtered&region=xx', ['region']],
    [`/registrar-list?view=filtered&q=${'x'.repeat(300)}`, ['q']],
    ['/check?view=filtered&region=xx', ['region']],
    ['/posts?page=-1', ['page']],
  ] as const) {
    test(`${path.slice(0, 60)} says in ${locale} what it could not follow`, async ({ tab }) => {
      const page = await tab({ scripts: false });
      await page.goto(localizedPath(path, locale));
      const notice = page.getByRole('status').filter({ hasText: text(locale, 'Data', 'unread.title') });
      await expect(notice).toContainText(
        unreadText(
          locale,
          names.map((name) => labels[name]),
        ),
      );
    });
  }

  test(`figures of an address that could not be followed are said to be of the rest (${locale})`, async ({
    page,
  }) => {
    const faults = await watchFaults(page);
    await page.goto(localizedPath('/analytics?view=filtered&region=xx&days=90', locale));
    const duration = message(locale, 'Analytics', 'filter.daysOption', { count: 90, n: '90' });
    const understood = message(locale, 'Analytics', 'understood', {
      scope: text(locale, 'Analytics', 'scope.country'),
      separator: text(locale, 'Analytics', 'scope.separator'),
      duration,
    });
    await expect(page.getByText(understood, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSideways(page);
    expect(faults).toEqual([]);
  });

  test(`an address that is followed whole says nothing of the kind (${locale})`, async ({ page }) => {
    for (const path of [
      '/analytics?view=filtered&days=90&region=riyadh&city=riyadh&type=commercial&utm_source=x',
      '/registrar-list?view=filtered&q=%20a&region=',
    ]) {
      await page.goto(localizedPath(path, locale));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByText(text(locale, 'Data', 'unread.title'))).toHaveCount(0);
    }
  });
}

for (const [query, parameters] of [
  ['days=-5&region=riyadh&type=castle', ['days', 'type']],
  ['region=xx', ['region']],
  ['region=makkah&city=riyadh', ['city']],
  ['city=riyadh&district=nope', ['district']],
  ['district=nope', ['city']],
  ['days=30&days=90', ['days']],
] as const) {
  test(`the interface refuses ${query} and names what is wrong with it`, async ({ request }) => {
    for (const path of ['/api/indicators', '/api/indicators/export']) {
      const response = await request.get(`${path}?${query}`);
      expect(response.status(), path).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'malformed_request', parameters });
    }
  });
}

test('the map of a region that does not exist is refused by name', async ({ request }) => {
  const response = await request.get('/api/areas/map?region=xx');
  expect(response.status()).toBe(400);
  expect(await response.json()).toMatchObject({ parameters: ['region'] });
});

test('odd filters are answered, never with an error of the server', async ({ request }) => {
  for (const query of ['days=0', 'days=1e9', 'days=abc', 'type=castle', 'use=%FF', 'district=nope']) {
    expect((await request.get(`/analytics?view=filtered&${query}`)).status(), query).toBe(200);
  }
  for (const query of ['days=0', 'type=castle', 'city=..']) {
    expect((await request.get(`/api/indicators?${query}`)).status(), query).toBe(400);
    expect((await request.get(`/api/indicators/export?${query}`)).status(), query).toBe(400);
  }
});
