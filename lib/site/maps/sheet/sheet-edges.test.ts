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

  it('have a stretch once where a neighbour begins or ends on an edge', () => {
    const low: { rings: [number, number][][] } = {
      rings: [
        [
          [10, 4],
          [20, 4],
          [20, 16],
          [10, 16],
          [10, 4],
        ],
      ],
    };
    const lengths = new Map<string, number>();
    for (const line of edgesOnce([square(0), low])
      .split('M')
      .slice(1)) {
      const corners = line.split('L').map((corner) => corner.split(' ').map(Number) as [number, number]);
      for (const [index, [x, y]] of corners.slice(1).entries()) {
        const [fromX, fromY] = corners[index] as [number, number];
        for (let step = Math.min(fromY, y); fromX === 10 && x === 10 && step < Math.max(fromY, y); step += 1)
          lengths.set(`${step}`, (lengths.get(`${step}`) ?? 0) + 1);
      }
    }
    // From 0 to 16, the stretch from 4 to 10 too.
    expect(lengths.size).toBe(16);
    expect(new Set(lengths.values())).toEqual(new Set([1]));
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
