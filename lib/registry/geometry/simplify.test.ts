import { expect, it } from 'vitest';
import { simplified } from './simplify';

/** A circle of corners, closed. */
function circle(corners: number, radius: number) {
  const ring = Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [46.7 + radius * Math.cos(angle), 24.7 + radius * Math.sin(angle)];
  });
  return [...ring, ring[0] as number[]];
}

it('keeps a closed ring of few corners whatever came in, and its extent', () => {
  for (const corners of [4, 100, 10_000, 200_000]) {
    const drawn = simplified({ type: 'Polygon', coordinates: [circle(corners, 0.2)] });
    const [ring = []] = drawn.coordinates as number[][][];
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.length).toBeLessThanOrEqual(61);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(Math.max(...ring.map(([lon = 0]) => lon))).toBeGreaterThan(46.88);
    expect(Math.min(...ring.map(([lon = 0]) => lon))).toBeLessThan(46.52);
  }
});

it('leaves a small plot its corners', () => {
  const plot = circle(4, 0.00005);
  const drawn = simplified({ type: 'MultiPolygon', coordinates: [[plot]] });
  expect((drawn.coordinates as number[][][][])[0]?.[0]).toHaveLength(5);
});
