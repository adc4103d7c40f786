import { describe, expect, it } from 'vitest';
import { aroundAverage, linesOf, outstanding, scaleOf } from './charts';

describe('charts', () => {
  it('have round scales close around their values', () => {
    expect(scaleOf([4753, 7382])).toEqual({ low: 4000, high: 8000, ticks: [4000, 5000, 6000, 7000, 8000] });
    const equal = scaleOf([500, 500]);
    expect(equal && equal.low <= 500 && equal.high > equal.low).toBe(true);
    expect(scaleOf([])).toBeNull();
  });

  it('break a line where a month has no average', () => {
    const indexes = linesOf([1, 2, null, 4, null, 5, 6]).map((line) => line.map(({ index }) => index));
    expect(indexes).toEqual([
      [0, 1],
      [5, 6],
    ]);
  });

  it('name the highest, the lowest, and the last where it stands clear', () => {
    expect([...outstanding([5, 9, 1, 5, 5, 5, null, 5])]).toEqual([
      [2, 'below'],
      [1, 'above'],
      [7, 'above'],
    ]);
    expect([...outstanding([5, 1, 5, 9, 5])].map(([index]) => index)).toEqual([1, 3]);
    expect(outstanding([null, null]).size).toBe(0);
  });

  it('stand on the average, above it and below', () => {
    const { average, top, columns } = aroundAverage([400, 440, 480], 200);
    expect([average, top, columns.map(({ height }) => height)]).toEqual([440, 100, [100, 0, 100]]);
    expect(aroundAverage([7, 7], 200).columns.every(({ height }) => height === 0)).toBe(true);
  });
});
