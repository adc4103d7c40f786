import { localizedPath } from '@/lib/i18n/locales';
import { customerServiceNumber } from '@/lib/site/constants';
import { mainNavigation, navigationPath } from '@/lib/site/routing/navigation';
import { expect, test } from '../support/kept-tab';
import { expectAccessible, text } from '../support/site';

for (const locale of ['ar', 'en'] as const) {
  test(`${locale}: the wide menu marks where one is`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const item of mainNavigation) {
      await page.goto(localizedPath(navigationPath(item), locale));
      const menu = page
        .getByRole('navigation', { name: text(locale, 'Shell', 'mainMenu') })
        .filter({ visible: true });
      const link = menu.getByRole('link', { name: text(locale, 'Shell', `nav.${item.key}`), exact: true });
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    await page.goto(localizedPath('/our-services/first-registration', locale));
    const services = page
      .getByRole('navigation', { name: text(locale, 'Shell', 'mainMenu') })
      .filter({ visible: true })
      .getByRole('link', { name: text(locale, 'Shell', 'nav.services'), exact: true });
    await expect(services).toHaveAttribute('aria-current', 'true');
  });

  test(`${locale}: the bar of a phone marks its menu on a page within what only the menu leads to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const summary = page.locator('.phone-bar summary');
    const ink = () => summary.evaluate((element) => getComputedStyle(element).color);
    await page.goto(localizedPath('/check', locale));
    const unmarked = await ink();
    for (const path of ['/announced-areas/hail-2025-11', '/our-services/first-registration', '/faq']) {
      await page.goto(localizedPath(path, locale));
      expect(await ink(), path).not.toBe(unmarked);
    }
  });

  test(`${locale}: the menu leads to all that the specification names`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizedPath('/', locale));
    const menu = page.getByRole('navigation', { name: text(locale, 'Shell', 'mainMenu') });
    await menu.locator('summary').click();
    for (const path of [
      '/our-services',
      '/announced-areas',
      '/our-services/property-search',
      '/our-services/property-list',
      '/help-and-support',
      '/about-us',
    ])
      await expect(menu.locator(`a[href="${localizedPath(path, locale)}"]`).last()).toBeVisible();
    const name = text(locale, 'Services', 'items.property-search.title');
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

  test(`${locale}: the menu marks a page where it stands, and nothing else`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const bar = page
      .locator('header nav > ul > li > a[aria-current], header nav summary[aria-current]')
      .filter({ visible: true });
    const opened = page.locator('header nav details a[aria-current]');
    const summary = page.locator('header nav summary');
    const edge = () => summary.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
    await page.goto(localizedPath('/check', locale));
    const unmarked = await edge();
    // The page's own entry among all pages, and in the bar what stands there: itself, or the section that it is a part of. A
    // wide bar has two of the menu's groups as well.
    for (const [path, width, inBar] of [
      ['/faq', 1440, 1],
      ['/analytics', 1440, 1],
      ['/faq', 1100, 0],
      ['/analytics', 1100, 0],
      ['/posts', 1100, 0],
      ['/privacy-policy', 1440, 0],
      ['/correction-request', 1440, 1],
      ['/our-services/property-search', 1440, 1],
      ['/check', 1440, 1],
      ['/track', 1440, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath(path, locale));
      await expect(bar).toHaveCount(inBar);
      await expect(opened).toHaveCount(1);
      await expect(opened).toHaveAttribute('href', localizedPath(path, locale));
      // Where no item of the bar leads there, the menu holds it.
      if (inBar) expect(await edge()).toBe(unmarked);
      else expect(await edge()).not.toBe(unmarked);
    }
    await page.goto(localizedPath('/', locale));
    await expect(page.locator('header [aria-current]')).toHaveCount(1);
    expect(await edge()).toBe(unmarked);
    // A phone's bar has fewer items.
    await page.setViewportSize({ width: 360, height: 740 });
    const ink = () => summary.evaluate((element) => getComputedStyle(element).color);
    const bare = await ink();
    for (const [path, inBar] of [
      ['/announced-areas', false],
      ['/check', true],
    ] as const) {
      await page.goto(localizedPath(path, locale));
      if (inBar) expect(await ink()).toBe(bare);
      else expect(await ink()).not.toBe(bare);
    }
  });

  test(`${locale}: a group with a page of its own has one link to it, the first; no heading is one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizedPath('/about-us', locale));
    await page.locator('header nav summary').click();
    for (const place of ['header nav details', 'footer nav'])
      for (const path of ['/our-services', '/suppliers']) {
        const leading = `a[href="${localizedPath(path, locale)}"]`;
        const links = page.locator(`${place} ${leading}`);
        await expect(links).toHaveCount(1);
        const group = page.locator(`${place} section`).filter({ has: page.locator(leading) });
        await expect(group.getByRole('heading').getByRole('link')).toHaveCount(0);
        await links.focus();
        await page.keyboard.press('Tab');
        await expect(group.getByRole('listitem').nth(1).getByRole('link')).toBeFocused();
      }
    // The groups stand in one row, all of one width and as far from each other everywhere.
    const columns = await page
      .locator('footer nav section')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).sort((a, b) => a.x - b.x));
    expect(columns.length).toBe(5);
    expect(new Set(columns.map(({ y }) => Math.round(y))).size).toBe(1);
    const gaps = columns
      .slice(1)
      .map(({ x }, index) => x - (columns[index]?.x ?? 0) - (columns[index]?.width ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
    expect(Math.min(...gaps)).toBeGreaterThan(24);
    expect(new Set(columns.map(({ width }) => Math.round(width))).size).toBe(1);
  });

  test(`${locale}: the narrow menu opens, closes and leads on`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localizedPath('/about-us', locale));
    const button = page.locator('summary').filter({ hasText: text(locale, 'Shell', 'openMenu') });
    const areas = page
      .getByRole('link', { name: text(locale, 'Shell', 'nav.areas'), exact: true })
      .filter({ visible: true });
    await expect(areas.and(page.locator('header a'))).toHaveCount(0);
    await button.click();
    await expect(areas.and(page.locator('header a'))).toBeVisible();
    await expectAccessible(page, { shell: true });
    await page.keyboard.press('Escape');
    await expect(areas.and(page.locator('header a'))).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await areas.and(page.locator('header a')).click();
    await expect(page).toHaveURL(localizedPath('/announced-areas', locale));
    await expect(areas.and(page.locator('header a'))).toHaveCount(0);
  });

  test(`${locale}: the narrow menu works without JavaScript`, async ({ tab }) => {
    const page = await tab({ scripts: false });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(localizedPath('/about-us', locale));
    await page
      .locator('summary')
      .filter({ hasText: text(locale, 'Shell', 'openMenu') })
      .click();
    await page
      .locator('header')
      .getByRole('link', { name: text(locale, 'Routes', 'help.label'), exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(localizedPath('/help-and-support', locale));
  });
}

for (const locale of ['ar', 'en'] as const) {
  test(`a tablet has the whole main menu in its header, and nothing at the foot of the window (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(localizedPath('/about-us', locale));
    const menu = page.getByRole('navigation', { name: text(locale, 'Shell', 'mainMenu') });
    for (const item of mainNavigation)
      await expect(
        menu.getByRole('link', { name: text(locale, 'Shell', `nav.${item.key}`), exact: true }),
      ).toHaveAttribute('href', localizedPath(navigationPath(item), locale));
    await expect(menu.locator(`a[href="tel:${customerServiceNumber}"]`)).toBeVisible();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(140);
    await menu.locator('summary').click();
    await expect(menu.getByRole('link', { name: text(locale, 'Routes', 'faq.label') })).toBeInViewport();
    await expectAccessible(page, { shell: true });
  });
}
