import { describe, expect, it } from 'vitest';
import {
  alone,
  columnFigures,
  columnsOf,
  extremesOf,
  linesOf,
  namedMonths,
  nameOfSecond,
  outstanding,
  scaleOf,
  wholeMonths,
  yearsOf,
} from './charts';

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

  it('keep the values that no line has', () => {
    expect(alone([1, null, 3, 4, null, 5])).toEqual([
      { value: 1, index: 0 },
      { value: 5, index: 5 },
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

  it('name the first and the last, and the highest and the lowest where they stand clear of both', () => {
    expect([...outstanding([5, 5, 9, 5, 1, 5, 5, null, 5])]).toEqual([
      [4, 'below'],
      [2, 'above'],
      [8, 'above'],
      [0, 'above'],
    ]);
    expect([...outstanding([5, 9, 5, 5, 5, 5, 1, 5])].map(([index]) => index)).toEqual([7, 0]);
    expect([...outstanding([null, 1, 5, 9, 5, 9])]).toEqual([
      [1, 'below'],
      [3, 'above'],
      [5, 'above'],
    ]);
    expect([...outstanding([null, 5, null])]).toHaveLength(1);
    expect(outstanding([null, null]).size).toBe(0);
  });

  it('name the last month, and others before it in one rhythm where there is room', () => {
    expect([...namedMonths(12, 8, 21)]).toEqual([11, 8, 5, 2]);
    expect([...namedMonths(12, 8, 14)]).toEqual([11, 9, 7, 5, 3, 1]);
    expect([...namedMonths(12, 8, 7)]).toHaveLength(12);
    // Never five months apart: no two years would be parted in the same way.
    expect([...namedMonths(13, 4.5, 21)]).toEqual([12, 6, 0]);
    expect([...namedMonths(37, 2.3, 50)]).toEqual([36, 14]);
  });

  it('know the years of their months', () => {
    expect(yearsOf(['2025-11', '2025-12', '2026-01'])).toEqual([
      { year: '2025', from: 0, to: 1 },
      { year: '2026', from: 2, to: 2 },
    ]);
    expect(yearsOf([])).toEqual([]);
  });

  const isWhole = wholeMonths('2025-11-23', '2026-02-28');
  const whole = ['2025-11', '2025-12', '2026-01', '2026-02'].map(isWhole);

  it('know which months lie in a window with all their days', () => {
    expect(whole).toEqual([false, true, true, true]);
    expect(wholeMonths('2025-11-01', '2025-11-29')('2025-11')).toBe(false);
  });

  it('have columns from nought on a round scale, with the average of the whole months', () => {
    const { average, ticks, columns } = columnsOf([100, 300, 340, 320], whole, 200);
    expect(average).toEqual({ value: 320, y: 40 });
    expect(ticks.map(({ value }) => value)).toEqual([0, 100, 200, 300, 400]);
    expect(columns).toEqual([
      { y: 150, height: 50 },
      { y: 50, height: 150 },
      { y: 30, height: 170 },
      { y: 40, height: 160 },
    ]);
  });

  it('have their figures above them or in their heads, and never on the line of the average', () => {
    // From the top: 474, 438, 388, 430, 403 of 500; the average is 421.
    const counted = [474, 438, 388, 430, 430, 403];
    const columns = counted.map((count) => ({ y: (240 * (500 - count)) / 500 }));
    const figures = columnFigures(counted, columns, { y: 42 }, 240);
    expect(figures.map(({ index }) => index)).toEqual([2, 0, 5]);
    const [lowest, first, last] = figures;
    // The heads are at 53.76, 12.48 and 46.56: two of them below the line at 42, the other one well above it.
    expect([lowest?.isInside, first?.isInside, last?.isInside]).toEqual([true, true, true]);
    expect(columnFigures(counted, columns, { y: 36 }, 240).map(({ isInside }) => isInside)).toEqual([
      true,
      false,
      true,
    ]);
    // Narrow columns have no room in their heads: there the last stands over the column beside it, the lowest would be too far.
    expect(lowest?.above).toBeNull();
    expect(last?.above).toBeCloseTo(27.6, 2);
    expect(first?.above).toBeCloseTo(6.48, 2);
  });

  it('have a figure over the higher column beside it, unless that is too far from its own', () => {
    const heads = (...ys: number[]) => ys.map((y) => ({ y }));
    const [, , last] = columnFigures([360, 400, 396], heads(60, 40, 42), null, 240);
    expect(last).toEqual({ index: 2, own: 42, isInside: false, isAcross: false, above: 34 });
    const far = columnFigures([360, 400, 300], heads(60, 40, 90), null, 240);
    expect(far).toContainEqual({ index: 2, own: 90, isInside: false, isAcross: false, above: null });
  });

  it('have a figure over the line of the average that would run through it', () => {
    const heads = [{ y: 60 }, { y: 40 }, { y: 42 }];
    const [, , last] = columnFigures([360, 400, 396], heads, { y: 36 }, 240);
    expect(last).toEqual({ index: 2, own: 42, isInside: true, isAcross: true, above: 30 });
  });

  it('have no figure within a column that is lower than it', () => {
    const [only] = columnFigures([3], [{ y: 230 }], { y: 100 }, 240);
    expect(only).toEqual({ index: 0, own: 230, isInside: false, isAcross: false, above: 224 });
  });

  it('have a figure across the columns beside it where these are as high', () => {
    const heads = (...ys: number[]) => ys.map((y) => ({ y }));
    const across = (ys: { y: number }[]) =>
      columnFigures([5, 1, 6], ys, { y: 30 }, 240).map(({ index, isAcross }) => [index, isAcross]);
    // The lowest lies between two that are higher; of the others one column beside them is lower than their letters.
    expect(across(heads(40, 60, 36))).toContainEqual([1, true]);
    expect(across(heads(40, 60, 36))).not.toContainEqual([0, true]);
    expect(across(heads(40, 60, 70))).toContainEqual([1, false]);
  });

  it('count in whole numbers, and name no average of few months', () => {
    expect(columnsOf([0, 12, 3], [true, true, true], 200).ticks.map(({ value }) => value)).toEqual([
      0, 3, 6, 9, 12,
    ]);
    expect(columnsOf([2, 1], [true, true], 200).ticks.map(({ value }) => value)).toEqual([0, 1, 2]);
    expect(columnsOf([390, 400, 410], [false, true, true], 200).average).toBeNull();
    expect(columnsOf([], [], 200)).toMatchObject({ average: null, columns: [] });
  });

  it('names a second line where it turns farthest from the first, away from that', () => {
    const first = [5, 5, 5, 5, 5, 5, 5];
    expect(nameOfSecond(first, [4, 2, 4, 5, 7, 6, 6])).toEqual({ index: 1, side: 'below' });
    expect(nameOfSecond(first, [4, 4, 4, 5, 9, 6, 1])).toEqual({ index: 4, side: 'above' });
    // At neither end, not beside a gap, and nowhere where it does not turn.
    expect(nameOfSecond(first, [1, 4, null, 2, 4, 4, 9])).toBeNull();
    expect(nameOfSecond(first, [])).toBeNull();
  });
});
