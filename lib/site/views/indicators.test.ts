import { describe, expect, it } from 'vitest';
import { columns, exportPath } from './indicators';

const month = (name: string, deeds: number) => ({
  month: name,
  deeds,
  totalValue: 0,
  averagePricePerSquareMetre: null,
});

describe('columns', () => {
  const byMonth = [month('2026-01', 50), month('2026-02', 100), month('2026-03', 0)];
  const box = { width: 300, height: 200 };

  it('stand on the base line, the highest as tall as the drawing', () => {
    const drawn = columns(byMonth, { ...box, rightToLeft: false });
    expect(drawn.map(({ y, height }) => y + height)).toEqual([200, 200, 200]);
    expect(drawn.map(({ height }) => height)).toEqual([100, 200, 0]);
  });

  it('begin where the lines of the page begin', () => {
    const left = columns(byMonth, { ...box, rightToLeft: false }).map(({ x }) => x);
    const right = columns(byMonth, { ...box, rightToLeft: true }).map(({ x }) => x);
    expect(left).toEqual([15, 115, 215]);
    expect(right).toEqual([215, 115, 15]);
  });

  it('draw months without any transaction as nothing rather than dividing by zero', () => {
    expect(columns([month('2026-01', 0)], { ...box, rightToLeft: false })[0]?.height).toBe(0);
  });
});

describe('exportPath', () => {
  it('carries the filter and the language, and nothing that is not set', () => {
    expect(exportPath({ days: 90, city: 'riyadh', region: undefined, type: 'commercial' }, 'en')).toBe(
      '/api/indicators/export?days=90&city=riyadh&type=commercial&locale=en',
    );
  });
});
