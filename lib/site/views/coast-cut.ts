import { setImmediate } from 'node:timers/promises';
import { intersection } from 'polyclip-ts';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { cityLand, isOnCoast, type Land } from '@/lib/registry/geometry/land';
import { boxOf } from './sheet-frame';

/** Shapes cut in one turn of the event loop. */
const AT_ONCE = 20;

/** Whether all corners of a shape are on land: then no sea is cut from it. */
const isInland = (geometry: ShapeGeometry, land: Land) =>
  polygonsOf(geometry)
    .flat(2)
    .every(([lon = 0, lat = 0]) => land.holds(lon, lat));

/** A cell without what of it lies in the sea. */
function cut(geometry: ShapeGeometry, around: Land): ShapeGeometry {
  const land = around.within(boxOf([geometry]));
  if (isInland(geometry, land) || !isOnCoast(geometry, land)) return geometry;
  type Rings = Parameters<typeof intersection>[0];
  const coordinates = intersection(
    geometry.coordinates as unknown as Rings,
    land.parts.map(({ rings }) => rings) as unknown as Rings,
  );
  return coordinates.length === 0
    ? geometry
    : { type: 'MultiPolygon', coordinates: coordinates as unknown as number[][][][] };
}

/** The districts of one city, those whose shape is estimated without what of it lies in the sea. */
export async function cutAtCoast<District extends { official: boolean; geometry: ShapeGeometry }>(
  districts: readonly District[],
): Promise<District[]> {
  // The coast of the city, once for all of its districts.
  const around = cityLand().within(boxOf(districts.map(({ geometry }) => geometry)));
  const shown: District[] = [];
  for (const [index, district] of districts.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    shown.push(district.official ? district : { ...district, geometry: cut(district.geometry, around) });
  }
  return shown;
}
