import type { Locale } from '@/lib/i18n/locales';
import type { District } from '@/lib/registry';
import { projectTo } from '@/lib/registry/geometry/region-outlines';
import { linesOf } from '../labels/map-room';
import { barIn } from '../labels/map-scale';
import type { Corner } from '../labels/scale-corner';
import type { PriceTint, SheetLabel } from '../labels/sheet-label';
import { onTiers } from '../labels/sheet-labels';
import { Layout, TIERS } from '../labels/sheet-layout';
import { around, type Box, extentOf } from '../labels/sheet-leader';
import { inside, type Wording } from '../labels/sheet-names';
import { SHEET, type Spot, spotOf } from '../labels/sheet-spot';
import type { Named, PricePlan } from './price-plan';
import type { SheetFrame } from './sheet-frame';
import type { SeaName } from './sheet-sea';

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
const NEAR = 0.65;
const EACH = 3;

const fewAround = (at: [x: number, y: number], width: number) =>
  [...around(at, width)].filter((_, index) => index % EACH === 0);

/** The name of a district with its price below it, where that has room in its shape. */
function* pricedWays(spot: Spot, layout: Layout, price: string): Generator<Wording> {
  if (spot.name === '') return;
  for (const isSmall of [false, true])
    yield* inside(
      spot,
      layout,
      linesOf(spot.name).map((lines) => [...lines, price]),
      isSmall,
    );
}

/** Writes a name in the first of these ways that has room. */
function writeFirst(layout: Layout, key: string, ways: Iterable<Wording>): boolean {
  for (const { x, y, ...words } of ways) if (layout.write({ key, kind: 'name', ...words }, x, y)) return true;
  return false;
}

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
  const within = price === null ? inside(spot, layout, [lines]) : pricedWays(spot, layout, price);
  if (writeFirst(layout, key, within)) return;
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

/** Pixels of a map on which prices stand below the names that have the room for it. */
const WITH_PRICES = 640;

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
    for (const { spot, ways } of named) {
      if (!isNamed(spot)) continue;
      const price = width < WITH_PRICES ? undefined : priced.get(spot.code)?.price;
      const isTold = price != null && writeFirst(layout, spot.code, pricedWays(spot, layout, price));
      if (!isTold) writeFirst(layout, spot.code, ways);
    }
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
