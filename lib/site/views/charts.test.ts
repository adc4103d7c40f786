import { describe, expect, it } from 'vitest';
import { columnsOf, linesOf, outstanding, scaleOf, wholeMonths } from './charts';

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

  it('stand on nought, and are averaged over whole months', () => {
    const isWhole = wholeMonths('2025-11-23', '2026-02-28');
    const months = ['2025-11', '2025-12', '2026-01', '2026-02'];
    expect(months.map(isWhole)).toEqual([false, true, true, true]);
    expect(wholeMonths('2025-11-01', '2025-11-29')('2025-11')).toBe(false);
    const { average, top, columns } = columnsOf([100, 300, 400, 200], months.map(isWhole), 200);
    expect([average, top, columns]).toEqual([300, 150, [50, 150, 200, 100]]);
    expect(columnsOf([], [], 200)).toEqual({ average: 0, top: 0, columns: [] });
  });
});
