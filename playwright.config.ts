import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { ensureBrowser, testFlags } from './scripts/browser.mjs';

const port = process.env.TEST_PORT ?? '4310';
// A registry of its own for each run; scripts/test.mjs removes the one that it names.
const dataDirectory = process.env.TEST_DATA_DIR ?? join(tmpdir(), `registry-e2e-${process.pid}`);
// The test processes read this file again: they look into the same tables (tests/support/form-driver.ts).
process.env.TEST_DATA_DIR = dataDirectory;
// What sites with settings of their own begin with (tests/support/run-folder.ts).
process.env.TEST_RUN_FOLDER ??= join(dataDirectory, 'shared');

/**
 * TEST_REGISTRY=remote: the same tests against two processes, the site and the registry's service that it asks
 * (`npm run test:remote`).
 */
const registryPort = process.env.TEST_REGISTRY === 'remote' ? (process.env.TEST_REGISTRY_PORT ?? '4311') : '';
const registryUrl = `http://127.0.0.1:${registryPort}`;
const REGISTRY_API_TOKEN = 'shared-by-both-test-processes';

const site = {
  command: 'node scripts/start.mjs',
  url: `http://127.0.0.1:${port}/builds/latest.json`,
  timeout: 300_000,
  env: {
    PORT: port,
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SHOW_PATTERNS: 'true',
    // Each test names its own address (tests/support/test.ts), so that none uses up the limits of another.
    TRUST_PROXY: '1',
    ...(registryPort && { REGISTRY_API_URL: registryUrl, REGISTRY_API_TOKEN }),
  },
  stdout: 'ignore' as const,
};

const registry = {
  command: `npm run registry -- seed && npm run registry -- serve --host 127.0.0.1 --port ${registryPort}`,
  url: `${registryUrl}/health`,
  timeout: 120_000,
  env: { DATA_DIR: join(dataDirectory, 'elsewhere'), LOG_LEVEL: 'warn', REGISTRY_API_TOKEN },
  stdout: 'ignore' as const,
};

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // The other half of a larger machine is for what runs beside these (scripts/test.mjs).
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: Boolean(process.env.CI),
  // A shared machine stalls now and then; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: ensureBrowser(), args: testFlags },
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    screenshot: 'only-on-failure',
  },
  webServer: registryPort ? [registry, site] : site,
});
