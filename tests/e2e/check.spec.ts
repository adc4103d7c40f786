import type { Page } from 'playwright/test';
import { gregorianDate, hijriDate } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { UNLISTED } from '@/lib/unlisted';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text, watchFaults } from '../support/site';

/** The words of an answer before its first argument: enough to know which sentence it is. */
const opening = (template: string) => template.slice(0, template.indexOf('{'));

/** The form of the lists: its button says the same as the field's. */
const listsOf = (page: Page) => page.getByRole('search', { name: text('ar', 'Check', 'form.label') });

for (const { code: locale } of locales) {
  const path = localizedPath('/check', locale);
  const t = (key: string) => text(locale, 'Check', key);
  const place = (key: string) => text(locale, 'Places', key);

  test.describe(`"must I register?" in ${locale}`, () => {
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

for (const javaScriptEnabled of [true, false])
  test(`the home page asks with the same field, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    tab,
  }) => {
    const page = await tab({ scripts: javaScriptEnabled });
    await page.goto('/en');
    await page.locator('#place').fill('narjis riyadh');
    await page.getByRole('button', { name: text('en', 'Search', 'place.submit') }).click();
    await expect(page).toHaveURL(/\/en\/check\?view=filtered&place=narjis\+riyadh#matches$/);
    // One place has that name: it is answered at once, and can be asked for anew.
    await expect(page.locator('#answer ~ [role=status]')).toContainText(
      opening(text('en', 'Check', 'answer.headline.whole.closed')).trim(),
    );
    await page.getByRole('link', { name: text('en', 'Check', 'answer.again') }).click();
    await expect(page.locator('#place')).toBeFocused();
  });

for (const javaScriptEnabled of [true, false])
  test(`of several places each says how it stands, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    tab,
  }) => {
    const page = await tab({ scripts: javaScriptEnabled });
    await page.goto('/en/check');
    await page.locator('#place').fill('narjis');
    await page
      .getByRole('button', { name: text('en', 'Search', 'place.submit') })
      .first()
      .click();
    const matches = page.locator('#matches');
    const own = matches.getByRole('link', { name: 'An Narjis Riyadh' });
    await expect(own).toContainText(opening(text('en', 'Check', 'state.closed')).trim());
    expect(await matches.getByRole('link').count()).toBeGreaterThan(2);
    // Below the field, above the other ways; a row's edge, where the focus is drawn, is clear of its text.
    const lists = page.getByRole('heading', { name: text('en', 'Search', 'place.lists') });
    const [list, after] = [await matches.boundingBox(), await lists.boundingBox()];
    expect((list?.y ?? 999) + (list?.height ?? 999)).toBeLessThan(after?.y ?? 0);
    const [row, words] = [await own.boundingBox(), await own.locator('bdi').first().boundingBox()];
    expect((words?.x ?? 0) - (row?.x ?? 0)).toBeGreaterThanOrEqual(8);
    await own.click();
    await expect(page).toHaveURL(/district=riyadh-al-narjis#answer$/);
  });

test('what is only like a name is not answered for it', async ({ page }) => {
  await page.goto('/en/check?view=filtered&place=malqaa%20riyad');
  await expect(page.locator('#matches').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#answer')).toHaveCount(0);
});

test('the number of a plan is answered', async ({ page, request }) => {
  const response = await request.get('/api/places/suggest?q=plan%203441&locale=en');
  const { items } = (await response.json()) as { items: { href: string }[] };
  await page.goto(items[0]?.href ?? '');
  await expect(page).toHaveURL(/plan=3441/);
  await expect(page.locator('#answer ~ [role=status] p').first()).toHaveText(
    text('en', 'Check', 'answer.headline.whole.closed').replace('{end}', gregorianDate('2024-07-04', 'en')),
  );
  await expect(page.locator('main')).toContainText(
    opening(text('en', 'Check', 'answer.detail.planNamed')).trim(),
  );
});

test('what is longer than the field is refused, and said so', async ({ page }) => {
  await page.goto(`/en/check?view=filtered&place=${'x'.repeat(600)}`);
  await expect(page.locator('#matches')).toContainText(
    text('en', 'Search', 'place.tooLong').replace('{n}', '500'),
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

for (const { code: locale } of locales)
  test(`what to do is on the first screen of a phone, beside the answer (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const query of ['district=riyadh-al-malqa', `city=sharurah&district=${UNLISTED}`]) {
      await page.goto(localizedPath(`/check?view=filtered&${query}`, locale));
      const button = await page
        .locator('.parcel.answer .button')
        .filter({ visible: true })
        .first()
        .boundingBox();
      const bar = await page.locator('.phone-bar').boundingBox();
      expect((button?.y ?? 999) + (button?.height ?? 0), query).toBeLessThan(bar?.y ?? 0);
    }
  });

for (const { code: locale } of locales) {
  const path = localizedPath('/check', locale);
  const t = (key: string) => text(locale, 'Check', key);

  test(`the first action of an answer is to apply or to make sure, in buttons of one width (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Whoever must register learns first how to; who may have to asks by telephone, or leaves word.
    const guide = text(locale, 'Areas', 'next.howTo');
    for (const [district, call, other] of [
      ['riyadh-al-malqa', 1, guide],
      ['riyadh-al-olaya', 0, t('answer.interest')],
    ] as const) {
      await page.goto(`${path}?view=filtered&district=${district}`);
      const buttons = page.locator('.parcel.answer .button').filter({ visible: true });
      // The branches that ship are samples: no visit is offered.
      await expect(page.locator('.parcel.answer a[href*="/appointments"]')).toHaveCount(0);
      await expect(buttons.nth(call)).toContainText(t('answer.call').replace('{number}', ''));
      await expect(buttons.nth(call)).toHaveAttribute('href', 'tel:199002');
      await expect(buttons.nth(1 - call)).toHaveText(other);
      const [first, second] = [await buttons.first().boundingBox(), await buttons.nth(1).boundingBox()];
      expect(first?.width).toBe(second?.width);
    }
    // Of districts that are only counted no announcement is the place's own.
    await expect(page.getByRole('link', { name: t('answer.details'), exact: true })).toHaveCount(0);
    // Of a part the announcement says which. While its plan is asked for, what there is to read stands in links, the telephone in a button.
    await page.goto(`${path}?view=filtered&district=riyadh-al-sidrah`);
    const actions = page.locator('.parcel.answer').getByRole('link');
    const buttons = page.locator('.parcel.answer .button').filter({ visible: true });
    const details = actions.filter({ hasText: t('answer.details') });
    await expect(details).toHaveCount(1);
    await expect(details).not.toHaveClass(/button/);
    await expect(details).toHaveAttribute('href', /\/announced-areas\/riyadh-areas-/);
    await expect(actions.filter({ hasText: guide })).not.toHaveClass(/button/);
    await expect(buttons.last()).toHaveAttribute('href', 'tel:199002');
    // It tells one plan: yes is a press, the first of all.
    const plan = page.getByRole('link', { name: t('plan.inOne') });
    await expect(page.getByRole('heading', { name: /3967\/14/ })).toBeVisible();
    await expect(buttons.first()).toHaveText(t('plan.inOne'));
    await expect(page.locator('.parcel.answer .button.bg-blue-700')).toHaveCount(1);
    await plan.click();
    await expect(page).toHaveURL(/plan=3967%2F14/);
    await expect(page.locator('#answer')).toContainText('3967/14');
    await expect(page.locator('#answer ~ [role=status]')).toContainText(locale === 'ar' ? 'نعم' : 'Yes');
    await expect(page.locator('.parcel.answer .button.bg-blue-700').filter({ visible: true })).toHaveCount(1);
    // Where it does not say which, there is nothing to compare a deed with.
    await page.goto(`${path}?view=filtered&district=makkah-ajyad`);
    await expect(buttons.first()).toHaveAttribute('href', 'tel:199002');
    await expect(details).not.toHaveClass(/button/);
  });

  test(`below an answer another place is asked for in one row, the other ways are folded (${locale})`, async ({
    tab,
  }) => {
    const page = await tab({ scripts: false });
    await page.goto(`${path}?view=filtered&district=riyadh-al-malqa`);
    const another = page.getByRole('region', { name: t('form.another') });
    await expect(another.getByRole('searchbox')).toHaveCount(1);
    const district = another.getByLabel(text(locale, 'Places', 'district'));
    await expect(district).toBeHidden();
    // Only a script could ask for a location.
    await expect(another.getByText(t('form.otherWays'))).toBeHidden();
    await another
      .locator('summary')
      .getByText(text(locale, 'Search', 'place.chooseFromLists'), { exact: true })
      .click();
    await district.selectOption('riyadh-tuwaiq');
    await another.getByRole('button', { name: t('form.show') }).click();
    await expect(page.locator('#answer')).toContainText(/Tuwaiq|طويق/);
  });
}
