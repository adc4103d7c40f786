import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSteps, STEPS, tintOf, tintsOf } from './price-steps';

describe('priceSteps', () => {
  it('divides prices into five of about as many, at numbers that one can read', () => {
    const prices = Array.from({ length: 50 }, (_, index) => 1_987.4 + index * 103);
    expect(priceSteps(prices)).toEqual({
      limits: [3_000, 4_000, 5_000, 6_000],
      lowest: 1_987,
      highest: 7_034,
    });
  });

  it('has finer limits where prices lie close', () => {
    const prices = Array.from({ length: 50 }, (_, index) => 3_000 + index * 3);
    expect(priceSteps(prices)?.limits).toEqual([3_030, 3_060, 3_090, 3_120]);
  });

  it('has fewer steps of few prices, and of many that are equal', () => {
    expect(priceSteps([4_100, 2_300])?.limits).toEqual([4_000]);
    expect(priceSteps([2_000, 3_000, 4_000])?.limits).toHaveLength(2);
    expect(priceSteps([5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 9_000])?.limits.length).toBeLessThan(
      2,
    );
    expect(priceSteps([5_000, 5_000, 5_000])).toEqual({ limits: [], lowest: 5_000, highest: 5_000 });
  });

  it('has one step of one price, and none of none', () => {
    const one = priceSteps([7_123.6]);
    expect(one).toEqual({ limits: [], lowest: 7_124, highest: 7_124 });
    expect(one && tintOf(one, 7_123.6)).toBe(3);
    expect(priceSteps([])).toBeNull();
  });

  it('counts a price as it is shown', () => {
    const steps = { limits: [3_000], lowest: 2_000, highest: 4_000 };
    expect(tintOf(steps, 2_999.4)).toBe(1);
    expect(tintOf(steps, 2_999.6)).toBe(STEPS);
  });

  it('leaves no step empty, whatever the prices', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 200 }),
        (prices) => {
          const steps = priceSteps(prices);
          const tints = new Set(prices.map((price) => steps && tintOf(steps, price)));
          expect([...tints].sort()).toEqual(tintsOf((steps?.limits.length ?? 0) + 1));
          expect(steps?.limits).toEqual([...(steps?.limits ?? [])].sort((a, b) => a - b));
        },
      ),
    );
  });
});
