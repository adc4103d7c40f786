import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { boxOf, type Frame } from '@/lib/registry/geometry/bounds';
import { inShape } from '@/lib/registry/geometry/rings';

/** Points at which a drawing is looked at, across and down, and so many of them that are in no district are seen. */
const ACROSS = 12;
const DOWN = 9;
const SEEN = 4;

/** Whether a drawing shows land that lies in none of its districts: then its key says what that is. */
export function hasOpenGround(
  districts: readonly { geometry: ShapeGeometry }[],
  { west, east, south, north }: Frame,
  isLand: (lon: number, lat: number) => boolean,
): boolean {
  const shapes = districts.map(({ geometry }) => ({ box: boxOf([geometry]), geometry }));
  let open = 0;
  for (let across = 0; across < ACROSS; across += 1)
    for (let down = 0; down < DOWN; down += 1) {
      const lon = west + ((across + 0.5) / ACROSS) * (east - west);
      const lat = south + ((down + 0.5) / DOWN) * (north - south);
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
