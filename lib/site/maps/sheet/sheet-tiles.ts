import type { Ring } from '../labels/sheet-spot';
import { roundedCorners } from './rounded-corners';

/**
 * An estimated district as SVG path data in whole units: with round corners, as nobody knows where its boundary bends. But for
 * its corners its edges are those of its neighbours.
 */
export function tilePath(rings: readonly Ring[]): string {
  return rings.map(tile).join('');
}

function tile(ring: Ring): string {
  let [atX, atY] = [0, 0];
  const step = ([x, y]: readonly [number, number], from: readonly [number, number]) => {
    const [right, down] = [Math.round(x) - from[0], Math.round(y) - from[1]];
    return `${right}${down < 0 ? '' : ' '}${down}`;
  };
  const goTo = ([x, y]: readonly [number, number]) => {
    [atX, atY] = [Math.round(x), Math.round(y)];
  };
  const corners = roundedCorners(ring);
  // Smaller than a unit it is nothing: a path may not end without a step.
  if (new Set(corners.map(({ corner }) => corner.map(Math.round).join())).size < 3) return '';
  let d = '';
  for (const { from, corner, to, isRound } of corners) {
    const begin = isRound ? from : corner;
    d += `${d === '' ? 'M' : 'l'}${step(begin, [atX, atY])}`;
    goTo(begin);
    if (!isRound) continue;
    const [bend, end] = [step(corner, [atX, atY]), step(to, [atX, atY])];
    d += `q${bend}${end.startsWith('-') ? '' : ' '}${end}`;
    goTo(to);
  }
  return d && `${d}z`;
}
