import { boundsOf, polygonsOf } from './bounds';
import { type Frame, landAround, regionOutlines } from './region-outlines';
import { inRings } from './rings';

/** Islands and continents as the maps draw them, each with the box around it. */
interface Land extends Frame {
  rings: number[][][];
}

let kept: readonly Land[] | undefined;

/** All land that the maps draw: that of the neighbours, and on it the regions with their finer coast. Made once. */
export function lands(): readonly Land[] {
  kept ??= [landAround(), ...regionOutlines().map(({ geometry }) => geometry)].flatMap((geometry) =>
    polygonsOf(geometry as Parameters<typeof polygonsOf>[0]).map((rings) => {
      const [west, south, east, north] = boundsOf({ type: 'Polygon', coordinates: rings });
      return { rings, west, south, east, north };
    }),
  );
  return kept;
}

/** Whether a point lies on land, as the maps draw it. */
export function isOnLand(lon: number, lat: number): boolean {
  return lands().some(
    ({ rings, west, south, east, north }) =>
      lon >= west && lon <= east && lat >= south && lat <= north && inRings(lon, lat, rings),
  );
}
