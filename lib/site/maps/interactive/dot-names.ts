import { type Box, boxAt, boxesMeet, crossesBox, type Point, type Segment } from '../labels/sheet-leader';

/** The dot of a city on the map, in pixels, with how wide its name is. */
export interface DotToName {
  code: string;
  at: Point;
  radius: number;
  wide: number;
}

export interface DotName {
  code: string;
  /** The middle of its words. */
  at: Point;
  box: Box;
}

interface Ways {
  /** What no name leaves; null where they move along with a map that shows a part. */
  frame: Box | null;
  /** Other words, and the scale. */
  taken: readonly Box[];
  /** Every dot, those without a name too. */
  dots: readonly Box[];
  /** The outlines of the regions. */
  borders: readonly Segment[];
  tall: number;
}

/** Pixels from a dot to its name, between two names, and to the edge of the map. */
const BESIDE = 4;
const GAP = 3;

/** Right of a dot, left of it, above and below. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const;

const isWithin = (box: Box, { left, right, top, bottom }: Box) =>
  box.left > left + GAP && box.right < right - GAP && box.top > top + GAP && box.bottom < bottom - GAP;

/** The names of dots, of the first ones first, where each has room beside its own: on no other dot, word or outline. */
export function dotNames(all: readonly DotToName[], { frame, taken, dots, borders, tall }: Ways): DotName[] {
  const written: DotName[] = [];
  const isFree = (box: Box) =>
    (frame === null || isWithin(box, frame)) &&
    ![...taken, ...dots, ...written.map((one) => one.box)].some((other) => boxesMeet(box, other, GAP - 1)) &&
    !borders.some((border) => crossesBox(border, box, 0));
  for (const {
    code,
    at: [x, y],
    radius,
    wide,
  } of all) {
    const places = SIDES.map(
      ([across, down]): Point => [
        x + across * (radius + BESIDE + wide / 2),
        y + down * (radius + BESIDE + tall / 2),
      ],
    );
    const at = places.find((place) => isFree(boxAt(...place, wide / 2, tall)));
    if (at) written.push({ code, at, box: boxAt(...at, wide / 2, tall) });
  }
  return written;
}
