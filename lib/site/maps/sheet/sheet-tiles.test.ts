import { describe, expect, it } from 'vitest';
import type { Ring } from '../labels/sheet-spot';
import { tilePath } from './sheet-tiles';

const closed = (...corners: Ring): Ring => [...corners, corners[0] as Ring[number]];

describe('an estimated district', () => {
  it('has round corners, of a sixth of its size', () => {
    expect(tilePath([closed([0, 0], [100, 0], [100, 100], [0, 100])])).toBe(
      'M0 16q0-16 16-16l68 0q16 0 16 16l0 68q0 16-16 16l-68 0q-16 0-16-16z',
    );
  });

  it('keeps a tenth of an edge that is too short for two curves', () => {
    // A size of 49 and a radius of 7.8; of 12 units each of two curves takes 0.45.
    expect(tilePath([closed([0, 0], [12, 0], [12, 200], [0, 200])])).toBe(
      'M0 5q0-5 5-5l2 0q5 0 5 5l0 190q0 5-5 5l-2 0q-5 0-5-5z',
    );
  });

  it('looks alike from near', () => {
    const corners = (scale: number) => closed([0, 0], [100 * scale, 0], [40 * scale, 80 * scale]);
    const near = tilePath([corners(10)]);
    const numbers = (path: string) => (path.match(/-?\d+/g) ?? []).map(Number);
    const far = numbers(tilePath([corners(1)]));
    for (const [index, number] of numbers(near).entries())
      expect(Math.abs(number / 10 - (far[index] ?? Number.NaN))).toBeLessThanOrEqual(1.1);
  });

  it('is straight where its outline goes on nearly straight, as where a neighbour ends on it', () => {
    const path = tilePath([closed([0, 0], [50, 1], [100, 0], [100, 100], [0, 100])]);
    expect(path.match(/q/g)).toHaveLength(4);
    expect(path).toContain('l34 1l34-1');
  });

  it('takes two corners hardly apart for one', () => {
    const path = tilePath([closed([0, 0], [100, 0], [100, 3], [100, 100], [0, 100])]);
    expect(path.match(/q/g)).toHaveLength(4);
  });

  it('has its parts, and none that is less than a unit', () => {
    const square = closed([0, 0], [100, 0], [100, 100], [0, 100]);
    expect(tilePath([square, square]).match(/M/g)).toHaveLength(2);
    expect(tilePath([closed([0, 0], [0.2, 0], [0.2, 0.2])])).toBe('');
    expect(tilePath([])).toBe('');
    // Nor what is no area: no corner, one that comes again, a line.
    for (const ring of [
      [],
      [[5, 5]],
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
      [
        [0, 0],
        [90, 0],
        [0, 0],
        [0, 0],
      ],
    ] as Ring[])
      expect(tilePath([ring])).toBe('');
  });
});
