import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../../../scripts/browser.mjs';

/**
 * Two running sites as a phone meets them: `npm run bench -- paint --a=https://… --b=https://… [--paths=/,/en/check]`.
 * Each page is loaded in turn from the one and from the other, with an empty cache, over a slow line and a processor
 * slowed four times (throttled by the browser itself, not computed afterwards), so that a change of the machine's speed
 * meets both. Put both behind the shipped nginx with TLS, for HTTP/2, as visitors have it; a self-signed certificate will do.
 */
const rounds = 5;
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;
/** A loaded machine under a processor slowed four times. */
const patienceMs = 120_000;
const measures = ['first paint', 'largest paint', 'interactive', 'blocked'] as const;
type Measured = Record<(typeof measures)[number], number>;

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

interface Watched {
  largest: number;
  blocked: number;
  interactive: number;
}

/** Milliseconds since the navigation began; `interactive` is when React has taken the page over, which it tells by `site:ready`. */
async function load(url: string): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const watched = { largest: 0, blocked: 0, interactive: 0 };
      (globalThis as { watched?: Watched }).watched = watched;
      new PerformanceObserver((list) => {
        watched.largest = list.getEntries().at(-1)?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watched.blocked += Math.max(0, duration - 50);
      }).observe({ type: 'longtask', buffered: true });
      addEventListener('site:ready', () => {
        watched.interactive = performance.now();
      });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      () => (globalThis as { watched?: Watched }).watched?.interactive !== 0,
      undefined,
      { timeout: patienceMs },
    );
    await page.waitForLoadState('networkidle', { timeout: patienceMs });
    return await page.evaluate(() => {
      const { largest, blocked, interactive } = (globalThis as unknown as { watched: Watched }).watched;
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return { 'first paint': first, 'largest paint': largest, interactive, blocked };
    });
  } finally {
    await browser.close();
  }
}

const option = (options: readonly string[], name: string) =>
  options.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);

export default async function paint(options: readonly string[]): Promise<void> {
  const [a, b] = [option(options, 'a'), option(options, 'b')];
  if (a === undefined || b === undefined) throw new Error('Name two running sites: --a=URL --b=URL');
  for (const path of (option(options, 'paths') ?? '/,/en,/about-us,/analytics,/announced-areas,/check').split(
    ',',
  )) {
    const results: [Measured, Measured][] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push([await load(a + path), await load(b + path)]);
    const row = measures.map((measure) => {
      const [first, second] = [0, 1].map((side) => median(results.map((pair) => pair[side]?.[measure] ?? 0)));
      return `${measure} ${first?.toFixed(0)} | ${second?.toFixed(0)} ms`;
    });
    console.log(`${path}: ${row.join(' · ')}`);
  }
}
