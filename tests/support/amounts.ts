/** Whether the fault tests run in their long form (`npm run test:faults`). */
export const isFull = process.env.FAULTS === 'full';

/** Whether the tests run as the sample that `npm test` is (scripts/sample.mjs), or whole. */
export const isSample = process.env.TEST_SAMPLE === 'true';

/** Of stores, settings or set-ups in which the same is tested: the first in a sample, else all. */
export const oneOf = <Item>(all: readonly Item[]): readonly Item[] => (isSample ? all.slice(0, 1) : all);

/** Of pages and cases that one test goes through, each third in a sample, else all. */
export const eachThird = <Item>(all: readonly Item[]): readonly Item[] =>
  isSample ? all.filter((_, at) => at % 3 === 0) : all;

/**
 * How often a fault test does what it does: as often as a whole run has time for, a third of it in a sample, in the long
 * form as often as the specification says, or as a variable says (docs/registry.md names them).
 * @throws {RangeError} when the variable holds something else than a whole number above 0
 */
export function amount(variable: string, quick: number, full: number): number {
  if (!isFull) return isSample ? Math.ceil(quick / 3) : quick;
  const asked = Number(process.env[variable] || full);
  if (!Number.isSafeInteger(asked) || asked < 1) throw new RangeError(`${variable} is a number above 0`);
  return asked;
}

/** Milliseconds that a test may take which does something so often. */
export const timeFor = (times: number, msEach: number): number => Math.max(600_000, times * msEach);
