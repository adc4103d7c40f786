import type { Side } from '../labels/boundary-streets';
import { type Labelled, type Ring, SHEET } from '../labels/sheet-spot';

export type NamesBySide = { side: Side | 'middle'; names: string[] }[];

/** Where a district lies on its sheet: a side, where it is nearer to it than to the middle. */
function sideOf(rings: readonly Ring[], height: number): Side | 'middle' {
  const [ring = []] = rings;
  const mean = (axis: 0 | 1) =>
    ring.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, ring.length);
  const [x, y] = [mean(0) / SHEET.width - 0.5, mean(1) / height - 0.5];
  if (Math.max(Math.abs(x), Math.abs(y)) < 0.17) return 'middle';
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'north' : 'south';
  return x > 0 ? 'east' : 'west';
}

/** The names of what a sheet is for by where it lies on it. */
export const namesBySide = (
  named: readonly Pick<Labelled, 'name' | 'rings'>[],
  height: number,
): NamesBySide =>
  (['north', 'middle', 'south', 'east', 'west'] as const)
    .map((side) => ({
      side,
      names: named.filter(({ rings }) => sideOf(rings, height) === side).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
