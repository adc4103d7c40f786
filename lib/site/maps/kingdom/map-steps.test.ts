import { describe, expect, it } from 'vitest';
import { stepOf, stepsOf } from './map-steps';

describe('steps of a map', () => {
  it('are three of about one width, and one for none', () => {
    expect(stepsOf(21)).toEqual([
      { step: 0, from: 0, to: 0 },
      { step: 1, from: 1, to: 7 },
      { step: 2, from: 8, to: 14 },
      { step: 3, from: 15, to: 21 },
    ]);
    expect([0, 1, 7, 8, 14, 15, 21].map((count) => stepOf(count, 21))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });

  it('are fewer of few announcements, and none of none', () => {
    expect(stepsOf(2)).toEqual([
      { step: 0, from: 0, to: 0 },
      { step: 1, from: 1, to: 1 },
      { step: 2, from: 2, to: 2 },
    ]);
    expect(stepsOf(0)).toEqual([]);
    expect(stepOf(0, 0)).toBe(0);
  });
});
