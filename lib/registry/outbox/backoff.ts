/** Tries in all, the one at once included. */
export const MAX_ATTEMPTS = 12;

/**
 * Seconds until the next try after `attempts` failed ones: a polynomial, so that a short outage costs seconds
 * and a long one does not flood the backend when it returns. All of them together take about eleven hours.
 * `random` in [0, 1) spreads those that failed together over a fifth of the pause.
 */
export function pauseSeconds(attempts: number, random: number): number {
  const base = 10 + attempts ** 4;
  return base * (0.9 + random * 0.2);
}

/** When to try again, or null: the tries are used up. */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return new Date(now.getTime() + pauseSeconds(attempts, random) * 1000);
}
