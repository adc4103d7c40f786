import { KM_A_DEGREE, narrowingAt } from './degrees';

/** By eighths of a turn from the east against the clock. */
const BEARINGS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** Degrees, WGS 84. */
interface Point {
  readonly lon: number;
  readonly lat: number;
}

/** How far a point lies from another, in whole kilometres, and in which direction. */
export function apart(from: Point, to: Point): { km: number; bearing: Bearing } {
  const east = (to.lon - from.lon) * narrowingAt(from.lat);
  const north = to.lat - from.lat;
  const eighth = Math.round((Math.atan2(north, east) / Math.PI) * 4);
  return {
    km: Math.round(Math.hypot(east, north) * KM_A_DEGREE),
    bearing: BEARINGS[(eighth + 8) % 8] as Bearing,
  };
}
