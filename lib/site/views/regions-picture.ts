import { boundsOf } from '@/lib/registry/geometry/bounds';
import {
  type Frame,
  neighbourPaths,
  projectTo,
  regionOutlines,
  regionPaths,
} from '@/lib/registry/geometry/region-outlines';

/** Small pictures: coarse enough that the outlines of all regions cost little, wide enough for any crop of them. */
const WIDTH = 480;
const FRAME: Frame = { west: 28, south: 13, east: 61, north: 34.5 };
const { point } = projectTo(WIDTH, FRAME);

/** The kingdom among its neighbours, drawn once for all pictures of a page. */
export const ground = {
  regions: regionPaths(WIDTH, FRAME).paths,
  ...neighbourPaths(WIDTH, FRAME),
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxes = new Map(
  regionOutlines().map(({ region, geometry }): [string, Box] => {
    const [west, south, east, north] = boundsOf(geometry);
    const [left, top] = point(west, north);
    const [right, bottom] = point(east, south);
    return [region, { left, top, right, bottom }];
  }),
);

/** Room around the regions, and the least that a picture is wide and high: so much that one sees where they are. */
const ROOM = 26;
const LEAST = { width: 210, height: 150 } as const;

/** The part of the drawing that shows these regions with what is around them, as a view box; null for what is no region. */
export function cropAround(regions: readonly string[]): string | null {
  const found = regions.flatMap((region) => boxes.get(region) ?? []);
  if (found.length === 0) return null;
  const left = Math.min(...found.map((box) => box.left)) - ROOM;
  const right = Math.max(...found.map((box) => box.right)) + ROOM;
  const top = Math.min(...found.map((box) => box.top)) - ROOM;
  const bottom = Math.max(...found.map((box) => box.bottom)) + ROOM;
  const width = Math.max(right - left, LEAST.width);
  const height = Math.max(bottom - top, LEAST.height);
  const start = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [...start, width, height].map(Math.round).join(' ');
}
