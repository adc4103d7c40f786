import { locales, localizedPath } from '@/lib/i18n/locales';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text, watchFaults } from '../support/site';

/** A district of Riyadh, as it is asked for in each language. */
const MALQA = { ar: 'حي الملقا الرياض', en: 'al malga' } as const;
const QUESTION = { ar: 'كيف أعترض على قرار', en: 'how do I appeal a decision' } as const;

for (const { code: locale } of locales) {
  const t = (key: string) => text(locale, 'Search', key);
  const at = (path: string) => localizedPath(path, locale);

  test.describe(`search in ${locale}`, () => {
    test('a place is typed, chosen by the keys, and its question answered', async ({ page }) => {
      const faults = await watchFaults(page);
      await page.goto(at('/check'));
      const field = page.locator('#place');
      await field.pressSequentially(MALQA[locale]);
      const list = page.getByRole('listbox', { name: t('place.label') });
      // Who asks first of all waits until the names have been read in.
      await expect(list.getByRole('option').first()).toContainText(locale === 'ar' ? 'الملقا' : 'Al Malqa', {
        timeout: 30_000,
      });
      await expect(field).toHaveAttribute('aria-expanded', 'true');
      await field.press('ArrowDown');
      const first = list.getByRole('option', { selected: true });
      await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      await expectAccessible(page);
      await field.press('Escape');
      await expect(list).toBeHidden();
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(page).toHaveURL(/district=riyadh-al-malqa#answer$/);
      expect(faults).toEqual([]);
    });

    test('a plan that no announcement names is answered like a place, by what is known and what to do', async ({
      page,
    }) => {
      const asked = locale === 'ar' ? 'مخطط ٩٩٩٨' : 'Plan no. 9998';
      for (const path of [`/check?place=${asked}`, `/search?q=${asked}`, '/search?q=9998']) {
        await page.goto(at(path));
        const answer = page.locator('main div:has(> [role="status"])').filter({ hasText: '9998' });
        await expect(answer).toContainText(t('place.nonePlan').split('{plan}')[1] as string);
        // Nothing is known to be wrong: what can be done here comes before the call.
        const first = answer.locator('.button').filter({ visible: true }).first();
        await expect(first).toHaveText(t('place.byDistrict'));
        await expect(first).toHaveAttribute('href', /#place$/);
        await expect(answer.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
        await expect(answer.locator('a[href*="/appointments"]')).toHaveCount(0);
        await expect(answer.locator(`a[href="${at('/registration-interest')}"]`)).toBeVisible();
        await expect(page.locator('main a[href*="/areas/"]')).toHaveCount(0);
      }
      await expectAccessible(page);
    });

    test('a place is asked for without JavaScript', async ({ tab }) => {
      const page = await tab({ scripts: false });
      await page.goto(at('/check'));
      const form = page.getByRole('search', { name: t('place.label') });
      await page.locator('#place').fill('٢٤٫٨١، ٤٦٫٦١');
      await form.getByRole('button').click();
      // A point is answered at once.
      await expect(page.locator('#answer ~ [role=status]')).toBeVisible();
      await expect(page.locator('main')).toContainText('24.81000, 46.61000');
      await page.locator('#place').fill('51.5007, -0.1246');
      await form.getByRole('button').click();
      await expect(page.locator('#matches')).toHaveText(t('place.abroad'));
      await page.locator('#place').fill('malqa');
      await form.getByRole('button').click();
      await expect(page.locator('#matches')).toContainText(t('place.which'));
      await page.locator('#matches').getByRole('link').first().click();
      await expect(page).toHaveURL(/district=riyadh-al-malqa#answer$/);
      await page.locator('#place').fill('xqwv');
      await form.getByRole('button').click();
      await expect(page.locator('#matches')).toContainText(t('place.none'));
    });

    for (const javaScriptEnabled of [true, false]) {
      test(`what is asked in the header is answered by kind, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        tab,
      }) => {
        const page = await tab({ scripts: javaScriptEnabled });
        await page.goto(at('/about-us'));
        const field = page.locator('header').getByRole('searchbox');
        await field.fill(QUESTION[locale]);
        await field.press('Enter');
        await expect(page).toHaveURL(/\/search\?view=filtered&q=/);
        const found = page.locator('#results a');
        const right = found.and(
          page.locator('[href$="/grievance-request"], [href$="/our-services/grievance"]'),
        );
        await expect(right.first()).toBeVisible();
        await expect(page.locator('#results mark').first()).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        if (javaScriptEnabled) await expectAccessible(page);
      });
    }

    test('the field of the search suggests places and pages', async ({ page }) => {
      await page.goto(at('/search'));
      const field = page.locator('#q');
      await field.pressSequentially(locale === 'ar' ? 'تظلم' : 'grievance');
      const options = page.getByRole('listbox').getByRole('option');
      // Who asks first of all waits until the names have been read in.
      await expect(options.first()).toBeVisible({ timeout: 30_000 });
      await options.first().click();
      await expect(page).toHaveURL(/grievance/);
    });

    test('what is asked for is shown as text, whatever it is', async ({ page }) => {
      const faults = await watchFaults(page);
      const asked = '<img src=x onerror=alert(1)><b>malqa';
      await page.goto(`${at('/search')}?view=filtered&q=${encodeURIComponent(asked)}`);
      await expect(page.locator('main img')).toHaveCount(0);
      await expect(page.locator('#results')).toContainText('<img');
      await expect(page.locator('#q')).toHaveValue(asked);
      expect(faults).toEqual([]);
    });
  });
}

test('a misspelt word is proposed as it may have been meant', async ({ page }) => {
  await page.goto('/en/search?view=filtered&q=greivance');
  const meant = page.locator('#results').getByRole('link', { name: 'grievance', exact: true });
  await meant.click();
  await expect(page).toHaveURL(/q=grievance/);
});

test('pages on which nobody searches load no script of it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/en/check');
  const before = scripts.length;
  await page.locator('#place').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('the addresses that suggest refuse what is no question', async ({ request }) => {
  for (const path of ['/api/places/suggest', '/api/search/suggest']) {
    for (const query of ['', '?q=', `?q=${'a'.repeat(501)}`, '?q=a&q=b', '?q=a&locale=fr'])
      expect((await request.get(path + query)).status(), path + query).toBe(400);
    const answer = await request.get(`${path}?q=malqa&locale=en`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toContain('s-maxage=60');
    expect(((await answer.json()) as { items: unknown[] }).items.length).toBeGreaterThan(0);
  }
});
