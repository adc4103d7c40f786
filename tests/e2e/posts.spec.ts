import { hijriDate } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text, watchFaults } from '../support/site';

const slug = '2025/hail-104-districts';

for (const { code: locale } of locales) {
  const list = localizedPath('/posts', locale);

  test(`news in ${locale} are listed and lead to the whole text with its source`, async ({ page }) => {
    const faults = await watchFaults(page);
    await page.goto(list);
    await expect(page.getByRole('article').first()).toBeVisible();
    const link = page.locator(`a[href="${list}/${slug}"]`);
    const title = (await link.textContent()) as string;
    await link.click();
    await expect(page).toHaveURL(`${list}/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText(hijriDate('2025-11-13', locale)).first()).toBeVisible();
    await expect(page.getByText(text(locale, 'Posts', 'source'))).toBeVisible();
    // What the list says of it is not said again above the text, which says it.
    const area = page.getByRole('region', { name: text(locale, 'Posts', 'area.heading') });
    await expect(area).toContainText('142,795');
    await expect(area.getByRole('listitem')).toHaveCount(4);
    await expect(area.getByRole('link', { name: text(locale, 'Posts', 'area.link') })).toHaveAttribute(
      'href',
      localizedPath('/announced-areas/hail-2025-11', locale),
    );
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test(`the arrow of the newest post in ${locale} stands behind the words that it belongs to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    const line = page.getByRole('article').first().locator('p:has(> .step-on)');
    await expect(line).toHaveText(text(locale, 'Posts', 'read'));
    const isRight = await line.evaluate((own) => {
      const words = document.createRange();
      words.selectNode(own.firstChild as Node);
      const mark = own.querySelector('.step-on')?.getBoundingClientRect();
      return mark && mark.left > words.getBoundingClientRect().left;
    });
    expect(isRight).toBe(locale === 'en');
  });

  test(`a post in ${locale} tells search engines what it is`, async ({ request }) => {
    const html = await (await request.get(`${list}/${slug}`)).text();
    const block = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(block as string)).toMatchObject({
      '@type': 'NewsArticle',
      datePublished: '2025-11-13',
      inLanguage: locale,
      isBasedOn: { '@type': 'CreativeWork' },
    });
    const [, title] = /<title>([^|<]+) \| /.exec(html) ?? [];
    // A number and its noun stay on one line in the heading.
    expect(html.replaceAll('\u00a0', ' ')).toContain(`${title}</h1>`);
  });
}

test('the second page of the news is a page of its own', async ({ page }) => {
  await page.goto('/en/posts');
  const first = await page.getByRole('article').first().textContent();
  await page.getByRole('link', { name: text('en', 'Ui', 'pagination.next') }).click();
  await expect(page).toHaveURL(/\/en\/posts\?page=2$/);
  await expect(page.getByRole('article').first()).not.toHaveText(first as string);
  await expectAccessible(page);
});

test('a post that is not there is a 404', async ({ request }) => {
  for (const path of ['/posts/none', '/en/posts/2025/none', '/posts/A%20B', `/posts/${'x/'.repeat(60)}y`]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
