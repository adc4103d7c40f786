import { expect, it } from 'vitest';
import { cityFrames } from './price-frame';

/** A square district of a hundredth of a degree. */
const district = (x: number, y: number, side = 0.01) => {
  const [west, south] = [46 + x * 0.01, 24 + y * 0.01];
  const [east, north] = [west + side, south + side];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { geometry: { type: 'Polygon' as const, coordinates: [ring] } };
};
const square = Array.from({ length: 100 }, (_, index) => district(index % 10, Math.floor(index / 10)));

it('shows all of a city whose districts lie close', () => {
  const { main, whole } = cityFrames(square);
  expect(whole).toBeNull();
  expect(main.west).toBeLessThan(46);
  expect(main.east).toBeGreaterThan(46.1);
  expect(main.height).toBe(1_000);
});

it('shows the inner city where few districts lie far outside, and beside it all', () => {
  const { main, whole } = cityFrames([...square, district(60, 60), district(-50, 5)]);
  expect(whole?.km).toBeGreaterThan(2 * main.km);
  expect(main.east).toBeLessThan(46.2);
});
