import Flatbush from 'flatbush';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { apart, type Bearing } from '@/lib/registry/geometry/bearing';
import { boxOf, type Frame, framesMeet } from '@/lib/registry/geometry/bounds';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import type { Box } from '../labels/sheet-leader';
import { SHEET } from '../labels/sheet-spot';

interface Shaped {
  geometry: ShapeGeometry;
}

/** Less than this is never shown: a district stands among its neighbours. */
const LEAST_KM = 5;
/** How many times the extent of so many districts a sheet shows. */
const roomFor = (announced: number) => (announced === 1 ? 1.9 : announced < 4 ? 1.5 : 1.15);
/** Districts whose boxes are so far apart do not belong together. */
const APART_KM = 8;
/** More districts than a narrow sheet has room for are divided sooner: each needs what lies between groups of them. */
const APART_OF_MANY_KM = 3;
/** Groups far from each other have sheets of their own, where the largest then needs at most this part of one for all. */
const WORTH = 0.67;
const MOST_GROUPS = 4;
/** No announcement names as many of a city: to compare each of them with each would take its time. */
const MOST_COMPARED = 200;
/** The numbers of more districts have no room on a phone, or not even on a page. */
export const MOST_ON_NARROW = 24;
export const MOST_ON_WIDE = 3 * MOST_ON_NARROW;

export interface SheetFrame extends Frame {
  /** From west to east. */
  km: number;
  /** Units of the drawing. */
  height: number;
}

/** Among so few districts their neighbours fill the sheet. */
const AMONG_NEIGHBOURS = 3;

/**
 * What a sheet shows: the announced districts, and room around them (times their extent). Where several lie rather above each
 * other than side by side, it is as high as it is wide.
 */
export function frameOf(
  announced: readonly Shaped[],
  room = roomFor(announced.length),
  fixed?: number,
): SheetFrame {
  const box = boxOf(announced.map(({ geometry }) => geometry));
  const latitude = (box.south + box.north) / 2;
  const narrowing = narrowingAt(latitude);
  const [wide, tall] = [
    (box.east - box.west) * narrowing * KM_A_DEGREE,
    (box.north - box.south) * KM_A_DEGREE,
  ];
  const isTall = announced.length > AMONG_NEIGHBOURS && wide < tall;
  const height = fixed ?? (isTall ? SHEET.tall : SHEET.height);
  const proportion = height / SHEET.width;
  const across = Math.max(LEAST_KM, wide * room);
  const down = Math.max(LEAST_KM * proportion, tall * room);
  const km = Math.max(across, down / proportion);
  const [halfLon, halfLat] = [km / 2 / (narrowing * KM_A_DEGREE), (km * proportion) / 2 / KM_A_DEGREE];
  const middle = (box.west + box.east) / 2;
  return {
    west: middle - halfLon,
    east: middle + halfLon,
    south: latitude - halfLat,
    north: latitude + halfLat,
    km,
    height,
  };
}

/** How many times the extent of so many districts a map over the whole width of a page shows. */
const ROOM_ON_PAGE = 1.08;

/** What a map over the whole width of a page shows: wide, whatever lies on it, as it must be seen at once. */
export const pageFrameOf = (announced: readonly Shaped[]): SheetFrame =>
  frameOf(announced, ROOM_ON_PAGE, SHEET.height);

/** Square kilometres that a sheet shows. */
const areaOf = ({ km, height }: SheetFrame) => km * km * (height / SHEET.width);

/** Kilometres between two boxes. */
function gapOf(a: Frame, b: Frame): number {
  const narrowing = narrowingAt((a.south + b.south) / 2);
  const east = Math.max(0, b.west - a.east, a.west - b.east) * narrowing;
  const north = Math.max(0, b.south - a.north, a.south - b.north);
  return Math.hypot(east, north) * KM_A_DEGREE;
}

/** The districts in groups: each has a neighbour of its group at most so many kilometres away, and none of another. */
function joined(boxes: readonly Frame[], km: number): number[][] {
  const left = new Set(boxes.keys());
  const groups: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    // The group grows while it is gone through.
    for (const one of group)
      for (const other of left)
        if (gapOf(boxes[one] as Frame, boxes[other] as Frame) <= km) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

interface Boxed<District> {
  index: number;
  district: District;
  box: Frame;
}

/** In halves of halves along the longer side, each in the order of the list, until each has room on a narrow sheet. */
export function halvesOf<District extends Shaped>(group: readonly District[]): District[][] {
  const boxed = group.map((district, index) => ({ index, district, box: boxOf([district.geometry]) }));
  return divided(boxed).map((part) => part.sort((a, b) => a.index - b.index).map(({ district }) => district));
}

function divided<District>(group: readonly Boxed<District>[]): Boxed<District>[][] {
  if (group.length <= MOST_ON_NARROW) return [[...group]];
  const across = ({ west, east }: Frame) => west + east;
  const down = ({ south, north }: Frame) => -south - north;
  const spreadOf = (of: (box: Frame) => number) => {
    const values = group.map(({ box }) => of(box));
    return Math.max(...values) - Math.min(...values);
  };
  const side = spreadOf(across) > spreadOf(down) ? across : down;
  const sorted = group.toSorted((a, b) => side(a.box) - side(b.box));
  const half = Math.ceil(sorted.length / 2);
  return [sorted.slice(0, half), sorted.slice(half)].flatMap(divided);
}

/** Tells whether a frame shows one of many districts: each of their sheets asks, so they are looked up by their boxes. */
export function meetsAny<District extends Shaped>(districts: readonly District[]) {
  if (districts.length === 0) return () => false;
  const boxes = districts.map(({ geometry }) => boxOf([geometry]));
  const tree = new Flatbush(districts.length);
  for (const { west, south, east, north } of boxes) tree.add(west, south, east, north);
  tree.finish();
  return (frame: Frame, isMeant: (one: District) => boolean): boolean =>
    tree.search(frame.west, frame.south, frame.east, frame.north, (index) => {
      const [one, box] = [districts[index], boxes[index]];
      return one !== undefined && box !== undefined && isMeant(one) && framesMeet(frame, box);
    }).length > 0;
}

/** To compare sheets, few districts have the room that one alone has. */
const alone = (group: readonly Shaped[]) => frameOf(group, roomFor(group.length < 4 ? 1 : group.length));

/**
 * The announced districts of a city by the sheets that they are drawn on, the largest group first: all on one, unless some
 * lie so far away that they would take the others' room.
 */
export function groupsOf<District extends Shaped>(announced: readonly District[]): District[][] {
  if (announced.length > MOST_COMPARED) return [[...announced]];
  const boxes = announced.map(({ geometry }) => boxOf([geometry]));
  let km = announced.length > MOST_ON_NARROW ? APART_OF_MANY_KM : APART_KM;
  let groups = joined(boxes, km);
  for (; groups.length > MOST_GROUPS; groups = joined(boxes, km)) km *= 2;
  const bySize = groups
    .sort((a, b) => b.length - a.length)
    .map((group) => group.map((index) => announced[index] as District));
  const [main = []] = bySize;
  return areaOf(alone(main)) <= WORTH ** 2 * areaOf(alone(announced)) ? bySize : [[...announced]];
}

/** Whether one of a city's groups has more districts than a narrow sheet has room for: then one list has all names of the city. */
export const isOfMany = (groups: readonly (readonly unknown[])[]): boolean =>
  groups.some(({ length }) => length > MOST_ON_NARROW);

/** How far and in which direction the middle of one sheet lies from that of another. */
export const framesApart = (from: Frame, to: Frame) => apart(middleOf(from), middleOf(to));

/** On which side of what all of some sheets show together each of them lies. */
export function sidesOf(frames: readonly Frame[]): Bearing[] {
  const all = {
    west: Math.min(...frames.map(({ west }) => west)),
    east: Math.max(...frames.map(({ east }) => east)),
    south: Math.min(...frames.map(({ south }) => south)),
    north: Math.max(...frames.map(({ north }) => north)),
  };
  return frames.map((frame) => framesApart(all, frame).bearing);
}

const middleOf = ({ west, east, south, north }: Frame) => ({
  lon: (west + east) / 2,
  lat: (south + north) / 2,
});

/** A frame on a sheet, in its units. */
export function boxOfFrame(frame: Frame, point: (lon: number, lat: number) => [x: number, y: number]): Box {
  const [[left, top], [right, bottom]] = [point(frame.west, frame.north), point(frame.east, frame.south)];
  return { left, top, right, bottom };
}
