import { describe, expect, it } from 'vitest';
import { withYearBefore, yearBeforeOf } from './year-before';

const month = (name: string, deeds: number, averagePricePerSquareMetre: number | null = null) => ({
  month: name,
  deeds,
  totalValue: 1,
  averagePricePerSquareMetre,
});

describe('withYearBefore', () => {
  it('is asked for windows whose months do not meet those of the year before', () => {
    expect([30, 31, 32, 90, 365, 366, 730].map(withYearBefore)).toEqual([
      null,
      null,
      398,
      456,
      730,
      null,
      null,
    ]);
  });
});

describe('yearBeforeOf', () => {
  const now = {
    from: '2025-12-15',
    asOf: '2026-03-31',
    byMonth: ['2025-12', '2026-01', '2026-02', '2026-03'].map((name) => month(name, 50)),
  };

  it('finds the same months a year before, across a new year, with averages as they are shown', () => {
    const byMonth = [month('2024-12', 9, 1), month('2025-01', 10, 500), month('2025-02', 20), now.byMonth];
    expect(yearBeforeOf(now, { from: '2024-12-01', asOf: '2026-03-31', byMonth: byMonth.flat() })).toEqual({
      // December lies in the window in part; in March 2025 there was nothing.
      deeds: [null, 10, 20, null],
      prices: [null, 500, null, null],
    });
  });

  it('compares with no month that is covered in part', () => {
    const byMonth = [month('2025-01', 10, 500), month('2025-02', 20, 600), now.byMonth].flat();
    expect(yearBeforeOf(now, { from: '2025-01-02', asOf: '2026-03-31', byMonth })).toEqual({
      deeds: [null, null, 20, null],
      prices: [null, null, 600, null],
    });
  });
});
