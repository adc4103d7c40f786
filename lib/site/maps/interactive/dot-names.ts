import {
  around,
  type Box,
  boxAt,
  boxesMeet,
  crossesBox,
  freeLeader,
  fromSegment,
  type Point,
  type Segment,
} from '../labels/sheet-leader';

/** The dot of a city on the map, in pixels, with how wide its name is. */
export interface DotToName {
  code: string;
  at: Point;
  /** With its ring. */
  radius: number;
  wide: number;
  /** Whether its name may stand some way off, with a line: who does not find the largest cities does not find his own. */
  isLed: boolean;
}

export interface DotName {
  code: string;
  /** The middle of its words. */
  at: Point;
  box: Box;
  /** From words that stand some way off to the dot. */
  leader: Segment | null;
}

interface Ways {
  /** What no name leaves; null where they move along with a map that shows a part. */
  frame: Box | null;
  /** Other words, and the scale. */
  taken: readonly Box[];
  /** Every dot, those without a name too. */
  dots: readonly Pick<DotToName, 'code' | 'at' | 'radius'>[];
  /** The outlines of the regions. */
  borders: readonly Segment[];
  tall: number;
}

/** Pixels from a dot to its name, between two names, and to the edge of the map. */
const BESIDE = 4;
const GAP = 3;
/** And from a name to other dots: nearer it would be taken for theirs; from a line to them, which may touch their rings. */
const APART = 7;
const RING = 2;
/** And from a plate to dots as large as its own, which it would seem to be of. */
const RIVAL = 14;
/** By which a plate is larger than its words on each side. */
const PLATE = 6;
/** And about as far as this a name stands off. */
const LED = 160;

/** Right of a dot, left of it, above and below. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const;

const isWithin = (box: Box, { left, right, top, bottom }: Box) =>
  box.left > left + GAP && box.right < right - GAP && box.top > top + GAP && box.bottom < bottom - GAP;

export const boxOfDot = ({ at, radius }: Pick<DotToName, 'at' | 'radius'>): Box =>
  boxAt(...at, radius, 2 * radius);

/** What has been written, and what is in its way. */
class Written {
  readonly names: DotName[] = [];
  readonly #dots: readonly Box[];

  constructor(readonly ways: Ways) {
    this.#dots = ways.dots.map(boxOfDot);
  }

  /** Pixels that words keep off a dot; those on a plate, with a line, may stand nearer to a smaller one than their own. */
  static #room(other: Ways['dots'][number], own: DotToName, rivals: number | null): number {
    if (other.code === own.code) return GAP - 1;
    if (rivals === null) return APART;
    return other.radius >= own.radius ? rivals : GAP - 1;
  }

  /**
   * @param own the dot that words stand beside, or that a line leads to from their plate
   * @param rivals pixels that a plate keeps off dots as large as its own; null of words beside their dot
   * @param hides whether words may lie on an outline, as those on a plate may
   */
  isFree(box: Box, own: DotToName, rivals: number | null = null, hides = false): boolean {
    const { frame, taken, borders } = this.ways;
    return (
      (frame === null || isWithin(box, frame)) &&
      !taken.some((other) => boxesMeet(box, other, GAP - 1)) &&
      !this.ways.dots.some((dot, index) =>
        boxesMeet(box, this.#dots[index] ?? boxOfDot(dot), Written.#room(dot, own, rivals)),
      ) &&
      !this.names.some(
        (one) =>
          boxesMeet(box, one.box, GAP - 1) || (one.leader !== null && crossesBox(one.leader, box, GAP)),
      ) &&
      (hides || !borders.some((border) => crossesBox(border, box, 0)))
    );
  }

  /** From words to their dot, over no other dot, word or line. */
  leader({ code, at, radius }: DotToName, words: Point, box: Box): Segment | null {
    const away = Math.hypot(words[0] - at[0], words[1] - at[1]);
    const rim = (radius + 1) / away;
    const end: Point = [at[0] + (words[0] - at[0]) * rim, at[1] + (words[1] - at[1]) * rim];
    const line = freeLeader(box, end, [0, 0], {
      boxes: [...this.ways.taken, ...this.names.map((one) => one.box)],
      lines: this.names.flatMap(({ leader }) => (leader ? [leader] : [])),
    });
    const isOnDot =
      line &&
      this.ways.dots.some((dot) => dot.code !== code && fromSegment(line, dot.at) < dot.radius - RING);
    return isOnDot ? null : line;
  }

  /** Writes a name right beside its dot, else where it may some way off. */
  write(dot: DotToName): void {
    const { code, radius, wide, isLed } = dot;
    const [x, y] = dot.at;
    const { tall } = this.ways;
    const boxOf = (at: Point) => boxAt(...at, wide / 2, tall);
    const beside = SIDES.map(
      ([across, down]): Point => [
        x + across * (radius + BESIDE + wide / 2),
        y + down * (radius + BESIDE + tall / 2),
      ],
    ).find((at) => this.isFree(boxOf(at), dot));
    if (beside) this.names.push({ code, at: beside, box: boxOf(beside), leader: null });
    if (beside || !isLed) return;
    const ways = [RIVAL, GAP - 1].flatMap((rivals) => [false, true].map((hides) => ({ rivals, hides })));
    for (const { rivals, hides } of ways)
      for (const at of around([x, y], LED, true)) {
        const box = boxAt(...at, wide / 2 + PLATE, tall + 2);
        const leader = this.isFree(box, dot, rivals, hides) ? this.leader(dot, at, box) : null;
        if (leader === null) continue;
        this.names.push({ code, at, box, leader });
        return;
      }
  }
}

/** The names of dots, of the first ones first, where each has room beside its own: on no other dot, word or outline. */
export function dotNames(all: readonly DotToName[], ways: Ways): DotName[] {
  const written = new Written(ways);
  for (const dot of all) written.write(dot);
  return written.names;
}
