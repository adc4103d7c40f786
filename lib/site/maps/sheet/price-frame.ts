import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { boxOf } from '@/lib/registry/geometry/bounds';
import { SHEET } from '../labels/sheet-spot';
import { frameOf, groupsOf, type SheetFrame } from './sheet-frame';

interface Shaped {
  geometry: ShapeGeometry;
}

/** Times the extent of the districts. */
const ROOM = 1.03;
/** Of the districts of a city so many at each end lie at its edge, in either direction: there they are few and large. */
const EDGE = 0.08;
/** A map of the inner city alone has to be so much nearer. */
const WORTH = 0.75;

/** What a map of a city's districts shows, and all of the city where that is much more: small districts crowd in its middle. */
export interface CityFrames {
  main: SheetFrame;
  whole: SheetFrame | null;
}

/** Of fewer priced districts what is around them says as much. */
const LEAST_PRICED = 8;

/** Square frames: in half a page and on a phone there is no room to lose. `priced`: those whose prices the map is about. */
export function cityFrames<One extends Shaped>(
  districts: readonly One[],
  priced: readonly One[] = districts,
): CityFrames {
  const whole = frameOf(districts, ROOM, SHEET.tall);
  const [nearest = []] = groupsOf(priced);
  const isApart = nearest.length < priced.length && nearest.length >= LEAST_PRICED;
  const meant = isApart ? nearest : priced.length < LEAST_PRICED ? districts : priced;
  const middles = meant.map((district) => {
    const { west, south, east, north } = boxOf([district.geometry]);
    return { district, x: (west + east) / 2, y: (south + north) / 2 };
  });
  const cut = isApart ? 0 : Math.floor(EDGE * meant.length);
  const innerOf = (values: readonly number[]) => {
    const sorted = [...values].sort((a, b) => a - b);
    const [first = 0, last = 0] = [sorted[cut], sorted.at(-1 - cut)];
    return (value: number) => value >= first && value <= last;
  };
  const [isInnerX, isInnerY] = [innerOf(middles.map(({ x }) => x)), innerOf(middles.map(({ y }) => y))];
  const inner = middles.filter(({ x, y }) => isInnerX(x) && isInnerY(y));
  const main = frameOf(
    inner.map(({ district }) => district),
    ROOM,
    SHEET.tall,
  );
  return main.km <= WORTH * whole.km ? { main, whole } : { main: whole, whole: null };
}
