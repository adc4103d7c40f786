import { describe, expect, it } from 'vitest';
import type { Ring } from '../labels/sheet-spot';
import { boundsPath } from './sheet-bounds';

const box = (left: number, top: number, side = 100): Ring => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
];
const own = { rings: [box(100, 100)] };
const streets = { north: 'A', east: 'B', south: 'C', west: 'D' };

describe('the sides of a district that are streets', () => {
  it('are the edges that face where a street is named', () => {
    const path = boundsPath({ ...own, official: true }, { north: 'A', west: 'D' }, []);
    expect(path).toBe('M100 100L200 100M100 200L100 100');
  });

  it('are the same, whichever way round the outline runs', () => {
    const turned = { rings: [[...box(100, 100)].reverse()], official: true };
    expect(boundsPath(turned, { north: 'A' }, [])).toBe('M200 100L100 100');
  });

  it('of a mere estimate are only those at which a neighbour adjoins', () => {
    const east = { rings: [box(200, 100)] };
    expect(boundsPath({ ...own, official: false }, streets, [east])).toBe('M200 100L200 200');
  });
});
