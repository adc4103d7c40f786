import { defineConfig } from 'playwright/test';
import { browserFlags, ensureBrowser } from '../../scripts/browser.mjs';

/**
 * `npm run pictures`: pictures of the main pages, compared with those in `baseline`. Two fifths of the size that they are shown in,
 * so that edges which another machine smooths in another way weigh little, and all of them stay small.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { scale: 'device', threshold: 0.25, maxDiffPixelRatio: 0.005 },
  },
  snapshotPathTemplate: 'baseline/{arg}{ext}',
  reporter: 'list',
  outputDir: '../../test-results',
  use: {
    launchOptions: { executablePath: ensureBrowser(), args: browserFlags },
    deviceScaleFactor: 0.4,
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env.PICTURES_ORIGIN,
    timezoneId: 'Asia/Riyadh',
  },
});
