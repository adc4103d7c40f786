import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';
import { loadedWhenReady, test as visiting } from './test';

export * from 'playwright/test';

interface Choice {
  /** false: a tab that runs none. */
  readonly scripts: boolean;
}

type Settings = Pick<BrowserContextOptions, 'baseURL' | 'locale' | 'timezoneId'>;

const VIEWPORT = { width: 1280, height: 720 };

/** Opens a tab that stays. It says all of its settings itself: what it leaves out it would take from the test that asks first. */
async function opened(browser: Browser, settings: Settings, { scripts }: Choice): Promise<Page> {
  const context = await browser.newContext({
    ...settings,
    javaScriptEnabled: scripts,
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    extraHTTPHeaders: {},
  });
  const page = await context.newPage();
  if (scripts) await loadedWhenReady(page);
  page.clock.install = () => {
    throw new Error('The clock of a kept tab would not go on: use the test of support/test.ts.');
  };
  return page;
}

/** Makes a context as a new one is, but for the tab that stays and what it has loaded. */
async function forget(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
}

/** Makes the tab as a new one is. It does not go by an empty page, where it would lose its process. */
async function renew(page: Page, { scripts }: Choice): Promise<void> {
  await forget(page.context(), page);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
  await page.mouse.move(0, 0);
  if (page.url() === 'about:blank') return;
  // A page that is left may keep something on its way (a draft): first it is left, then all is cleared.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  if (!scripts) return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

interface Kept {
  /** The tab of the worker, as the last test left it. */
  readonly kept: (choice: Choice) => Promise<Page>;
}

interface Tabs {
  /** A tab as new, with scripts or without: `page` is the one that `javaScriptEnabled` asks for. */
  readonly tab: (choice: Choice) => Promise<Page>;
}

/**
 * For tests that read pages and fill in forms: they share two tabs, one after the other. A tab for each test would be a process
 * for each, which loads and compiles all scripts anew: a page takes half the processor time so. Not for what looks at a first
 * visit, or stops the clock.
 */
export const test = visiting.extend<Tabs, Kept>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const tabs = new Map<boolean, Promise<Page>>();
      await use((choice) => {
        const known = tabs.get(choice.scripts);
        const tab = known ?? opened(browser, { baseURL, locale, timezoneId }, choice);
        if (known === undefined) tabs.set(choice.scripts, tab);
        return tab;
      });
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ kept, extraHTTPHeaders, viewport }, use) => {
    const undo: (() => Promise<void> | void)[] = [];
    await use(async (choice) => {
      const page = await kept(choice);
      await renew(page, choice);
      await page.setViewportSize(viewport ?? VIEWPORT);
      await page.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
      const { addInitScript } = page;
      page.addInitScript = async (...parts) => {
        const script = await addInitScript.apply(page, parts as never);
        undo.push(() => script.dispose());
        return script;
      };
      undo.push(() => {
        page.addInitScript = addInitScript;
      });
      return page;
    });
    for (const step of undo.reverse()) await step();
  },
  page: async ({ tab, javaScriptEnabled }, use) => use(await tab({ scripts: javaScriptEnabled !== false })),
  context: async ({ page }, use) => use(page.context()),
});
