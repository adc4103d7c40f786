import type { ShapeGeometry } from '@/lib/registry/contract/areas';

/** A shape between two meridians and two parallels, in degrees. */
export const rectangle = (west: number, south: number, east: number, north: number): ShapeGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
