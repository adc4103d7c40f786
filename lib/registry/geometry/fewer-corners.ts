import type { Position, Ring } from './rings';

/** Degrees, about 5 m: no corner that is left out lay farther from the line drawn in its place. */
export const TOLERANCE = 0.00005;
/** Distances measured for each corner at most; an outline made to need more is left as it is. */
const MEASURED_PER_CORNER = 400;

function squaredDistance(point: Position, from: Position, to: Position): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const [px, py] = [point[0] - from[0], point[1] - from[1]];
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
}

/**
 * Leaves corners of a closed ring out that lie within {@link TOLERANCE} of the line without them (Douglas and
 * Peucker), without recursion and within a bound. Whether the ring still crosses nothing is for the caller to see.
 */
export function simplifyRing(ring: Ring): Ring {
  const last = ring.length - 1;
  const kept = new Uint8Array(ring.length);
  // A closed line needs a second fixed corner: the one farthest from the first.
  let farthest = 0;
  let most = -1;
  ring.forEach((point, index) => {
    const away = (point[0] - (ring[0]?.[0] ?? 0)) ** 2 + (point[1] - (ring[0]?.[1] ?? 0)) ** 2;
    if (away > most) [most, farthest] = [away, index];
  });
  kept[0] = kept[last] = kept[farthest] = 1;
  const open: [number, number][] = [
    [0, farthest],
    [farthest, last],
  ];
  let budget = ring.length * MEASURED_PER_CORNER;
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    let [at, distance] = [-1, TOLERANCE * TOLERANCE];
    budget -= to - from;
    if (budget < 0) return ring;
    for (let index = from + 1; index < to; index++) {
      const own = squaredDistance(ring[index] as Position, ring[from] as Position, ring[to] as Position);
      if (own > distance) [at, distance] = [index, own];
    }
    if (at === -1) continue;
    kept[at] = 1;
    open.push([from, at], [at, to]);
  }
  return ring.filter((_, index) => kept[index] === 1);
}
