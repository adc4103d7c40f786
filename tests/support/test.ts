import { test as base, type Page } from 'playwright/test';

export * from 'playwright/test';

type Navigation = 'goto' | 'reload';

/** Notes that the scripts of a document run (components/shell/enhancements.tsx), and whether any are to come. */
function watchReadiness() {
  const state = globalThis as { siteReady?: boolean };
  addEventListener('site:ready', () => {
    state.siteReady = true;
  });
}

const isReady = () =>
  (globalThis as { siteReady?: boolean }).siteReady === true ||
  document.querySelector('script[data-later], script[src^="/_next/"]') === null;

function waitingFor<Name extends Navigation>(page: Page, name: Name): Page[Name] {
  const go = page[name].bind(page) as (...parts: unknown[]) => Promise<unknown>;
  return (async (...parts: unknown[]) => {
    const response = await go(...parts);
    if ((parts.at(-1) as { waitUntil?: string } | undefined)?.waitUntil === undefined)
      await page.waitForFunction(isReady);
    return response;
  }) as Page[Name];
}

/** Makes a page count as loaded once its scripts run (`test`, below). */
export async function loadedWhenReady(page: Page): Promise<void> {
  await page.addInitScript(watchReadiness);
  page.goto = waitingFor(page, 'goto');
  page.reload = waitingFor(page, 'reload');
}

let visitors = 0;

/** An address that no other test of the run has, nor one of its network (/24). */
function newVisitor(worker: number): string {
  visitors += 1;
  return [10, worker % 256, visitors % 256, 1].join('.');
}

/**
 * Playwright's own, but a page that is opened or reloaded counts as loaded once its scripts run: it is shown before they
 * are even asked for (docs/adr/0009). A test of the time before says `waitUntil`.
 *
 * And each test is a visitor of its own: what it uses up of a limit (addresses of receipts, references, forms, reads) is
 * missing to no other. The site believes the header (TRUST_PROXY in playwright.config.ts).
 */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': newVisitor(workerIndex) });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) await loadedWhenReady(page);
    await use(page);
  },
});
