import { type Box, boxAt, boxesMeet } from '../labels/sheet-leader';
import { textWidth } from '../labels/text-width';
import { ALONE_MAP, type LabelPlace, type LabelSpot, WIDE_MAP, WIDEST_MAP } from './map-labels';

/** From which width on a name has another place; below the first it has that of a phone. */
const WIDTHS = [240, WIDE_MAP, WIDEST_MAP] as const;
/** Pixels of the map of a narrow phone: what has no room on less stands where that has it. */
const PHONE = 288;
/** Pixels of its letters, and of a line of them. */
const LETTERS = { narrow: 12, wide: 13, line: 17 } as const;
const SHIFT = { start: 0.5, middle: 0, end: -0.5 } as const;
/** Degrees by which a name moves within its region, where a dot lies in its way: up or down, then aside, too. */
const MOVES = [0, 0.8, -0.8].flatMap((lon) =>
  [0, 0.5, -0.5, 1, -1, 1.6, -1.6, 2.3, -2.3].map((lat) => [lon, lat] as const),
);

/** What a name on a map so wide has around it, in pixels. */
export interface AtWidth {
  width: number;
  /** From degrees to pixels. */
  point: (lon: number, lat: number) => [x: number, y: number];
  /** Dots, and the names of cities that stand for their region. */
  taken: readonly Box[];
  /** Whether a border runs through a box. */
  isCrossed: (box: Box) => boolean;
  /** The region in which a place of degrees lies. */
  regionAt: (lon: number, lat: number) => string | undefined;
}

const lettersAt = (width: number) => (width < ALONE_MAP ? LETTERS.narrow : LETTERS.wide);

/** The box of a region's name in pixels. */
export function boxOfName({ at, anchor }: LabelSpot, name: string, { width, point }: AtWidth): Box {
  const wide = textWidth(name) * lettersAt(width);
  const [x, y] = point(...at);
  return boxAt(x + SHIFT[anchor] * wide, y, wide / 2, LETTERS.line);
}

const moved = (spot: LabelSpot, [lon, lat]: readonly [number, number]): LabelSpot => ({
  ...spot,
  at: [spot.at[0] + lon, spot.at[1] + lat],
});

/** Where a name may stand, the best first: as on a map without dots, else moved; last beside its region. */
function candidates(place: LabelPlace, widthAt: number): LabelSpot[] {
  const { wide, widest, onMap, endOnMap } = place;
  const line = place.line && endOnMap ? ([place.line[0], endOnMap] as const) : place.line;
  const spots = [widthAt > 1 && widest, widthAt > 0 && wide, place, onMap].flatMap((spot) => spot || []);
  const withLine: LabelSpot[] = line ? [{ at: place.at, anchor: place.anchor, line }] : [];
  return [...spots.flatMap((spot) => (spot.line ? [spot] : MOVES.map((by) => moved(spot, by)))), ...withLine];
}

/** Pixels around the end of a line in which no dot may lie. */
const END = 4;

interface NamedRegion {
  code: string;
  name: string;
}

/** Whether no dot and no city's name lies in the way. */
function isClear(spot: LabelSpot, { name }: NamedRegion, around: AtWidth): boolean {
  const box = boxOfName(spot, name, around);
  return !around.taken.some((other) => boxesMeet(box, other, 1));
}

function isFree(spot: LabelSpot, region: NamedRegion, around: AtWidth): boolean {
  if (!isClear(spot, region, around)) return false;
  const { code, name } = region;
  const box = boxOfName(spot, name, around);
  if (spot.line === undefined) return !around.isCrossed(box) && around.regionAt(...spot.at) === code;
  const [x, y] = around.point(...spot.line[1]);
  return !around.taken.some((other) => boxesMeet(boxAt(x, y, END, 2 * END), other, 0));
}

/** Where a name stands at each of the widths; null where a city stands for its region. */
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
    if (isTold(width, WIDTHS[index + 1] ?? Number.POSITIVE_INFINITY)) return null;
    const all = candidates(place, index);
    const freeAt = (one: number) => all.find((spot) => isFree(spot, region, at(one)));
    const phone = Math.max(width, PHONE);
    // Over a thin border a name can be read, under a dot it cannot.
    return freeAt(width) ?? freeAt(phone) ?? all.find((spot) => isClear(spot, region, at(phone))) ?? place;
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
