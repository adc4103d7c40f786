import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, nextAttempt, pauseSeconds } from './backoff';

const now = new Date('2026-01-15T09:00:00.000Z');

describe('the pauses of the outbox', () => {
  it('grow from seconds to hours, and end', () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseSeconds(index + 1, 0.5));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeLessThan(15);
    const total = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect(total).toBeGreaterThan(8);
    expect(total).toBeLessThan(16);
    expect(nextAttempt(MAX_ATTEMPTS - 1, now, 0.5)).not.toBeNull();
    expect(nextAttempt(MAX_ATTEMPTS, now, 0.5)).toBeNull();
  });

  it('spread those that failed together over a fifth of the pause', () => {
    expect(pauseSeconds(5, 0)).toBeCloseTo((10 + 625) * 0.9);
    expect(pauseSeconds(5, 0.999_999)).toBeCloseTo((10 + 625) * 1.1, 1);
    expect(nextAttempt(1, now, 0)?.getTime()).toBe(now.getTime() + 11_000 * 0.9);
  });
});
