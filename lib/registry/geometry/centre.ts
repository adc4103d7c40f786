import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { inRing, type Position, type Ring, signedArea } from './rings';

/** The centre of gravity of a ring, degrees. */
function centroid(ring: Ring): Position {
  const area = signedArea(ring);
  const [ox, oy] = ring[0] as Position;
  let [x, y] = [0, 0];
  // Relative to a corner: coordinates are large beside the shapes, and products would lose their last digits.
  for (let index = 1; index < ring.length; index++) {
    const [x0, y0] = [(ring[index - 1]?.[0] ?? 0) - ox, (ring[index - 1]?.[1] ?? 0) - oy];
    const [x1, y1] = [(ring[index]?.[0] ?? 0) - ox, (ring[index]?.[1] ?? 0) - oy];
    const cross = x0 * y1 - x1 * y0;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return [ox + x / (6 * area), oy + y / (6 * area)];
}

/** Middle of the longest stretch that a parallel cuts out of a polygon. */
function onParallel(rings: readonly Ring[], lat: number): Position {
  const cuts = rings
    .flatMap((ring) =>
      ring.slice(1).flatMap(([x1, y1], index) => {
        const [x0, y0] = ring[index] as Position;
        return y0 > lat === y1 > lat ? [] : [x0 + ((lat - y0) * (x1 - x0)) / (y1 - y0)];
      }),
    )
    .sort((a, b) => a - b);
  let best: [number, number] = [cuts[0] ?? 0, cuts[0] ?? 0];
  for (let index = 0; index + 1 < cuts.length; index += 2) {
    const [from = 0, to = 0] = cuts.slice(index, index + 2);
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return [(best[0] + best[1]) / 2, lat];
}

/** A point inside a valid shape: the centre of gravity of its largest part, or a point beside it where that is outside. */
export function centreOf(geometry: ShapeGeometry): Position {
  const polygons = polygonsOf(geometry) as Ring[][];
  const largest = polygons.reduce((a, b) =>
    Math.abs(signedArea(b[0] ?? [])) > Math.abs(signedArea(a[0] ?? [])) ? b : a,
  );
  const [outer = [], ...holes] = largest;
  const [lon, lat] = centroid(outer);
  const inside = inRing(lon, lat, outer) && !holes.some((hole) => inRing(lon, lat, hole));
  return inside ? [lon, lat] : onParallel(largest, lat);
}
