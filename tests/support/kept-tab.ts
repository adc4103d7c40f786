import type { Page } from 'playwright/test';
import { loadedWhenReady, test as visiting } from './test';

export * from 'playwright/test';

/** Makes the tab as a new one is. It stays on the page that it shows: on its way to an empty one it would lose its process. */
async function renew(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().clearCookies();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
  await page.mouse.move(0, 0);
  if (page.url() === 'about:blank') return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * For tests that read pages: they share a tab, one after the other. A tab for each test would be a process for each, which
 * loads and compiles all scripts anew: a page takes half the processor time so. Not for what looks at a first visit, stops the
 * clock, or goes offline.
 */
export const test = visiting.extend<object, { kept: Page }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId });
      const page = await context.newPage();
      await loadedWhenReady(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ kept }, use) => use(kept.context()),
  page: async ({ kept, extraHTTPHeaders, javaScriptEnabled, viewport }, use) => {
    if (javaScriptEnabled === false)
      throw new Error('The kept tab runs scripts: use the test of support/test.ts.');
    await renew(kept);
    if (viewport !== null) await kept.setViewportSize(viewport);
    await kept.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const { addInitScript } = kept;
    const added: { dispose(): Promise<void> }[] = [];
    kept.addInitScript = async (...parts) => {
      const script = await addInitScript.apply(kept, parts as never);
      added.push(script);
      return script;
    };
    await use(kept);
    kept.addInitScript = addInitScript;
    for (const script of added) await script.dispose();
  },
});
