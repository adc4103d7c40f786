import { gregorianDate } from '@/lib/i18n/format';
import { opening } from '../support/format';
import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

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
