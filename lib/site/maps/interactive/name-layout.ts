import { BESIDE, CLEAR, LINE, linesOf, MOST_BESIDE, numberedLines, OVER } from '../labels/map-room';
import {
  around,
  type Box,
  boxAt,
  boxesMeet,
  crossesBox,
  freeLeader,
  grown,
  type Point,
  pointsOf,
  type Segment,
} from '../labels/sheet-leader';
import type { Nameable, Written } from './nameable';
import type { Line } from './side-line';

export type Measure = (words: string, isLoud: boolean) => number;

/** Pixels between two names, and from a name to the map's edge. */
const GAP = 4;
/** And to the edge of its shape. */
const WITHIN = 1;
/** Lines of a name in its shape, on a map that is so many pixels wide. */
const MANY_LINES = { from: 640, most: 5 } as const;
/** Pixels that a number is high, and from line to line of a name. */
const DIGITS = 12;
export const NAME_LINE = 15;
/** Pixels from a point to the middle of its name. */
const BELOW = 11;
/** More words beside their shapes than these would fill the map with lines; and pixels of a map that has room for those of many. */
const LED = 24;
const LED_FROM = 448;
/** Of more than so many announced the words stay in their shapes: between others they would not say which is meant. */
const FEW = 3;

/** Pixels by which words move to a side at least, where they have room for it. */
const ASIDE = 6;

interface Place {
  lines: readonly string[];
  box: Box;
  isSmall: boolean;
}

/** Letters that are a pixel smaller, on a map that has names in many lines: as parts of the others. */
const SMALL = 12 / 13;

/** Where words may stand along a side, from its middle, in parts of it. */
const SHIFTS = [0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4] as const;

/** Finds room for the names of a map: what is announced first, and beside its shape where it has none there. */
export class NameLayout {
  readonly written: Written[] = [];
  readonly #taken: Box[];
  readonly #leaders: Segment[] = [];
  readonly #boxes = new Map<Written, Box>();
  readonly #places = new Map<Nameable, readonly Place[]>();

  constructor(
    readonly size: { x: number; y: number },
    /** What stands on the map already. */
    taken: readonly Box[],
    readonly measure: Measure,
    /** Lines of the ground: words stand beside them where they have the choice. */
    readonly beneath: readonly Segment[] = [],
  ) {
    this.#taken = [...taken];
  }

  #isFree(box: Box): boolean {
    const leaves =
      box.left < GAP || box.right > this.size.x - GAP || box.top < GAP || box.bottom > this.size.y - GAP;
    return (
      !leaves &&
      !this.#taken.some((other) => boxesMeet(box, other, GAP)) &&
      !this.#leaders.some((leader) => crossesBox(leader, box, 1))
    );
  }

  readonly #isCrossed = (box: Box) => this.beneath.some((line) => crossesBox(line, box, 0));

  #put(box: Box, words: Pick<Written, 'id' | 'kind' | 'lines'> & Partial<Written>): true {
    this.#taken.push(box);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const isCrossed = this.#isCrossed(box);
    const written = { turned: 0, leader: null, isSmall: false, x, y, isCrossed, ...words };
    this.written.push(written);
    this.#boxes.set(written, box);
    return true;
  }

  #half(lines: readonly string[], isLoud: boolean): number {
    return Math.max(...lines.map((line) => this.measure(line, isLoud))) / 2;
  }

  /** Whether a name's words fit into its shape, in one line or two: where they do, though something else may stand there. */
  #placesOf(name: Nameable): readonly Place[] {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const places = this.#findPlaces(name);
    this.#places.set(name, places);
    return places;
  }

  #findPlaces(name: Nameable): Place[] {
    const { text, number, soft } = name;
    const isWide = this.size.x >= MANY_LINES.from;
    // A number before words stands as their language runs, on a map that runs from left to right.
    const apart = (line: string) => (/^\d+ /.test(line) ? `\u2068${line}\u2069` : line);
    const ways =
      number > 0
        ? [
            [text],
            ...numberedLines(number, name.name, isWide ? MANY_LINES.most : undefined)
              .slice(1)
              .map((lines) => lines.map(apart)),
          ]
        : linesOf(name.name);
    // Over the edge only where no wording stays within, as on the drawing.
    const reaches = soft ? [0, 2 * OVER] : [0];
    const sizes = isWide && number > 0 ? [false, true] : [false];
    return sizes.flatMap((isSmall) =>
      reaches.flatMap((over) => ways.flatMap((lines) => this.#placesFor(name, lines, over, isSmall))),
    );
  }

  /** Where so many lines have room in a shape, if they may be so much wider than it, pixels. */
  #placesFor(
    { quiet, rooms, extent }: Nameable,
    lines: readonly string[],
    over: number,
    isSmall: boolean,
  ): Place[] {
    const half = this.#half(lines, !quiet) * (isSmall ? SMALL : 1);
    const tall = LINE + (lines.length - 1) * NAME_LINE;
    const isTooSmall = extent.bottom - extent.top < tall || extent.right - extent.left + over < 2 * half;
    if (isTooSmall) return [];
    const wide = 2 * (half + WITHIN);
    return rooms(tall)
      .filter(({ width }) => wide <= width + over)
      .flatMap(({ x, y, width }) => {
        // Beside what stands in its middle, too.
        const aside = (width - wide) / 2;
        const across = aside < ASIDE ? [x] : [x, x - aside, x + aside];
        return across.map((at) => ({ lines, isSmall, box: boxAt(at, y, half, tall) }));
      });
  }

  /** The first free place beside the lines of the ground, else the first free one. */
  #best<One extends { box: Box }>(places: readonly One[]): One | undefined {
    let crossed: One | undefined;
    for (const place of places) {
      if (!this.#isFree(place.box)) continue;
      if (!this.#isCrossed(place.box)) return place;
      crossed ??= place;
    }
    return crossed;
  }

  /** A name within its shape. */
  #inside(name: Nameable): boolean {
    const place = this.#best(this.#placesOf(name));
    if (place === undefined) return false;
    return this.#put(place.box, {
      id: name.id,
      kind: name.quiet ? 'quiet' : 'name',
      lines: place.lines,
      isSmall: place.isSmall,
    });
  }

  /** A number on its shape, however small that is. */
  #numbered({ id, number, rooms }: Nameable): boolean {
    if (number === 0) return false;
    const lines = [String(number)];
    const half = this.#half(lines, true);
    const place = this.#best(rooms(0).map(({ x, y }) => ({ box: boxAt(x, y, half, DIGITS) })));
    return place !== undefined && this.#put(place.box, { id, kind: 'number', lines });
  }

  /** Beside its shape, with a line into it: best where nothing else is announced. */
  #beside({ id, number, text, rooms }: Nameable, announced: readonly Nameable[]): boolean {
    const room = rooms(0)[0];
    if (room === undefined) return false;
    const end: Point = [room.x, room.y];
    if (!this.#isFree(boxAt(...end, 1, 1)) && !this.#isOnMap(end)) return false;
    const lines = [number > 0 ? String(number) : text];
    const [half, tall] = [this.#half(lines, true), number > 0 ? DIGITS : LINE];
    for (const isStrict of [true, false])
      for (const at of around(end, this.size.x)) {
        const box = boxAt(...at, half, tall);
        if (!this.#isFree(box)) continue;
        const leader = this.#leaderTo(box, end, 2);
        if (leader === null) continue;
        if (isStrict && announced.some(({ holds }) => holds(at))) continue;
        this.#leaders.push(leader);
        return this.#put(box, { id, kind: number > 0 ? 'number' : 'name', lines, leader });
      }
    return false;
  }

  readonly #isOnMap = ([x, y]: Point) => x > 0 && y > 0 && x < this.size.x && y < this.size.y;

  /** The line from words beside a shape into it, so many pixels away up or down; null where it would cross others. */
  #leaderTo = (box: Box, end: Point, away: number): Segment | null =>
    freeLeader(box, end, [GAP, away], { boxes: this.#taken, lines: this.#leaders });

  /** The name of a shape in place of its number, beside it with a line into it, where no other announced shape is near. */
  #nextTo(number: Written, { id, text, rooms, extent, holds }: Nameable, others: readonly Nameable[]): void {
    const [room] = rooms(0);
    const own = this.#boxes.get(number);
    if (room === undefined || own === undefined) return;
    const half = this.#half([text], true);
    const [aside, over] = [room.width / 2 + BESIDE + half, LINE / 2];
    const boxes = [
      boxAt(room.x + aside, room.y, half, LINE),
      boxAt(room.x - aside, room.y, half, LINE),
      boxAt(room.x, extent.bottom + over, half, LINE),
      boxAt(room.x, extent.top - over, half, LINE),
    ];
    const isClear = (box: Box) =>
      !pointsOf(box).some(holds) &&
      !others.some(
        (other) => boxesMeet(box, other.extent, CLEAR) && pointsOf(grown(box, CLEAR)).some(other.holds),
      );
    const place = this.#taken.indexOf(own);
    this.#taken.splice(place, 1);
    for (const box of boxes) {
      const leader = this.#isFree(box) && isClear(box) ? this.#leaderTo(box, [number.x, number.y], 1) : null;
      if (leader === null) continue;
      this.written.splice(this.written.indexOf(number), 1);
      this.#leaders.push(leader);
      this.#put(box, { id, kind: 'name', lines: [text], leader });
      return;
    }
    this.#taken.splice(place, 0, own);
  }

  /** The name of a mere point, below it. */
  #below({ id, text, point, quiet }: Nameable): boolean {
    if (point === null) return false;
    const half = this.#half([text], !quiet);
    const [x, y] = point;
    const box = boxAt(x, y + BELOW, half, LINE);
    return this.#isFree(box) && this.#put(box, { id, kind: quiet ? 'quiet' : 'name', lines: [text] });
  }

  /** Words along a line, turned as it runs, so that they are read from below or from the right. */
  along(id: string, text: string, { at, angle, length }: Line): boolean {
    return SHIFTS.some((shift) => {
      const [x, y] = at;
      const away = shift * length;
      return this.#turned(id, text, [x + away * Math.cos(angle), y + away * Math.sin(angle)], angle);
    });
  }

  #turned(id: string, text: string, [x, y]: Point, angle: number): boolean {
    const half = this.measure(text, false) / 2;
    const steps = Math.max(1, Math.ceil((2 * half) / LINE));
    const boxes = Array.from({ length: steps }, (_, index) => {
      const away = half * ((2 * index + 1) / steps - 1);
      return boxAt(x + away * Math.cos(angle), y + away * Math.sin(angle), LINE / 2, LINE);
    });
    if (!boxes.every((box) => this.#isFree(box))) return false;
    this.#taken.push(...boxes);
    this.written.push({
      id,
      kind: 'street',
      lines: [text],
      x,
      y,
      turned: angle,
      leader: null,
      isCrossed: false,
      isSmall: false,
    });
    return true;
  }

  /** All names; `isLed`: whether an announced one without room in its shape stands beside it. */
  writeAll(names: readonly Nameable[], isLed: boolean): void {
    const announced = names.filter(({ quiet }) => !quiet);
    const isNarrow = (name: Nameable) => name.number > 0 && this.#placesOf(name).length === 0;
    const narrow = new Set(announced.filter(isNarrow));
    // Numbers first, where the name has no room: of a name that others stand in the way of, its number is left.
    const left = [...narrow].filter((name) => !this.#numbered(name));
    for (const name of announced)
      if (!narrow.has(name) && !this.#inside(name) && !this.#numbered(name) && !this.#below(name))
        left.push(name);
    const led = left.filter(({ number }) => number > 0 || announced.length <= FEW);
    // Beside many on a narrow map a number would seem to be of what it stands on.
    const hasRoom = this.size.x >= LED_FROM || announced.length <= MOST_BESIDE;
    if (isLed && hasRoom) for (const name of led.slice(0, LED)) this.#beside(name, announced);
    if (isLed && announced.length <= MOST_BESIDE)
      for (const name of announced) {
        const number = this.written.find(
          ({ id, kind, leader }) => id === name.id && kind === 'number' && leader === null,
        );
        if (number)
          this.#nextTo(
            number,
            name,
            announced.filter((other) => other !== name),
          );
      }
    for (const name of names) if (name.quiet && !this.#inside(name)) this.#below(name);
  }
}
