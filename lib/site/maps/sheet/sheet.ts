import type { Locale } from '@/lib/i18n/locales';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import type { Bearing } from '@/lib/registry/geometry/bearing';
import { boxOf, type Frame, framesMeet, polygonsOf } from '@/lib/registry/geometry/bounds';
import { cityLand, type Land } from '@/lib/registry/geometry/land';
import { projectTo, shapePath } from '@/lib/registry/geometry/region-outlines';
import type { Cover } from '../../cover';
import type { BoundaryStreets } from '../labels/boundary-streets';
import { barIn } from '../labels/map-scale';
import { type Metro, metroOn } from '../labels/metro-lines';
import type { Corner } from '../labels/scale-corner';
import type { SheetLabel } from '../labels/sheet-label';
import { placedLabels, unnumberedOf } from '../labels/sheet-labels';
import { landmarksOn } from '../labels/sheet-landmarks';
import { PAGE_TIERS, TIERS } from '../labels/sheet-layout';
import type { Box } from '../labels/sheet-leader';
import { type Labelled, type Ring, SHEET, widest } from '../labels/sheet-spot';
import { type GroundDistrict, isAnnounced } from './area-ground';
import { type Begun, sharedSteps } from './shared-steps';
import { boundsPath } from './sheet-bounds';
import { detailOf } from './sheet-detail';
import { edgesOnce } from './sheet-edges';
import {
  boxOfFrame,
  frameOf,
  framesApart,
  groupsOf,
  halvesOf,
  isOfMany,
  MOST_ON_WIDE,
  meetsAny,
  pageFrameOf,
  type SheetFrame,
} from './sheet-frame';
import { type Sea, type SeaName, seaOf } from './sheet-sea';
import { type NamesBySide, namesBySide } from './sheet-sides';
import { tilePath } from './sheet-tiles';

/** One alone with the streets that bound it: their names stand beside it. */
const ROOM_FOR_STREETS = 2.6;

/** All districts of one kind as one outline: a hundred of them would be a hundred elements of the page. */
interface SheetShape {
  cover: Cover;
  /** Whether they are boundaries. */
  official: boolean;
  /** Whether another sheet of the city is for them. */
  isOther: boolean;
  /** Whether another announcement names them. */
  isElsewhere: boolean;
  d: string;
  /** Of boundaries: their lines, each shared one once. */
  edges: string;
}
/** What is announced lies on top: its boundary is not covered by a neighbour's. */
const LAYERS: readonly Cover[] = ['around', 'whole', 'part'];

/** What of a sheet is drawn in its units. */
export interface SheetGround {
  /** In its units. */
  height: number;
  /** The land where there is sea beside it, by parts that lie over each other; else nothing. */
  land: string[] | null;
  shapes: SheetShape[];
}

export interface Sheet extends SheetGround {
  /** The sides of the only district that are streets by name. */
  bounds: string;
  metro: Metro | null;
  labels: SheetLabel[];
  /** For each of its widths (`tiersOf`) the numbers that have no room on it, not even beside their shapes. */
  unnumbered: number[][];
  /** What of it is drawn once more from near. */
  detail: Box | null;
  /** Its bar, in parts of the width, and what it measures. */
  scale: { km: number; width: number; corner: Corner };
  /** The announced districts by the side of the sheet that they lie on, for who does not see it. */
  sides: NamesBySide;
}

/** A sheet that is still to be drawn. */
export interface SheetPlan {
  /** All of the city. */
  districts: readonly GroundDistrict[];
  /** Those announced that the sheet is for. */
  group: readonly GroundDistrict[];
  frame: SheetFrame;
  /** Whether it shows what another sheet of the city is for. */
  hasOthers: boolean;
  /** Of the only district that is announced in its city: the streets that bound it, as far as they are named. */
  streets: BoundaryStreets | null;
  /** Those of `TIERS` and `PAGE_TIERS` that it is shown at, of the box that all maps of its city have; and those that its own box has. */
  widths: readonly number[];
  boxes: readonly number[];
  /** Of districts far from the first group: where they lie from its middle, and the number of its district where it is one alone. */
  beside: { km: number; bearing: Bearing; from: Record<Locale, number> | null } | null;
  /** Where small districts crowd, the same from near. */
  detail: SheetPlan | null;
  /** Whether one list has the names of all maps of its city. */
  isOfMany: boolean;
  /** Of what shows a part of another one from near: those that are told there alone. */
  crowded: readonly GroundDistrict[] | null;
}

/** One map of many districts has the whole width of a page; in narrower boxes halves of it take its place. */
const [PAGES, NARROWER] = [[...TIERS.slice(-1), ...PAGE_TIERS], TIERS.slice(0, -1)];

/** By a shape of its city: plans are kept as long as the registry keeps the shapes that they show. */
const kept = new WeakMap<ShapeGeometry, Map<string, SheetPlan[]>>();

/**
 * The sheets of a city: one, or where some districts lie far from the others one for each group, the largest first. Of more
 * districts than a narrow sheet has room for there is one for pages, and halves of it for phones.
 */
export function planSheets(districts: readonly GroundDistrict[], streets: BoundaryStreets): SheetPlan[] {
  const [first] = districts;
  const known = (first && kept.get(first.geometry)) ?? new Map<string, SheetPlan[]>();
  if (first) kept.set(first.geometry, known);
  const key = JSON.stringify([
    streets,
    districts.map(({ code, number, cover, isElsewhere }) => [code, number, cover, isElsewhere]),
  ]);
  const plans = known.get(key) ?? planned(districts, streets);
  known.set(key, plans);
  return plans;
}

function planned(districts: readonly GroundDistrict[], streets: BoundaryStreets): SheetPlan[] {
  const announced = districts.filter(isAnnounced).sort((a, b) => a.number.ar - b.number.ar);
  const isOnly = announced.length === 1;
  const room = isOnly && Object.keys(streets).length > 0 ? ROOM_FOR_STREETS : undefined;
  const meets = meetsAny(announced);
  const groups = groupsOf(announced);
  const known = { districts, streets: isOnly ? streets : null, beside: null, isOfMany: isOfMany(groups) };
  const planOf = (
    group: GroundDistrict[],
    widths: readonly number[] = TIERS,
    frame = frameOf(group, room),
    boxes = widths,
  ): SheetPlan => {
    const own = new Set(group);
    const hasOthers = meets(frame, (one) => !own.has(one));
    // A map over the whole width of a page shows all from near; beside another a part of it is never as wide as a page.
    const near = widths === PAGES ? null : detailOf(group, frame);
    const detail = near && { ...known, ...near, hasOthers: false, widths, boxes: NARROWER, detail: null };
    return { ...known, group, frame, hasOthers, widths, boxes, detail, crowded: null };
  };
  const [main = []] = groups;
  const mainFrame = frameOf(main);
  const from = main.length === 1 ? (main[0]?.number ?? null) : null;
  return groups.flatMap((group) => {
    const halves = halvesOf(group);
    if (halves.length > 1)
      return group.length <= MOST_ON_WIDE
        ? [planOf(group, PAGES, pageFrameOf(group)), ...halves.map((half) => planOf(half, NARROWER))]
        : halves.map((half) => planOf(half));
    // Beside each other, none of those is as wide as a page.
    const plan = known.isOfMany ? planOf(group, TIERS, undefined, NARROWER) : planOf(group);
    return group === main ? plan : { ...plan, beside: { from, ...framesApart(mainFrame, plan.frame) } };
  });
}

/** Drawings are kept as long as their plans. */
const drawings = new WeakMap<SheetPlan, Map<Locale, Begun<Sheet>>>();

/**
 * The drawing of announced districts among their neighbours, with what is written on it. To find room for fifty numbers
 * takes its time: it is drawn once, and may be drawn in steps (`sheetSteps`).
 */
export function sheetOf(plan: SheetPlan, locale: Locale, seas: Record<SeaName, string>): Sheet {
  const steps = sheetSteps(plan, locale, seas);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** A step for each width that it is drawn for; then it is known. */
export function sheetSteps(
  plan: SheetPlan,
  locale: Locale,
  seas: Record<SeaName, string>,
): Generator<undefined, Sheet> {
  const known = drawings.get(plan) ?? new Map<Locale, Begun<Sheet>>();
  drawings.set(plan, known);
  return sharedSteps(known, locale, () => drawn(plan, locale, seas));
}

/** A shape on a sheet, in its units. */
export interface OnSheet extends Labelled {
  d: string;
}

type Drawn = Omit<GroundDistrict, 'number'>;

/** The land around a frame, and around what of some districts a sheet shows, of which all its districts reach some way beyond it. */
export const landNear = (districts: readonly Drawn[], frame: Frame): Land => {
  const shown = districts.filter(({ geometry }) => framesMeet(frame, boxOf([geometry])));
  const box = boxOf(shown.map(({ geometry }) => geometry));
  return cityLand().within({
    west: Math.min(frame.west - (frame.east - frame.west), box.west),
    south: Math.min(frame.south - (frame.north - frame.south), box.south),
    east: Math.max(frame.east + (frame.east - frame.west), box.east),
    north: Math.max(frame.north + (frame.north - frame.south), box.north),
  });
};

/** The shapes of a list as far as they lie in a frame. */
export function onSheet(districts: readonly Drawn[], frame: Frame, locale: Locale): OnSheet[] {
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  return districts
    .filter(({ geometry }) => framesMeet(frame, boxOf([geometry])))
    .map((district) => {
      const rings = polygonsOf(district.geometry)
        .flat()
        .map((ring): Ring => ring.map(([lon = 0, lat = 0]) => point(lon, lat)));
      return {
        ...district,
        number: 'number' in district ? (district.number as Record<Locale, number>)[locale] : 0,
        name: district.name[locale],
        rings,
        d: district.official ? shapePath(district.geometry, point) : tilePath(rings),
      };
    });
}

/** The shapes of a sheet by what they have in common; `isOther`: which of those announced another sheet is for. */
export function groundOf(
  shown: readonly OnSheet[],
  sea: Pick<Sea, 'land'> | null,
  height: number = SHEET.height,
  isOther: (shape: OnSheet) => boolean = () => false,
): SheetGround {
  const groups = new Map<string, Omit<SheetShape, 'd' | 'edges'> & { own: OnSheet[] }>();
  for (const cover of LAYERS)
    for (const shape of shown.filter((one) => one.cover === cover && one.d !== '')) {
      const { official } = shape;
      const alike = {
        cover,
        official,
        isOther: cover !== 'around' && isOther(shape),
        isElsewhere: cover === 'around' && shape.isElsewhere === true,
      };
      const key = JSON.stringify(alike);
      groups.set(key, { ...alike, own: [...(groups.get(key)?.own ?? []), shape] });
    }
  const shapes = [...groups.values()].map(({ own, ...alike }) => ({
    ...alike,
    d: own.map(({ d }) => d).join(''),
    edges: alike.official ? edgesOnce(own) : '',
  }));
  return { height, land: sea?.land ?? null, shapes };
}

/**
 * The shapes of a sheet without the names of neighbours that would lie on the sea, where each would be that of the water: so
 * far out lies an estimated cell that the coast does not cut.
 */
function withoutNamesAfloat(
  shown: readonly OnSheet[],
  { west, east, south, north, height }: SheetFrame,
  land: Land,
) {
  const isAfloat = (shape: OnSheet) => {
    const { x, y } = widest(shape.rings, height);
    const lon = west + (x / SHEET.width) * (east - west);
    return !land.holds(lon, north - (y / height) * (north - south));
  };
  return shown.map((one) => (one.cover === 'around' && isAfloat(one) ? { ...one, name: '' } : one));
}

function* drawn(
  { districts, group, frame, streets, boxes, detail, crowded }: SheetPlan,
  locale: Locale,
  seas: Record<SeaName, string>,
): Generator<undefined, Sheet> {
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  const land = landNear(districts, frame);
  const shown = onSheet(districts, frame, locale);
  const sea = seaOf(frame, land, point);
  const { height } = frame;
  const km = barIn(frame.km);
  const own = new Set(group.map(({ code }) => code));
  const named = shown.filter(({ code }) => own.has(code)).sort((a, b) => a.number - b.number);
  const isNear = crowded !== null;
  const seenNear = detail && boxOfFrame(detail.frame, point);
  const toldNear = new Set(detail?.crowded?.map(({ code }) => code));
  const metro = metroOn(frame, point);
  const name = sea && { text: seas[sea.name], at: sea.open.map((at) => point(...at)) };
  const { corner, labels } = yield* placedLabels({
    shapes: sea === null ? shown : withoutNamesAfloat(shown, frame, land),
    isOwn: ({ code }) => own.has(code) && !toldNear.has(code),
    near: seenNear,
    isNear,
    streets,
    sea: name,
    beneath: metro?.stretches,
    // What another map shows from near has its name there.
    landmarks: landmarksOn(frame, point, locale, districts, detail?.frame),
    widths: boxes,
    height,
  });
  // What is drawn has a step of its own.
  yield;
  const [only] = named;
  const around = shown.filter((one) => one !== only);
  return {
    ...groundOf(shown, sea, height, ({ code }) => !isNear && !own.has(code)),
    bounds: only && streets ? boundsPath(only, streets, around) : '',
    metro,
    labels,
    unnumbered: unnumberedOf(
      named.filter(({ code }) => !toldNear.has(code)),
      labels,
      boxes,
    ),
    detail: seenNear,
    scale: { km, width: km / frame.km, corner },
    sides: namesBySide(named, height),
  };
}
