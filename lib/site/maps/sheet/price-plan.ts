import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { District, ShapeGeometry } from '@/lib/registry';
import { polygonsOf } from '@/lib/registry/geometry/bounds';
import { projectTo, shapePath } from '@/lib/registry/geometry/region-outlines';
import { inRings } from '@/lib/registry/geometry/rings';
import type { Cells } from '../../answer/city-cells';
import { boxOfCorner, CORNERS, type Corner } from '../labels/scale-corner';
import { TIERS } from '../labels/sheet-layout';
import { type Box, extentOf, pointsOf } from '../labels/sheet-leader';
import type { Wording } from '../labels/sheet-names';
import { type Ring, SHEET, type Spot } from '../labels/sheet-spot';
import { type CityFrames, cityFrames } from './price-frame';
import { roundedCorners } from './rounded-corners';
import { landNear, type OnSheet } from './sheet';
import { boxOfFrame, type SheetFrame } from './sheet-frame';
import { type Sea, seaOf } from './sheet-sea';
import { tilePath } from './sheet-tiles';

/**
 * Units of the shapes: half of a sheet's. Each stands in the page twice, as markup and as data, and where a map is half as wide
 * as a page these are its pixels.
 */
export const DRAWN = 500;
const PART = DRAWN / SHEET.width;
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

export interface Named {
  spot: Spot;
  ways: readonly Wording[];
}

/** By the cells: they are kept as long as the registry tells the same centres. */
const plans = new WeakMap<Cells, LRUCache<string, Promise<PricePlan>>>();

/** Grounds of cities that are kept: other filters leave prices to other districts. */
const PLANS_KEPT = 12;

/**
 * The ground of a city's map of prices; null where fewer than two of its districts have a place. It is projected once.
 * `priced`: the codes of the districts that it shows from as near as they allow.
 */
export function pricePlan(
  city: string,
  districts: readonly District[],
  cells: Cells,
  priced: readonly string[],
): Promise<PricePlan | null> {
  const known = plans.get(cells) ?? new LRUCache<string, Promise<PricePlan>>({ max: PLANS_KEPT });
  plans.set(cells, known);
  // Of a governorate its towns have prices of their own.
  const own = districts.flatMap(({ code, name, city: of }): PlacedDistrict[] => {
    const geometry = of === city ? cells.get(code) : undefined;
    return geometry ? [{ code, name, cover: 'around', official: false, geometry }] : [];
  });
  if (own.length < 2) return Promise.resolve(null);
  const meant = new Set(priced);
  const frames = cityFrames(
    own,
    own.filter(({ code }) => meant.has(code)),
  );
  const key = JSON.stringify([city, frames]);
  const plan = known.get(key) ?? planned(own, frames);
  known.set(key, plan);
  return plan;
}

/** A district whose shape is known. */
interface PlacedDistrict extends Pick<District, 'code' | 'name'> {
  cover: 'around';
  official: false;
  geometry: ShapeGeometry;
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
  own: readonly PlacedDistrict[],
  { main: frame, whole }: CityFrames,
): Promise<PricePlan> {
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
