import { describe, expect, it } from 'vitest';
import { edgesOnce } from './sheet-edges';

const square = (x: number): { rings: [number, number][][] } => ({
  rings: [
    [
      [x, 0],
      [x + 10, 0],
      [x + 10, 10],
      [x, 10],
      [x, 0],
    ],
  ],
});

describe('the boundaries of districts', () => {
  it('have an edge that two of them share once', () => {
    expect(edgesOnce([square(0)])).toBe('M0 0L10 0L10 10L0 10L0 0');
    // The second begins behind the edge that the first has drawn.
    expect(edgesOnce([square(0), square(10)])).toBe('M0 0L10 0L10 10L0 10L0 0M10 0L20 0L20 10L10 10');
  });

  it('are none of nothing, and of no length where corners fall together', () => {
    expect(edgesOnce([])).toBe('');
    expect(
      edgesOnce([
        {
          rings: [
            [
              [0, 0],
              [0.2, 0.1],
              [5, 0],
            ],
          ],
        },
      ]),
    ).toBe('M0 0L5 0');
  });
});
