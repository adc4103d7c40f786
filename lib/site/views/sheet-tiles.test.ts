import { describe, expect, it } from 'vitest';
import type { Ring } from './sheet-spot';
import { tilePath } from './sheet-tiles';

const closed = (...corners: Ring): Ring => [...corners, corners[0] as Ring[number]];

describe('an estimated district', () => {
  it('has round corners, fourteen units from where its edges would meet', () => {
    expect(tilePath([closed([0, 0], [100, 0], [100, 100], [0, 100])])).toBe(
      'M0 14q0-14 14-14l72 0q14 0 14 14l0 72q0 14-14 14l-72 0q-14 0-14-14z',
    );
  });

  it('keeps most of an edge between two corners near each other, and its other edges their curves', () => {
    // 20 units below, of which each of two curves takes 0.45 at most.
    expect(tilePath([closed([0, 0], [20, 0], [20, 100], [0, 100])])).toBe(
      'M0 9q0-9 9-9l2 0q9 0 9 9l0 82q0 9-9 9l-2 0q-9 0-9-9z',
    );
  });

  it('is straight where its outline goes on nearly straight, as where a neighbour ends on it', () => {
    const path = tilePath([closed([0, 0], [50, 1], [100, 0], [100, 100], [0, 100])]);
    expect(path.match(/q/g)).toHaveLength(4);
    expect(path).toContain('l36 1l36-1');
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
  });
});
