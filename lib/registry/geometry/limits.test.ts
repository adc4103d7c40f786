import { describe, expect, it } from 'vitest';
import { growthBeyondProportion } from '../../../tests/support/growth';
import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { TOLERANCE } from './fewer-corners';
import { liesIn } from './regions';
import { checkGeometry, GeometryError, MAX_CORNERS } from './repair';
import { signedArea } from './rings';

type Points = [number, number][];
const CENTRE = [46.7, 24.7] as const;

const square = (lon: number, lat: number, size: number): Points => [
  [lon, lat],
  [lon + size, lat],
  [lon + size, lat + size],
  [lon, lat + size],
  [lon, lat],
];
const polygon = (...rings: Points[]): ShapeGeometry => ({ type: 'Polygon', coordinates: rings });
const parts = (...polygons: Points[][]): ShapeGeometry => ({ type: 'MultiPolygon', coordinates: polygons });
const corners = (shape: ShapeGeometry) =>
  polygonsOf(shape)
    .flat()
    .reduce((sum, ring) => sum + ring.length, 0);

function around(count: number, radius: (angle: number, index: number) => number): ShapeGeometry {
  const ring: Points = Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    const away = radius(angle, index);
    return [CENTRE[0] + away * Math.cos(angle), CENTRE[1] + away * Math.sin(angle)];
  });
  return polygon([...ring, ring[0] ?? [0, 0]]);
}
const circle = (count: number) => around(count, () => 0.1);
const star = (count: number) => around(count, (_, index) => (index % 2 === 0 ? 0.1 : 0.05));

/** Thin teeth across each other's boxes: each edge is near all others. */
function teeth(count: number): ShapeGeometry {
  const step = 0.2 / count;
  const out: Points = Array.from({ length: count }, (_, index) => {
    const shift = index * step;
    return index % 2 === 0 ? [46 + shift, 24 + shift + 0.3] : [46.3 + shift, 24 + shift];
  });
  return polygon([...out, [46.9, 24.9], [46.9, 24.95], [45.9, 24.95], out[0] ?? [0, 0]]);
}
function holes(count: number): ShapeGeometry {
  const side = Math.ceil(Math.sqrt(count / 5));
  const cell = 0.2 / side;
  const found: Points[] = [];
  for (let x = 0; x < side; x++)
    for (let y = 0; y < side; y++)
      found.push(square(46 + (x + 0.25) * cell, 24 + (y + 0.25) * cell, cell / 2).reverse() as Points);
  return polygon(square(46, 24, 0.2), ...found);
}
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
function tangle(count: number): ShapeGeometry {
  const next = dice(count);
  const ring: Points = Array.from({ length: count }, () => [46 + next() * 0.5, 24 + next() * 0.5]);
  return polygon([...ring, ring[0] ?? [0, 0]]);
}

describe('parts', () => {
  it('refuses a part within a part, and takes one that lies in a hole of another', () => {
    const inside = parts([square(46, 24, 0.4)], [square(46.1, 24.1, 0.1)]);
    expect(() => checkGeometry(inside)).toThrow(/part lies within another part/);
    const hole = [...square(46.1, 24.1, 0.2)].reverse() as Points;
    const island = parts([square(46, 24, 0.4), hole], [square(46.15, 24.15, 0.05)]);
    expect(checkGeometry(island).repaired).toBeNull();
  });
});

describe('too many corners', () => {
  it('are simplified to within the tolerance, and the shape stays what it was', () => {
    const { geometry, repaired } = checkGeometry(circle(200_000));
    expect(repaired).toMatch(/^its 200001 corners are simplified to \d+, to within 5 m$/);
    expect(corners(geometry)).toBeLessThan(MAX_CORNERS);
    const area = signedArea(polygonsOf(geometry)[0]?.[0] as [number, number][]);
    expect(Math.abs(area - Math.PI * 0.01)).toBeLessThan(2 * Math.PI * 0.1 * TOLERANCE);
    expect(checkGeometry(geometry).repaired).toBeNull();
  });

  it('refuse the shape where fewer would not draw it', () => {
    expect(() => checkGeometry(star(200_000))).toThrow(/200001 corners, and to within 5 m still/);
    expect(() => checkGeometry(tangle(200_000))).toThrow(GeometryError);
    expect(() => checkGeometry(circle(1_000_001))).toThrow(/more than any boundary/);
  });
});

describe('the time of a check', () => {
  const checked = (shape: ShapeGeometry) => () => {
    try {
      checkGeometry(shape);
    } catch (error) {
      if (!(error instanceof GeometryError)) throw error;
    }
  };

  it.each([
    ['a circle', circle],
    ['a star', star],
    ['thin teeth', teeth],
    ['many holes', holes],
    ['a tangle', tangle],
  ])('grows no faster than the corners of %s', (_, make) => {
    expect(growthBeyondProportion((count) => checked(make(count)), 2_400)).toBeUndefined();
  });
});

describe('liesIn', () => {
  it.each([
    ['Riyadh in its region', 'riyadh', 46.7, 24.7, true],
    ['Riyadh elsewhere', 'makkah', 46.7, 24.7, false],
    ['the corniche of Jeddah, beside the outline', 'makkah', 39.1, 21.55, true],
    ['Doha', 'eastern', 51.5, 25.3, false],
    ['Manama', 'eastern', 50.55, 26.2, false],
    ['Amman', 'al-jawf', 35.9, 31.9, false],
  ])('knows %s', (_, region, lon, lat, expected) => {
    expect(liesIn(region, polygon(square(lon, lat, 0.02)))).toBe(expected);
  });
});
