import { describe, expect, it } from 'vitest';
import { comparedParts } from './compared';

const part = (code: string, rank: number, deeds: number, averagePricePerSquareMetre: number | null) => ({
  code,
  rank,
  deeds,
  totalValue: 1,
  averagePricePerSquareMetre,
  name: { ar: code, en: code },
});

const shown = (items: Parameters<typeof comparedParts>[0]) => {
  const { by, rows } = comparedParts(items);
  return [by, ...rows.map(({ code, bar }) => [code, bar])];
};

describe('comparedParts', () => {
  it('puts the dearest first, and after all of them what has no average, by number', () => {
    expect(
      shown([
        part('a', 1, 90, 2_000),
        part('b', 2, 80, null),
        part('c', 3, 70, 4_000),
        part('d', 4, 60, null),
      ]),
    ).toEqual(['price', ['c', 1], ['a', 0.5], ['b', null], ['d', null]]);
  });

  it('compares by number alone where most have no average, or one has', () => {
    expect(shown([part('a', 1, 80, null), part('b', 2, 40, 9_000)])).toEqual(['deeds', ['a', 1], ['b', 0.5]]);
    expect(
      shown([
        part('a', 1, 8, null),
        part('b', 2, 8, 9_000),
        part('c', 3, 6, 8_000),
        part('d', 4, 4, null),
        part('e', 5, 2, null),
      ]),
    ).toEqual(['deeds', ['a', 1], ['b', 1], ['c', 0.75], ['d', 0.5], ['e', 0.25]]);
    expect(shown([])).toEqual(['deeds']);
  });
});
