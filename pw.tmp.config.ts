import { defineConfig } from 'playwright/test';
export default defineConfig({ testDir: '/work/wt-forms/tests/e2e', workers: 2, fullyParallel: true, timeout: 30000, outputDir: '/tmp/pw-out', reporter: 'line',
 use: { baseURL: 'http://127.0.0.1:41731', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] } } });
