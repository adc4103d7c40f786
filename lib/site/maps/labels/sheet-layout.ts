import { inRings } from '@/lib/registry/geometry/rings';
import { freeAt, OVER } from './map-room';
import { boxOfCorner, type Corner } from './scale-corner';
import type { SheetLabel } from './sheet-label';
import {
  around,
  type Box,
  boxAt,
  boxesMeet,
  crossesBox,
  freeLeader,
  fromSegment,
  grown,
  meetsEdge,
  type Point,
  pointsOf,
  type Segment,
  SHIFT,
  scaled,
  shortened,
} from './sheet-leader';
import { type Room, SHEET, type Size, type Spot } from './sheet-spot';
import { textWidth } from './text-width';

/**
 * The least widths, in pixels, that a drawing is laid out for: the narrowest phone, a phone, a column, a page. In a wider box
 * the same words take less of it, so that what does not touch there does not touch anywhere (ADR 44).
 */
export const TIERS = [248, 320, 448, 640] as const;

/** And that of a map of many districts over the whole width of a page: no other map is as wide. */
export const PAGE_TIERS = [1104] as const;

/** The widths that what is said of a drawing for each width is for: of one that is not shown at the widest those of all others. */
export const tiersOf = (widths: readonly number[]): readonly number[] =>
  PAGE_TIERS.some((width) => widths.includes(width)) ? [...TIERS, ...PAGE_TIERS] : TIERS;

const LETTERS = { narrow: 12, wide: 13, from: 448 } as const;
/** Pixels of letters: in a column and on a page they have room to be larger. */
export const lettersAt = (width: number): number => (width < LETTERS.from ? LETTERS.narrow : LETTERS.wide);

/** Pixels from line to line of a label. */
export const LINE = 18;
/** Pixels of the letters of a name that has no room otherwise, on a map over the whole width of a page, and from line to line. */
export const SMALL = { letters: LETTERS.narrow, line: 15 } as const;
/** Of a digit, in letter sizes. */
const DIGIT = 0.6;
/** Pixels between two labels, and from a label to the edge. */
const GAP = 3;

const isNumber = (lines: readonly string[]) => lines.every((line) => /^\d+$/.test(line));

/** One layout for a width in pixels. */
export class Layout {
  readonly #unit: number;
  readonly #letters: number;
  readonly #placed: Box[];
  /** Where numbers alone may stand. */
  readonly #wordless: Box[] = [];
  readonly #lines: Segment[] = [];
  /** Of the ground, in units. */
  readonly #beneath: Segment[] = [];
  /** What is round: no words in its box, no line through itself. */
  readonly #dots: { at: Point; around: number; box: Box }[] = [];
  readonly #boxes = new Map<Omit<SheetLabel, 'tiers'>, Box>();
  readonly labels: Omit<SheetLabel, 'tiers'>[] = [];

  /** @param height units of the drawing */
  constructor(
    width: number,
    corner?: Corner,
    readonly height: number = SHEET.height,
  ) {
    this.#unit = width / SHEET.width;
    this.#letters = lettersAt(width);
    this.#placed = corner === undefined ? [] : [boxOfCorner(corner, width, height * this.#unit)];
  }

  /** The longest of lines, in pixels. */
  widthOf = (lines: readonly string[], isSmall = false): number =>
    Math.max(...lines.map(textWidth)) * (isSmall ? SMALL.letters : this.#letters);

  /** In pixels. Digits are all of one width, and have nothing below their line. */
  #sizeOf({ lines, isSmall }: Pick<SheetLabel, 'lines' | 'isSmall'>): Size {
    const digit = DIGIT * this.#letters;
    return isNumber(lines)
      ? { halfWidth: lines.join('').length * digit * 0.5, halfHeight: digit }
      : {
          halfWidth: this.widthOf(lines, isSmall) / 2,
          halfHeight: (lines.length * (isSmall ? SMALL.line : LINE)) / 2,
        };
  }

  /** Units of a pixel. */
  units = (pixels: number): number => pixels / this.#unit;

  /** Nothing is written in a part of the drawing, in its units; or nothing but numbers. */
  keepOff(box: Box, what: 'all' | 'words' = 'all'): void {
    (what === 'all' ? this.#placed : this.#wordless).push(scaled(box, this.#unit));
  }

  /** Lines of the ground, in its units: words stand beside them where they have the choice. */
  runBeneath(lines: readonly Segment[]): void {
    this.#beneath.push(...lines);
  }

  #isOverLine(pixels: Box): boolean {
    const box = scaled(pixels, 1 / this.#unit);
    return this.#beneath.some((line) => crossesBox(line, box, 0));
  }

  /** Whether such a line would run beneath words whose middle is there, in units. */
  isCrossed = (label: Pick<SheetLabel, 'lines' | 'isSmall'>, x: number, y: number): boolean => {
    const size = this.#sizeOf(label);
    return this.#isOverLine(boxAt(x * this.#unit, y * this.#unit, size.halfWidth, 2 * size.halfHeight));
  };

  /** Nothing is written within so many pixels of a point. */
  keepFree(x: number, y: number, around: number): void {
    const at: Point = [x * this.#unit, y * this.#unit];
    this.#dots.push({ at, around, box: boxAt(...at, around, 2 * around) });
  }

  /** Of the points of a box those that lie in each of the shapes near it, and how many there are. */
  #held(words: Box, among: readonly Spot[]): [held: number, all: number][] {
    const box = scaled(words, 1 / this.#unit);
    const points = pointsOf(box);
    return among
      .filter(({ extent }) => boxesMeet(box, extent, 0))
      .map(({ rings }) => [points.filter(([x, y]) => inRings(x, y, rings)).length, points.length]);
  }

  #covers = (box: Box, among: readonly Spot[]) => this.#held(box, among).some(([held]) => held > 0);

  #liesAcross = (box: Box, among: readonly Spot[]) =>
    this.#held(box, among).some(([held, all]) => held > 0 && held < all);

  #isFree(box: Box): boolean {
    const leaves =
      box.left < GAP ||
      box.top < GAP ||
      box.right > SHEET.width * this.#unit - GAP ||
      box.bottom > this.height * this.#unit - GAP;
    return (
      !leaves &&
      !this.#placed.some((other) => boxesMeet(box, other, GAP)) &&
      !this.#dots.some((dot) => boxesMeet(box, dot.box, GAP)) &&
      !this.#lines.some((line) => crossesBox(line, box, 1))
    );
  }

  /** Writes a label if there is room for it; `clearOf`: shapes that it may not lie on, nor nearer than `margin` pixels. */
  write(
    {
      anchor = 'middle',
      ...label
    }: Pick<SheetLabel, 'key' | 'kind' | 'lines' | 'isSmall'> & Partial<Pick<SheetLabel, 'anchor'>>,
    x: number,
    y: number,
    {
      clearOf = [],
      margin = 0,
      size = this.#sizeOf(label),
      leadsTo,
      endsBelow = 0,
      throughNone = [],
      acrossNone = [],
    }: Room = {},
  ): boolean {
    const { halfWidth, halfHeight } = size;
    const box = boxAt(x * this.#unit + SHIFT[anchor] * halfWidth, y * this.#unit, halfWidth, 2 * halfHeight);
    const isBarred = !isNumber(label.lines) && this.#wordless.some((other) => boxesMeet(box, other, 0));
    if (
      !this.#isFree(box) ||
      isBarred ||
      this.#covers(grown(box, margin), clearOf) ||
      this.#liesAcross(box, acrossNone)
    )
      return false;
    const line =
      leadsTo && this.#leader(box, [leadsTo[0] * this.#unit, leadsTo[1] * this.#unit], 1, endsBelow);
    if (line === null || (line && throughNone.some((shape) => meetsEdge(this.#inUnits(line), shape))))
      return false;
    const written = {
      ...label,
      anchor,
      x: x / SHEET.width,
      y: y / this.height,
      ...(this.#isOverLine(box) && { isCrossed: true }),
      ...(line && {
        line: this.#inParts(line),
        plate: { width: Math.ceil(2 * size.halfWidth), height: 2 * size.halfHeight },
      }),
    };
    if (line) this.#lines.push(line);
    this.#placed.push(box);
    this.labels.push(written);
    this.#boxes.set(written, box);
    return true;
  }

  /** From words to a place, where the line crosses neither other words nor lines; pixels, `away`: from the words up or down. */
  #leader(box: Box, end: Point, away: number, below = 0): Segment | null {
    const line = freeLeader(box, end, [GAP, away], { boxes: this.#placed, lines: this.#lines });
    if (line === null) return null;
    // What of it is seen.
    const seen = shortened(line, below);
    return this.#dots.some(({ at, around }) => fromSegment(seen, at) < around - 1) ? null : line;
  }

  #inUnits = (line: Segment) => line.map(([x, y]): Point => [this.units(x), this.units(y)]) as Segment;

  #inParts(line: Segment): Segment {
    const [from, to] = line.map(
      ([left, top]): Point => [left / this.#unit / SHEET.width, top / this.#unit / this.height],
    );
    return [from as Point, to as Point];
  }

  /** Takes the number in a shape away while something else is tried in its place; back it comes where that has no room. */
  inPlaceOfNumber(code: string, tried: () => boolean): boolean {
    const number = this.labels.find(({ key, kind, line }) => key === code && kind === 'number' && !line);
    const box = number && this.#boxes.get(number);
    if (!box) return false;
    const [label, place] = [this.labels.indexOf(number), this.#placed.indexOf(box)];
    this.labels.splice(label, 1);
    this.#placed.splice(place, 1);
    if (tried()) return true;
    this.labels.splice(label, 0, number);
    this.#placed.splice(place, 0, box);
    return false;
  }

  /** What is written by a step, or nothing of it. */
  together(write: () => boolean): boolean {
    const [labels, places] = [this.labels.length, this.#placed.length];
    if (write()) return true;
    this.labels.length = labels;
    this.#placed.length = places;
    return false;
  }

  /** Whether words stay within a shape. */
  fits(words: string, { chord, rings, x, y }: Spot): boolean {
    const width = this.widthOf([words]);
    if (width > chord * this.#unit) return false;
    const wide = this.units(width) / 2;
    return freeAt(rings, y, this.units(LINE)).some(([from, to]) => from <= x - wide && x + wide <= to);
  }

  /**
   * Tells of words on what is announced that they are: on the lines of a part in any case, on a tint where it holds them all but
   * from end to end, as a halo in its colour would spill over it. Likewise of those on what another announcement names.
   */
  markOn(shapes: readonly Spot[]): void {
    for (const label of this.labels) {
      const { halfWidth, halfHeight } = this.#sizeOf(label);
      const [end, y] = [label.x * SHEET.width, label.y * this.height];
      const x = end + this.units(SHIFT[label.anchor] * halfWidth);
      const spot = shapes.find(({ code, rings }) =>
        label.kind === 'landmark' ? inRings(x, y, rings) : code === label.key,
      );
      if (spot === undefined || label.line !== undefined || (spot.cover === 'around' && !spot.isElsewhere))
        continue;
      const [wide, tall] = isNumber(label.lines) ? [halfWidth, halfHeight] : [halfWidth - OVER, 0];
      const isWithin = [-wide, 0, wide].every((right) =>
        [-tall, tall].every((down) => inRings(x + this.units(right), y + this.units(down), spot.rings)),
      );
      if (spot.cover === 'part' || isWithin) label.on = spot.cover === 'around' ? 'elsewhere' : spot.cover;
    }
  }

  /** The number of a shape, in its middle or beside it where that is taken. */
  number({ code, number, numberAt }: Spot): boolean {
    const label = { key: code, kind: 'number' as const, lines: [String(number)] };
    const size = this.#sizeOf(label);
    const crossed = (at: Point) => Number(this.isCrossed(label, ...at));
    const places = [...numberAt].sort((a, b) => crossed(a) - crossed(b));
    return places.some(([x, y]) => this.write(label, x, y, { size }));
  }

  /** The number of a shape that has no room for it: nearby, with a line into the shape; best where no announced shape lies. */
  numberBeside({ code, number, numberAt, x, y }: Spot, announced: readonly Spot[]): boolean {
    const unit = this.#unit;
    const lines = [String(number)];
    const size = this.#sizeOf({ lines });
    const [endX, endY] = numberAt[0] ?? [x, y];
    const end: Point = [endX * unit, endY * unit];
    for (const clearOf of [announced, []])
      for (const at of around(end, SHEET.width * unit)) {
        const box = boxAt(...at, size.halfWidth, 2 * size.halfHeight);
        if (!this.#isFree(box)) continue;
        const line = this.#leader(box, end, GAP);
        if (line === null || this.#covers(box, clearOf)) continue;
        this.#placed.push(box);
        this.#lines.push(line);
        this.labels.push({
          key: code,
          kind: 'number',
          lines,
          anchor: 'middle',
          x: at[0] / unit / SHEET.width,
          y: at[1] / unit / this.height,
          line: this.#inParts(line),
        });
        return true;
      }
    return false;
  }
}
