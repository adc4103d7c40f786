import { describe, expect, it } from 'vitest';
import { stepOf, stepsOf } from './map-steps';

describe('steps of a map', () => {
  it('are four of about one width, and one for none', () => {
    expect(stepsOf(21)).toEqual([
      { step: 0, from: 0, to: 0 },
      { step: 1, from: 1, to: 6 },
      { step: 2, from: 7, to: 11 },
      { step: 3, from: 12, to: 16 },
      { step: 4, from: 17, to: 21 },
    ]);
    expect([0, 1, 6, 7, 10, 14, 17, 21].map((count) => stepOf(count, 21))).toEqual([0, 1, 1, 2, 2, 3, 4, 4]);
  });

  it('are fewer of few announcements, and none of none', () => {
    expect(stepsOf(2)).toEqual([
      { step: 0, from: 0, to: 0 },
      { step: 1, from: 1, to: 1 },
      { step: 3, from: 2, to: 2 },
    ]);
    expect(stepsOf(0)).toEqual([]);
    expect(stepOf(0, 0)).toBe(0);
  });
});
