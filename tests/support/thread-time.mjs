import { readFileSync } from 'node:fs';

/** The processor time of the main thread so far in milliseconds, as far as the system tells it; else what passes by the clock. */
export function threadClock() {
  if (process.threadCpuUsage !== undefined)
    return () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    };
  if (process.platform === 'linux')
    return () =>
      Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ', 1)[0]) / 1e6;
  return () => performance.now();
}

const cell = new Int32Array(new SharedArrayBuffer(4));
/** Lets the thread rest for a moment: the system brings its account up to date then, else every few milliseconds only. */
const rest = () => Atomics.wait(cell, 0, 0, 0.01);

const NUMBERS = 1 << 16;
const STEPS = 300_000;
const RUNS = 3;
/** What is too long by more than this is not the machine's doing alone. */
const MOST = 2;

/**
 * Tells how much more processor time the machine takes for one and the same work than at its best so far: what reads and
 * writes here and there in more memory than the nearest cache has, and allocates nothing. From 1 to {@link MOST}.
 */
export function slowness() {
  const now = threadClock();
  const numbers = new Uint32Array(NUMBERS).map((_, at) => (at * 2_654_435_761) >>> 0);
  const run = () => {
    rest();
    const begun = now();
    for (let step = 0, at = 1; step < STEPS; step += 1) {
      at = (numbers[at] + step) % NUMBERS;
      numbers[at] = (numbers[at] ^ (step << 7)) >>> 0;
    }
    rest();
    return now() - begun;
  };
  let best = Number.POSITIVE_INFINITY;
  return () => {
    const runs = Array.from({ length: RUNS }, run).sort((one, other) => one - other);
    best = Math.min(best, runs[0]);
    return Math.min(MOST, Math.max(1, runs[RUNS >> 1] / best));
  };
}
