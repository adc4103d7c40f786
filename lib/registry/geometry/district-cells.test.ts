import { describe, expect, it } from 'vitest';
import { processorTime } from '@/tests/support/growth';
import { polygonsOf } from './bounds';
import { KM_A_DEGREE } from './degrees';
import { type CentredRow, cellsAmong } from './district-cells';
import { inRings } from './rings';

const KM = 1 / KM_A_DEGREE;
/** On the equator, where a degree is as long in both directions. */
const centre = (code: string, east: number, north: number): CentredRow => ({
  code,
  city_id: 1,
  lon: east * KM,
  lat: north * KM,
});
const cellsOf = (rows: readonly CentredRow[]) => cellsAmong(rows, new Set(rows.map(({ code }) => code)));

/** Some two kilometres apart, none in line with another. */
const SIDE = 7;
const town = Array.from({ length: SIDE * SIDE }, (_, n) => {
  const [column, row] = [n % SIDE, Math.floor(n / SIDE)];
  const shift = (seed: number) => (((n + 1) * seed) % 11) / 11 - 0.5;
  return centre(`${n}`, 2 * column + 1.6 * shift(37), 2 * row + 1.6 * shift(53));
});

describe('the cells of a city', () => {
  it('leave no gap between its outer centres', async () => {
    const cells = [...(await cellsOf(town)).values()];
    const isIn = (east: number, north: number) =>
      cells.some((cell) => polygonsOf(cell).some((rings) => inRings(east * KM, north * KM, rings)));
    const gaps: string[] = [];
    for (let east = 1; east < 2 * SIDE - 3; east += 0.15)
      for (let north = 1; north < 2 * SIDE - 3; north += 0.15)
        if (!isIn(east, north)) gaps.push(`${east.toFixed(2)} ${north.toFixed(2)}`);
    expect(gaps).toEqual([]);
  });

  it('end soon beyond its outer centres, and a lone one is no larger than a square of eight kilometres', async () => {
    const lone = centre('lone', 60, 0);
    const cells = await cellsOf([...town, lone]);
    const corners = (code: string) => polygonsOf(cells.get(code) as never).flat(2) as [number, number][];
    // The westernmost column: about a kilometre and a half beyond its centres.
    const west = town.filter((_, n) => n % SIDE === 0);
    for (const { code, lon } of west)
      for (const [x] of corners(code)) expect((lon ?? 0) - x).toBeLessThan(3.1 * KM);
    for (const [x, y] of corners('lone'))
      expect(Math.hypot(x / KM - 60, y / KM)).toBeLessThanOrEqual(4.01 * Math.SQRT2);
  });

  it('are cut as the blocks of the city lie', async () => {
    const turn = Math.PI / 9;
    const turned = ([east, north]: readonly [number, number]) =>
      [
        east * Math.cos(turn) - north * Math.sin(turn),
        east * Math.sin(turn) + north * Math.cos(turn),
      ] as const;
    const blocks = Array.from({ length: SIDE * SIDE }, (_, n) =>
      centre(`${n}`, ...turned([2 * (n % SIDE), 2 * Math.floor(n / SIDE)])),
    );
    const cells = await cellsOf([...blocks, centre('lone', ...turned([60, 0]))]);
    const [corners = []] = polygonsOf(cells.get('lone') as never).flat(1) as [number, number][][];
    const long = corners
      .slice(1)
      .map(([x, y], at) => [x - (corners[at]?.[0] ?? 0), y - (corners[at]?.[1] ?? 0)] as const)
      .filter((side) => Math.hypot(...side) > KM);
    expect(long.length).toBeGreaterThanOrEqual(4);
    for (const [x, y] of long) expect(Math.cos(4 * (Math.atan2(y, x) - turn))).toBeGreaterThan(0.98);
  });

  it('cost no more each where all centres lie on the edge of the city', async () => {
    const took = async (count: number) => {
      const ring = Array.from({ length: count }, (_, n) => {
        const angle = (2 * Math.PI * n) / count;
        return centre(`${n}`, 5_000 + 50 * Math.cos(angle), 50 * Math.sin(angle));
      });
      const begun = processorTime();
      expect((await cellsOf(ring)).size).toBe(count);
      return processorTime() - begun;
    };
    await took(4_000);
    const least = async (count: number) => Math.min(await took(count), await took(count), await took(count));
    expect(await least(4_000)).toBeLessThan(8 * 4 * Math.max(1, await least(500)));
  });
});
