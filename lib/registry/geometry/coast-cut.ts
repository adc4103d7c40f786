import { setImmediate } from 'node:timers/promises';
import { intersection } from 'polyclip-ts';
import type { ShapeGeometry } from '../contract';
import { boxOf, type Frame, polygonsOf } from './bounds';
import { cityLand, type Land } from './land';
import { type Ring, signedArea } from './rings';

/** Shapes cut in one turn of the event loop. */
const AT_ONCE = 20;

/** Degrees: land is taken so far beyond a shape, as a corner on its very edge would lie on none. */
const BEYOND = 0.01;

const beyond = ({ west, south, east, north }: Frame): Frame => ({
  west: west - BEYOND,
  south: south - BEYOND,
  east: east + BEYOND,
  north: north + BEYOND,
});

/** Whether all corners of a shape are on land: then no sea is cut from it. */
const isInland = (geometry: ShapeGeometry, land: Land) =>
  polygonsOf(geometry)
    .flat(2)
    .every(([lon = 0, lat = 0]) => land.holds(lon, lat));

/**
 * Of a cell at least so much is left, or it stays whole: the coast is known to a kilometre or so, and a district that lies in its
 * sea would be gone.
 */
const LEAST_ASHORE = 1 / 8;

/** Of the outer rings, in square degrees: to compare shapes of one place. */
const areaOf = (geometry: ShapeGeometry) =>
  polygonsOf(geometry).reduce((sum, [outer = []]) => sum + Math.abs(signedArea(outer as Ring)), 0);

/** Cut once, as long as the registry keeps the cell. */
const known = new WeakMap<ShapeGeometry, ShapeGeometry>();

/** A cell without what of it lies in the sea. */
function cut(geometry: ShapeGeometry, around: Land): ShapeGeometry {
  const land = around.within(beyond(boxOf([geometry])));
  if (isInland(geometry, land)) return geometry;
  type Rings = Parameters<typeof intersection>[0];
  const coordinates = intersection(
    geometry.coordinates as unknown as Rings,
    land.parts.map(({ rings }) => rings) as unknown as Rings,
  );
  const ashore: ShapeGeometry = {
    type: 'MultiPolygon',
    coordinates: coordinates as unknown as number[][][][],
  };
  return areaOf(ashore) < LEAST_ASHORE * areaOf(geometry) ? geometry : ashore;
}

/** The districts of one city, those whose shape is estimated without what of it lies in the sea. */
export async function cutAtCoast<District extends { official: boolean; geometry: ShapeGeometry }>(
  districts: readonly District[],
): Promise<District[]> {
  // The coast of the city, once for all of its districts, where any is still to be cut.
  let around: Land | undefined;
  const shown: District[] = [];
  let fresh = 0;
  for (const district of districts) {
    const { official, geometry } = district;
    let own = official ? geometry : known.get(geometry);
    if (own === undefined) {
      around ??= cityLand().within(beyond(boxOf(districts.map((one) => one.geometry))));
      own = cut(geometry, around);
      known.set(geometry, own);
      fresh += 1;
      if (fresh % AT_ONCE === 0) await setImmediate();
    }
    shown.push({ ...district, geometry: own });
  }
  return shown;
}
