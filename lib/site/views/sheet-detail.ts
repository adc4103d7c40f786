import { boxOf, type Frame } from '@/lib/registry/geometry/bounds';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import type { GroundDistrict } from './area-ground';
import { frameOf, type SheetFrame } from './sheet-frame';

/** A district less high or wide than this part of its sheet has no room for more than its number, on a phone not even for that. */
const SMALL = 0.1;
/** So few are found without a map of their own. */
const LEAST = 3;
/** How many times the extent of the small ones is shown. */
const ROOM = 1.2;
/** Less enlarged than so, a map of its own says no more. */
const WORTH = 0.5;

export interface Detail {
  /** Those announced whose middle it shows. */
  group: readonly GroundDistrict[];
  frame: SheetFrame;
}

/** The part of a sheet in which small districts crowd, to be drawn once more from near; null where none do. */
export function detailOf(group: readonly GroundDistrict[], { km }: SheetFrame): Detail | null {
  const boxes = group.map((district) => ({ district, box: boxOf([district.geometry]) }));
  const small = boxes.flatMap(({ district, box: { west, east, south, north } }) => {
    const across = (east - west) * narrowingAt((south + north) / 2) * KM_A_DEGREE;
    return Math.min(across, (north - south) * KM_A_DEGREE) < SMALL * km ? district : [];
  });
  if (small.length < LEAST) return null;
  const frame = frameOf(small, ROOM);
  if (frame.km > WORTH * km) return null;
  const isWithin = ({ west, east, south, north }: Frame) => {
    const [lon, lat] = [(west + east) / 2, (south + north) / 2];
    return lon > frame.west && lon < frame.east && lat > frame.south && lat < frame.north;
  };
  return { group: boxes.flatMap(({ district, box }) => (isWithin(box) ? district : [])), frame };
}
