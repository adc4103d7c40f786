import type { Locale } from '@/lib/i18n/locales';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { type Frame, polygonsOf } from '@/lib/registry/geometry/bounds';
import { inRings } from '@/lib/registry/geometry/rings';
import { isOneOfMany, isWhereItStands, type LandmarkKind, landmarksIn } from './landmarks';
import { linesOf, type Outline } from './map-room';
import type { SheetLabel } from './sheet-label';
import { type Layout, LINE, PAGE_TIERS, TIERS } from './sheet-layout';
import { type Room, SHEET, type Spot } from './sheet-spot';

/** Pixels of a sign from its middle to its edge, and from that to its name. */
export const SIGN = 9;
const AWAY = 4;

/** Landmarks on a sheet, from so many pixels on: more of them stand out above what it is about. */
const MOST: readonly [from: number, most: number][] = [
  [PAGE_TIERS[0], 10],
  [TIERS[2], 5],
];
export const mostLandmarks = (width: number): number => MOST.find(([from]) => width >= from)?.[1] ?? 3;

/** A landmark on a drawing, in its units. */
export interface OnDrawing {
  code: string;
  kind: LandmarkKind;
  name: string;
  x: number;
  y: number;
}

/** The landmarks of what a drawing of these districts shows, without those of `except`. */
export const landmarksOn = (
  frame: Frame,
  point: (lon: number, lat: number) => [x: number, y: number],
  locale: Locale,
  districts: readonly { code: string; geometry: ShapeGeometry }[],
  except?: Frame,
): OnDrawing[] => {
  const left = new Set(except && landmarksIn(except));
  const ringsOf = (code: string) => {
    const shape = districts.find((district) => district.code === code);
    return shape && (polygonsOf(shape.geometry).flat() as unknown as Outline);
  };
  return landmarksIn(frame)
    .filter((landmark) => !left.has(landmark) && isWhereItStands(landmark, ringsOf))
    .map(({ code, kind, name, at }) => {
      const [x, y] = point(...at);
      return { code, kind, name: name[locale], x, y };
    });
};

/** Where a name stands beside a sign: below it, above it, on either side. */
function* beside({ name, x, y }: OnDrawing, { units }: Layout) {
  const aside = units(SIGN + AWAY);
  for (const lines of linesOf(name)) {
    const down = units(SIGN + AWAY + (lines.length * LINE) / 2);
    yield { lines, x, y: y + down, anchor: 'middle' } as const;
    yield { lines, x, y: y - down, anchor: 'middle' } as const;
    yield { lines, x: x + aside, y, anchor: 'start' } as const;
    yield { lines, x: x - aside, y, anchor: 'end' } as const;
  }
}

const signsOn = (layout: Layout) => layout.labels.filter(({ kind }) => kind === 'sign');

function sign(layout: Layout, { code, kind, name, x, y }: OnDrawing): boolean {
  const size = { halfWidth: SIGN, halfHeight: SIGN };
  return layout.write({ key: code, kind: 'sign', lines: [kind, name] }, x, y, { size });
}

/** Where the name of a landmark may stand. */
type NameRoom = Pick<Room, 'clearOf' | 'acrossNone'>;

/** The name of a landmark beside its sign, where there is room, in the first of these ways that has any. */
function named(layout: Layout, landmark: OnDrawing, rooms: readonly NameRoom[]): boolean {
  return rooms.some((room) => {
    for (const { x, y, ...label } of beside(landmark, layout))
      if (layout.write({ key: landmark.code, kind: 'landmark', ...label }, x, y, room)) return true;
    return false;
  });
}

/** Within one of the shapes or beside them all; else where it lies on nothing that is announced or asked for. */
export const landmarkRooms = (shapes: readonly Spot[], asked: readonly Spot[] = []): NameRoom[] => {
  const isAnnounced = ({ cover, isElsewhere }: Spot) => cover !== 'around' || isElsewhere === true;
  return [{ acrossNone: [...asked, ...shapes] }, { clearOf: [...asked, ...shapes.filter(isAnnounced)] }];
};

/** The sign of each landmark where nothing else stands, up to `most` of them; those of which there are many wait for `fillLandmarks`. */
export function signLandmarks(layout: Layout, landmarks: readonly OnDrawing[], most: number): void {
  for (const landmark of landmarks.filter((one) => !isOneOfMany(one))) {
    if (signsOn(layout).length >= most) return;
    sign(layout, landmark);
  }
}

/** Their names beside these signs, of those that have none yet. */
export function nameLandmarks(
  layout: Layout,
  landmarks: readonly OnDrawing[],
  rooms: readonly NameRoom[],
): void {
  const keysOf = (wanted: SheetLabel['kind']) =>
    new Set(layout.labels.flatMap(({ kind, key }) => (kind === wanted ? key : [])));
  const [signed, known] = [keysOf('sign'), keysOf('landmark')];
  for (const landmark of landmarks.filter(({ code }) => signed.has(code) && !known.has(code)))
    named(layout, landmark, rooms);
}

/** Whether a landmark stands in a shape that has its own name or number, or in none: alone in one its name would be taken for that. */
const standsInNamed = ({ labels }: Layout, shapes: readonly Spot[]) => {
  const labelled = new Set(labels.map(({ key }) => key));
  return ({ x, y }: OnDrawing) =>
    shapes.every(({ code, rings }) => labelled.has(code) || !inRings(x, y, rings));
};

/** Pixels between two signs, at least: nearer ones tell of the same place. */
const APART = 56;

/**
 * Of those of which there are many the farthest from what stands there already, until there are `most`: each with its name, or
 * not at all.
 */
export function fillLandmarks(
  layout: Layout,
  landmarks: readonly OnDrawing[],
  most: number,
  rooms: readonly NameRoom[],
  shapes: readonly Spot[] = [],
): void {
  const left = new Set(landmarks.filter(isOneOfMany).filter(standsInNamed(layout, shapes)));
  while (left.size > 0 && signsOn(layout).length < most) {
    const signs = signsOn(layout).map(({ x, y }) => [x * SHEET.width, y * layout.height] as const);
    // The first one in the middle of the drawing.
    const away = ({ x, y }: OnDrawing) =>
      signs.length === 0
        ? -Math.hypot(x - SHEET.width / 2, y - layout.height / 2)
        : Math.min(...signs.map(([atX, atY]) => Math.hypot(x - atX, y - atY)));
    const next = [...left].reduce((best, one) => (away(one) > away(best) ? one : best));
    if (signs.length > 0 && away(next) < layout.units(APART)) return;
    left.delete(next);
    layout.together(() => sign(layout, next) && named(layout, next, rooms));
  }
}

/** A landmark, and for each width (`TIERS`) whether its sign stands there without its name. */
interface Unnamed {
  kind: LandmarkKind;
  name: string;
  tiers: boolean[];
}

/** The landmarks whose name has no room beside their sign, at any width. */
export function unnamedOf(labels: readonly SheetLabel[]): Unnamed[] {
  const isShown = (wanted: SheetLabel['kind'], key: string, tier: number) =>
    labels.some((label) => label.kind === wanted && label.key === key && label.tiers[tier]);
  const signs = new Map(labels.flatMap((label) => (label.kind === 'sign' ? [[label.key, label.lines]] : [])));
  const all = labels[0]?.tiers ?? [];
  return [...signs]
    .map(([key, [kind, name = '']]) => ({
      kind: kind as LandmarkKind,
      name,
      tiers: all.map((_, tier) => isShown('sign', key, tier) && !isShown('landmark', key, tier)),
    }))
    .filter(({ tiers }) => tiers.includes(true));
}
