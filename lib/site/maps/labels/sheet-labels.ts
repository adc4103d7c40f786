import { inRings } from '@/lib/registry/geometry/rings';
import type { BoundaryStreets } from './boundary-streets';
import { halved } from './map-room';
import { boxOfCorner, CORNERS, type Corner } from './scale-corner';
import { writeNeighbours } from './sheet-around';
import type { SheetLabel } from './sheet-label';
import {
  fillLandmarks,
  landmarkRooms,
  mostLandmarks,
  nameLandmarks,
  type OnDrawing,
  signLandmarks,
} from './sheet-landmarks';
import { Layout, TIERS, tiersOf } from './sheet-layout';
import { type Box, pointsOf, type Segment } from './sheet-leader';
import { inside as placesIn, writeNames } from './sheet-names';
import { type Labelled, SHEET, type Spot, spotOf } from './sheet-spot';
import { writeStreets } from './street-lines';

/** In which order shapes without room for their name get their number: the one in which most do. */
function ordered(narrow: readonly Spot[], begun: () => Layout): Spot[] {
  const by = (value: (spot: Spot) => number) => [...narrow].sort((a, b) => value(a) - value(b));
  const orders = [
    ({ chord }: Spot) => chord,
    ({ chord }: Spot) => -chord,
    ({ x }: Spot) => x,
    ({ y }: Spot) => y,
  ].map(by);
  let best = { order: narrow as Spot[], written: -1 };
  for (const order of orders) {
    const layout = begun();
    const written = order.filter((spot) => layout.number(spot)).length;
    if (written > best.written) best = { order, written };
    if (written === narrow.length) break;
  }
  return best.order;
}

/** How often numbers without room are moved out before the others are placed. */
const ROUNDS = 3;
/** More numbers without room than these stay out: their lines would fill the map, and looking for room takes its time. */
const MOVED_OUT = 6;

interface Drawn {
  layout: Layout;
  /** Announced shapes that have neither name nor number. */
  left: readonly Spot[];
}

interface Content {
  /** All shapes, those with most room first. */
  bySize: readonly Spot[];
  /** Those announced, and of these the ones that the sheet is for: on another sheet are the numbers of the others. */
  announced: readonly Spot[];
  own: readonly Spot[];
  /** Those that bound the only district of a city, which needs no number. */
  streets: BoundaryStreets | null;
  /** Units of the drawing. */
  height: number;
  /** The frame of what another map shows from near, units of the drawing. */
  near: Box | null;
  /** What does not stand on that frame: all, where all numbers have room beside it. */
  offFrame?: 'all' | 'words';
  /** Whether it is that map. */
  isNear: boolean;
  /** Lines of the ground. */
  beneath: readonly Segment[];
  landmarks: readonly OnDrawing[];
  landmarkRooms: ReturnType<typeof landmarkRooms>;
  /** The labels of the next narrower width. */
  narrower: Layout['labels'];
}

/** Pixels on either side of the frame of what is drawn from near, on which nothing is written. */
const BESIDE_FRAME = 2;

/** `what`: a phone's sheet may have no room to lose, and the line then runs beneath a number, but beneath no name. */
function keepOffFrame(layout: Layout, { left, right, top, bottom }: Box, what: 'all' | 'words'): void {
  const edge = layout.units(BESIDE_FRAME);
  for (const x of [left, right]) layout.keepOff({ left: x - edge, right: x + edge, top, bottom }, what);
  for (const y of [top, bottom]) layout.keepOff({ left, right, top: y - edge, bottom: y + edge }, what);
}

/** Labels for a width; the numbers of `pushed` stand beside their shapes; without it none does. */
function tried(
  width: number,
  corner: Corner,
  { announced, own, streets, height, near, beneath, offFrame = 'all' }: Content,
  pushed: readonly Spot[] | null,
): Drawn {
  const [only] = own;
  const begun = () => {
    const layout = new Layout(width, corner, height);
    layout.runBeneath(beneath);
    if (near) keepOffFrame(layout, near, offFrame);
    if (!only || streets === null) return layout;
    // One alone needs no number, as its list has none; the streets that bound it stand around its name.
    const lines = layout.fits(only.name, only) ? null : halved(only.name);
    layout.write({ key: only.code, kind: 'name', lines: lines ?? [only.name] }, only.x, only.y);
    writeStreets(layout, streets, only);
    return layout;
  };
  const layout = begun();
  if (streets !== null) return { layout, left: [] };
  const wordsOf = ({ number, name }: Spot) => `${number} ${name}`;
  const isRoomy = (spot: Spot) => layout.fits(wordsOf(spot), spot);
  const outside = (pushed ?? []).filter((spot) => !layout.numberBeside(spot, announced));
  const inside = own.filter((spot) => !pushed?.includes(spot));
  // Numbers first: of a name the number is left where it has no room.
  const narrow = inside.filter((spot) => !isRoomy(spot));
  const left = ordered(narrow, begun).filter((spot) => !layout.number(spot));
  for (const spot of inside.filter(isRoomy)) {
    const lines = [wordsOf(spot)];
    const isAside = layout.isCrossed({ lines }, spot.x, spot.y);
    const { x, y } = (isAside && placesIn(spot, layout, [lines]).next().value) || spot;
    const isWritten = layout.write({ key: spot.code, kind: 'name', lines }, x, y);
    if (!isWritten && !layout.number(spot)) left.push(spot);
  }
  const unplaced = pushed === null ? left : left.filter((spot) => !layout.numberBeside(spot, announced));
  return { layout, left: [...outside, ...unplaced] };
}

/** What is laid out in steps, each of which takes a turn of its own. */
type Steps = Generator<undefined, Layout>;

/** The labels of a width: of what the sheet is for names where they have room, else the numbers of the list. */
function* laidOut(width: number, corner: Corner, content: Content): Steps {
  const { own, near } = content;
  const layout = yield* laidOutWith(width, corner, content);
  const isMissing = near !== null && own.some(({ code }) => !layout.labels.some(({ key }) => key === code));
  return isMissing ? yield* laidOutWith(width, corner, { ...content, offFrame: 'words' }) : layout;
}

/** Pixels of the side of a square: of a shape in a box no larger little is seen beside a number with its halo. */
const LEAST_SHOWN = 16;

/** Numbers of shapes that they would hide stand beside these, where there is room. */
function moveOffTiny(layout: Layout, own: readonly Spot[], announced: readonly Spot[]): void {
  const least = layout.units(LEAST_SHOWN);
  for (const spot of own) {
    const { left, right, top, bottom } = spot.extent;
    if ((right - left) * (bottom - top) < least * least)
      layout.inPlaceOfNumber(spot.code, () => layout.numberBeside(spot, announced));
  }
}

/** The layout with most numbers: those that have no room beside the others are moved out first. */
function* laidOutWith(width: number, corner: Corner, content: Content): Steps {
  let best = tried(width, corner, content, null);
  yield;
  const isMovable = best.left.length <= MOVED_OUT;
  if (isMovable && best.left.length > 0) {
    best = tried(width, corner, content, []);
    yield;
  }
  let pushed = best.left;
  for (let round = 0; isMovable && round < ROUNDS && best.left.length > 0; round++) {
    const next = tried(width, corner, content, pushed);
    yield;
    if (next.left.length < best.left.length) best = next;
    pushed = [...new Set([...next.left, ...pushed])];
  }
  const { layout } = best;
  const { announced, own, streets } = content;
  if (streets === null) moveOffTiny(layout, own, announced);
  if (streets === null) yield* writeNames(layout, width, own, announced);
  const most = mostLandmarks(width);
  signLandmarks(layout, content.landmarks, most);
  nameLandmarks(layout, content.landmarks, content.landmarkRooms);
  yield;
  if (width !== TIERS[0]) writeNeighbours(layout, content);
  fillLandmarks(layout, content.landmarks, most, content.landmarkRooms, content.bySize);
  return layout;
}

/** The corners for the scale: rather where it hides nothing that is announced, whose label may lie there. */
function cornersFor(announced: readonly Spot[], width: number, height: number): Corner[] {
  const unit = width / SHEET.width;
  const hidden = (corner: Corner) => {
    const box = boxOfCorner(corner, width, height * unit);
    const points = pointsOf(box).map(([x, y]) => [x / unit, y / unit] as const);
    return points.filter(([x, y]) => announced.some(({ rings }) => inRings(x, y, rings))).length;
  };
  const counts = new Map(CORNERS.map((corner) => [corner, hidden(corner)]));
  return [...CORNERS].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
}

/** The name of the sea, and where it may stand. */
interface SeaLabel {
  text: string;
  at: readonly [x: number, y: number][];
}

/** Where its name has room on the water, in as many lines as it has words: a strip of sea is seldom wide. */
function nameSea(layout: Layout, { text, at }: SeaLabel, spots: readonly Spot[]): void {
  const lines = text.split(' ');
  at.some(([x, y]) => layout.write({ key: 'sea', kind: 'sea', lines }, x, y, { clearOf: spots }));
}

interface Shown {
  shapes: readonly Labelled[];
  /** Whether the sheet has the label of a shape. */
  isOwn: (shape: Labelled) => boolean;
  streets: BoundaryStreets | null;
  /** The frame of what another map shows from near. */
  near?: Box | null;
  /** Whether it is that map: there is a name wherever there is room for one. */
  isNear?: boolean;
  sea: SeaLabel | null;
  /** Lines of the ground, in units of the drawing. */
  beneath?: readonly Segment[];
  landmarks?: readonly OnDrawing[];
  /** Those of `TIERS` that the sheet is shown at. */
  widths: readonly number[];
  height: number;
}

/**
 * Names where they fit, else the numbers of the list; of neighbours only names that fit. For each width that counts, in steps
 * for each, with the scale in the corner that leaves room for most.
 */
export function* placedLabels({
  shapes,
  isOwn,
  streets,
  near = null,
  isNear = false,
  sea,
  beneath = [],
  landmarks = [],
  widths,
  height,
}: Shown): Generator<undefined, { corner: Corner; labels: SheetLabel[] }> {
  const bySize = shapes.map((shape) => spotOf(shape, height)).sort((a, b) => b.chord - a.chord);
  const announced = bySize.filter(({ cover }) => cover !== 'around');
  const content: Content = {
    bySize,
    announced,
    own: announced.filter(isOwn),
    streets,
    height,
    near,
    isNear,
    beneath,
    landmarks,
    landmarkRooms: landmarkRooms(bySize),
    narrower: [],
  };
  const most = content.own.length + Object.keys(streets ?? {}).length;
  let { corner, written } = { corner: CORNERS[0] as Corner, written: -1 };
  const [narrowest = TIERS[0]] = widths;
  for (const one of cornersFor(announced, narrowest, height)) {
    const labels = tried(narrowest, one, content, null).layout.labels.length;
    yield;
    if (labels > written) [corner, written] = [one, labels];
    if (labels === most) break;
  }
  const layouts = new Map<number, Layout>();
  let narrower: Layout['labels'] = [];
  for (const width of widths) {
    yield;
    const layout = yield* laidOut(width, corner, { ...content, narrower });
    narrower = layout.labels;
    if (sea) nameSea(layout, sea, bySize);
    layout.markOn([...content.own, ...bySize.filter(({ cover }) => cover === 'around')]);
    layouts.set(width, layout);
  }
  return { corner, labels: onTiers((width) => layouts.get(width) ?? { labels: [] }, widths) };
}

/** The labels of all widths, each once; at others than `widths`, where nothing is shown, it does not matter which. */
export function onTiers(
  layoutOf: (width: number) => Pick<Layout, 'labels'>,
  widths: readonly number[] = TIERS,
): SheetLabel[] {
  const labels = new Map<string, SheetLabel & { tiers: boolean[] }>();
  const all = tiersOf(widths);
  all.forEach((width, tier) => {
    if (!widths.includes(width)) return;
    for (const label of layoutOf(width).labels) {
      const { kind, lines, x, y, on, plate, isSmall, isCrossed } = label;
      const at = [x.toFixed(3), y.toFixed(3)];
      const key = [kind, label.key, lines.join('|'), ...at, on, plate?.width, isSmall, isCrossed].join(' ');
      const known = labels.get(key) ?? { ...label, tiers: all.map((other) => !widths.includes(other)) };
      known.tiers[tier] = true;
      labels.set(key, known);
    }
  });
  return [...labels.values()];
}

/** The numbers of what a sheet is for that have no label on it, at each of its widths. */
export const unnumberedOf = (
  named: readonly Pick<Labelled, 'code' | 'number'>[],
  labels: readonly SheetLabel[],
  widths: readonly number[],
): number[][] =>
  tiersOf(widths).map((_, tier) => {
    const written = new Set(labels.flatMap(({ key, tiers }) => (tiers[tier] ? key : [])));
    return named.flatMap(({ code, number }) => (written.has(code) ? [] : number));
  });
