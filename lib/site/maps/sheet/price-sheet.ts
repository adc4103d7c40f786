import { setImmediate } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import type { District, ShapeGeometry } from '@/lib/registry';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { projectTo, shapePath } from '@/lib/registry/geometry/region-outlines';
import { inRings } from '@/lib/registry/geometry/rings';
import type { Cells } from '../../answer/city-cells';
import { linesOf } from '../labels/map-room';
import { barIn } from '../labels/map-scale';
import { boxOfCorner, CORNERS, type Corner } from '../labels/scale-corner';
import { onTiers } from '../labels/sheet-labels';
import { Layout, type PriceTint, type SheetLabel, TIERS } from '../labels/sheet-layout';
import { around, type Box, extentOf, pointsOf } from '../labels/sheet-leader';
import { inside, type Wording } from '../labels/sheet-names';
import { type Ring, SHEET, type Spot, spotOf } from '../labels/sheet-spot';
import { cityFrames } from './price-frame';
import { roundedCorners } from './rounded-corners';
import { boxOfFrame, landNear, type OnSheet } from './sheet';
import type { SheetFrame } from './sheet-frame';
import { type Sea, type SeaName, seaOf } from './sheet-sea';
import { tilePath } from './sheet-tiles';

/** What a map of prices tells of a district: the tint of its price and that price as it is written; 0 and null of one without. */
interface PricedDistrict {
  readonly tint: number;
  readonly price: string | null;
}

interface Asked {
  /** By their codes; a district that is missing has no price. */
  readonly priced: ReadonlyMap<string, PricedDistrict>;
  /** Whose names stand with their prices, as that of the chosen one does: of the highest and the lowest. */
  readonly told: readonly string[];
  readonly chosen: string | undefined;
}

/**
 * Units of the shapes: half of a sheet's. Each stands in the page twice, as markup and as data, and where a map is half as wide
 * as a page these are its pixels.
 */
export const DRAWN = 500;
const PART = DRAWN / SHEET.width;

/** A map of prices: the districts of a city by the tint of their price. */
export interface PriceSheet {
  /** In units of its shapes, all of which lie in a square of them or beyond. */
  land: readonly string[] | null;
  whole: Box | null;
  /** All of one tint as one outline: a hundred of them would be a hundred elements of the page. */
  shapes: { tint: number; d: string }[];
  /** The outline of the district that is chosen. */
  chosen: string | null;
  labels: SheetLabel[];
  scale: { km: number; width: number; corner: Corner };
}

/** A city as maps of its prices show it, whatever these are. */
export interface PricePlan {
  frame: SheetFrame;
  /** All of the city in the units of the shapes, where it is much more; else null. */
  whole: Box | null;
  sea: Sea | null;
  land: readonly string[] | null;
  shapes: readonly OnSheet[];
  corner: Corner;
  /** Where names have room, for each of `TIERS`; by the language and the names. */
  names: Map<string, readonly (readonly Named[])[]>;
}

interface Named {
  spot: Spot;
  ways: readonly Wording[];
}

/** By the cells: they are kept as long as the registry tells the same centres. */
const plans = new WeakMap<Cells, Map<string, Promise<PricePlan | null>>>();

/** The ground of a city's map of prices; null where fewer than two of its districts have a place. It is projected once. */
export function pricePlan(
  city: string,
  districts: readonly District[],
  cells: Cells,
): Promise<PricePlan | null> {
  const known = plans.get(cells) ?? new Map<string, Promise<PricePlan | null>>();
  plans.set(cells, known);
  const plan = known.get(city) ?? planned(city, districts, cells);
  known.set(city, plan);
  return plan;
}

type Project = (lon: number, lat: number) => [x: number, y: number];

const drawnBy =
  (point: Project): Project =>
  (lon, lat) => {
    const [x, y] = point(lon, lat);
    return [x * PART, y * PART];
  };

/** Units of a sheet: of a smaller shape no corner is seen, and of one below the second whether it is round or cut off. */
const [LEAST_CUT, LEAST_ROUND] = [28, 72];

/** A shape as it is drawn: a tile, but where it is small or beyond what the map shows, and its corners take a third of the words. */
function outlineOf(
  rings: readonly Ring[],
  geometry: ShapeGeometry,
  frame: SheetFrame,
  drawn: Project,
): string {
  const { left, right, top, bottom } = extentOf(rings);
  const side = Math.min(right - left, bottom - top);
  const isBeyond = right < 0 || left > SHEET.width || bottom < 0 || top > frame.height;
  if (side < LEAST_CUT || isBeyond) return shapePath(geometry, drawn);
  const outlines = rings.map((ring) => ring.map(([x, y]): Ring[number] => [x * PART, y * PART]));
  if (side >= LEAST_ROUND) return tilePath(outlines);
  const coordinates = outlines.map((ring) => {
    const cut = roundedCorners(ring).flatMap(({ from, corner, to, isRound }) =>
      (isRound ? [from, to] : [corner]).map((at) => [...at]),
    );
    return [...cut, ...cut.slice(0, 1)];
  });
  return shapePath({ type: 'Polygon', coordinates }, (x, y) => [x, y]);
}

/** Shapes that are made ready in one turn of the event loop. */
const AT_ONCE = 20;

async function planned(
  city: string,
  districts: readonly District[],
  cells: Cells,
): Promise<PricePlan | null> {
  // Of a governorate its towns have prices of their own.
  const own = districts.flatMap(({ code, name, city: of }) => {
    const geometry = of === city ? cells.get(code) : undefined;
    return geometry ? [{ code, name, cover: 'around' as const, official: false, geometry }] : [];
  });
  if (own.length < 2) return null;
  const { main: frame, whole } = cityFrames(own);
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  const drawn = drawnBy(point);
  // All of the city is drawn once more beside the key.
  const shapes: OnSheet[] = [];
  for (const [index, district] of own.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const rings = polygonsOf(district.geometry)
      .flat()
      .map((ring): Ring => ring.map(([lon = 0, lat = 0]) => point(lon, lat)));
    const d = outlineOf(rings, district.geometry, frame, drawn);
    if (d !== '') shapes.push({ ...district, name: '', number: 0, rings, d });
  }
  const land = landNear(own, whole ?? frame);
  const sea = seaOf(frame, land, drawn);
  return {
    frame,
    whole: whole && boxOfFrame(whole, drawn),
    sea,
    land: (whole ? seaOf(whole, land, drawn) : sea)?.land ?? null,
    shapes,
    corner: emptiest(shapes, frame.height),
    names: new Map(),
  };
}

/** The corner in which the scale hides least. */
function emptiest(shapes: readonly OnSheet[], height: number): Corner {
  const [width] = TIERS;
  const unit = width / SHEET.width;
  const hidden = (corner: Corner) =>
    pointsOf(boxOfCorner(corner, width, height * unit)).filter(([x, y]) =>
      shapes.some(({ rings }) => inRings(x / unit, y / unit, rings)),
    ).length;
  const counts = new Map(CORNERS.map((corner) => [corner, hidden(corner)]));
  return [...CORNERS].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))[0] ?? 'bottom-left';
}

/** Places that are tried for a name in its own shape. */
const WAYS = 3;
const NAMES_KEPT = 2;

/** Whether the middle of a shape lies in the frame: of what is cut at its edge little is seen. */
const isSeen = ({ left, right, top, bottom }: Box, { height }: SheetFrame) => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < SHEET.width && y > 0 && y < height;
};

function waysOf(spot: Spot, layout: Layout): Wording[] {
  const ways: Wording[] = [];
  if (spot.name === '') return ways;
  for (const isSmall of [false, true])
    for (const way of inside(spot, layout, linesOf(spot.name), isSmall))
      if (ways.length < WAYS) ways.push(way);
  return ways;
}

/** The names of all districts where they have room, the widest shapes first; a step for each of `TIERS`, then they are known. */
export function* nameSteps({
  plan,
  districts,
  locale,
}: Omit<Drawing, 'seas'>): Generator<undefined, readonly (readonly Named[])[]> {
  const nameOf = new Map(districts.map(({ code, name }) => [code, name[locale]]));
  const key = `${locale} ${[...nameOf].join('\n')}`;
  const known = plan.names.get(key);
  if (known) return known;
  const spots = plan.shapes
    .filter(({ rings }) => isSeen(extentOf(rings), plan.frame))
    .map((shape) => spotOf({ ...shape, name: nameOf.get(shape.code) ?? '' }, plan.frame.height))
    .sort((a, b) => b.chord - a.chord);
  const names: Named[][] = [];
  for (const width of TIERS) {
    const layout = new Layout(width, undefined, plan.frame.height);
    names.push(spots.map((spot) => ({ spot, ways: waysOf(spot, layout) })));
    yield;
  }
  // Another language, or names that an import has changed.
  if (plan.names.size >= NAMES_KEPT) plan.names.clear();
  plan.names.set(key, names);
  return names;
}

const inkOf = (tint: number) => `price-${tint}` as PriceTint;

/** Of how far words may stand from their shape. Of the places around it each third is tried, as a page is waited for. */
const NEAR = 0.4;
const EACH = 3;

const fewAround = (at: [x: number, y: number], width: number) =>
  [...around(at, width)].filter((_, index) => index % EACH === 0);

/** The name of a district with its price, in its shape, else beside it on a plate with a line into it. */
function writePrice(
  layout: Layout,
  width: number,
  spot: Spot,
  price: string | null,
  priced: readonly Spot[],
): void {
  const key = spot.code;
  const lines = price === null ? [spot.name] : [spot.name, price];
  for (const { x, y } of inside(spot, layout, [lines]))
    if (layout.write({ key, kind: 'name', lines }, x, y)) return;
  const pixel = layout.units(1);
  const reach = SHEET.width * NEAR;
  const others = priced.filter(
    (other) => other !== spot && Math.hypot(other.x - spot.x, other.y - spot.y) < reach,
  );
  // Rather where it hides no price, as long as that is near.
  for (const [clearOf, part] of [
    [[...others, spot], NEAR],
    [[spot], 1],
  ] as const)
    for (const [x, y] of fewAround([spot.x / pixel, spot.y / pixel], width * part)) {
      const room = { clearOf, leadsTo: [spot.x, spot.y] as [number, number] };
      if (layout.write({ key, kind: 'name', lines }, x * pixel, y * pixel, room)) return;
    }
}

interface Drawing {
  plan: PricePlan;
  districts: readonly District[];
  locale: Locale;
  seas: Record<SeaName, string>;
}

function namesOf(drawing: Drawing): readonly (readonly Named[])[] {
  const steps = nameSteps(drawing);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** A map of prices. What is the same for all of a city is known: only what stands with its price is looked for anew. */
export function priceSheet(drawing: Drawing, { priced, told, chosen }: Asked): PriceSheet {
  const { plan, seas } = drawing;
  const { frame, sea, shapes, corner } = plan;
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  const tints = new Map<number, string[]>();
  for (const { code, d } of shapes) {
    const { tint = 0 } = priced.get(code) ?? {};
    tints.set(tint, [...(tints.get(tint) ?? []), d]);
  }
  const names = namesOf(drawing);
  const laidOut = (width: number) => {
    const layout = new Layout(width, corner, frame.height);
    const named = names[TIERS.indexOf(width as (typeof TIERS)[number])] ?? [];
    const spots = new Map(named.map(({ spot }) => [spot.code, spot]));
    const withPrice = named.flatMap(({ spot }) => (priced.get(spot.code)?.price == null ? [] : [spot]));
    for (const code of new Set(chosen === undefined ? told : [chosen, ...told])) {
      const spot = spots.get(code);
      if (spot) writePrice(layout, width, spot, priced.get(code)?.price ?? null, withPrice);
    }
    const isWritten = (code: string) => layout.labels.some(({ key }) => key === code);
    // Names among districts without a price would be all that stands out there.
    const isNamed = ({ code }: Spot) => priced.get(code)?.price != null && !isWritten(code);
    for (const { spot, ways } of named)
      if (isNamed(spot))
        ways.some(({ x, y, ...words }) => layout.write({ key: spot.code, kind: 'name', ...words }, x, y));
    for (const label of layout.labels) if (!label.plate) label.on = inkOf(priced.get(label.key)?.tint ?? 0);
    const water = sea ? seas[sea.name].split(' ') : [];
    const all = [...spots.values()];
    sea?.open.some((at) =>
      layout.write({ key: 'sea', kind: 'sea', lines: water }, ...point(...at), { clearOf: all }),
    );
    return layout;
  };
  const km = barIn(frame.km);
  return {
    land: plan.land,
    whole: plan.whole,
    shapes: [...tints].map(([tint, own]) => ({ tint, d: own.join('') })).sort((a, b) => a.tint - b.tint),
    chosen: shapes.find(({ code }) => code === chosen)?.d ?? null,
    labels: onTiers(laidOut),
    scale: { km, width: km / frame.km, corner },
  };
}
