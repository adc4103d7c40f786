import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, ensureBrowser } from './browser.mjs';

/**
 * `npm run lighthouse -- http://localhost:3000`: Lighthouse's mobile audit of the pages that the project promises scores
 * for, three runs each; the median counts, because a shared machine is noisy. Exits with 1 below a promise.
 */
const promised = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const pages = ['/', '/en', '/about-us', '/en/help-and-support'];
const runs = 3;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Now and then the browser's recording lacks its beginning; Lighthouse then says itself to run it again. */
const attempts = 3;

async function audit(url, port, attempt = 1) {
  const { lhr } = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(promised),
  });
  if (lhr.runtimeError) {
    if (attempt === attempts) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return audit(url, port, attempt + 1);
  }
  const { categories, audits } = lhr;
  const failed = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    name === 'performance'
      ? []
      : auditRefs
          .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
          .map(({ id }) => id),
  );
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id) => audits[id].displayValue);
  return { scores, failed, metrics };
}

const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const chrome = await launch({
  chromePath: ensureBrowser(),
  chromeFlags: ['--headless=new', ...browserFlags],
});
let kept = true;
try {
  for (const page of pages) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(base + page, chrome.port));
    const scores = Object.fromEntries(
      Object.keys(promised).map((name) => [name, median(results.map((result) => result.scores[name]))]),
    );
    const below = Object.entries(promised).filter(([name, least]) => scores[name] < least);
    kept &&= below.length === 0;
    console.log(
      page,
      JSON.stringify(scores),
      results[0].metrics.join(' · '),
      [...new Set(results.flatMap(({ failed }) => failed))].join(' '),
    );
  }
} finally {
  await chrome.kill();
}
process.exitCode = kept ? 0 : 1;
