import { narrowingAt } from '@/lib/registry/geometry/degrees';
import {
  type Frame,
  MIDDLE_LATITUDE,
  regionOutlines,
  regionPaths,
} from '@/lib/registry/geometry/region-outlines';

/** Units of the longer side. */
const SIZE = 144;

/** What the regions take up, degrees. */
function frameOf(regions: readonly string[]): Frame | null {
  const points = regionOutlines()
    .filter(({ region }) => regions.includes(region))
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2),
    );
  if (points.length === 0) return null;
  const lons = points.map(([lon = 0]) => lon);
  const lats = points.map(([, lat = 0]) => lat);
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  };
}

/** Regions as one drawing that is as large as they are together; null for what is no region. */
export function regionMark(regions: readonly string[]) {
  const frame = frameOf(regions);
  if (frame === null) return null;
  const wide = (frame.east - frame.west) * narrowingAt(MIDDLE_LATITUDE);
  const width = Math.round(SIZE * Math.min(1, wide / (frame.north - frame.south)));
  const { height, paths } = regionPaths(width, frame);
  return { width, height, d: paths.flatMap(({ region, d }) => (regions.includes(region) ? d : [])).join('') };
}
