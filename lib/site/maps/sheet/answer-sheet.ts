import type { Locale } from '@/lib/i18n/locales';
import type { Bilingual } from '@/lib/registry';
import { boxOf, framesMeet, liesIn } from '@/lib/registry/geometry/bounds';
import { projectTo } from '@/lib/registry/geometry/region-outlines';
import { inRings } from '@/lib/registry/geometry/rings';
import type { Surroundings } from '../../answer/surroundings';
import { linesOf } from '../labels/map-room';
import { barIn } from '../labels/map-scale';
import { type Metro, metroOn } from '../labels/metro-lines';
import { CORNERS, type Corner } from '../labels/scale-corner';
import type { SheetLabel } from '../labels/sheet-label';
import { onTiers } from '../labels/sheet-labels';
import {
  fillLandmarks,
  landmarkRooms,
  landmarksOn,
  nameLandmarks,
  type OnDrawing,
  signLandmarks,
} from '../labels/sheet-landmarks';
import { Layout, LINE, TIERS } from '../labels/sheet-layout';
import { inside } from '../labels/sheet-names';
import { SHEET, type Spot, spotOf } from '../labels/sheet-spot';
import { groundOf, landNear, type OnSheet, onSheet, type SheetGround } from './sheet';
import { type SeaName, seaOf } from './sheet-sea';

/** The drawing of an answer: the place in its middle, outlined or marked, among what is around it. */
export interface AnswerSheet extends SheetGround {
  own: { d: string; cover: OnSheet['cover']; official: boolean } | null;
  /** Neighbours that are no more than a point, in parts of the drawing. */
  points: { x: number; y: number }[];
  /** The point that was asked about, in parts of the drawing; null where none was, or it lies beyond. */
  asked: { x: number; y: number } | null;
  metro: Metro | null;
  labels: SheetLabel[];
  scale: { km: number; width: number; corner: Corner };
}

/** Pixels from the middle to the corners of the mark there, and from one of a point to its name. */
const MARK = 18;
const BELOW = 17;
/** Pixels that the pin of a point is high. */
const PIN = 20;
/** Landmarks on it. */
const MOST_LANDMARKS = 3;
const MIDDLE = { x: SHEET.width / 2, y: SHEET.height / 2 } as const;

interface Named {
  key: string;
  text: string;
  x: number;
  y: number;
}

interface Content {
  name: string;
  asked: { x: number; y: number } | null;
  own: Spot | null;
  spots: readonly Spot[];
  points: readonly Named[];
  sea: { text: string; at: readonly [x: number, y: number][] } | null;
  metro: Metro | null;
  landmarks: readonly OnDrawing[];
}

const ownLabel = (lines: readonly string[]) => ({ key: 'own', kind: 'name' as const, lines });

/** The name of what was asked for: within its outline where there is room, else below or above it. */
function nameShape(layout: Layout, name: string, own: Spot): void {
  const ways = linesOf(name);
  const isWithin = (lines: readonly string[]) => {
    const half = layout.units(layout.widthOf(lines) / 2 + 3);
    const tall = layout.units((lines.length * LINE) / 2 - 3);
    return [-half, 0, half].every((right) =>
      [-tall, tall].every((down) => inRings(own.x + right, own.y + down, own.rings)),
    );
  };
  if (ways.some((lines) => isWithin(lines) && layout.write(ownLabel(lines), own.x, own.y))) return;
  for (const { lines, x, y } of inside(own, layout, ways)) if (layout.write(ownLabel(lines), x, y)) return;
  const gap = layout.units(LINE / 2 + 5);
  const { left, right, top, bottom } = own.extent;
  for (const y of [bottom + gap, top - gap])
    if (layout.write(ownLabel([name]), (left + right) / 2, y)) return;
  layout.write(ownLabel(ways.at(-1) ?? [name]), own.x, own.y);
}

/** What one knows the place itself by has its sign before the place has its name, which has room elsewhere in it; else the name alone. */
function nameBesideLandmarks(layout: Layout, name: string, own: Spot, landmarks: readonly OnDrawing[]): void {
  const within = landmarks.filter(({ x, y }) => inRings(x, y, own.rings));
  const isBoth = layout.together(() => {
    signLandmarks(layout, within, MOST_LANDMARKS);
    nameShape(layout, name, own);
    return layout.labels.some(({ key }) => key === 'own');
  });
  if (!isBoth) nameShape(layout, name, own);
}

/** The name beside the mark of a place of which no more than its centre is known. */
function nameMark(layout: Layout, name: string): void {
  const ways = linesOf(name);
  const away = (lines: readonly string[]) => layout.units(MARK + 4 + (lines.length * LINE) / 2);
  layout.keepFree(MIDDLE.x, MIDDLE.y, MARK);
  ways.some((lines) =>
    [1, -1].some((way) => layout.write(ownLabel(lines), MIDDLE.x, MIDDLE.y + way * away(lines))),
  );
}

/** The name of a neighbour anywhere in it where it has room, in one line or in two. */
function nameNeighbour(layout: Layout, spot: Spot, clearOf: readonly Spot[]): void {
  const { code: key, name, x, y } = spot;
  const kind = spot.cover === 'around' ? 'around' : 'region';
  if (layout.fits(name, spot) && layout.write({ key, kind, lines: [name] }, x, y, { clearOf })) return;
  for (const { lines, ...at } of inside(spot, layout, linesOf(name)))
    if (layout.write({ key, kind, lines }, at.x, at.y, { clearOf })) return;
}

function laidOut(
  width: number,
  corner: Corner,
  { name, asked, own, spots, points, sea, metro, landmarks }: Content,
): Layout {
  const layout = new Layout(width, corner);
  layout.runBeneath(metro?.stretches ?? []);
  if (asked) layout.keepFree(asked.x, asked.y - layout.units(PIN / 2), PIN / 2);
  if (own) nameBesideLandmarks(layout, name, own, landmarks);
  else nameMark(layout, name);
  const clearOf = own === null ? [] : [own];
  signLandmarks(layout, landmarks, MOST_LANDMARKS);
  // What is announced has its name before what is not.
  const isAround = ({ cover }: Spot) => cover === 'around';
  for (const spot of [...spots].sort((a, b) => Number(isAround(a)) - Number(isAround(b))))
    if (spot.name !== '') nameNeighbour(layout, spot, clearOf);
  const rooms = landmarkRooms(spots, clearOf);
  nameLandmarks(layout, landmarks, rooms);
  for (const { x, y } of points) layout.keepFree(x, y, 4);
  for (const { key, text, x, y } of points)
    [BELOW, -BELOW].some((down) =>
      layout.write({ key, kind: 'around', lines: [text] }, x, y + layout.units(down), { clearOf }),
    );
  fillLandmarks(layout, landmarks, MOST_LANDMARKS, rooms, spots);
  layout.markOn(own === null ? spots : [own, ...spots]);
  const water = sea?.text.split(' ') ?? [];
  sea?.at.some(([x, y]) => layout.write({ key: 'sea', kind: 'sea', lines: water }, x, y, { clearOf: spots }));
  return layout;
}

/** How much is announced of what an answer's drawing shows around what was asked for, which has a sign of its own: what its key explains. */
export function signsOf({ districts, frame }: Surroundings): Set<OnSheet['cover'] | 'elsewhere'> {
  const shown = districts.filter(({ geometry }) => framesMeet(frame, boxOf([geometry])));
  return new Set(shown.map(({ cover, isElsewhere }) => (isElsewhere ? 'elsewhere' : cover)));
}

const inUnits = ([x, y]: readonly [number, number]) => ({ x, y });
const inParts = ({ x, y }: { x: number; y: number }) => ({ x: x / SHEET.width, y: y / SHEET.height });

/** That was asked about, where no place was named. */
type AskedPoint = { readonly lat: number; readonly lon: number } | null;

interface Asked {
  around: Surroundings;
  name: Bilingual;
  point: AskedPoint;
}

/** Whether a drawing has a pin where a point lies. */
export const showsPin = ({ frame }: Surroundings, point: AskedPoint): point is NonNullable<AskedPoint> =>
  point !== null && liesIn(point.lon, point.lat, frame);

/** What an answer's drawing shows, with the names that have room: of the same make as the sheet of an announcement. */
export function answerSheet(
  { around, name, point: at }: Asked,
  locale: Locale,
  seas: Record<SeaName, string>,
): AnswerSheet {
  const { frame, kilometres } = around;
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  const land = landNear(around.districts, frame);
  const shown = onSheet(around.districts, frame, locale);
  const [own = null] = around.own ? onSheet([{ ...around.own, code: 'own', name }], frame, locale) : [];
  const sea = seaOf(frame, land, point);
  const metro = metroOn(frame, point);
  const content: Content = {
    metro,
    name: name[locale],
    asked: showsPin(around, at) ? inUnits(point(at.lon, at.lat)) : null,
    own: own && spotOf(own, SHEET.height),
    spots: shown.map((shape) => spotOf(shape, SHEET.height)),
    points: around.points.flatMap(({ name: text, lon, lat }) => {
      const isSeen = liesIn(lon, lat, frame);
      return isSeen ? [{ key: text.ar, text: text[locale], ...inUnits(point(lon, lat)) }] : [];
    }),
    sea: sea && { text: seas[sea.name], at: sea.open.map((at) => point(...at)) },
    landmarks: landmarksOn(frame, point, locale, [...around.districts, ...(around.own ? [around.own] : [])]),
  };
  const written = new Map(CORNERS.map((one) => [one, laidOut(TIERS[2], one, content).labels.length]));
  const [corner = 'bottom-left' as const] = [...CORNERS].sort(
    (a, b) => (written.get(b) ?? 0) - (written.get(a) ?? 0),
  );
  const km = barIn(kilometres);
  return {
    // What no announcement names is ground like its neighbours, below its outline.
    ...groundOf(own?.cover === 'around' ? [...shown, own] : shown, sea),
    own,
    points: content.points.map(inParts),
    asked: content.asked && inParts(content.asked),
    metro,
    // On a ground of its own, where it stands within its outline.
    labels: onTiers((width) => laidOut(width, corner, content)).map((label) =>
      label.key === 'own' && label.on === 'whole' ? { ...label, on: 'asked' as const } : label,
    ),
    scale: { km, width: km / kilometres, corner },
  };
}
