import { setImmediate } from 'node:timers/promises';
import { intersection } from 'polyclip-ts';
import type { ShapeGeometry } from '../contract';
import { boxOf, polygonsOf } from './bounds';
import { cityLand, isOnCoast, type Land } from './land';

/** Shapes cut in one turn of the event loop. */
const AT_ONCE = 20;

/** Whether all corners of a shape are on land: then no sea is cut from it. */
const isInland = (geometry: ShapeGeometry, land: Land) =>
  polygonsOf(geometry)
    .flat(2)
    .every(([lon = 0, lat = 0]) => land.holds(lon, lat));

/** Cut once, as long as the registry keeps the cell. */
const known = new WeakMap<ShapeGeometry, ShapeGeometry>();

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
  let fresh = 0;
  for (const district of districts) {
    const { official, geometry } = district;
    const own = official ? geometry : (known.get(geometry) ?? cut(geometry, around));
    if (!official && !known.has(geometry)) {
      known.set(geometry, own);
      fresh += 1;
      if (fresh % AT_ONCE === 0) await setImmediate();
    }
    shown.push({ ...district, geometry: own });
  }
  return shown;
}
