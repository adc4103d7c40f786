import { countryLand } from '@/lib/registry/geometry/land';
import type { LabelPlace } from './map-labels';

/** About how many degrees of longitude a region's name takes on a drawing of a column's width. */
const LONG = 4.5;
/** Where the ground is looked at, in parts of that. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];
const START = { start: 0, middle: -0.5, end: -1 } as const;

/** What a name beside its region stands on: land, sea, or both, where no halo has the colour beneath it. */
export function groundBeneath({ at: [lon, lat], anchor }: Pick<LabelPlace, 'at' | 'anchor'>) {
  const onLand = PARTS.filter((part) => countryLand().holds(lon + (START[anchor] + part) * LONG, lat)).length;
  if (onLand === 0) return 'sea';
  return onLand === PARTS.length ? 'land' : 'both';
}
