import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { narrowingAt } from './degrees';
import { countryLand } from './land';
import { type RegionOutline, regionOutlines } from './region-outlines';
import { inRings, inShape } from './rings';

let outlines: RegionOutline[] | undefined;

/** The region whose (simplified) outline holds a point, by code; null at sea and abroad. */
export function regionHolding(lon: number, lat: number): string | null {
  outlines ??= regionOutlines();
  return outlines.find(({ geometry }) => inShape(lon, lat, geometry))?.region ?? null;
}

/**
 * Degrees by which shapes may lie outside of a region's outline, which is drawn to about 3 km and without most
 * islands: half of the corners at most by the first (16 km), none by more than the second (33 km).
 */
const NEARBY = 0.15;
const FAR = 0.3;

/** The square of the distance from a point to a segment, in degrees of latitude. */
function squaredDistance(lon: number, lat: number, from: readonly number[], to: readonly number[]): number {
  const scale = narrowingAt(lat);
  const [ax, ay] = [((from[0] ?? 0) - lon) * scale, (from[1] ?? 0) - lat];
  const [dx, dy] = [((to[0] ?? 0) - (from[0] ?? 0)) * scale, (to[1] ?? 0) - (from[1] ?? 0)];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return (ax + along * dx) ** 2 + (ay + along * dy) ** 2;
}

function degreesOutside(lon: number, lat: number, outline: ShapeGeometry): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const rings of polygonsOf(outline)) {
    if (inRings(lon, lat, rings)) return 0;
    for (const ring of rings)
      for (let index = 1; index < ring.length; index++)
        nearest = Math.min(nearest, squaredDistance(lon, lat, ring[index - 1] ?? [], ring[index] ?? []));
  }
  return Math.sqrt(nearest);
}

/** Whether a point lies on land of another country, and farther from every region than its outline may be wrong: not at sea. */
export function liesAbroad(lon: number, lat: number): boolean {
  outlines ??= regionOutlines();
  return (
    countryLand().holds(lon, lat) &&
    outlines.every(({ geometry }) => degreesOutside(lon, lat, geometry) > FAR)
  );
}

/** Whether a shape lies in a region, as closely as its outline tells. */
export function liesIn(region: string, shape: ShapeGeometry): boolean {
  outlines ??= regionOutlines();
  const outline = outlines.find((candidate) => candidate.region === region)?.geometry;
  if (outline === undefined) return true;
  let corners = 0;
  let away = 0;
  for (const [outer = []] of polygonsOf(shape))
    for (const [lon = 0, lat = 0] of outer) {
      const outside = degreesOutside(lon, lat, outline);
      if (outside > FAR) return false;
      corners += 1;
      if (outside > NEARBY) away += 1;
    }
  return away * 2 <= corners;
}
