import { boxOf } from '@/lib/registry/geometry/bounds';
import { narrowingAt } from '@/lib/registry/geometry/degrees';
import { projectTo, shapePath } from '@/lib/registry/geometry/region-outlines';
import { type Ground, isAnnounced } from './area-ground';

/** Units of the longer side. */
const SIZE = 144;

/** More shapes than these are not one thing beside a heading. */
const FEW = 4;

/**
 * The few districts of one city that an announcement names, as one drawing; null of more, or of several cities: what regions they lie in
 * the map of the kingdom tells, and so small a second one says nothing.
 */
export function groundMark([ground, another]: readonly Ground[]) {
  const shapes = ground?.districts.filter(isAnnounced).map(({ geometry }) => geometry) ?? [];
  if (another !== undefined || shapes.length === 0 || shapes.length > FEW) return null;
  const frame = boxOf(shapes);
  const latitude = (frame.south + frame.north) / 2;
  const wide = (frame.east - frame.west) * narrowingAt(latitude);
  const width = Math.round(SIZE * Math.min(1, wide / (frame.north - frame.south)));
  const { height, point } = projectTo(width, frame, latitude);
  return { width, height, d: shapes.map((shape) => shapePath(shape, point)).join('') };
}
