import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { type Locale, locales, localizedPath } from '@/lib/i18n/locales';
import { isParametric, type RouteId, routeEntries, routePath } from '@/lib/site/routing/routes';
import { services } from '@/lib/site/routing/services';

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** A text of the site by namespace and key, so that copy edits do not break tests. */
export function text(locale: Locale, namespace: string, key: string): string {
  const file = join(process.cwd(), 'messages', locale, `${namespace}.json`);
  const value = key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      JSON.parse(readFileSync(file, 'utf8')) as Catalogue,
    );
  if (typeof value !== 'string') throw new RangeError(`No text ${namespace}.${key} in ${locale}`);
  return value;
}

export interface VisitedPage {
  readonly locale: Locale;
  readonly direction: 'rtl' | 'ltr';
  readonly route: RouteId;
  /** As the visitor sees it. */
  readonly path: string;
  readonly alternates: Readonly<Record<Locale, string>>;
}

/** Every page of the route table whose address needs no data, in both languages. */
export const everyPage: VisitedPage[] = locales.flatMap(({ code, direction }) =>
  routeEntries
    .filter(([, { listed }]) => listed)
    .flatMap(([route]): { route: RouteId; path: string }[] => {
      if (route === 'service')
        return services.map(({ slug }) => ({ route, path: routePath(route, { service: slug }) }));
      return isParametric(route) ? [] : [{ route, path: routePath(route) }];
    })
    .map(({ route, path }) => ({
      locale: code,
      direction,
      route,
      path: localizedPath(path, code),
      alternates: { ar: localizedPath(path, 'ar'), en: localizedPath(path, 'en') },
    })),
);

/** One page of each layout, for what is the same everywhere. */
export const samplePages: VisitedPage[] = everyPage.filter(({ route }) =>
  ['home', 'about', 'posts', 'app', 'help', 'analytics'].includes(route),
);

/** Marks the document that is shown: `isSameDocument` tells whether it still is, after changes in place. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    (globalThis as { sameDocument?: boolean }).sameDocument = true;
  });
export const isSameDocument = (page: Page) =>
  page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument === true);

/** The link in the footer to a page of the route table. */
export const footerLink = (page: Page, locale: Locale, route: RouteId) =>
  page.locator('footer').getByRole('link', { name: text(locale, 'Routes', `${route}.label`), exact: true });

/** Collects what a page does wrong behind the visitor's back: policy violations, script errors, console errors. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return faults;
}

const axeSource = readFileSync(join(process.cwd(), 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/**
 * Expects the page as it stands to be clean for axe, by the rules of WCAG 2.2 AA and axe's own best practices.
 * @param scripts false for a page whose scripts are switched off: it has no timers, on which axe would wait for ever
 */
export async function expectAccessible(page: Page, scripts = true): Promise<void> {
  // Evaluated through the debugger: the page's own policy would refuse an injected script.
  // During a client navigation the title of the page before goes a moment before the next one is there.
  await expect(page).toHaveTitle(/./);
  await page.evaluate(axeSource);
  if (!scripts) {
    await page.evaluate(() => {
      globalThis.setTimeout = ((then: () => void) => {
        void Promise.resolve().then(then);
        return 0;
      }) as unknown as typeof setTimeout;
    });
  }
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: object) => Promise<AxeResult> };
    };
    const result = await axe.run(document, {
      preload: false, // of style sheets and sound, for rules that do not apply here
      // Of the rest it would look for a selector of each element, for a report that nobody reads.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}

/** Expects that nothing is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Slugs and the like that only the running registry knows, read from the sitemap as a search engine would. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname);
}
