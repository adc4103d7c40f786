import { type Corner, freeAt, type Outline, roomsIn } from '../labels/map-room';
import {
  around,
  type Box,
  boxAt,
  boxesMeet,
  crossesBox,
  edgeOf,
  extentOf,
  grown,
  type Point,
  type Segment,
} from '../labels/sheet-leader';
import { chosen, GAP, type Place } from './region-choice';
import { Raster, SQUARE } from './region-raster';

/** A region whose name is to be written, in pixels of the map. */
export interface NamedRegion {
  code: string;
  /** How wide its name is, and how high its lines are. */
  wide: number;
  tall: number;
  rings: Outline;
  /** Where the drawing has its name: in the region, and beside it. */
  inside: Point | null;
  beside: Point | null;
  /** Where the drawing's line to it ends. */
  end: Point | null;
}

export interface RegionName {
  code: string;
  /** The middle of its words. */
  at: Point;
  /** From a name beside its region into it. */
  leader: Segment | null;
}

/** What the names keep clear of. */
export interface InTheWay {
  /** The map, where it shows the whole kingdom: beside that there are names, too. Null from nearer. */
  frame: Box | null;
  /** What stands on the map already: dots, other words, the scale. */
  taken: readonly Box[];
  /** Regions that have no name now: their ground is in the way of words beside the others all the same. */
  unnamed?: readonly NamedRegion[];
}

/** Pixels to the outlines of regions. */
const EDGE = 2;
/** Pixels by which letters are lower than their line. */
const LEADING = 3;
/** Pixels from a line's dot to what it must not be taken for. */
const DOT = 4;
/** Levels on which a name is tried within its region, and pixels between two of them at least. */
const LEVELS = 24;
const STEP = 4;
/** Names beside their regions are looked for so far away, as on a map so wide at least. */
const NARROWEST = 420;
/** Of the ends of a line so many are tried. */
const ENDS = 3;
/** Places found around an end, the nearest: farther ones are hardly better. */
const FOUND = 40;
/** Of the places beside a region so many are weighed, so far apart, pixels. */
const WEIGHED = 24;
const APART = 12;
/** Of the places in a region so many are weighed, and what they cost for each pixel from the drawn place. */
const TRIED = 8;
/** With fewer places in it a region is given others, too: one of them may be another name's only place. */
const FEW = 3;
const AWAY = 0.2;
/** Pixels by which a name may reach over the outline of its region on either side, where it has no better place. */
const REACH = 12;
/** What a place costs, in pixels of its line: the drawing's own, in parts; each part of a line on another region; one that reaches over an outline. */
const DRAWN = 0.6;
const OVER = 8;
const REACHING = 60;
/** Parts of a line that are looked at. */
const PARTS = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85];

/** A shorter line, pixels, is taken for a letter. */
const SHORTEST = 10;
const lengthOf = ([[ax, ay], [bx, by]]: Segment) => Math.hypot(bx - ax, by - ay);

const holdsBox = (outer: Box, { left, right, top, bottom }: Box): boolean =>
  left > outer.left + GAP &&
  right < outer.right - GAP &&
  top > outer.top + GAP &&
  bottom < outer.bottom - GAP;

/** Whether the raster may miss a part of a region. */
function isSmall(ring: Outline[number]): boolean {
  const { top, bottom } = extentOf([ring]);
  return bottom - top < 2 * SQUARE;
}

/** Levels of a region that are tried, that of the drawing first. */
function levelsOf({ top, bottom }: Box, goal: Point, tall: number): number[] {
  const step = Math.max(STEP, (bottom - top) / LEVELS);
  const levels = [goal[1]];
  for (let y = top + tall / 2; y < bottom - tall / 2; y += step) levels.push(y);
  return levels;
}

/**
 * Places within a region for its name, the nearest to that of the drawing first.
 * @param over pixels by which it may reach over the outline
 */
function pointsIn({ rings, wide, tall: lines, inside }: NamedRegion, extent: Box, over: number): Point[] {
  const tall = lines - LEADING;
  const goal: Point = inside ?? [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2];
  const half = wide / 2 + EDGE - over;
  const points = levelsOf(extent, goal, tall).flatMap((y) =>
    freeAt(rings, y, tall).flatMap(([from, to]): Point[] => {
      const [least, most] = [from + half, to - half];
      if (least > most) return [];
      const nearest = Math.max(least, Math.min(most, goal[0]));
      return [...new Set([nearest, least, (least + most) / 2, most])].map((x): Point => [x, y]);
    }),
  );
  const away = ([x, y]: Point) => Math.hypot(x - goal[0], y - goal[1]);
  return points.sort((one, two) => away(one) - away(two));
}

function* placesAround(known: readonly Point[], end: Point, width: number): Generator<Point> {
  yield* known;
  yield* around(end, width);
}

class Regions {
  readonly #extents: ReadonlyMap<NamedRegion, Box>;
  readonly #raster: Raster<NamedRegion>;
  /** Islands are smaller than words. */
  readonly #corners: readonly Corner[];

  constructor(
    readonly regions: readonly NamedRegion[],
    readonly ways: InTheWay,
  ) {
    const all = [...regions, ...(ways.unnamed ?? [])];
    this.#extents = new Map(all.map((region) => [region, extentOf(region.rings)]));
    this.#raster = new Raster(all, [...this.#extents.values()]);
    this.#corners = all.flatMap(({ rings }) => rings.filter(isSmall).flat());
  }

  #extent(region: NamedRegion): Box {
    return this.#extents.get(region) ?? extentOf(region.rings);
  }

  #isFree(box: Box, more: readonly Box[] = []): boolean {
    const { frame, taken } = this.ways;
    return (
      (frame === null || holdsBox(frame, box)) &&
      !taken.some((other) => boxesMeet(box, other, 1)) &&
      !more.some((other) => boxesMeet(box, other, 1))
    );
  }

  #placesIn(region: NamedRegion, over: number, cost: number): Place[] {
    const { code, wide, tall } = region;
    return pointsIn(region, this.#extent(region), over).map((at) => ({
      code,
      at,
      box: boxAt(...at, wide / 2, tall - LEADING),
      leader: null,
      cost,
    }));
  }

  /** Where a name may stand in its region, the best first; nowhere where it has no room there. */
  inside(region: NamedRegion): Place[] {
    const places = this.#placesIn(region, 0, 0).filter(({ box }) => this.#isFree(box));
    const [first] = places;
    const away = ({ at }: Place) => Math.hypot(at[0] - (first?.at[0] ?? 0), at[1] - (first?.at[1] ?? 0));
    return thinned(
      places.map((place) => ({
        ...place,
        cost: AWAY * away(place),
      })),
      TRIED,
    );
  }

  /** Where a line into a region may end: where the drawing's does, else where it has room; on nothing else. */
  #endsOf({ rings, end }: NamedRegion): Point[] {
    const rooms = roomsIn(rings, 0).map(({ x, y }): Point => [x, y]);
    const ends = end && this.#raster.at(end)?.rings === rings ? [end, ...rooms] : rooms;
    return ends
      .filter((one) => !this.ways.taken.some((box) => boxesMeet(boxAt(...one, DOT / 2, DOT), box, DOT)))
      .slice(0, ENDS);
  }

  /** What a line costs: its length, and more where it runs over other regions, of which it could be. */
  #costOf([[ax, ay], [bx, by]]: Segment, own: NamedRegion): number {
    const over = PARTS.map((part): Point => [ax + (bx - ax) * part, ay + (by - ay) * part]).filter(
      (point) => {
        const region = this.#raster.at(point);
        return region !== undefined && region !== own;
      },
    );
    return Math.hypot(bx - ax, by - ay) + OVER * over.length;
  }

  #isOutside(box: Box): boolean {
    const isIn = ([x, y]: Corner) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    return !this.#raster.meets(box) && !this.#corners.some(isIn);
  }

  /** Places outside of the kingdom, with a line into the region. */
  #beside(region: NamedRegion, end: Point, width: number): Place[] {
    const { taken } = this.ways;
    const { code, wide, tall } = region;
    const known = region.beside === null ? [] : [region.beside];
    const places: Place[] = [];
    for (const at of placesAround(known, end, Math.max(NARROWEST, width))) {
      if (places.length === FOUND) break;
      if (this.#raster.at(at)) continue;
      const box = boxAt(...at, wide / 2, tall);
      if (!this.#isFree(box)) continue;
      if (!this.#isOutside(grown(box, EDGE))) continue;
      const leader: Segment = [edgeOf(at, end, wide / 2 + 2, tall / 2 + 1), end];
      if (lengthOf(leader) < SHORTEST || taken.some((other) => crossesBox(leader, other, 1))) continue;
      const cost = this.#costOf(leader, region);
      places.push({ code, at, box, leader, cost: at === region.beside ? DRAWN * cost : cost });
    }
    return places;
  }

  /** Places for a name that has no room in its region, the best first. */
  others(region: NamedRegion): Place[] {
    const { frame } = this.ways;
    const reaching = this.#placesIn(region, REACH, REACHING).filter(({ box }) => this.#isFree(box));
    const ends = frame === null ? [] : this.#endsOf(region);
    const width = frame === null ? 0 : frame.right - frame.left;
    return thinned([...reaching, ...ends.flatMap((end) => this.#beside(region, end, width))], WEIGHED);
  }
}

/** The best of many places, none of them beside another. */
function thinned(places: readonly Place[], most: number): Place[] {
  const kept: Place[] = [];
  for (const place of [...places].sort((a, b) => a.cost - b.cost)) {
    if (kept.length === most) break;
    const [x, y] = place.at;
    if (kept.every(({ at }) => Math.hypot(at[0] - x, at[1] - y) >= APART)) kept.push(place);
  }
  return kept;
}

/**
 * Where the names of regions stand on the map to move about in, clear of each other and of the dots of announcements: in
 * their regions, about where the drawing has them; those without room there beside the kingdom, with a line.
 */
export function regionNames(regions: readonly NamedRegion[], ways: InTheWay): RegionName[] {
  const all = new Regions(regions, ways);
  const places = regions.map((region) => {
    const inside = all.inside(region);
    return inside.length >= FEW ? inside : [...inside, ...all.others(region)];
  });
  return chosen(places).map(({ code, at, leader }) => ({ code, at, leader }));
}
