import { localizedPath } from '@/lib/i18n/locales';
import { eachThird } from '../support/amounts';
import { everyPage, sitemapPaths } from '../support/site';
import { expect, type Page, test } from '../support/test';

interface Shifts {
  /** How far something moved by itself, by the measure of CLS, and what. */
  shifts: [number, string][];
}

/** Rounds to 0.00; a search field that is a pixel wider in other letters is below it. */
const NOTHING = 0.005;

/** Notes what moves without the visitor having done anything. */
function watchShifts() {
  const state = globalThis as unknown as Shifts;
  state.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`);
      state.shifts.push([entry.value, moved.join(', ')]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Shifts).shifts);

/** One page of each route. */
const oneOfEach = everyPage.filter(
  ({ locale, route }, index, all) =>
    all.findIndex((other) => other.locale === locale && other.route === route) === index,
);

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Letters are not answered before the returned function is called, as over a slow network. */
async function holdLetters(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\.woff2/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Nothing moves by itself: scripts, lists that come later, icons, pictures, nor letters that come after the first paint. */
for (const [locale, width] of [
  ['ar', 360],
  ['en', 1440],
] as const) {
  test(`no page moves while it becomes alive (${locale}, ${width} px wide)`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const paths = await sitemapPaths(request);
    const ofData = ['/announced-areas/', '/posts/'].flatMap(
      (start) => paths.find((path) => path.startsWith(localizedPath(start, locale))) ?? [],
    );
    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    const listed = oneOfEach.filter((each) => each.locale === locale).map((each) => each.path);
    for (const path of [...eachThird(listed), ...ofData]) {
      const release = await holdLetters(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Two frames after the scripts ran, what they changed has been painted.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await twoFrames(page);
      release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const shifts = await shiftsOf(page);
      await page.unroute(/\.woff2/);
      if (shifts.reduce((sum, [value]) => sum + value, 0) >= NOTHING)
        faults.push(`${path} ${shifts.join('; ')}`);
    }
    expect(faults).toEqual([]);
  });
}
