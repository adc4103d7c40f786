import { boxOf, type Frame } from '@/lib/registry/geometry/bounds';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import type { GroundDistrict } from './area-ground';
import { frameOf, type SheetFrame } from './sheet-frame';

/** A district less high or wide than this part of its sheet has no room for more than its number, on a phone hardly for that. */
const SMALL = 0.085;
/** So few are found without a map of their own. */
const LEAST = 3;
/** How many times the extent of the small ones is shown. */
const ROOM = 1.2;
/** Less enlarged than so, a map of its own says no more. */
const WORTH = 0.5;

/** What it shows so much of has its name or number there. */
const PART = 0.2;
/** And what it shows that much of has them there alone. */
const WHOLE = 0.4;

export interface Detail {
  /** Those announced of which it shows enough. */
  group: readonly GroundDistrict[];
  frame: SheetFrame;
  /** Those that lie in it. */
  crowded: readonly GroundDistrict[];
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
  const seen = ({ west, east, south, north }: Frame) =>
    (Math.max(0, Math.min(east, frame.east) - Math.max(west, frame.west)) *
      Math.max(0, Math.min(north, frame.north) - Math.max(south, frame.south))) /
    ((east - west) * (north - south));
  const shownBy = (part: number) => boxes.flatMap(({ district, box }) => (seen(box) > part ? district : []));
  return { group: shownBy(PART), frame, crowded: shownBy(WHOLE) };
}
