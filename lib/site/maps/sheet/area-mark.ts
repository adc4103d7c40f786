import { boxOf } from '@/lib/registry/geometry/bounds';
import { narrowingAt } from '@/lib/registry/geometry/degrees';
import {
  MIDDLE_LATITUDE,
  projectTo,
  regionOutlines,
  regionPaths,
  shapePath,
} from '@/lib/registry/geometry/region-outlines';
import { type Ground, isAnnounced } from './area-ground';

/** Units of the longer side. */
const SIZE = 144;

/** More shapes than these are not one thing beside a heading. */
const FEW = 4;

/** The few districts of one city that an announcement names, as one drawing; null of more, or of several cities. */
export function groundMark([ground, another]: readonly Ground[]) {
  const shapes = ground?.districts.filter(isAnnounced).map(({ geometry }) => geometry) ?? [];
  if (another !== undefined || shapes.length === 0 || shapes.length > FEW) return null;
  const frame = boxOf(shapes);
  const latitude = (frame.south + frame.north) / 2;
  const wide = (frame.east - frame.west) * narrowingAt(latitude);
  const width = Math.round(SIZE * Math.min(1, wide / (frame.north - frame.south)));
  const { height, point } = projectTo(width, frame, latitude);
  return { width, height, d: shapes.map((shape) => shapePath(shape, point)).join(''), rest: '' };
}

/** A region as one drawing, several within the kingdom, whose other regions are `rest`; null for what is no region. */
export function regionMark(regions: readonly string[]) {
  const isSeveral = regions.length > 1;
  const own = regionOutlines().filter(({ region }) => regions.includes(region));
  if (own.length === 0) return null;
  const frame = boxOf((isSeveral ? regionOutlines() : own).map(({ geometry }) => geometry));
  const wide = (frame.east - frame.west) * narrowingAt(MIDDLE_LATITUDE);
  const width = Math.round(SIZE * Math.min(1, wide / (frame.north - frame.south)));
  const { height, paths } = regionPaths(width, frame);
  const drawn = (isOwn: boolean) =>
    paths.flatMap(({ region, d }) => (regions.includes(region) === isOwn ? d : [])).join('');
  return { width, height, d: drawn(true), rest: isSeveral ? drawn(false) : '' };
}
