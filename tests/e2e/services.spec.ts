import { gregorianDate } from '@/lib/i18n/format';
import { locales, localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { guidePath } from '@/lib/site/routing/portal';
import { routePath } from '@/lib/site/routing/routes';
import { type Service, services } from '@/lib/site/routing/services';
import { expect, test } from '../support/kept-tab';
import { text } from '../support/site';

for (const { code } of locales)
  test(`the way to register leads to its first step, and begins with the app (${code})`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(guidePath(code));
      const heading = page.getByRole('heading', {
        name: text(code, 'Services', 'labels.steps'),
        exact: true,
      });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(160);
      const actions = page.locator('#apply a[class]').filter({ visible: true });
      await expect(actions.nth(0)).toHaveAttribute('href', localizedPath(routePath('app'), code));
      await expect(actions.nth(1)).toHaveAttribute('href', `tel:${customerServiceNumber}`);
      await page.goto('/robots.txt');
    }
  });

for (const { code } of locales)
  test(`a first registration says at its start that all periods have ended (${code})`, async ({ page }) => {
    const said = text(code, 'Home', 'deadlines.allEnded').split('{')[0] as string;
    const start = page.locator('#apply');
    await page.goto(localizedPath(routePath('service', { service: 'first-registration' }), code));
    await expect(start).toContainText(said.trim());
    await expect(start).toContainText(gregorianDate('2026-06-18', code));
    await page.goto(localizedPath(routePath('service', { service: 'ownership-transfer' }), code));
    await expect(start).not.toContainText(said.trim());
  });

test('menu and footer list every service, by its own page or by the form that does it', async ({ page }) => {
  await page.goto('/en');
  for (const { slug, startsAt } of services as readonly Service[]) {
    const path = startsAt ? routePath(startsAt) : routePath('service', { service: slug });
    for (const place of ['header nav details', 'footer nav'])
      await expect(
        page.locator(`${place} a[href="${localizedPath(path, 'en')}"]`),
        `${place}: ${slug}`,
      ).toHaveCount(1);
  }
});

test('what is needed has a box for each document, what depends on a case has none; every way is printed', async ({
  page,
}) => {
  await page.goto('/en/our-services/first-registration');
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('.check-list li')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').content));
  // Four documents, then two cases of which one holds.
  expect(boxes.map((content) => content !== 'none')).toEqual([true, true, true, true, false, false]);
  await expect(page.locator('#apply li').filter({ visible: true })).toHaveCount(3);
});
