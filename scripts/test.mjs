import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { flakyInReport } from './flaky.mjs';

/**
 * Every check of the project, in one run: style, dead code, types, build, unit and contract tests, faults in their short
 * form, and the browser tests against the built site; those that ask the registry most also with the registry in a
 * process of its own. `--remote`: only the browser tests, all of them, in that set-up. The site is built once. At the end
 * the tests that passed on a second try only are named; the last line tells the count.
 */
const remoteOnly = process.argv.includes('--remote');
/** What pages and forms get from the registry: lists, filters, figures, submissions. */
const remoteSample = ['forms-contact', 'areas', 'registrars', 'errors'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'registry-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const durations = [];
const flaky = [];

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

/** Announces a part of the run and notes how long it took. */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const result = await work();
  durations.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
  return result;
}

const check = (name, script, args) =>
  stage(name, async () => {
    const ok = await run(script, args);
    count(ok ? 1 : 0, ok ? 0 : 1);
    return ok;
  });

/** Exports, files and packages that nothing uses. The tool itself needs Node 20.19; the site does with less. */
async function knip() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major === 20 && minor < 19) {
    console.log(`Left out: knip does not run on Node ${process.versions.node}.`);
    return count(0, 0, 1);
  }
  const ok = await run(bin('knip/bin/knip.js'), ['--no-progress', '--treat-config-hints-as-errors']);
  count(ok ? 1 : 0, ok ? 0 : 1);
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitest() {
  const report = join(scratch, 'vitest.json');
  const flakyReport = join(scratch, 'flaky.txt');
  const reporters = ['default', 'json', join(root, 'scripts', 'flaky.mjs')].map(
    (name) => `--reporter=${name}`,
  );
  const ok = await run(bin('vitest/vitest.mjs'), ['run', ...reporters, `--outputFile.json=${report}`], {
    FLAKY_REPORT: flakyReport,
  });
  if (existsSync(flakyReport)) flaky.push(...readFileSync(flakyReport, 'utf8').trim().split('\n'));
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

async function playwright(specs, environment) {
  const report = join(scratch, 'playwright.json');
  rmSync(report, { force: true });
  const ok = await run(bin('playwright/cli.js'), ['test', '--reporter=dot,json', ...specs], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_PORT: String(await freePort()),
    TEST_DATA_DIR: mkdtempSync(join(scratch, 'data-')),
    ...environment,
  });
  const result = readReport(report);
  flaky.push(...flakyInReport(result));
  const stats = result?.stats;
  const failed = stats?.unexpected ?? 0;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), ok ? failed : Math.max(1, failed), stats?.skipped ?? 0);
}

const remotely = async (specs) =>
  playwright(specs, { TEST_REGISTRY: 'remote', TEST_REGISTRY_PORT: String(await freePort()) });

if (!remoteOnly) await check('style', bin('@biomejs/biome/bin/biome'), ['check', '.']);
if (!remoteOnly) await stage('dead code', knip);
const built = await check('build', join(root, 'scripts', 'start.mjs'), ['--build-only']);
if (!remoteOnly) {
  await check('types', bin('typescript/bin/tsc'), ['--noEmit']);
  await stage('unit, component, contract and fault tests', vitest);
  if (built) await stage('browser tests', () => playwright([], {}));
}
if (built) {
  const specs = remoteOnly ? [] : remoteSample.map((name) => `${name}.spec.ts`);
  await stage('browser tests, the registry in a process of its own', () => remotely(specs));
}
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${durations.join(' · ')}`);
if (flaky.length > 0) console.log(['Passed on a second try only:', ...flaky].join('\n  '));
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
