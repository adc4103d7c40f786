import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { boxOf, type Frame } from '@/lib/registry/geometry/bounds';
import { inShape } from '@/lib/registry/geometry/rings';
import { gridPoints } from './grid-points';

/** Points at which a drawing is looked at, across and down, and so many of them that are in no district are seen. */
const ACROSS = 12;
const DOWN = 9;
const SEEN = 4;

/** Whether a drawing shows land that lies in none of its districts: then its key says what that is. */
export function hasOpenGround(
  districts: readonly { geometry: ShapeGeometry }[],
  frame: Frame,
  isLand: (lon: number, lat: number) => boolean,
): boolean {
  const shapes = districts.map(({ geometry }) => ({ box: boxOf([geometry]), geometry }));
  let open = 0;
  for (const { lon, lat } of gridPoints(frame, ACROSS, DOWN)) {
    const isIn = shapes.some(
      ({ box, geometry }) =>
        lon >= box.west &&
        lon <= box.east &&
        lat >= box.south &&
        lat <= box.north &&
        inShape(lon, lat, geometry),
    );
    if (isIn || !isLand(lon, lat)) continue;
    open += 1;
    if (open >= SEEN) return true;
  }
  return false;
}
