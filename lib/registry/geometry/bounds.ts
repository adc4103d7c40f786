import type { ShapeGeometry } from '../contract';

/** `[west, south, east, north]`. */
export type Bounds = [number, number, number, number];

/** The polygons of a geometry: each a list of rings, the outer one first. */
export function polygonsOf(geometry: ShapeGeometry): number[][][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** The box around a geometry, degrees. */
export function boundsOf(geometry: ShapeGeometry): Bounds {
  const bounds: Bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [outer = []] of polygonsOf(geometry))
    for (const [lon = 0, lat = 0] of outer) {
      bounds[0] = Math.min(bounds[0], lon);
      bounds[1] = Math.min(bounds[1], lat);
      bounds[2] = Math.max(bounds[2], lon);
      bounds[3] = Math.max(bounds[3], lat);
    }
  return bounds;
}

/** West, south, east and north of what a map shows, degrees. */
export interface Frame {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const liesIn = (lon: number, lat: number, { west, south, east, north }: Frame): boolean =>
  lon > west && lon < east && lat > south && lat < north;

export const framesMeet = (a: Frame, b: Frame): boolean =>
  a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

/** The box around several geometries, degrees. */
export function boxOf(geometries: readonly ShapeGeometry[]): Frame {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [west, south, east, north] of geometries.map(boundsOf)) {
    box.west = Math.min(box.west, west);
    box.east = Math.max(box.east, east);
    box.south = Math.min(box.south, south);
    box.north = Math.max(box.north, north);
  }
  return box;
}
