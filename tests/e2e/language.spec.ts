import { localeCookie } from '@/lib/i18n/locales';
import { FormDriver } from '../support/form-driver';
import { expect, test } from '../support/kept-tab';
import { nextTab } from '../support/opened-tab';
import { samplePages, text } from '../support/site';

const name = { ar: 'العربية', en: 'English' } as const;

for (const page of samplePages) {
  const other = page.locale === 'ar' ? 'en' : 'ar';

  test(`${page.path}: the switch stays on the page and remembers the choice for a year`, async ({
    page: tab,
    context,
  }) => {
    await tab.goto(`${page.path}?from=test`);
    const link = tab.getByRole('link', { name: name[other], exact: true });
    await expect(link).toHaveAttribute('hreflang', other);
    await expect(link).toHaveAttribute('lang', other);
    await expect(link).toHaveAttribute('href', `${page.alternates[other]}?from=test`);
    await link.click();
    await expect(tab).toHaveURL(`${page.alternates[other]}?from=test`);
    await expect(tab.locator('html')).toHaveAttribute('lang', other);
    await expect(tab.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    const cookie = (await context.cookies()).find((entry) => entry.name === localeCookie.name);
    expect(cookie?.value).toBe(other);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
  });

  test(`${page.path}: the switch is a link without JavaScript too`, async ({ tab }) => {
    const plain = await tab({ scripts: false });
    await plain.goto(page.path);
    await plain.getByRole('link', { name: name[other], exact: true }).click();
    await expect(plain.locator('html')).toHaveAttribute('lang', other);
  });
}

test('without JavaScript the switch of a filtered page keeps the filter', async ({ tab }) => {
  const page = await tab({ scripts: false });
  await page.goto('/en/announced-areas?view=filtered&region=riyadh');
  await page.getByRole('link', { name: name.ar, exact: true }).click();
  await expect(page).toHaveURL('/announced-areas?view=filtered&region=riyadh');
  await expect(page.locator('#region, [name="region"]').first()).toHaveValue('riyadh');
});

test('who steps back from English to Arabic goes on in Arabic, also to the root', async ({ page }) => {
  await page.goto('/');
  await page.locator('header a[href="/check"]').first().click();
  await expect(page).toHaveURL('/check');
  await page.getByRole('link', { name: name.en, exact: true }).click();
  await expect(page).toHaveURL('/en/check');
  await page.goBack();
  await expect(page).toHaveURL('/check');
  const question = page.locator('html[lang=ar] section[aria-labelledby=question]');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(question).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/check');
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL('/');
  await expect(question).toBeVisible();
});

test('the switch followed into a new tab keeps the query and remembers the choice', async ({
  page,
  context,
  browser,
  request,
}) => {
  await page.goto('/en/about-us?from=test');
  const opened = await nextTab(browser);
  await page.getByRole('link', { name: name.ar, exact: true }).click({ button: 'middle' });
  const url = await opened();
  expect(url).toMatch(/:\d+\/about-us\?from=test$/);
  expect((await request.get(url)).status()).toBe(200);
  const remembered = async () =>
    (await context.cookies()).find((entry) => entry.name === localeCookie.name)?.value;
  await expect.poll(remembered).toBe('ar');
});

for (const [path, target] of [
  ['/about-us', '/en/about-us'],
  ['/en/help-and-support', '/help-and-support'],
  ['/en/check?view=filtered&region=riyadh', '/check?view=filtered&region=riyadh'],
] as const) {
  test(`${path}: the switch remembers the choice also before the scripts have arrived`, async ({
    page,
    context,
  }) => {
    await page.route('**/_next/static/**/*.js*', () => undefined);
    await page.goto(`${path}#content`, { waitUntil: 'domcontentloaded' });
    const other = target.startsWith('/en') ? 'en' : 'ar';
    await page.getByRole('link', { name: name[other], exact: true }).click();
    await expect(page).toHaveURL(`${target}#content`);
    expect((await context.cookies()).find((entry) => entry.name === localeCookie.name)?.value).toBe(other);
  });
}

for (const scripts of [true, false]) {
  test(`a press of the right button on the switch changes nothing ${scripts ? 'after' : 'before'} the scripts have arrived`, async ({
    page,
    context,
  }) => {
    if (!scripts) await page.route('**/_next/static/**/*.js*', () => undefined);
    await page.goto('/en/about-us?from=test#content', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('link', { name: name.ar, exact: true });
    // The scripts add what was asked for.
    const before = scripts ? '/about-us?from=test' : '/about-us';
    await expect(link).toHaveAttribute('href', before);
    const pressed = page.evaluate(
      () => new Promise((resolve) => addEventListener('auxclick', () => setTimeout(resolve), { once: true })),
    );
    await link.click({ button: 'right' });
    await pressed;
    expect(await link.getAttribute('href')).toBe(before);
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain(localeCookie.name);
  });
}

for (const from of ['ar', 'en'] as const) {
  const to = from === 'ar' ? 'en' : 'ar';
  const note = (locale: 'ar' | 'en') => text(locale, 'Forms', 'languageNote');

  test(`without JavaScript a refused form says that the switch takes nothing along (${from})`, async ({
    tab,
  }) => {
    const page = await tab({ scripts: false });
    const form = new FormDriver(page, 'contact', from);
    await page.goto(form.address);
    // Playwright looks for no text within such an element.
    const told = page.locator('noscript p').filter({ visible: true });
    await expect(told).toHaveText([note(from)]);
    await form.control('message').fill('Typed before');
    await form.submit.click();
    await expect(form.summary).toBeVisible();
    await expect(told).toHaveText([note(from)]);
    await page.getByRole('link', { name: name[to], exact: true }).click();
    const other = new FormDriver(page, 'contact', to);
    await expect(page).toHaveURL(other.address);
    await expect(other.control('message')).toHaveValue('');
  });

  test(`with JavaScript the switch of a refused form takes along what was typed (${from})`, async ({
    page,
  }) => {
    const form = new FormDriver(page, 'contact', from);
    await page.goto(form.address);
    // As by a browser whose scripts have not arrived: nothing is kept of what is typed, and the form is sent as it stands.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form[method="post"]');
      const message = form?.elements.namedItem('message') as HTMLTextAreaElement;
      message.value = 'Typed before';
      form?.submit();
    });
    await expect(form.summary).toBeVisible();
    await expect(page.locator('noscript p')).toHaveCount(0);
    await page.waitForFunction(() => (globalThis as { siteReady?: boolean }).siteReady);
    await page.getByRole('link', { name: name[to], exact: true }).click();
    const other = new FormDriver(page, 'contact', to);
    await expect(page).toHaveURL(other.address);
    await expect(other.control('message')).toHaveValue('Typed before');
  });
}

test('the root leads who chose English to /en, privately, and nobody else', async ({ request }) => {
  const chosen = await request.get('/', { maxRedirects: 0, headers: { Cookie: `${localeCookie.name}=en` } });
  expect(chosen.status()).toBe(307);
  expect(new URL(chosen.headers().location as string, 'http://x').pathname).toBe('/en');
  expect(chosen.headers()['cache-control']).toContain('no-store');
  expect(chosen.headers()['cache-control']).toContain('private');
  expect(chosen.headers().vary).toContain('Cookie');
  for (const cookie of ['', `${localeCookie.name}=ar`, `${localeCookie.name}=xx`]) {
    const response = await request.get('/', {
      maxRedirects: 0,
      headers: { Cookie: cookie, 'Accept-Language': 'en' },
    });
    expect(response.status()).toBe(200);
    expect(response.headers()['set-cookie']).toBeUndefined();
  }
});

test('only the root looks at the cookie', async ({ request }) => {
  const response = await request.get('/about-us', {
    maxRedirects: 0,
    headers: { Cookie: `${localeCookie.name}=en` },
  });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('lang="ar"');
});

for (const [from, to] of [
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/about-us', '/about-us'],
  ['/ar/suppliers/complaint/', '/suppliers/complaint'],
  ['/AR/about-us', '/about-us'],
  ['/EN', '/en'],
  ['/En/about-us', '/en/about-us'],
  ['/about-us/', '/about-us'],
  ['/en/', '/en'],
  ['/en/about-us/', '/en/about-us'],
] as const) {
  test(`${from} redirects to ${to} for good, in one hop`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location as string, 'http://x').pathname).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}
