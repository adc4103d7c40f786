import { isOnLand, lands } from '@/lib/registry/geometry/land';
import { type Frame, shapePath } from '@/lib/registry/geometry/region-outlines';

/** Places at which a sheet is asked for water, from west to east and from north to south. */
const ACROSS = 12;
const DOWN = 9;
/** Of a name on the sea: so much around its middle is water, in parts of the sheet. */
const CLEAR = 0.07;
/** Land is drawn so much beyond the sheet, in parts of it. */
const BEYOND = 0.1;

export type SeaName = 'redSea' | 'gulf';

export interface Sea {
  name: SeaName;
  /** The land, by islands and continents: they lie over each other. */
  land: string[];
  /** Where its name may stand, degrees, from the middle of the sheet outwards. */
  open: [lon: number, lat: number][];
}

type Corner = number[];
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
  const inside = cut(
    cut(cut(cut(ring.slice(0, -1), X, west, true), X, east, false), Y, south, true),
    Y,
    north,
    false,
  );
  const [first] = inside;
  return first === undefined ? [] : [...inside, first];
}

/** The land in a frame, by islands and continents: they lie over each other. */
export const landWithin = (frame: Frame): Corner[][][] =>
  lands()
    .filter(
      ({ west, south, east, north }) =>
        west < frame.east && frame.west < east && south < frame.north && frame.south < north,
    )
    .map(({ rings }) => rings.map((ring) => within(ring, frame)).filter((ring) => ring.length > 0))
    .filter((rings) => rings.length > 0);

/** The sea of the map of the country on a sheet; null where all of the sheet is land. */
export function seaOf(frame: Frame, point: (lon: number, lat: number) => [number, number]): Sea | null {
  const [wide, tall] = [frame.east - frame.west, frame.north - frame.south];
  const open = Array.from({ length: ACROSS * DOWN }, (_, index): [number, number] => [
    frame.west + ((index % ACROSS) + 0.5) * (wide / ACROSS),
    frame.south + (Math.floor(index / ACROSS) + 0.5) * (tall / DOWN),
  ]).filter(([lon, lat]) => !isOnLand(lon, lat));
  if (open.length === 0) return null;
  const around = {
    west: frame.west - wide * BEYOND,
    east: frame.east + wide * BEYOND,
    south: frame.south - tall * BEYOND,
    north: frame.north + tall * BEYOND,
  };
  const [lon, lat] = [(frame.west + frame.east) / 2, (frame.south + frame.north) / 2];
  const away = ([x, y]: [number, number]) => Math.hypot((x - lon) / wide, (y - lat) / tall);
  return {
    name: lon < 45 ? 'redSea' : 'gulf',
    land: landWithin(around).map((rings) =>
      shapePath({ type: 'Polygon', coordinates: rings } as Parameters<typeof shapePath>[0], point),
    ),
    open: open
      .filter(([x, y]) =>
        [-CLEAR, CLEAR].every((right) =>
          [-CLEAR, CLEAR].every((up) => !isOnLand(x + right * wide, y + up * tall)),
        ),
      )
      .sort((a, b) => away(a) - away(b)),
  };
}
