import { locales, localizedPath } from '@/lib/i18n/locales';
import { type RouteId, routePath } from '@/lib/site/routing/routes';
import { waitForOwnLetters } from '../support/own-letters';
import { expect, test } from '../support/test';
import { CLOCK } from './site';

/** One page of each kind: task, data, guide, text. */
const pages: [name: string, path: string][] = [
  ...(['home', 'check', 'areas', 'analytics', 'registrars', 'posts'] satisfies RouteId[]).map(named),
  ...(['services', 'titleRegistry', 'about', 'faq', 'help', 'grievance', 'track'] satisfies RouteId[]).map(
    named,
  ),
  ['service', routePath('service', { service: 'first-registration' })],
  // With a map of districts, on which all of its signs are seen.
  ['area', routePath('area', { area: 'makkah-jumum-madinah-eastern-2025-10' })],
  ['answer', '/check?view=filtered&district=riyadh-al-malqa'],
];
function named(route: RouteId): [string, string] {
  return [route, routePath(route)];
}

const widths = { 360: { width: 360, height: 740 }, 1440: { width: 1440, height: 900 } };

for (const { code } of locales)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, viewport] of Object.entries(widths))
      test.describe(`${code} ${colorScheme} ${width}`, () => {
        test.use({ colorScheme, viewport });

        for (const [name, path] of pages)
          test(name, async ({ page }) => {
            await page.clock.setFixedTime(CLOCK);
            await waitForOwnLetters(page);
            await page.goto(localizedPath(path, code));
            await page.evaluate(() => document.fonts.ready);
            await expect(page).toHaveScreenshot(`${name}-${code}-${width}-${colorScheme}.webp`, {
              fullPage: true,
            });
          });
      });
