import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { folderForTest } from '@/tests/support/folders';
import { browserTests, failedTests } from './named-tests.mjs';

const run = promisify(execFile);
const bodies = `
let tries = 0;
test('steady', () => {});
test('shaky', () => { if (tries++ === 0) throw new Error('once'); });
`;
const failing = "test('failing', () => { throw new Error('always'); });";

it('names a test of Vitest that passed on its second try, and one that failed', async () => {
  const folder = folderForTest();
  const report = join(folder, 'flaky.txt');
  const all = join(folder, 'all.json');
  writeFileSync(join(folder, 'a.test.mjs'), `describe('group', () => {${bodies}${failing}});`);
  writeFileSync(join(folder, 'b.test.mjs'), 'throw new Error("before its tests");');
  const ended = run(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder, '--globals', '--retry=1'],
      ...[`--reporter=${resolve('scripts/named-tests.mjs')}`, '--reporter=json', `--outputFile.json=${all}`],
    ],
    { env: { ...process.env, FLAKY_REPORT: report } },
  );
  await expect(ended).rejects.toThrow();
  expect(existsSync(report) && readFileSync(report, 'utf8')).toBe('a.test.mjs: group > shaky\n');
  const failed = failedTests(JSON.parse(readFileSync(all, 'utf8')), folder);
  expect(failed.sort()).toEqual(['a.test.mjs: group failing', 'b.test.mjs']);
});

it('names a test of Playwright that passed on its second try, and one that failed', async () => {
  const folder = folderForTest();
  const library = JSON.stringify(resolve('node_modules/playwright/test.mjs'));
  // A second try runs in a process of its own: what it knows of the first is its number.
  const steps = `test.describe('group', () => {
    test('steady', () => {});
    test('shaky', ({}, { retry }) => { if (retry === 0) throw new Error('once'); });
    ${failing}
  });`;
  writeFileSync(join(folder, 'a.spec.mjs'), `import { test } from ${library};\n${steps}`);
  writeFileSync(join(folder, 'playwright.config.mjs'), 'export default { retries: 1, reporter: "json" };');
  const cli = resolve('node_modules/playwright/cli.js');
  const { stdout } = await run(process.execPath, [cli, 'test', '-c', folder], { cwd: folder }).catch(
    (ended) => ended,
  );
  const report = JSON.parse(stdout);
  expect(browserTests(report, 'flaky')).toEqual(['a.spec.mjs: shaky']);
  expect(browserTests(report, 'unexpected')).toEqual(['a.spec.mjs: failing']);
});
