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
