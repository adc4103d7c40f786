import type { Page } from 'playwright/test';

/**
 * The pages are drawn with the site's own letters however busy the machine is, as they are once a browser keeps them.
 * Otherwise letters that come after the first paint wait for the next page (docs/design.md, Type).
 */
export async function waitForOwnLetters(page: Page): Promise<void> {
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
