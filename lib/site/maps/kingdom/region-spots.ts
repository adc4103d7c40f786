import { lettersAt, TIERS } from '../labels/sheet-layout';
import { alongLine, type Box, boxAt, boxesMeet, SHIFT } from '../labels/sheet-leader';
import { SHEET } from '../labels/sheet-spot';
import { textWidth } from '../labels/text-width';
import { ALONE_MAP, type LabelPlace, type LabelSpot, WIDE_MAP, WIDEST_MAP } from './map-labels';

/** From which width on a name has another place; below the second it has that of a phone. */
const WIDTHS = [240, ALONE_MAP, WIDE_MAP, WIDEST_MAP] as const;
/** Pixels of the map of a narrow phone: what has no room on less stands where that has it. */
const PHONE = 288;
/** Pixels of a line of letters. */
const LINE = 17;
/** Degrees by which a name moves within its region, where a dot lies in its way, the least first. */
const MOVES = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 2.4, -2.4]
  .flatMap((lon) =>
    [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.8, -1.8, 2.4, -2.4, 3, -3].map((lat) => [lon, lat] as const),
  )
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** And beside it: farther off it would stand beside another. */
const ASIDE = [0, 0.5, -0.5, 1, -1].map((lat) => [0, lat] as const);

/** What a name on a map so wide has around it, in pixels. */
export interface AtWidth {
  width: number;
  /** From degrees to pixels. */
  point: (lon: number, lat: number) => [x: number, y: number];
  /** Dots, names of cities that stand for their region, of seas and neighbours, and of the regions before. */
  taken: Box[];
  /** Whether a border runs through a box. */
  isCrossed: (box: Box) => boolean;
  /** The region in which a place of degrees lies. */
  regionAt: (lon: number, lat: number) => string | undefined;
}

/** The box of a region's name in pixels. */
export function boxOfName({ at, anchor }: LabelSpot, name: string, { width, point }: AtWidth): Box {
  const half = (textWidth(name) * lettersAt(width)) / 2;
  const [x, y] = point(...at);
  return boxAt(x + SHIFT[anchor] * half, y, half, LINE);
}

type Degrees = readonly [lon: number, lat: number];
const by = ([lon, lat]: Degrees, [east, north]: Degrees) => [lon + east, lat + north] as const;

/** The line of a name that moves begins there, and ends where it did. */
const moved = (spot: LabelSpot, way: Degrees): LabelSpot => ({
  ...spot,
  at: by(spot.at, way),
  ...(spot.line && { line: [by(spot.line[0], way), spot.line[1]] }),
});

/** The line of a name in pixels, as small boxes; what it begins beside is left out. */
const lineOf = ({ line }: LabelSpot, { point }: AtWidth): Box[] =>
  line ? alongLine([point(...line[0]), point(...line[1])]) : [];

/** Where a name may stand, the best first: as on a map without dots, else moved; last beside its region. */
function candidates(place: LabelPlace, width: number): LabelSpot[] {
  const { wide, widest, onMap, endOnMap } = place;
  const line = place.line && endOnMap ? ([place.line[0], endOnMap] as const) : place.line;
  // On a narrow map, too, where the region has the room: a line from beside it is the last resort.
  const within = width >= WIDE_MAP ? [] : [wide, widest].filter((spot) => spot && spot.line === undefined);
  const spots = [width >= WIDEST_MAP && widest, width >= WIDE_MAP && wide, ...within, place, onMap].flatMap(
    (spot) => spot || [],
  );
  const withLine: LabelSpot[] = line ? [{ at: place.at, anchor: place.anchor, line }] : [];
  return [...spots, ...withLine].flatMap((spot) =>
    (spot.line ? ASIDE : MOVES).map((way) => moved(spot, way)),
  );
}

/** Pixels around the end of a line in which no dot may lie. */
const END = 4;

interface NamedRegion {
  code: string;
  name: string;
}

function isFree(spot: LabelSpot, { code, name }: NamedRegion, around: AtWidth): boolean {
  const box = boxOfName(spot, name, around);
  const [wide, tall] = [around.width, (around.width * SHEET.height) / SHEET.width];
  const leaves = box.left < 0 || box.right > wide || box.top < 0 || box.bottom > tall;
  if (leaves || around.isCrossed(box) || around.taken.some((other) => boxesMeet(box, other, 1))) return false;
  if (spot.line === undefined) return around.regionAt(...spot.at) === code;
  const [x, y] = around.point(...spot.line[1]);
  const line = [...lineOf(spot, around), boxAt(x, y, END, 2 * END)];
  return !line.some((part) => around.taken.some((other) => boxesMeet(part, other, 0)));
}

/** Where a name stands at each of the widths; null where a city stands for its region, or nothing is free. */
export type SpotsAmongDots = readonly (LabelSpot | null)[];

/**
 * Where the name of a region stands on a map with dots, on a phone, on a wide map and on the widest; `at`: how the map is at a
 * width, `isTold`: whether a city tells the region from one width to another.
 */
export function spotsAmongDots(
  place: LabelPlace,
  region: NamedRegion,
  at: (width: number) => AtWidth,
  isTold: (from: number, to: number) => boolean,
): SpotsAmongDots {
  return WIDTHS.map((width, index) => {
    const next = WIDTHS[index + 1] ?? Number.POSITIVE_INFINITY;
    // Where the narrowest phones alone do not have it, it is not said twice on the others.
    if (isTold(Math.max(width, TIERS[1]), next)) return null;
    const all = candidates(place, width);
    const phone = Math.max(width, PHONE);
    const firsts = [...new Set([width, phone])].map(at);
    // Names of cities stand elsewhere from each of these widths on.
    const wider = TIERS.filter((tier) => tier > phone && tier < next).map(at);
    // In its region on a phone rather than beside it on the narrowest.
    const tried = [false, true].flatMap((isLed) => firsts.map((first) => ({ first, isLed })));
    for (const { first, isLed } of tried) {
      const spot = all.find(
        (one) =>
          (one.line !== undefined) === isLed && [first, ...wider].every((map) => isFree(one, region, map)),
      );
      if (spot === undefined) continue;
      // The next ones find it there.
      for (const map of [...firsts, ...wider])
        map.taken.push(boxOfName(spot, region.name, map), ...lineOf(spot, map));
      return spot;
    }
    return null;
  });
}

/** The spots of a map so wide as a layout is for, up to the next one: what of all of them may be seen. */
export const spotsSeen = (spots: SpotsAmongDots, width: number, next: number) =>
  spots.flatMap((spot, index) => {
    if (spot === null) return [];
    const [from, to] = [WIDTHS[index] ?? 0, WIDTHS[index + 1] ?? Number.POSITIVE_INFINITY];
    const first = Math.max(width, from);
    return first < Math.min(to, next) ? [{ spot, width: first }] : [];
  });
