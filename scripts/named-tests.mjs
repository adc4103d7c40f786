import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Names tests that passed on a later try only, one a line: a reporter of Vitest. FLAKY_REPORT says into which file. */
export default class FlakyReporter {
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    appendFileSync(
      process.env.FLAKY_REPORT,
      `${testCase.module.relativeModuleId}: ${testCase.fullName.replaceAll('\n', ' ')}\n`,
    );
  }
}

/**
 * The same from what Playwright's JSON reporter wrote, or the tests that failed ('unexpected').
 * @param {{ suites?: any[], specs?: any[] } | undefined} report or one suite of it
 * @param {'flaky' | 'unexpected'} outcome
 * @returns {string[]}
 */
export function browserTests(report, outcome) {
  const here = (report?.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ file, title }) => `${file}: ${title}`);
  return [...here, ...(report?.suites ?? []).flatMap((suite) => browserTests(suite, outcome))];
}

/**
 * The tests that failed, from what Vitest's JSON reporter wrote; a file that failed before its tests by its own name.
 * @param {{ testResults?: any[] } | undefined} report
 * @param {string} root the folder that file names are told from
 * @returns {string[]}
 */
export function failedTests(report, root) {
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' ? [file] : [];
  });
}
