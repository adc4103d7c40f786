import { describe, expect, it } from 'vitest';
import { columnsOf, extremesOf, linesOf, outstanding, scaleOf, wholeMonths, withRoom } from './charts';

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

  it('know the highest, the lowest and the last that is known, of equal ones the first', () => {
    expect(extremesOf([null, 3, 9, 1, 9, 1, 5, null])).toEqual({
      highest: { value: 9, index: 2 },
      lowest: { value: 1, index: 3 },
      last: { value: 5, index: 6 },
    });
    const only = { value: 4, index: 1 };
    expect(extremesOf([null, 4])).toEqual({ highest: only, lowest: only, last: only });
    expect(extremesOf([null, null])).toBeNull();
    expect(extremesOf([])).toBeNull();
  });

  it('name the last, and the highest and the lowest where they stand clear of it', () => {
    expect([...outstanding([5, 9, 1, 5, 5, 5, null, 5])]).toEqual([
      [2, 'below'],
      [1, 'above'],
      [7, 'above'],
    ]);
    expect([...outstanding([5, 1, 5, 9, 5])].map(([index]) => index)).toEqual([1, 4]);
    expect([...outstanding([5, 5, 9, 5, 1])]).toEqual([
      [4, 'below'],
      [2, 'above'],
    ]);
    expect(outstanding([null, null]).size).toBe(0);
  });

  const isWhole = wholeMonths('2025-11-23', '2026-02-28');
  const whole = ['2025-11', '2025-12', '2026-01', '2026-02'].map(isWhole);

  it('know which months lie in a window with all their days', () => {
    expect(whole).toEqual([false, true, true, true]);
    expect(wholeMonths('2025-11-01', '2025-11-29')('2025-11')).toBe(false);
  });

  it('have columns up and down from the average of the whole months, where nought would hide how they differ', () => {
    const { average, ground, ticks, columns } = columnsOf([100, 300, 340, 320], whole, 200);
    expect([average, ground]).toEqual([320, 100]);
    expect(columns).toEqual([
      null,
      { y: 100, height: 100, side: 'below' },
      { y: 0, height: 100, side: 'above' },
      { y: 100, height: 0, side: 'above' },
    ]);
    expect(ticks).toEqual([
      { value: 300, y: 200 },
      { value: 340, y: 0 },
    ]);
  });

  it('have columns from nought where that shows the difference, or few months are whole', () => {
    const { average, ground, columns } = columnsOf([100, 200, 400, 200], whole, 200);
    expect([average, ground]).toEqual([null, 200]);
    expect(columns.map((column) => column?.height)).toEqual([50, 100, 200, 100]);
    expect(columnsOf([390, 400, 410], [false, true, true], 200).average).toBeNull();
    expect(columnsOf([400, 400, 400], [true, true, true], 200).average).toBeNull();
    expect(columnsOf([], [], 200).columns).toEqual([]);
  });

  it('write the figures for which there is room, the weighty ones first', () => {
    const places = [3, 0, 1, 2].map((index) => ({ index, y: index === 1 ? 40 : 10 }));
    expect([...withRoom(places, 2, 15)]).toEqual([3, 0, 1]);
    expect([...withRoom(places, 1, 15)]).toHaveLength(4);
  });
});
