import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserFlags, ensureBrowser } from './scripts/browser.mjs';

const port = process.env.TEST_PORT ?? '4310';
// A registry of its own for each run; scripts/test.mjs removes the one that it names.
const dataDirectory = process.env.TEST_DATA_DIR ?? join(tmpdir(), `registry-e2e-${process.pid}`);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: ensureBrowser(), args: browserFlags },
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/builds/latest.json`,
    timeout: 300_000,
    env: { PORT: port, DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdout: 'ignore',
  },
});
