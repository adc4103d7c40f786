import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';

/** Corners that a ring keeps on a map of many areas. */
const MOST_CORNERS = 60;
/** Degrees: about 10 metres, less than a pixel of a map of a city. */
const FINEST = 0.0001;
/** Five decimals are about a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** Drops corners nearer to the last one that is kept. The first one, which is also the last, stays. */
function thinned(ring: readonly number[][], nearest: number): number[][] {
  const kept: number[][] = [];
  for (const [lon = 0, lat = 0] of ring.slice(0, -1)) {
    const [x = Number.NaN, y = Number.NaN] = kept.at(-1) ?? [];
    if (kept.length === 0 || Math.abs(lon - x) >= nearest || Math.abs(lat - y) >= nearest)
      kept.push([lon, lat]);
  }
  return kept;
}

function drawnRing(ring: readonly number[][]): number[][] {
  let kept = thinned(ring, FINEST);
  // Each round bridges twice the distance: a coast of a hundred thousand corners is thin after a dozen.
  for (let nearest = FINEST * 2; kept.length > MOST_CORNERS; nearest *= 2)
    kept = thinned([...kept, []], nearest);
  // What is too small to thin keeps its corners, or it would be no shape.
  const corners = kept.length < 3 ? ring.slice(0, -1) : kept;
  const round = corners.map(([lon = 0, lat = 0]) => [rounded(lon), rounded(lat)]);
  return [...round, round[0] as number[]];
}

/** A shape as a map of a country or a region needs it: few corners, few decimals. */
export function simplified(geometry: ShapeGeometry): ShapeGeometry {
  const polygons = polygonsOf(geometry).map((rings) => rings.map(drawnRing));
  return geometry.type === 'Polygon'
    ? { type: 'Polygon', coordinates: polygons[0] ?? [] }
    : { type: 'MultiPolygon', coordinates: polygons };
}
