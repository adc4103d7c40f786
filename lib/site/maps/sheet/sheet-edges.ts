import Flatbush from 'flatbush';
import type { Ring } from '../labels/sheet-spot';

type Corner = Ring[number];

const at = ([x, y]: Readonly<Corner>) => `${Math.round(x)} ${Math.round(y)}`;

/** Units: a corner that is no farther from an edge lies on it. */
const ON = 1;

/** Gives the corners of all rings that lie on an edge between its ends, in their order along it. */
function cornersOn(rings: readonly Ring[]): (from: Corner, to: Corner) => Corner[] {
  const corners = rings.flat();
  if (corners.length === 0) return () => [];
  const index = new Flatbush(corners.length);
  for (const [x, y] of corners) index.add(x, y, x, y);
  index.finish();
  return ([fromX, fromY], [toX, toY]) => {
    const [right, down] = [toX - fromX, toY - fromY];
    const length = Math.hypot(right, down);
    if (length === 0) return [];
    const along = ([x, y]: Corner) => ((x - fromX) * right + (y - fromY) * down) / length;
    const aside = ([x, y]: Corner) => Math.abs((x - fromX) * down - (y - fromY) * right) / length;
    return index
      .search(
        Math.min(fromX, toX) - ON,
        Math.min(fromY, toY) - ON,
        Math.max(fromX, toX) + ON,
        Math.max(fromY, toY) + ON,
      )
      .flatMap((found) => {
        const corner = corners[found] as Corner;
        return aside(corner) <= ON && along(corner) > ON && along(corner) < length - ON ? [corner] : [];
      })
      .sort((a, b) => along(a) - along(b));
  };
}

/**
 * The boundaries of shapes as one SVG path in whole units, in which each stretch that two of them share is drawn once: a dashed line
 * drawn twice looks like a firm one.
 */
export function edgesOnce(shapes: readonly { rings: readonly Ring[] }[]): string {
  const drawn = new Set<string>();
  const rings = shapes.flatMap((shape) => shape.rings);
  // A neighbour may begin or end on an edge: what they share is a part of it.
  const on = cornersOn(rings);
  let d = '';
  for (const ring of rings) {
    const corners = ring.flatMap((to, index) => {
      const from = ring[index - 1];
      return (from === undefined ? [to] : [...on(from, to), to]).map(at);
    });
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
