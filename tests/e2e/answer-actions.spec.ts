import { locales, localizedPath } from '@/lib/i18n/locales';
import { UNLISTED } from '@/lib/unlisted';
import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

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
