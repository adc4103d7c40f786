import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { boxOf, type Frame, framesMeet } from '@/lib/registry/geometry/bounds';
import { inShape } from '@/lib/registry/geometry/rings';
import { gridPoints } from './grid-points';

/** Points at which what a shape and a drawing share is looked at, across and down. */
const POINTS = 8;
/** The part of a drawing that a shape has to fill: less is a splinter at its edge. */
const SEEN = 0.003;

const sizeOf = ({ west, east, south, north }: Frame) => (east - west) * (north - south);

/** Whether so much of a shape lies within a frame that one sees it there. */
export function isSeenOn(geometry: ShapeGeometry, frame: Frame): boolean {
  const box = boxOf([geometry]);
  if (!framesMeet(frame, box)) return false;
  const both = {
    west: Math.max(box.west, frame.west),
    east: Math.min(box.east, frame.east),
    south: Math.max(box.south, frame.south),
    north: Math.min(box.north, frame.north),
  };
  const least = (SEEN * sizeOf(frame) * POINTS ** 2) / sizeOf(both);
  let within = 0;
  for (const { lon, lat } of gridPoints(both, POINTS, POINTS)) {
    if (inShape(lon, lat, geometry)) within += 1;
    if (within >= least) return true;
  }
  return false;
}
