import { localizedPath } from '@/lib/i18n/locales';
import { CLOSED_PER_PAGE } from '@/lib/site/areas/areas';
import { FormDriver } from '../support/form-driver';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, sheetsOf, text } from '../support/site';

/** The appearances that a system may ask for, each in one language; light is looked at on every page (pages.spec.ts). */
const modes = [
  { name: 'dark', locale: 'ar', media: { colorScheme: 'dark' } },
  { name: 'strong contrast', locale: 'en', media: { contrast: 'more' } },
  { name: 'strong contrast on black', locale: 'ar', media: { contrast: 'more', colorScheme: 'dark' } },
] as const;

/** One page of each layout, and an answer. */
const paths = [
  '/',
  '/our-services/first-registration',
  '/announced-areas',
  '/analytics',
  '/faq',
  '/check?view=filtered&district=riyadh-al-olaya',
];

for (const { name, locale, media } of modes) {
  test(`${name}: pages, answers and refused forms can be read`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia(media);
    for (const path of paths) {
      await page.goto(localizedPath(path, locale));
      await expectAccessible(page, { shell: path === '/' });
    }
    for (const code of ['correction-request', 'supplier-registration'] as const) {
      const form = new FormDriver(page, code, locale);
      await form.open();
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      await expectAccessible(page);
    }
  });
}

/** Every kind of answer in every appearance, each in the other language than the kind before it. */
const answers = {
  whole: 'district=riyadh-al-malqa',
  partial: 'district=riyadh-al-sidrah&city=riyadh',
  counted: 'district=riyadh-al-olaya',
  none: 'city=sharurah&district=unlisted',
};
/** Not among them: the browser's own colours, of which axe knows only those that they replace. */
const appearances = [{}, { colorScheme: 'dark' }, { contrast: 'more' }] as const;

for (const [kind, query] of Object.entries(answers))
  test(`the answer «${kind}» can be read in every appearance`, async ({ page }) => {
    for (const [index, media] of appearances.entries()) {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      const locale = (index + Object.keys(answers).indexOf(kind)) % 2 ? 'ar' : 'en';
      await page.goto(`${localizedPath('/check', locale)}?view=filtered&${query}`);
      await expect(page.locator('.parcel.answer')).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: null, contrast: null });
    }
  });

test('where the browser takes all colours, an icon has that of its words and the chosen chip is another', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en/our-services');
  const icons = await page.locator('main svg').evaluateAll((all) =>
    all.flatMap((icon) => {
      const [own, around] = [icon, icon.parentElement as Element].map((node) => getComputedStyle(node).color);
      return own === around ? [] : [`${icon.getAttribute('class')}: ${own}, not ${around}`];
    }),
  );
  expect(icons).toEqual([]);
  await page.goto('/en/faq');
  const [chosen, other] = await page
    .locator('label:has([name="category"])')
    .evaluateAll((all) => all.slice(0, 2).map((label) => getComputedStyle(label).backgroundColor));
  expect(chosen).not.toBe(other);
});

test('where the browser takes all colours, the name of a region can be read on its plate', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/en/announced-areas');
  const region = page.locator('svg[data-map=regions] a[data-of=riyadh]');
  await region.hover();
  const [ground, words] = await Promise.all(
    ['rect:visible', 'text:visible'].map((part) =>
      region.locator(part).evaluate((shown) => getComputedStyle(shown).fill),
    ),
  );
  expect(words).not.toBe(ground);
});

for (const [name, media] of [
  ['strong contrast', { contrast: 'more' }],
  ['forced colours', { forcedColors: 'active' }],
  ['dark', { colorScheme: 'dark' }],
] as const)
  test(`${name}: the map of announcements tells regions and sizes of dots apart`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/en/announced-areas');
    const map = page.locator('svg[data-map=regions]');
    const sizes = page.getByRole('list', { name: text('en', 'Areas', 'map.dots'), exact: true });
    await expect(sizes.getByRole('listitem')).toHaveText([
      text('en', 'Areas', 'map.fewer').replace('{n}', '10'),
      '10–49',
      text('en', 'Areas', 'map.atLeast').replace('{n}', '50'),
    ]);
    const widths = await sizes
      .locator('.city-dot')
      .evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().width)));
    expect(new Set(widths).size).toBe(3);
    const fills = await map
      .locator('g:has(> [data-region])')
      .evaluateAll((all) => all.map((group) => getComputedStyle(group).fill));
    expect(new Set(fills).size).toBe(2);
    const key = sizes.locator('xpath=preceding::ul[1]').locator('svg');
    const pictures = await Promise.all(
      (await key.all()).map(async (one) => (await one.screenshot()).toString('base64')),
    );
    expect(new Set(pictures).size).toBe(2);
    // As large as on the map.
    const drawn = await map
      .locator('.city-dot')
      .evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().width)));
    expect([...new Set(drawn)].sort()).toEqual([...new Set(widths)].sort());
    const ids = await page.locator('pattern').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

test('on paper an answer begins below the letterhead and ends on the same sheet', async ({ page }) => {
  for (const path of ['/check', '/en/check'])
    for (const asked of [
      'district=riyadh-al-malqa',
      'district=jeddah-al-hamra',
      // A part of a district: there is more to say.
      'district=makkah-ajyad',
      // Many names and counts.
      'city=hail&district=unlisted',
    ]) {
      await page.goto(`${path}?view=filtered&${asked}`);
      expect(await sheetsOf(page), `${path} ${asked}`).toBe(1);
    }
});

test('on paper nothing moves: it would be printed before it has come', async ({ page }) => {
  for (const path of ['/announced-areas', '/en/analytics']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    // As browsers do while they print.
    const moving = await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      return document
        .getAnimations()
        .map(({ effect }) => String((effect as KeyframeEffect).target?.nodeName));
    });
    expect(moving, path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test('a printed list says how much of it the sheets hold, and has all of its page', async ({ page }) => {
  await page.goto('/announced-areas');
  const printed = page.getByText(text('ar', 'Areas', 'printed').split('{')[0] as string);
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toContainText(` ${CLOSED_PER_PAGE} `);
  await expect(page.locator('.area-row:visible')).toHaveCount(CLOSED_PER_PAGE);
  await page.goto('/announced-areas?view=filtered&region=hail');
  await expect(page.locator('.area-row:visible').first()).toBeVisible();
  await expect(printed).toHaveCount(0);
});

test('on paper nothing lies over the parcel that an answer stands in', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/en/check?view=filtered&district=riyadh-al-olaya');
  const layers = await page
    .locator('.parcel')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').display));
  // At least the answer's own.
  expect([...new Set(layers)]).toEqual(['none']);
});
