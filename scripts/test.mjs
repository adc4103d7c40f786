import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';

/**
 * Every check of the project, in one run: style, types, build, unit and contract tests, faults in their short form, and
 * the browser tests against the built site. The site is built once. The last line tells the count.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'registry-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };

const bin = (name) => join(root, 'node_modules', name);

function run(script, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function count(passed, failed, skipped = 0) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

async function check(name, script, args) {
  console.log(`\n== ${name}`);
  const ok = await run(script, args);
  count(ok ? 1 : 0, ok ? 0 : 1);
  return ok;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitest() {
  console.log('\n== unit, component, contract and fault tests');
  const report = join(scratch, 'vitest.json');
  const ok = await run(bin('vitest/vitest.mjs'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport(report);
  const failed = result?.numFailedTests ?? 0;
  count(result?.numPassedTests ?? 0, ok ? failed : Math.max(1, failed), result?.numPendingTests ?? 0);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function playwright() {
  console.log('\n== browser tests');
  const report = join(scratch, 'playwright.json');
  const ok = await run(bin('playwright/cli.js'), ['test', '--reporter=dot,json'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_PORT: String(await freePort()),
    TEST_DATA_DIR: join(scratch, 'data'),
  });
  const stats = readReport(report)?.stats;
  const failed = stats?.unexpected ?? 0;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), ok ? failed : Math.max(1, failed), stats?.skipped ?? 0);
}

await check('style', bin('@biomejs/biome/bin/biome'), ['check', '.']);
const built = await check('build', join(root, 'scripts', 'start.mjs'), ['--build-only']);
await check('types', bin('typescript/bin/tsc'), ['--noEmit']);
await vitest();
if (built) await playwright();
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
