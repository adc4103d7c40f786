import { METRES_A_DEGREE, narrowingAt } from './degrees';

/** Degrees, WGS 84. */
interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Rings of `[longitude, latitude]`, each closed; the first is the boundary, the others are holes (RFC 7946). */
export type Rings = readonly (readonly (readonly number[])[])[];

/**
 * Whether a point that is known to within some metres lies in a shape. `unsure`: the circle around it crosses the boundary,
 * so that it cannot be told from here.
 */
type Lies = 'inside' | 'outside' | 'unsure';

/** Metres east and north of the point: over the width of a city the earth is as good as flat. */
function fromPoint({ lat, lon }: Point): (position: readonly number[]) => readonly [number, number] {
  const narrow = narrowingAt(lat);
  return ([east = 0, north = 0]) => [
    (east - lon) * METRES_A_DEGREE * narrow,
    (north - lat) * METRES_A_DEGREE,
  ];
}

/** The distance of the origin from a side. */
function distanceTo([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

/**
 * @param polygons of one shape
 * @param radius metres within which the point is known; 0 for one that was pointed at
 */
export function liesIn(polygons: readonly Rings[], point: Point, radius: number): Lies {
  const flat = fromPoint(point);
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (const rings of polygons) {
    let crossings = 0;
    for (const ring of rings) {
      for (let at = 1; at < ring.length; at += 1) {
        const a = flat(ring[at - 1] ?? []);
        const b = flat(ring[at] ?? []);
        nearest = Math.min(nearest, distanceTo(a, b));
        // The ray to the east from the origin.
        if (a[1] > 0 !== b[1] > 0 && a[0] + (-a[1] / (b[1] - a[1])) * (b[0] - a[0]) > 0) crossings += 1;
      }
    }
    if (crossings % 2 === 1) inside = true;
  }
  if (nearest <= radius) return 'unsure';
  return inside ? 'inside' : 'outside';
}
