import { createHash } from 'node:crypto';

/** Of how many tests that the same lines make (for each language, page, width) `npm test` runs one. */
const ONE_OF = 8;

/**
 * Test files that `npm test` leaves to `npm run test:whole`: suites that another file runs on SQLite, and what visits every page of
 * the site, or asks it with every broken backend, for minutes. Of the other files some take one set-up of several
 * (tests/support/amounts.ts).
 */
export const LEFT_FILES = [
  'tests/contract/import-postgres.test.ts',
  'tests/contract/import-undo-postgres.test.ts',
  'tests/contract/indicators-postgres.test.ts',
  'tests/contract/own-process/blocked-postgres.test.ts',
  'tests/faults/site-attack.test.ts',
  'tests/faults/site-backends.test.ts',
  'tests/faults/site-turns.test.ts',
];

const order = (text) => createHash('sha256').update(text).digest('hex');

/**
 * The browser tests of `npm test`: of those that the same lines make at least one, and an eighth where there are many.
 * Which ones, their titles decide: the same in each run, and both languages come to about a half.
 * @param {string} listed what `playwright test --list` prints
 * @returns {{ lines: string[], left: number }} lines for `--test-list`, and how many tests are not among them
 */
export function sampleOf(listed) {
  /** @type {Map<string, string[]>} by the place in its file where a test is written */
  const places = new Map();
  for (const line of listed.split('\n')) {
    const place = /^\s+(\S+\.spec\.ts:\d+:\d+) › /.exec(line)?.[1];
    if (place !== undefined) places.set(place, [...(places.get(place) ?? []), line.trim()]);
  }
  const made = [...places.values()];
  const lines = made.flatMap((tests) =>
    tests.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, Math.ceil(tests.length / ONE_OF)),
  );
  return { lines, left: made.flat().length - lines.length };
}
