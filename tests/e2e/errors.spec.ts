import { expect, test } from '../support/kept-tab';
import { expectAccessible, text, watchFaults } from '../support/site';

const missing = [
  { locale: 'ar', asked: '/no-such-page', shown: '/no-such-page' },
  { locale: 'en', asked: '/en/no-such-page', shown: '/en/no-such-page' },
  { locale: 'ar', asked: '/no/such/page.txt', shown: '/no/such/page.txt' },
  { locale: 'ar', asked: `/${encodeURIComponent('عقار')}/%20x`, shown: '/عقار/%20x' },
  { locale: 'en', asked: '/en/posts/no/such/post', shown: '/en/posts/no/such/post' },
  { locale: 'ar', asked: '/announced-areas/no-such-area', shown: '/announced-areas/no-such-area' },
  { locale: 'en', asked: '/en/our-services/no-such-service', shown: '/en/our-services/no-such-service' },
  { locale: 'ar', asked: '/receipts/contact/NOSUCH00', shown: '/receipts/contact/NOSUCH00' },
  { locale: 'ar', asked: '/builds/no/such', shown: '/builds/no/such' },
  { locale: 'en', asked: '/en/a+b&c;d=e,f@g:h', shown: '/en/a+b&c;d=e,f@g:h' },
  { locale: 'en', asked: '/en/%E2%80%AEevil', shown: '/en/%E2%80%AEevil' },
  { locale: 'en', asked: '/en/form-errors/nope', shown: '/en/form-errors/nope' },
] as const;

for (const { locale, asked, shown } of missing) {
  test(`${asked} is a complete 404 without JavaScript`, async ({ tab, request }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toContain('no-store');
    const page = await tab({ scripts: false });
    await page.goto(asked);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.locator('h1')).toHaveText(text(locale, 'Errors', 'notFound.title'));
    const told = (key: 'text' | 'message') =>
      text(locale, 'Errors', `notFound.${key}`)
        .replace(/<\/?ltr>/g, '')
        .replace('{path}', shown);
    await expect(page.getByText(told('text'), { exact: true })).toBeVisible();
    // Once, in one heading and one sentence; then what most visitors come for.
    await expect(page.locator('main').getByRole('heading')).toHaveCount(1);
    await expect(page.locator('main').getByText(shown)).toHaveCount(1);
    await expect(page.locator('main .plots a')).toHaveText(
      ['check', 'services', 'areas', 'track'].map((id) => text(locale, 'Routes', `${id}.label`)),
    );
    // As data too, for scripts.
    await expect(page.locator('[data-path]')).toHaveAttribute('data-path', shown);
    await expect(page.locator('[data-path]')).toHaveAttribute('data-message', told('message'));
    // Its own field, beside the header's: what one looks for is asked from here.
    const search = page.locator('main').getByRole('search').getByRole('searchbox');
    await expect(search).toBeVisible();
    const home = page.getByRole('link', { name: text(locale, 'Errors', 'notFound.home') });
    await expect(home).toHaveAttribute('href', locale === 'ar' ? '/' : '/en');
    await expect(page).toHaveTitle(
      `${text(locale, 'Errors', 'notFound.title')} | ${text(locale, 'Site', 'productName')}`,
    );
  });
}

test('a script is told the path of its 404 as data', async ({ request }) => {
  for (const path of ['/api/no/such', '/api/areas/atlantis/calendar']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 'not_found',
      path,
      detail: `Page not found: ${path}`,
    });
  }
});

test('no answer says twice how long it may be kept', async ({ request }) => {
  for (const path of [
    ...[
      '/',
      '/en/nope',
      '/fonts/nope.woff2',
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.ico',
      '/api/areas/map',
    ],
    ...['/builds/latest.json', '/receipts/contact/NOSUCH00', '/announced-areas?view=filtered', '/api/nope'],
  ]) {
    const headers = (await request.get(path)).headersArray();
    const controls = headers.filter(({ name }) => name.toLowerCase() === 'cache-control');
    expect(
      controls.map(({ value }) => value),
      path,
    ).toHaveLength(1);
    if (path.includes('nope')) expect(controls[0]?.value, path).toContain('no-store');
  }
});

test('the words of the specification stand on the English 404', async ({ page }) => {
  await page.goto('/en/nope');
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await expect(page.locator('[data-path]')).toHaveAttribute('data-message', 'Page not found: /en/nope');
  await expect(page.getByText('The page “/en/nope” could not be found.')).toBeVisible();
});

for (const path of ['/nope', '/en/nope']) {
  test(`${path}: the 404 is clean in a browser`, async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(path);
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });
}

test('a 404 met by client navigation keeps language and heading', async ({ page }) => {
  await page.goto('/en/nope');
  await page.getByRole('link', { name: text('en', 'Errors', 'notFound.home') }).click();
  await expect(page).toHaveURL('/en');
  await expect(page.locator('h1')).toBeFocused();
});

const malformed: [number, string, string, Record<string, string>?][] = [
  [400, 'GET', '/%E0%A4%A'],
  [400, 'GET', '/en/%'],
  [400, 'GET', '/a%0ab'],
  [400, 'GET', '/en/a%0d%0aSet-Cookie:x=1'],
  [400, 'GET', '/posts/%E2%80%A8'],
  [405, 'TRACE', '/api/health'],
  [400, 'GET', '/%c0%af'],
  [200, 'GET', '/about-us?%'],
  [200, 'GET', '/about-us?view=%E0%A4%A'],
  [200, 'GET', '/analytics?view=%00'],
  [200, 'GET', '/check?view=filtered&region=%00'],
  [200, 'GET', '/posts?page=-1'],
  [200, 'GET', '/posts?page=99999999999999999999'],
  [400, 'GET', '/posts/%00'],
  [400, 'GET', '/announced-areas/..%2f..%2fetc'],
  [404, 'GET', `/${'a'.repeat(9000)}`],
  [400, 'GET', '/about-us', { RSC: '1', 'Next-Router-State-Tree': 'garbage' }],
  [400, 'GET', '/about-us', { RSC: '1', 'Next-Router-State-Tree': '%7B%7D' }],
  [400, 'GET', '/analytics?view=filtered', { RSC: '1', 'Next-Router-State-Tree': '%7B%7D' }],
  [
    400,
    'GET',
    '/analytics?view=filtered',
    { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%22a%22%3A1%7D%5D' },
  ],
  [
    307,
    'GET',
    '/about-us',
    { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/../../x' },
  ],
  [200, 'GET', '/about-us', { 'Accept-Encoding': ';;;', Range: 'bytes=9-1' }],
  [405, 'POST', '/about-us'],
  [405, 'POST', '/about-us', { 'Next-Action': 'nope' }],
  [405, 'POST', '/about-us', { 'Content-Type': 'multipart/form-data' }],
  [405, 'PUT', '/about-us'],
  [405, 'DELETE', '/'],
  [405, 'PATCH', '/api/forms/contact'],
  [404, 'POST', '/api/forms/nope'],
  [405, 'POST', '/builds/latest.json'],
  [404, 'GET', '/api/legacy/xx/nope'],
  [404, 'GET', '/builds/meta/nope.json'],
];
for (const [index, [status, method, path, headers = {}]] of malformed.entries()) {
  test(`${index + 1}: ${method} ${path.slice(0, 60)} ${Object.keys(headers).join(' ')} gives ${status}`, async ({
    request,
  }) => {
    const response = await request.fetch(path, {
      method,
      headers,
      maxRedirects: 0,
      ...(method === 'POST' && { data: 'x' }),
    });
    expect(response.status()).toBe(status);
  });
}

for (const [path, status] of [
  ['/Analytics?view=filtered', 404],
  ['/en/Posts?page=2', 404],
  ['/builds/about-us', 404],
  ['/builds/analytics/filtered?q=x', 404],
  ['/builds/receipts/contact/ABCDEFGH', 404],
  ['/API/announced-areas', 404],
  ['/form-errors/nope', 404],
  ['/%5Blocale%5D/about-us', 404],
  ['/check?view=filtered', 200],
] as const) {
  test(`${path} answers ${status} under one policy of its own`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const policies = response.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name));
    expect(policies).toHaveLength(1);
    expect(policies[0]?.value).toMatch(/script-src '(?:self'|none'(?:;|$))/);
    expect(policies[0]?.value).not.toMatch(/script-src[^;]*unsafe/);
    expect(await response.text()).toMatch(/<html[^>]* lang="(?:ar|en)"/);
  });
}

test('the address of a refused form leads to the form', async ({ request }) => {
  for (const [asked, form] of [
    ['/form-errors/contact', '/help-and-support'],
    ['/en/form-errors/supplier-complaint', '/en/suppliers/complaint'],
  ] as const) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(new URL(response.headers().location as string, 'http://x').pathname).toBe(form);
  }
});

test('a page is read, not written to', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await request.fetch('/en/about-us', { method });
    expect(response.status(), method).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  }
  expect((await request.fetch('/en/about-us', { method: 'HEAD' })).status()).toBe(200);
});

test('a folder of handlers is no page', async ({ request }) => {
  for (const path of ['/api', '/builds']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain(text('ar', 'Errors', 'notFound.title'));
  }
});

test('an undecodable address is a 400, and so is one that no page can have', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/a%0ab', '/en/a%0d%0aSet-Cookie:x=1', '/posts/%E2%80%A8'])
    expect((await request.get(path)).status(), path).toBe(400);
});
