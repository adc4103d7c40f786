import { appendFileSync } from 'node:fs';

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
 * The same from what Playwright's JSON reporter wrote.
 * @param {{ suites?: any[], specs?: any[] } | undefined} report or one suite of it
 * @returns {string[]}
 */
export function flakyInReport(report) {
  const here = (report?.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
  return [...here, ...(report?.suites ?? []).flatMap(flakyInReport)];
}
