import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';
import { failedTests, browserTests as namedIn } from './named-tests.mjs';
import { LEFT_FILES, sampleOf } from './sample.mjs';

/**
 * Every check of the project, in one run: style, dead code, types, build, unit and contract tests, faults in their short
 * form, and the browser tests against the built site; those that ask the registry most also with the registry in a
 * process of its own. Of tests that differ in language, page, width, store or set-up alone it runs a sample (sample.mjs,
 * docs/adr/0055); `--whole`, and with CI set: all of them. `--remote`: only the browser tests, all of them, in that set-up. The site is built once. At the end
 * the tests that failed, or passed on a second try only, are named; the last line tells the count.
 *
 * Browser tests run beside the others, which wait for processes and the disk part of their time: so two processors are
 * busy throughout. What runs beside another part is shown when it is over.
 */
const remoteOnly = process.argv.includes('--remote');
const whole = remoteOnly || process.argv.includes('--whole') || Boolean(process.env.CI);
/** What pages and forms get from the registry: lists, filters, figures, texts and what is missing, submissions. */
const remoteSample = ['forms-contact', 'areas', 'registrars', 'posts'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), 'registry-test-'));
/** What the tests of a run make once for all of them (tests/support/run-folder.ts). */
const shared = join(scratch, 'shared');
const totals = { passed: 0, failed: 0, skipped: 0, left: 0 };
const durations = [];
const named = { flaky: [], failed: [] };

/** What the tests of a run know of it (tests/support/amounts.ts, run-folder.ts). */
const known = { TEST_RUN_FOLDER: shared, TEST_SAMPLE: String(!whole) };

const bin = (name) => join(root, 'node_modules', name);

/** @param {Buffer[] | undefined} said takes what the process says, which is shown at once without it */
function run(script, args, said, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...known, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function count(passed, failed, skipped = 0) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** Announces a part of the run and notes how long it took. One that runs beside another is announced when it is over. */
async function stage(name, work, { beside = false } = {}) {
  const said = beside ? [] : undefined;
  const announce = () => console.log(`\n== ${name}`);
  if (!beside) announce();
  const start = performance.now();
  const result = await work(said);
  durations.push(`${name} ${Math.round((performance.now() - start) / 1000)} s`);
  if (beside) {
    announce();
    process.stdout.write(Buffer.concat(said));
  }
  return result;
}

const check = (name, script, args, options) =>
  stage(
    name,
    async (said) => {
      const ok = await run(script, args, said);
      count(ok ? 1 : 0, ok ? 0 : 1);
      return ok;
    },
    options,
  );

/** Exports, files and packages that nothing uses. The tool itself needs Node 20.19; the site does with less. */
async function knip(said) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major === 20 && minor < 19) {
    said.push(Buffer.from(`Left out: knip does not run on Node ${process.versions.node}.\n`));
    return count(0, 0, 1);
  }
  const ok = await run(bin('knip/bin/knip.js'), ['--no-progress', '--treat-config-hints-as-errors'], said);
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
  const reporters = ['default', 'json', join(root, 'scripts', 'named-tests.mjs')];
  const args = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
  const ended = await run(bin('vitest/vitest.mjs'), ['run', ...args], undefined, {
    FLAKY_REPORT: flakyReport,
  });
  if (existsSync(flakyReport)) named.flaky.push(...readFileSync(flakyReport, 'utf8').trim().split('\n'));
  const result = readReport(report);
  named.failed.push(...failedTests(result, root));
  // A file that fails before its tests fails none of them, and the exit code is lost where PostgreSQL was started.
  const ok = ended && result?.success === true;
  const failed = result?.numFailedTests ?? 0;
  count(result?.numPassedTests ?? 0, ok ? failed : Math.max(1, failed), result?.numPendingTests ?? 0);
}

/** What restricts Playwright to the sample. A list that cannot be made restricts it to nothing: the run says what is wrong. */
async function sampled(specs) {
  const listed = [];
  if (whole || !(await run(bin('playwright/cli.js'), ['test', '--list', ...specs], listed))) return [];
  const { lines, left } = sampleOf(Buffer.concat(listed).toString());
  totals.left += left;
  const list = join(scratch, 'sample.txt');
  writeFileSync(list, lines.join('\n'));
  return [`--test-list=${list}`];
}

async function playwright(specs, said, environment) {
  const report = join(scratch, 'playwright.json');
  rmSync(report, { force: true });
  const args = ['test', '--reporter=dot,json', ...(await sampled(specs)), ...specs];
  const ok = await run(bin('playwright/cli.js'), args, said, {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_PORT: String(await freePort()),
    TEST_DATA_DIR: mkdtempSync(join(scratch, 'data-')),
    ...environment,
  });
  const result = readReport(report);
  named.flaky.push(...namedIn(result, 'flaky'));
  named.failed.push(...namedIn(result, 'unexpected'));
  const stats = result?.stats;
  const failed = stats?.unexpected ?? 0;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), ok ? failed : Math.max(1, failed), stats?.skipped ?? 0);
}

const remotely = async (specs, said) =>
  playwright(specs, said, { TEST_REGISTRY: 'remote', TEST_REGISTRY_PORT: String(await freePort()) });

/** What needs no build. */
async function sources() {
  const beside = { beside: true };
  await check('style', bin('@biomejs/biome/bin/biome'), ['check', '.'], beside);
  await stage('dead code', knip, beside);
}

async function browserTests() {
  const beside = { beside: true };
  const specs = remoteSample.map((name) => `${name}.spec.ts`);
  await stage('browser tests', (said) => playwright([], said), beside);
  await stage('browser tests, the registry in a process of its own', (said) => remotely(specs, said), beside);
}

const build = () => check('build', join(root, 'scripts', 'start.mjs'), ['--build-only']);
if (remoteOnly) {
  if (await build()) await stage('browser tests, the registry in a process of its own', () => remotely([]));
} else {
  const [built] = await Promise.all([build(), sources()]);
  await Promise.all([
    // Of the pages too, whose types the build has written.
    check('types', bin('typescript/bin/tsc'), ['--noEmit', '--incremental', 'false'], { beside: true }),
    stage('unit, component, contract and fault tests', vitest),
    built && browserTests(),
  ]);
}
rmSync(scratch, { recursive: true, force: true });

console.log(`\n${durations.join(' · ')}`);
if (named.flaky.length > 0) console.log(['Passed on a second try only:', ...named.flaky].join('\n  '));
if (named.failed.length > 0) console.log(['Failed:', ...named.failed].join('\n  '));
if (!whole)
  console.log(
    `Left to npm run test:whole: ${totals.left} browser tests, ${LEFT_FILES.length} files of others.`,
  );
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
