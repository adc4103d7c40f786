import { describe, expect, it } from 'vitest';
import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { checkGeometry, GeometryError } from './repair';
import { type Ring, signedArea } from './rings';

/** A ring around Riyadh, from corners in hundredths of a degree. */
const ring = (...corners: [number, number][]): number[][] =>
  [...corners, corners[0] as [number, number]].map(([x, y]) => [46 + x / 100, 24 + y / 100]);
const square = (x: number, y: number, side: number) =>
  ring([x, y], [x + side, y], [x + side, y + side], [x, y + side]);
const polygon = (...rings: number[][][]): ShapeGeometry => ({ type: 'Polygon', coordinates: rings });
/** In squares of a hundredth of a degree. */
const areaOf = (geometry: ShapeGeometry) =>
  polygonsOf(geometry).reduce(
    (sum, rings) => sum + rings.reduce((area, positions) => area + signedArea(positions as Ring), 0),
    0,
  ) * 1e4;

describe('checkGeometry', () => {
  it('leaves valid shapes as they are, wound as GeoJSON wants them', () => {
    const { geometry, repaired } = checkGeometry(polygon(square(0, 0, 10), [...square(2, 2, 3)].reverse()));
    expect(repaired).toBeNull();
    expect(areaOf(geometry)).toBeCloseTo(100 - 9, 6);
    const clockwise = checkGeometry(polygon([...square(0, 0, 10)].reverse()));
    expect(signedArea(polygonsOf(clockwise.geometry)[0]?.[0] as Ring)).toBeGreaterThan(0);
  });

  it('closes rings and drops repeated corners and heights without calling it a repair', () => {
    const open = square(0, 0, 10)
      .slice(0, -1)
      .flatMap(([x = 0, y = 0]) => [
        [x, y, 600],
        [x, y, 600],
      ]);
    const { geometry, repaired } = checkGeometry(polygon(open));
    expect(repaired).toBeNull();
    expect(polygonsOf(geometry)[0]?.[0]).toHaveLength(5);
  });

  it('makes a part of what is coded as a hole but lies outside', () => {
    const { geometry, repaired } = checkGeometry(polygon(square(0, 0, 10), [...square(20, 0, 5)].reverse()));
    expect(repaired).toMatch(/coded as a hole/);
    expect(polygonsOf(geometry)).toHaveLength(2);
    expect(areaOf(geometry)).toBeCloseTo(125, 6);
  });

  it('takes an island in a hole for land', () => {
    const { geometry, repaired } = checkGeometry(
      polygon(square(0, 0, 20), square(2, 2, 10), square(4, 4, 3)),
    );
    expect(repaired).toMatch(/hole inside a hole|hole lies inside a hole/);
    expect(areaOf(geometry)).toBeCloseTo(400 - 100 + 9, 6);
  });

  it('splits an outline that touches itself in a corner', () => {
    const pinched = ring([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5]);
    const { geometry, repaired } = checkGeometry(polygon(pinched));
    expect(repaired).toMatch(/touches itself/);
    expect(areaOf(geometry)).toBeCloseTo(50, 6);
    expect(checkGeometry(geometry).repaired).toBeNull();
  });

  it('undoes a tiny loop at a corner', () => {
    const looped = ring([0, 0], [10, 0], [10, 10.02], [9.98, 10], [10.02, 10], [0, 10]);
    const { geometry, repaired } = checkGeometry(polygon(looped));
    expect(repaired).toMatch(/crosses/);
    expect(areaOf(geometry)).toBeCloseTo(100, 0);
    expect(checkGeometry(geometry).repaired).toBeNull();
  });

  it('allows parts and holes that touch in a point', () => {
    const parts: ShapeGeometry = {
      type: 'MultiPolygon',
      coordinates: [[square(0, 0, 10)], [square(10, 10, 5)]],
    };
    expect(checkGeometry(parts).repaired).toBeNull();
    const hole = polygon(square(0, 0, 10), ring([0, 5], [3, 4], [3, 6]));
    expect(checkGeometry(hole).repaired).toBeNull();
  });

  it.each<[string, ShapeGeometry, RegExp]>([
    [
      'a bow tie, where either wing may be the slip',
      polygon(ring([0, 0], [10, 10], [10, 0], [0, 10])),
      /not clear/,
    ],
    [
      'parts that overlap by half',
      { type: 'MultiPolygon', coordinates: [[square(0, 0, 10)], [square(5, 0, 10)]] },
      /not clear/,
    ],
    [
      'two corners',
      polygon([
        [46, 24],
        [47, 24],
        [46, 24],
      ]),
      /three corners/,
    ],
    [
      'latitude first',
      polygon([
        [24, 46],
        [24.1, 46],
        [24.1, 46.1],
        [24, 46],
      ]),
      /outside the kingdom/,
    ],
    [
      'metres',
      polygon([
        [670000, 2730000],
        [680000, 2730000],
        [680000, 2740000],
        [670000, 2730000],
      ]),
      /outside/,
    ],
    [
      'no numbers',
      polygon([
        [46, 24],
        [Number.NaN, 24],
        [46.1, 24.1],
        [46, 24],
      ]),
      /not a number/,
    ],
  ])('refuses %s', (_, geometry, reason) => {
    expect(() => checkGeometry(geometry)).toThrow(GeometryError);
    expect(() => checkGeometry(geometry)).toThrow(reason);
  });
});
