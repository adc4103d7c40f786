import { describe, expect, it } from 'vitest';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { isSeenOn } from './seen-on';

const FRAME = { west: 0, south: 0, east: 10, north: 10 };

const corners = (...ring: [x: number, y: number][]): ShapeGeometry => ({
  type: 'Polygon',
  coordinates: [[...ring, ring[0] as [number, number]]],
});
const square = (x: number, y: number, side: number) =>
  corners([x, y], [x + side, y], [x + side, y + side], [x, y + side]);

describe('whether a drawing shows a shape', () => {
  it('is told by how much of the drawing it fills', () => {
    expect(isSeenOn(square(4, 4, 1), FRAME)).toBe(true);
    // As large as the frame, all around it, and larger.
    expect(isSeenOn(square(-1, -1, 12), FRAME)).toBe(true);
    // A hundredth by two: less than a splinter.
    expect(isSeenOn(square(4, 4, 0.2), FRAME)).toBe(false);
  });

  it('counts nothing that lies beyond', () => {
    expect(isSeenOn(square(20, 20, 5), FRAME)).toBe(false);
    // Its edge reaches in by a twentieth of a unit along three.
    expect(isSeenOn(square(-2.95, 4, 3), FRAME)).toBe(false);
    // Its box reaches far in, its corner hardly does.
    expect(isSeenOn(corners([-5, 0.1], [0.1, -5], [0.1, 0.1]), FRAME)).toBe(false);
    expect(isSeenOn(square(-2, 4, 3), FRAME)).toBe(true);
  });
});
