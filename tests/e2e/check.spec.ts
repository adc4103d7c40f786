import type { Page } from 'playwright/test';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { UNLISTED } from '@/lib/unlisted';
import { opening } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text, watchFaults } from '../support/site';

/** The form of the lists: its button says the same as the field's. */
const listsOf = (page: Page) => page.getByRole('search', { name: text('ar', 'Check', 'form.label') });

for (const { code: locale } of locales) {
  const path = localizedPath('/check', locale);
  const t = (key: string) => text(locale, 'Check', key);
  const place = (key: string) => text(locale, 'Places', key);

  test.describe(`"do I need to register?" in ${locale}`, () => {
    test('is answered step by step', async ({ page }) => {
      const faults = await watchFaults(page);
      await page.goto(path);
      // What holds for every place comes first.
      await expect(page.getByRole('main')).toContainText(
        opening(text(locale, 'Home', 'deadlines.allEnded')).trim(),
      );
      const form = page.getByRole('search', { name: t('form.label') });
      await form.getByLabel(place('city')).selectOption('riyadh');
      await expect(form.getByLabel(place('region'))).toHaveValue('riyadh');
      // The districts come in without a new page.
      await form.getByLabel(place('district')).selectOption('riyadh-tuwaiq');
      await form.getByRole('button', { name: t('form.show') }).click();
      await expect(page).toHaveURL(/district=riyadh-tuwaiq#answer$/);
      const answer = page.locator('#answer ~ [role=status]');
      await expect(answer).toContainText(opening(t('answer.headline.whole.closed')).trim());
      await expect(answer.locator('p').first()).toContainText(gregorianDate('2024-10-31', locale));
      await expect(answer).toContainText(hijriDate('2024-10-31', locale));
      await expect(answer).toContainText(t('answer.next.whole.closed'));
      // A link to it shows the answer.
      await page.reload();
      await expect(answer).toContainText(gregorianDate('2024-10-31', locale));
      await expectAccessible(page);
      expect(faults).toEqual([]);
    });

    test('says when only part of a district is announced', async ({ page }) => {
      await page.goto(`${path}?view=filtered&district=riyadh-al-sidrah&city=riyadh`);
      await expect(page.locator('#answer ~ [role=status]')).toContainText(
        opening(t('answer.headline.partial.closed')).trim(),
      );
    });

    test('says when nothing is announced, and what to do then', async ({ page }) => {
      await page.goto(`${path}?view=filtered&city=sharurah&district=${UNLISTED}`);
      await expect(page.locator('#answer ~ [role=status]')).toContainText(t('answer.headline.none'));
      await expect(page.getByRole('link', { name: t('answer.interest') })).toHaveAttribute(
        'href',
        `${localizedPath('/registration-interest', locale)}?view=filtered&region=najran&city=sharurah`,
      );
      await expectAccessible(page);
    });

    for (const javaScriptEnabled of [true, false]) {
      test(`one question more settles what a name cannot, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
        tab,
      }) => {
        const page = await tab({ scripts: javaScriptEnabled });
        await page.goto(`${path}?view=filtered&district=makkah-jurhum-ash-shamali`);
        const answer = page.locator('#answer ~ [role=status]');
        const ask = async (plan: string) => {
          await page.locator('#plan').fill(plan);
          await page.getByRole('button', { name: t('plan.submit') }).click();
          await expect(page).toHaveURL(/plan=/);
        };
        await ask('٢/١٣٥٩');
        await expect(answer).toContainText(locale === 'ar' ? 'نعم' : 'Yes');
        await expect(page.locator('main')).toContainText('2/1359');
        await ask('9999');
        await expect(answer).toContainText('9999');
      });
    }

    test('no one announcement answers for a district that the list does not have', async ({ page }) => {
      await page.goto(`${path}?view=filtered&city=riyadh&district=${UNLISTED}`);
      await expect(page.locator('#answer ~ [role=status]')).not.toContainText('2026');
      await expect(page.locator('.parcel.answer')).toContainText(t('answer.detail.several'));
    });

    test('what is said of a plan is not said of its city', async ({ page, request }) => {
      await page.goto(`${path}?view=filtered&city=riyadh&district=${UNLISTED}&plan=3441`);
      await expect(page.locator('#answer')).toContainText('3441');
      await expect(page.locator('#message')).toContainText('3441');
      const picture = page.getByRole('link', { name: t('share.image') });
      await expect(picture).toHaveAttribute('href', /plan=3441/);
      expect((await request.get((await picture.getAttribute('href')) ?? '')).status()).toBe(200);
    });

    test('says in numbers what is announced without names', async ({ page }) => {
      await page.goto(`${path}?view=filtered&district=riyadh-al-olaya`);
      await expect(page.locator('section[aria-labelledby="answer-map"] a')).toHaveAttribute(
        'href',
        /\bregion=riyadh\b.*#map-heading$/,
      );
      const answer = page.locator('#answer ~ [role=status]');
      await expect(answer).toContainText(opening(t('answer.headline.counted.place')));
      await expect(answer).toContainText(opening(t('answer.sure')));
      await expect(page.locator('.parcel.answer')).toContainText(/\b12\b/);
      // Each announcement with its number is there for whoever asks.
      const nine = page.locator('details a[href$="/announced-areas/riyadh-region-2025-09"]');
      await expect(nine).toBeHidden();
      await page.getByText(t('answer.also.heading')).click();
      await expect(nine).toContainText(/\b9\b/);
      await expectAccessible(page);
    });

    test('the answer is a message, a picture and a short address', async ({ page, request }) => {
      const response = await page.goto(`${path}/riyadh-al-malqa`);
      expect(response?.status()).toBe(200);
      expect(page.url()).toContain('?view=filtered&district=riyadh-al-malqa');
      const message = page.locator('#message');
      // Nobody has named the site's address: a message that is sent on names none that is wrong.
      await expect(message).not.toContainText('localhost');
      await expect(page.locator('main')).not.toContainText('localhost');
      expect(((await message.textContent()) ?? '').length).toBeLessThan(locale === 'ar' ? 134 : 160);
      const picture = await request.get(
        (await page.getByRole('link', { name: t('share.image') }).getAttribute('href')) ?? '',
      );
      expect(picture.headers()['content-type']).toBe('image/png');
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });

    test('a city asks for its district, and each name is an answer', async ({ page }) => {
      await page.goto(`${path}?view=filtered&city=thadiq`);
      const choice = page.getByRole('region', { name: t('districts.heading') });
      await choice.getByRole('link').first().click();
      await expect(page.locator('#answer ~ [role=status]')).toBeVisible();
    });

    test('a city whose districts answer alike is answered at once, and each has its name below', async ({
      page,
    }) => {
      await page.goto(`${path}?view=filtered&city=abha`);
      await expect(page.locator('#answer ~ [role=status]')).toContainText(t('answer.headline.none'));
      await page
        .locator('summary')
        .filter({ hasText: t('districts.choose') })
        .click();
      const names = page.getByRole('region', {
        name: t('districts.alike').replace('{city}', locale === 'ar' ? 'أبها' : 'Abha'),
      });
      await names.getByRole('link').first().click();
      await expect(page).toHaveURL(/district=/);
      await expect(page.locator('#answer ~ [role=status]')).toContainText(t('answer.headline.none'));
      await expectAccessible(page);
    });

    test('the place goes along to the form that tells when it is announced', async ({ page }) => {
      await page.goto(`${path}?view=filtered&city=sharurah&district=${UNLISTED}`);
      await page.getByRole('link', { name: t('answer.interest') }).click();
      await expect(page.locator('select[name=city]')).toHaveValue('sharurah');
    });
  });
}

test('a district that a count without names may hold is not answered with yes or no', async ({ page }) => {
  await page.goto('/en/check?view=filtered&district=riyadh-al-aziziyah');
  await expect(page.locator('#answer ~ [role=status]')).toContainText(
    opening(text('en', 'Check', 'answer.headline.counted.place')),
  );
});

test('a place chosen before the scripts have arrived is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/check', { waitUntil: 'commit' });
  const place = (key: string) => page.getByLabel(text('en', 'Places', key));
  await place('city').selectOption('riyadh');
  release();
  await expect(place('region')).toHaveValue('riyadh');
  await place('district').selectOption('riyadh-tuwaiq');
  await expect(place('city')).toHaveValue('riyadh');
});

test('districts that cannot be fetched are offered by the next page', async ({ page }) => {
  await page.route('**/api/districts?*', (route) => route.abort());
  await page.goto('/check');
  await page.getByLabel(text('ar', 'Places', 'city')).selectOption('riyadh');
  await listsOf(page)
    .getByRole('button', { name: text('ar', 'Check', 'form.show') })
    .click();
  await expect(page.getByLabel(text('ar', 'Places', 'district'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each step is a page, up to the answer', async ({ page }) => {
    const submit = () =>
      listsOf(page)
        .getByRole('button', { name: text('ar', 'Check', 'form.show') })
        .click();
    await page.goto('/check');
    await page.getByLabel(text('ar', 'Places', 'region')).selectOption('riyadh');
    await submit();
    await expect(page.getByText(text('ar', 'Check', 'form.nextCity'))).toBeVisible();
    await page.getByLabel(text('ar', 'Places', 'city')).selectOption('riyadh');
    await submit();
    await expect(page.getByText(text('ar', 'Check', 'form.nextDistrict'))).toBeVisible();
    await page.getByLabel(text('ar', 'Places', 'district')).selectOption('unlisted');
    await submit();
    await expect(page.locator('#answer ~ [role=status]')).toContainText(
      opening(text('ar', 'Check', 'answer.headline.several')),
    );
  });
});

test('odd places are answered, never with an error of the server', async ({ request }) => {
  for (const query of [
    'city=%00',
    'region=riyadh&city=jeddah',
    'district=x',
    `city=${'y'.repeat(4000)}`,
    'city=a&city=b',
  ]) {
    const response = await request.get(`/check?view=filtered&${query}`);
    expect(response.status(), query).toBe(200);
  }
});

test('an answer is marked out as it comes, and at once where motion is unwanted', async ({ page }) => {
  await page.goto('/en/check?view=filtered&district=riyadh-al-malqa');
  const seconds = () =>
    page
      .locator('.parcel.answer')
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  expect(await seconds()).toBeGreaterThan(0.1);
  expect(await seconds()).toBeLessThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await seconds()).toBeLessThan(0.001);
});
