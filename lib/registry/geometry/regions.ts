import { type RegionOutline, regionOutlines } from '../seed/region-outlines';
import { polygonsOf } from './bounds';
import { inRing } from './rings';

let outlines: RegionOutline[] | undefined;

/** The region whose (simplified) outline holds a point, by code; null at sea and abroad. */
export function regionHolding(lon: number, lat: number): string | null {
  outlines ??= regionOutlines();
  const found = outlines.find(({ geometry }) =>
    polygonsOf(geometry).some((rings) => rings.filter((ring) => inRing(lon, lat, ring)).length % 2 === 1),
  );
  return found?.region ?? null;
}
