import { describe, expect, it } from 'vitest';
import { growthBeyondProportion } from '../../../tests/support/growth';
import { liesIn, type Rings } from './lies-in';

/**
 * A square of 0.02° from 46.60 to 46.62 east and 24.80 to 24.82 north. Its height is 0.02 × 111,320 m = 2,226 m; at 24.81°
 * a degree of longitude is 111,320 × cos 24.81° = 101,046 m, so it is 2,021 m wide.
 */
const square: Rings = [
  [
    [46.6, 24.8],
    [46.62, 24.8],
    [46.62, 24.82],
    [46.6, 24.82],
    [46.6, 24.8],
  ],
];
/** The middle of the square is left out: 46.608 to 46.612 east, 24.808 to 24.812 north, 404 m wide. */
const holed: Rings = [
  ...square,
  [
    [46.608, 24.808],
    [46.612, 24.808],
    [46.612, 24.812],
    [46.608, 24.812],
    [46.608, 24.808],
  ],
];

describe('liesIn', () => {
  it.each([
    // 1,010 m from the sides, 1,113 m from the top.
    ['the middle, pointed at', 46.61, 24.81, 0, 'inside'],
    ['the middle, known to 1,000 m', 46.61, 24.81, 1_000, 'inside'],
    ['the middle, known to 1,020 m', 46.61, 24.81, 1_020, 'unsure'],
    // 0.001° of longitude outside: 101 m.
    ['101 m east of it, known to 90 m', 46.621, 24.81, 90, 'outside'],
    ['101 m east of it, known to 110 m', 46.621, 24.81, 110, 'unsure'],
    // 0.001° of latitude inside: 111 m.
    ['111 m within its top, known to 100 m', 46.61, 24.819, 100, 'inside'],
    ['111 m within its top, known to 120 m', 46.61, 24.819, 120, 'unsure'],
    // Beyond the corner by 0.001° both ways: √(101² + 111²) = 150 m, although each side alone is nearer.
    ['beyond a corner, known to 140 m', 46.621, 24.821, 140, 'outside'],
    ['beyond a corner, known to 160 m', 46.621, 24.821, 160, 'unsure'],
    ['far away, known to 5 km', 46.8, 24.81, 5_000, 'outside'],
    ['on the boundary', 46.62, 24.81, 0, 'unsure'],
  ] as const)('%s', (_, lon, lat, radius, expected) => {
    expect(liesIn([square], { lat, lon }, radius)).toBe(expected);
  });

  it('knows what is left out of a shape', () => {
    const middle = { lat: 24.81, lon: 46.61 };
    // 202 m from the hole's sides.
    expect(liesIn([holed], middle, 0)).toBe('outside');
    expect(liesIn([holed], middle, 190)).toBe('outside');
    expect(liesIn([holed], middle, 210)).toBe('unsure');
  });

  it('lies in a shape of several parts when it lies in one of them', () => {
    const east: Rings = square.map((ring) => ring.map(([lon = 0, lat = 0]) => [lon + 1, lat]));
    expect(liesIn([east, square], { lat: 24.81, lon: 46.61 }, 50)).toBe('inside');
    expect(liesIn([], { lat: 24.81, lon: 46.61 }, 50)).toBe('outside');
  });

  it('costs in proportion to the corners', () => {
    const growth = growthBeyondProportion((corners) => {
      const ring = Array.from({ length: corners }, (_, at) => [46 + Math.cos(at), 24 + Math.sin(at)]);
      return () => liesIn([[ring]], { lat: 24.8, lon: 46.6 }, 10);
    }, 50_000);
    expect(growth).toBeUndefined();
  });
});
