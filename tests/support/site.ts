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

function find(locale: Locale, namespace: string, key: string): string | Catalogue | undefined {
  const file = join(process.cwd(), 'messages', locale, `${namespace}.json`);
  return key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      JSON.parse(readFileSync(file, 'utf8')) as Catalogue,
    );
}

export const hasText = (locale: Locale, namespace: string, key: string): boolean =>
  typeof find(locale, namespace, key) === 'string';

/** A text of the site by namespace and key, so that copy edits do not break tests. */
export function text(locale: Locale, namespace: string, key: string): string {
  const value = find(locale, namespace, key);
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

/** Header and footer, the same on every page: half of what there is to look at on many. */
const SHELL = ['body > div > header', 'body > div > footer'];

/**
 * Lays axe into the page, once, through the debugger: the page's own policy would refuse an injected script. The driver's own
 * way of evaluating half a megabyte takes a third longer.
 */
async function layAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
}

/**
 * Expects the page as it stands to be clean for axe, by the rules of WCAG 2.2 AA and axe's own best practices.
 * @param scripts false for a page whose scripts are switched off: it has no timers, on which axe would wait for ever
 * @param shell whether header and footer are looked at too, beside what the rules for whole pages say of them
 */
export async function expectAccessible(page: Page, { scripts = true, shell = false } = {}): Promise<void> {
  // During a client navigation the title of the page before goes a moment before the next one is there.
  await expect(page).toHaveTitle(/./);
  // Of a colour that is still changing there is no contrast to tell, nor of what is still appearing; some animations never end.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  );
  await layAxe(page);
  if (!scripts) {
    await page.evaluate(() => {
      globalThis.setTimeout = ((then: () => void) => {
        void Promise.resolve().then(then);
        return 0;
      }) as unknown as typeof setTimeout;
    });
  }
  const violations = await page.evaluate(
    async (exclude) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: object, options: object) => Promise<AxeResult> };
      };
      const result = await axe.run(
        { include: [['html']], exclude },
        {
          preload: false, // of style sheets and sound, for rules that do not apply here
          // Of the rest it would look for a selector of each element, for a report that nobody reads.
          resultTypes: ['violations'],
          selectors: false,
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      );
      return result.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      );
    },
    shell ? [] : SHELL.map((selector) => [selector]),
  );
  expect(violations).toEqual([]);
}

/** Expects that nothing is wider than the screen, and that nothing reaches over the edges of the page's column. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { overflow, outside } = await page.evaluate(() => {
    const root = document.documentElement;
    const leaving = (column: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(column);
      const { left, right } = column.getBoundingClientRect();
      const [from, to] = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
      return [...column.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, dd, td')].filter(
        (part) => {
          const box = part.getBoundingClientRect();
          const isSeen = box.width > 1 && part.checkVisibility({ visibilityProperty: true });
          // A bar of links may scroll within itself. What begins or ends with its separator reaches over the edge where nothing is seen of it.
          return (
            isSeen &&
            !part.closest('.swiper, svg, .dotted, nav > .overflow-x-auto') &&
            (box.left < from - 1.5 || box.right > to + 1.5)
          );
        },
      );
    };
    return {
      overflow: root.scrollWidth - root.clientWidth,
      outside: [...document.querySelectorAll('main .container-page')]
        .flatMap(leaving)
        .map((part) => `${part.tagName} ${part.textContent}`),
    };
  });
  expect(overflow).toBeLessThanOrEqual(0);
  expect(outside).toEqual([]);
}

/** How many sheets a page takes on paper. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

/** Slugs and the like that only the running registry knows, read from the sitemap as a search engine would. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname);
}
