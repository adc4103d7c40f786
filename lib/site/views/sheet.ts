import type { Locale } from '@/lib/i18n/locales';
import type { ShapeGeometry } from '@/lib/registry/contract/areas';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import { isOnLand } from '@/lib/registry/geometry/land';
import { type Frame, projectTo, shapePath } from '@/lib/registry/geometry/region-outlines';
import type { Cover } from '../cover';
import type { GroundDistrict } from './area-ground';
import type { BoundaryStreets, Side } from './boundary-streets';
import { boundsPath } from './sheet-bounds';
import { placeLabels } from './sheet-labels';
import {
  type Corner,
  type Labelled,
  LONGEST_BAR,
  type Ring,
  SHEET,
  type SheetLabel,
  TIERS,
} from './sheet-layout';
import { type Sea, type SeaName, seaOf } from './sheet-sea';

/** Less than this is never shown: a district stands among its neighbours. */
const LEAST_KM = 5;
/** How many times the districts' own extent a sheet shows: names of streets stand beside what they bound. */
function roomFor(announced: number, streets: BoundaryStreets): number {
  if (announced === 1 && Object.keys(streets).length > 0) return 2.6;
  return announced < 4 ? 1.9 : 1.15;
}
const SCALES_KM = [20, 10, 5, 2, 1, 0.5] as const;

/** The kilometres of the bar on a sheet that is so wide. */
export const barIn = (km: number): number => SCALES_KM.find((length) => length <= km * LONGEST_BAR) ?? 0.5;

/** All districts of one kind as one outline: a hundred of them would be a hundred elements of the page. */
interface SheetShape {
  cover: Cover;
  /** Whether they are boundaries. */
  official: boolean;
  /** Of neighbours: whether the coast of the map of the country, which is coarse, cuts them. */
  isCut: boolean;
  d: string;
}
/** What is announced lies on top: its boundary is not covered by a neighbour's. */
const LAYERS: readonly Cover[] = ['around', 'whole', 'part'];

/** What of a sheet is drawn in its units. */
export interface SheetGround {
  /** The land where there is sea beside it, by parts that lie over each other; else nothing. */
  land: string[] | null;
  shapes: SheetShape[];
  /** All shapes as one, where some are no boundaries: at its edge, of which nothing is known, they fade. */
  reach: string | null;
}

export interface Sheet extends SheetGround {
  /** The sides of the only district that are streets by name. */
  bounds: string;
  labels: SheetLabel[];
  /** For each width (`TIERS`) the numbers that have no room on it, not even beside their shapes. */
  unnumbered: number[][];
  /** Its bar, in parts of the width, and what it measures. */
  scale: { km: number; width: number; corner: Corner };
  /** The announced districts by the side of the sheet that they lie on, for who does not see it. */
  sides: { side: Side | 'middle'; names: string[] }[];
}

const ringsOf = (geometry: ShapeGeometry): number[][][] =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();

function boxOf(geometries: readonly ShapeGeometry[]): Frame {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lon = 0, lat = 0] of geometries.flatMap(ringsOf).flat()) {
    box.west = Math.min(box.west, lon);
    box.east = Math.max(box.east, lon);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/** About the middle of a shape. */
function middleOf(geometry: ShapeGeometry): [lon: number, lat: number] {
  const { west, south, east, north } = boxOf([geometry]);
  return [(west + east) / 2, (south + north) / 2];
}

/** What a sheet shows: the announced districts, room around them, and the proportion of its box. */
function frameOf(announced: readonly GroundDistrict[], room: number): Frame & { km: number } {
  const box = boxOf(announced.map(({ geometry }) => geometry));
  const latitude = (box.south + box.north) / 2;
  const narrowing = narrowingAt(latitude);
  const across = Math.max(LEAST_KM, (box.east - box.west) * narrowing * KM_A_DEGREE * room);
  const down = Math.max(
    LEAST_KM * (SHEET.height / SHEET.width),
    (box.north - box.south) * KM_A_DEGREE * room,
  );
  const km = Math.max(across, (down * SHEET.width) / SHEET.height);
  const [halfLon, halfLat] = [
    km / 2 / (narrowing * KM_A_DEGREE),
    (km * SHEET.height) / SHEET.width / 2 / KM_A_DEGREE,
  ];
  const middle = (box.west + box.east) / 2;
  return {
    west: middle - halfLon,
    east: middle + halfLon,
    south: latitude - halfLat,
    north: latitude + halfLat,
    km,
  };
}

const meets = (a: Frame, b: Frame) =>
  a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;

/** Where a district lies on its sheet: a side, where it is nearer to it than to the middle. */
function sideOf(rings: readonly Ring[]): Side | 'middle' {
  const [ring = []] = rings;
  const mean = (axis: 0 | 1) =>
    ring.reduce((sum, corner) => sum + corner[axis], 0) / Math.max(1, ring.length);
  const [x, y] = [mean(0) / SHEET.width - 0.5, mean(1) / SHEET.height - 0.5];
  if (Math.max(Math.abs(x), Math.abs(y)) < 0.17) return 'middle';
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'north' : 'south';
  return x > 0 ? 'east' : 'west';
}

/** By a shape of its city: sheets are kept as long as the registry keeps the shapes that they show. */
const kept = new WeakMap<ShapeGeometry, Map<string, Sheet>>();

/**
 * The drawing of a city's announced districts among their neighbours, with what is written on it. To find room for fifty
 * numbers takes a tenth of a second: it is drawn once.
 */
export function sheetOf(
  districts: readonly GroundDistrict[],
  streets: BoundaryStreets,
  locale: Locale,
  seas: Record<SeaName, string>,
): Sheet {
  const [first] = districts;
  const sheets = (first && kept.get(first.geometry)) ?? new Map<string, Sheet>();
  if (first) kept.set(first.geometry, sheets);
  const key = JSON.stringify([
    locale,
    streets,
    districts.map(({ code, number, cover }) => [code, number, cover]),
  ]);
  const sheet = sheets.get(key) ?? drawn(districts, streets, locale, seas);
  sheets.set(key, sheet);
  return sheet;
}

/** A shape on a sheet, in its units. */
export interface OnSheet extends Labelled {
  official: boolean;
  d: string;
  /** Whether the coast cuts it, where there is sea. */
  isCut: boolean;
}

/** The shapes of a list as far as they lie in a frame. */
export function onSheet(
  districts: readonly Omit<GroundDistrict, 'number'>[],
  frame: Frame,
  locale: Locale,
): OnSheet[] {
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  return districts
    .filter(({ geometry }) => meets(frame, boxOf([geometry])))
    .map((district) => ({
      ...district,
      number: 'number' in district ? (district.number as number) : 0,
      name: district.name[locale],
      rings: ringsOf(district.geometry).map(
        (ring): Ring => ring.map(([lon = 0, lat = 0]) => point(lon, lat)),
      ),
      d: shapePath(district.geometry, point),
      isCut: district.cover === 'around' && isOnLand(...middleOf(district.geometry)),
    }));
}

/** The shapes of a sheet by what they have in common, and where they fade. */
export function groundOf(
  shown: readonly OnSheet[],
  sea: Pick<Sea, 'land'> | null,
  /** What is drawn otherwise: shapes do not fade towards it. */
  also: readonly OnSheet[] = [],
): SheetGround {
  const all = [...shown, ...also];
  const isCut = (one: OnSheet) => sea === null || one.isCut;
  const shapes = LAYERS.flatMap((cover) =>
    [false, true].flatMap((official) =>
      [true, false].map((cut) => ({
        cover,
        official,
        isCut: cut,
        d: shown
          .filter((one) => one.cover === cover && one.official === official && isCut(one) === cut)
          .map(({ d }) => d)
          .join(''),
      })),
    ),
  );
  return {
    land: sea?.land ?? null,
    shapes: shapes.filter(({ d }) => d !== ''),
    reach: all.every(({ official }) => official) ? null : all.map(({ d }) => d).join(''),
  };
}

function drawn(
  districts: readonly GroundDistrict[],
  streets: BoundaryStreets,
  locale: Locale,
  seas: Record<SeaName, string>,
): Sheet {
  const announced = districts.filter(({ cover }) => cover !== 'around');
  const frame = frameOf(announced, roomFor(announced.length, streets));
  const { point } = projectTo(SHEET.width, frame, (frame.south + frame.north) / 2);
  const shown = onSheet(districts, frame, locale);
  const sea = seaOf(frame, point);
  const km = barIn(frame.km);
  const named = shown.filter(({ cover }) => cover !== 'around').sort((a, b) => a.number - b.number);
  const name = sea && { text: seas[sea.name], at: sea.open.map((at) => point(...at)) };
  const { corner, labels } = placeLabels(shown, streets, name);
  const [only, another] = named;
  return {
    ...groundOf(shown, sea),
    bounds:
      only && another === undefined
        ? boundsPath(
            only,
            streets,
            shown.filter((one) => one !== only),
          )
        : '',
    labels,
    unnumbered: TIERS.map((_, tier) => {
      const written = new Set(labels.flatMap(({ key, tiers }) => (tiers[tier] ? key : [])));
      return named.flatMap(({ code, number }) => (written.has(code) ? [] : number));
    }),
    scale: { km, width: km / frame.km, corner },
    sides: (['north', 'middle', 'south', 'east', 'west'] as const)
      .map((side) => ({
        side,
        names: named.filter(({ rings }) => sideOf(rings) === side).map(({ name }) => name),
      }))
      .filter(({ names }) => names.length > 0),
  };
}
