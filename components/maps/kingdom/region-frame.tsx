import type { ReactNode } from 'react';
import { landPath, projectTo, regionPaths } from '@/lib/registry/geometry/region-outlines';
import { MAP_FRAME } from '@/lib/site/maps/kingdom/map-labels';

const WIDTH = 640;

/** 480 units: the class of the drawing names its proportion. */
const drawn = regionPaths(WIDTH, MAP_FRAME);
export const { paths } = drawn;
export const land = landPath(WIDTH, MAP_FRAME);
const { point } = projectTo(WIDTH, MAP_FRAME);
/** Places in parts of the frame: names keep their size while the drawing takes that of its column. */
export const place = ([lon, lat]: readonly [number, number]) => {
  const [x, y] = point(lon, lat);
  const part = (value: number, of: number) => `${Math.round((1000 * value) / of) / 10}%`;
  return { x: part(x, WIDTH), y: part(y, drawn.height) };
};

/** What is drawn in the units of the regions. */
export function Plane({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${drawn.height}`} strokeLinejoin="round">
      {children}
    </svg>
  );
}
