import type { Ring } from './sheet-spot';

const at = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * The boundaries of shapes as one SVG path in whole units, in which each edge that two of them share is drawn once: a dashed line
 * drawn twice looks like a firm one.
 */
export function edgesOnce(shapes: readonly { rings: readonly Ring[] }[]): string {
  const drawn = new Set<string>();
  let d = '';
  for (const ring of shapes.flatMap(({ rings }) => rings)) {
    const corners = ring.map(at);
    let isDown = false;
    for (const [index, to] of corners.slice(1).entries()) {
      const from = corners[index] ?? to;
      if (from === to) continue;
      const edge = from < to ? `${from},${to}` : `${to},${from}`;
      if (drawn.has(edge)) {
        isDown = false;
        continue;
      }
      drawn.add(edge);
      d += `${isDown ? 'L' : `M${from}L`}${to}`;
      isDown = true;
    }
  }
  return d;
}
