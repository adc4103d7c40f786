import type { Frame } from '@/lib/registry/geometry/bounds';
import type { Land } from '@/lib/registry/geometry/land';
import { shapePath } from '@/lib/registry/geometry/region-outlines';

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

/** The sea on a sheet; null where all of the sheet is land. */
export function seaOf(
  frame: Frame,
  around: Land,
  point: (lon: number, lat: number) => [number, number],
): Sea | null {
  const [wide, tall] = [frame.east - frame.west, frame.north - frame.south];
  const open = Array.from({ length: ACROSS * DOWN }, (_, index): [number, number] => [
    frame.west + ((index % ACROSS) + 0.5) * (wide / ACROSS),
    frame.south + (Math.floor(index / ACROSS) + 0.5) * (tall / DOWN),
  ]).filter(([lon, lat]) => !around.holds(lon, lat));
  if (open.length === 0) return null;
  const drawn = around.within({
    west: frame.west - wide * BEYOND,
    east: frame.east + wide * BEYOND,
    south: frame.south - tall * BEYOND,
    north: frame.north + tall * BEYOND,
  });
  const [lon, lat] = [(frame.west + frame.east) / 2, (frame.south + frame.north) / 2];
  const away = ([x, y]: [number, number]) => Math.hypot((x - lon) / wide, (y - lat) / tall);
  return {
    name: lon < 45 ? 'redSea' : 'gulf',
    land: drawn.parts.map(({ rings }) =>
      shapePath({ type: 'Polygon', coordinates: rings } as Parameters<typeof shapePath>[0], point),
    ),
    open: open
      .filter(([x, y]) =>
        [-CLEAR, CLEAR].every((right) =>
          [-CLEAR, CLEAR].every((up) => !around.holds(x + right * wide, y + up * tall)),
        ),
      )
      .sort((a, b) => away(a) - away(b)),
  };
}
