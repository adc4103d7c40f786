import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { folderForTest } from '@/tests/support/folders';
import { flakyInReport } from './flaky.mjs';

const run = promisify(execFile);
const bodies = `
let tries = 0;
test('steady', () => {});
test('shaky', () => { if (tries++ === 0) throw new Error('once'); });
`;

it('names a test of Vitest that passed on its second try', async () => {
  const folder = folderForTest();
  const report = join(folder, 'flaky.txt');
  writeFileSync(join(folder, 'a.test.mjs'), `describe('group', () => {${bodies}});`);
  await run(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder, '--globals', '--retry=1'],
      `--reporter=${resolve('scripts/flaky.mjs')}`,
    ],
    { env: { ...process.env, FLAKY_REPORT: report } },
  );
  expect(existsSync(report) && readFileSync(report, 'utf8')).toBe('a.test.mjs: group > shaky\n');
});

it('names a test of Playwright that passed on its second try', async () => {
  const folder = folderForTest();
  const library = JSON.stringify(resolve('node_modules/playwright/test.mjs'));
  // A second try runs in a process of its own: what it knows of the first is its number.
  const steps = `test.describe('group', () => {
    test('steady', () => {});
    test('shaky', ({}, { retry }) => { if (retry === 0) throw new Error('once'); });
  });`;
  writeFileSync(join(folder, 'a.spec.mjs'), `import { test } from ${library};\n${steps}`);
  writeFileSync(join(folder, 'playwright.config.mjs'), 'export default { retries: 1, reporter: "json" };');
  const { stdout } = await run(
    process.execPath,
    [resolve('node_modules/playwright/cli.js'), 'test', '-c', folder],
    { cwd: folder },
  );
  expect(flakyInReport(JSON.parse(stdout))).toEqual(['a.spec.mjs: shaky']);
});
