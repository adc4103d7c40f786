/** Whether the fault tests run in their long form (`npm run test:faults`). */
export const isFull = process.env.FAULTS === 'full';

/**
 * How often a fault test does what it does: as often as `npm test` has time for, in the long form as often as the
 * specification says, or as a variable says (docs/registry.md names them).
 * @throws {RangeError} when the variable holds something else than a whole number above 0
 */
export function amount(variable: string, quick: number, full: number): number {
  if (!isFull) return quick;
  const asked = Number(process.env[variable] || full);
  if (!Number.isSafeInteger(asked) || asked < 1) throw new RangeError(`${variable} is a number above 0`);
  return asked;
}

/** Milliseconds that a test may take which does something so often. */
export const timeFor = (times: number, msEach: number): number => Math.max(600_000, times * msEach);
