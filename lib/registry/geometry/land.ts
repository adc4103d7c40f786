import { boundsOf, type Frame, framesMeet, polygonsOf } from './bounds';
import { fineLandAround, landAround, regionOutlines } from './region-outlines';
import { inRings } from './rings';

type Corner = number[];
/** An island or a continent, with the box around it. */
interface Part extends Frame {
  readonly rings: Corner[][];
}

/** Islands and continents, which lie over each other. */
export interface Land {
  readonly parts: readonly Part[];
  holds(lon: number, lat: number): boolean;
  /** What of it lies in a frame. */
  within(frame: Frame): Land;
}

const X = 0;
const Y = 1;

/** What of a ring lies on one side of a level or upright line. */
function cut(ring: readonly Corner[], axis: 0 | 1, at: number, isAbove: boolean): Corner[] {
  const value = (corner: Corner | undefined) => corner?.[axis] ?? 0;
  const isIn = (corner: Corner | undefined) => value(corner) >= at === isAbove;
  return ring.flatMap((corner, index) => {
    const before = ring.at(index - 1);
    if (isIn(before) === isIn(corner)) return isIn(corner) ? [corner] : [];
    const part = (at - value(before)) / (value(corner) - value(before));
    const other = axis === X ? Y : X;
    const crossing: Corner = [0, 0];
    crossing[axis] = at;
    crossing[other] = (before?.[other] ?? 0) + ((corner[other] ?? 0) - (before?.[other] ?? 0)) * part;
    return isIn(corner) ? [crossing, corner] : [crossing];
  });
}

/** A ring within a frame, closed again; nothing where none of it is there. */
function within(ring: readonly Corner[], { west, south, east, north }: Frame): Corner[] {
  const between = cut(cut(ring.slice(0, -1), X, west, true), X, east, false);
  const inside = cut(cut(between, Y, south, true), Y, north, false);
  const [first] = inside;
  return first === undefined ? [] : [...inside, first];
}

const partOf = (rings: Corner[][]): Part => {
  const [west, south, east, north] = boundsOf({ type: 'Polygon', coordinates: rings });
  return { rings, west, south, east, north };
};

const landOf = (parts: readonly Part[]): Land => ({
  parts,
  holds: (lon, lat) =>
    parts.some(
      ({ rings, west, south, east, north }) =>
        lon >= west && lon <= east && lat >= south && lat <= north && inRings(lon, lat, rings),
    ),
  within: (frame) =>
    landOf(
      parts
        .filter((part) => framesMeet(part, frame))
        .map(({ rings }) => rings.map((ring) => within(ring, frame)).filter((ring) => ring.length > 0))
        .filter((rings) => rings.length > 0)
        .map(partOf),
    ),
});

type Geometry = Parameters<typeof polygonsOf>[0];
const landFrom = (geometries: readonly unknown[]) =>
  landOf(geometries.flatMap((geometry) => polygonsOf(geometry as Geometry).map(partOf)));

let drawn: Land | undefined;
let fine: Land | undefined;

/** Land as the map of the country draws it: that of the neighbours, and on it the regions. Made once. */
export const countryLand = (): Land => {
  drawn ??= landFrom([landAround(), ...regionOutlines().map(({ geometry }) => geometry)]);
  return drawn;
};

/** Land with the coasts that maps of cities show. Made once. */
export const cityLand = (): Land => {
  fine ??= landFrom([fineLandAround()]);
  return fine;
};
