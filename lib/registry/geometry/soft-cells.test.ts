import { describe, expect, it } from 'vitest';
import type { ShapeGeometry } from '../contract';
import { softCells } from './soft-cells';

/** A square with a side of `side` degrees, on the equator, where a degree is as wide as it is high. */
const square = (west: number, side: number): ShapeGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, 0],
      [west + side, 0],
      [west + side, side],
      [west, side],
      [west, 0],
    ],
  ],
});

const extentOf = (shape: ShapeGeometry | undefined) => {
  const lons = (shape as Extract<ShapeGeometry, { type: 'Polygon' }>).coordinates
    .flat()
    .map(([lon = 0]) => lon);
  return { west: Math.min(...lons), east: Math.max(...lons), corners: lons.length };
};

describe('soft cells', () => {
  it('stand apart from each other, with rounded corners', () => {
    const [left, right] = softCells([square(0, 0.1), square(0.1, 0.1)]).map(extentOf);
    expect(left?.east).toBeLessThan(0.1);
    expect(right?.west).toBeGreaterThan(0.1);
    expect(left?.corners).toBe(13);
  });

  it('are about where the shapes are, none much larger than the others', () => {
    const [first, , , large] = softCells([0, 0.1, 0.2].map((west) => square(west, 0.1)).concat(square(1, 1)));
    const { west, east } = extentOf(large);
    expect((west + east) / 2).toBeCloseTo(1.5);
    expect(east - west).toBeLessThan(0.25);
    expect(extentOf(first).east - extentOf(first).west).toBeGreaterThan(0.08);
  });
});
