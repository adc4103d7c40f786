import { describe, expect, it } from 'vitest';
import { changeOf, exportPath } from './indicators';

describe('exportPath', () => {
  it('carries the filter and the language, and nothing that is not set', () => {
    expect(exportPath({ days: 90, city: 'riyadh', region: undefined, type: 'commercial' }, 'en')).toBe(
      '/api/indicators/export?days=90&city=riyadh&type=commercial&locale=en',
    );
  });
});

describe('changeOf', () => {
  const averages = { averagePricePerSquareMetre: 6000, averageBefore: 5000 };
  const now = {
    asOf: '2026-03-31',
    from: '2026-03-02',
    deeds: 120,
    totalValue: 900,
    byMonth: [],
    ...averages,
  };
  const month = { month: '2026-01', deeds: 1, totalValue: 1, averagePricePerSquareMetre: null };
  const both = { ...now, from: '2026-01-31', deeds: 220, totalValue: 1900, byMonth: [month] };

  it('compares a window with the one before it', () => {
    expect(changeOf(now, both, 30)).toEqual({
      deeds: { before: 100, share: expect.closeTo(0.2) },
      value: { before: 1000, share: expect.closeTo(-0.1) },
      price: { before: 5000, share: expect.closeTo(0.2) },
    });
  });

  it('compares no average where one of the two is not told', () => {
    for (const untold of [{ averageBefore: null }, { averagePricePerSquareMetre: null }])
      expect(changeOf({ ...now, ...untold }, both, 30)).toMatchObject({ price: null });
  });

  it('says nothing where the earlier window is not covered', () => {
    expect(changeOf(now, { ...both, from: '2026-02-07' }, 30)).toBeNull();
    expect(changeOf(now, { ...both, byMonth: [{ ...month, month: '2026-02' }] }, 30)).toBeNull();
    expect(changeOf(now, { ...both, deeds: 120, totalValue: 900 }, 30)).toBeNull();
  });
});
