/** How large the dot of a city is: of how many districts that announcements name or count there. */
export type DotSize = 1 | 2 | 3;

/** The least number of districts of each size. */
export const DOT_SIZES = [
  { size: 1, from: 0 },
  { size: 2, from: 10 },
  { size: 3, from: 50 },
] as const satisfies { size: DotSize; from: number }[];

export const dotSize = (districts: number): DotSize =>
  DOT_SIZES.findLast(({ from }) => districts >= from)?.size ?? 1;

/** Pixels of a dot on a narrow map of the kingdom, and from `ALONE_MAP` on. */
const RADII = { 1: [2, 3], 2: [3.75, 5], 3: [5.5, 7.5] } as const;

export const radiusAt = (size: DotSize, isWide: boolean): number => RADII[size][isWide ? 1 : 0];

/** And of a dot on the map of one announcement, which has few. */
export const PLACE_RADIUS = 5;
