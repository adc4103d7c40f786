import type { Locale } from '@/lib/i18n/locales';
import type { Bilingual } from '@/lib/registry';
import { boxOf, type Frame, polygonsOf } from '@/lib/registry/geometry/bounds';
import { KM_A_DEGREE, narrowingAt } from '@/lib/registry/geometry/degrees';
import {
  landPath,
  MIDDLE_LATITUDE,
  projectTo,
  regionOutlines,
  shapePath,
} from '@/lib/registry/geometry/region-outlines';
import { inRings } from '@/lib/registry/geometry/rings';
import { roomsIn } from '../labels/map-room';
import { CORNERS, type Corner, LONGEST_BAR } from '../labels/scale-corner';
import type { SheetLabel } from '../labels/sheet-label';
import { onTiers } from '../labels/sheet-labels';
import { Layout } from '../labels/sheet-layout';
import type { Box, Segment } from '../labels/sheet-leader';
import { type Ring, SHEET, widest } from '../labels/sheet-spot';
import type { Spot } from '../sheet/area-ground';
import { PLACE_RADIUS } from './city-dots';
import { MAP_FRAME } from './map-labels';
import { AROUND_DOT, Borders, LETTER, type Named, nameBeside, nameLed, nearTo } from './place-names';

/** Degrees: of less country than this nobody would know which it is. */
const LEAST_LON = 12;
/** And beside a small map that tells which part it is. */
const LEAST_CLOSE = 8;
/** How many times the extent of the places is shown. */
const ROOM = 1.6;
/** And of a region that is shown as a whole. */
const ROOM_WHOLE = 1.2;

interface RegionOnSheet {
  code: string;
  /** Whether the announcement names places there. */
  own: boolean;
  d: string;
}

export interface PlacesSheet {
  land: string;
  regions: RegionOnSheet[];
  spots: { code: string; x: number; y: number }[];
  labels: SheetLabel[];
  /** Its bar, in parts of the width, and what it measures. */
  scale: { km: number; width: number; corner: Corner };
  /** The whole kingdom in a corner, and what of it the sheet shows; in units. Null where that is most of it. */
  locator: { box: Box; land: string; shown: Box } | null;
}

/** Units of the small map of the kingdom, and from it to the edge. */
const LOCATOR = 210;
const INSET = 16;
/** Of a sheet that shows more than this part of the kingdom's width nobody asks where it lies. */
const MOST_SHOWN = 0.75;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The box around a region; null of one that is not drawn. */
function boxOfRegion(code: string | undefined): Frame | null {
  const outline = regionOutlines().find(({ region }) => region === code);
  return outline === undefined ? null : boxOf([outline.geometry]);
}

/** The country around the places, and the regions that are named without one; never beyond what is drawn of it. */
function frameOf(spots: readonly Spot[], own: readonly string[], isClose: boolean): Frame {
  // What is named without a place is seen as a whole, too.
  const rest = own
    .filter((code) => !spots.some(({ region }) => region === code))
    .flatMap((code) => boxOfRegion(code) ?? []);
  const lons = spots.map(({ lon }) => lon);
  const lats = spots.map(({ lat }) => lat);
  const [west, east] = [
    Math.min(...lons, ...rest.map((box) => box.west)),
    Math.max(...lons, ...rest.map((box) => box.east)),
  ];
  const [south, north] = [
    Math.min(...lats, ...rest.map((box) => box.south)),
    Math.max(...lats, ...rest.map((box) => box.north)),
  ];
  const extent = (all: readonly number[]) => (all.length > 0 ? Math.max(...all) - Math.min(...all) : 0);
  // One region is shown as a whole, unless it is to be seen from near.
  const whole = own.length === 1 && !isClose ? boxOfRegion(own[0]) : null;
  const narrowing = narrowingAt(MIDDLE_LATITUDE);
  const perLon = (narrowing * SHEET.height) / SHEET.width;
  const most = Math.min(MAP_FRAME.east - MAP_FRAME.west, (MAP_FRAME.north - MAP_FRAME.south) / perLon);
  const needed = [
    extent(lons) * ROOM,
    (extent(lats) * ROOM) / perLon,
    (east - west) * ROOM_WHOLE,
    ((north - south) * ROOM_WHOLE) / perLon,
    ...(whole
      ? [(whole.east - whole.west) * ROOM_WHOLE, ((whole.north - whole.south) * ROOM_WHOLE) / perLon]
      : []),
  ];
  const lon = between(Math.max(...needed), isClose ? LEAST_CLOSE : LEAST_LON, most);
  const lat = lon * perLon;
  const shown = whole ?? { west, east, south, north };
  const left = between((shown.west + shown.east - lon) / 2, MAP_FRAME.west, MAP_FRAME.east - lon);
  const bottom = between((shown.south + shown.north - lat) / 2, MAP_FRAME.south, MAP_FRAME.north - lat);
  return { west: left, east: left + lon, south: bottom, north: bottom + lat };
}

/** A region whose name may stand in it. */
interface RegionName extends Omit<Named, 'radius'> {
  chord: number;
  own: boolean;
  rings: readonly Ring[];
}

const SCALES_KM = [500, 200, 100] as const;

/** Kilometres from the west of a frame to its east, on the latitude for which regions are drawn. */
export const kilometresAcross = ({ west, east }: Pick<Frame, 'west' | 'east'>): number =>
  (east - west) * narrowingAt(MIDDLE_LATITUDE) * KM_A_DEGREE;

/** Whether a point lies in the quarter of a corner. */
const isIn = ({ x, y }: { x: number; y: number }, corner: Corner) =>
  x < SHEET.width / 2 === corner.endsWith('left') && y < SHEET.height / 2 === corner.startsWith('top');

/** The bar stands in a corner where no place lies. */
function scaleOf(frame: Frame, spots: readonly { x: number; y: number }[]): PlacesSheet['scale'] {
  const across = kilometresAcross(frame);
  const km = SCALES_KM.find((length) => length <= across * LONGEST_BAR) ?? 100;
  const corner = CORNERS.find((one) => !spots.some((spot) => isIn(spot, one))) ?? CORNERS[0] ?? 'bottom-left';
  return { km, width: km / across, corner };
}

/** In a corner where neither a place nor the bar is. */
function locatorOf(
  frame: Frame,
  spots: readonly { x: number; y: number }[],
  bar: Corner,
): PlacesSheet['locator'] {
  const kingdom = { west: 34.5, south: 16.3, east: 55.7, north: 32.2 };
  if (frame.east - frame.west > (kingdom.east - kingdom.west) * MOST_SHOWN) return null;
  const { height, point } = projectTo(LOCATOR, kingdom);
  const corner = CORNERS.find((one) => one !== bar && !spots.some((spot) => isIn(spot, one))) ?? 'top-right';
  const left = corner.endsWith('left') ? INSET : SHEET.width - INSET - LOCATOR;
  const top = corner.startsWith('top') ? INSET : SHEET.height - INSET - height;
  const at = (lon: number, lat: number): [number, number] => {
    const [x, y] = point(lon, lat);
    return [x + left, y + top];
  };
  const [west, north] = at(frame.west, frame.north);
  const [east, south] = at(frame.east, frame.south);
  const box = { left, top, right: left + LOCATOR, bottom: top + height };
  return {
    box,
    land: regionOutlines()
      .map(({ geometry }) => shapePath(geometry, at))
      .join(''),
    shown: {
      left: Math.max(west, box.left),
      top: Math.max(north, box.top),
      right: Math.min(east, box.right),
      bottom: Math.min(south, box.bottom),
    },
  };
}

/** Cities of a drawing, of which some may stand off their points. */
const MOST_LED = 8;

function laidOut(width: number, content: Content): Layout {
  const { layout: plain, isCrossed } = laidOutWith(width, content, false);
  // Among many cities a line would not say which is meant, and looking for room takes its time.
  if (!isCrossed || content.spots.length > MOST_LED) return plain;
  const { layout: led } = laidOutWith(width, content, true);
  // A plate may take the room of another name: of a city, or of a region that is meant.
  const told = ({ labels }: Layout) => labels.filter(({ kind }) => kind !== 'around').length;
  return told(led) >= told(plain) ? led : plain;
}

interface Content extends Pick<PlacesSheet, 'scale' | 'locator'> {
  spots: readonly Named[];
  borders: Borders;
  regions: readonly RegionName[];
}

/** Where the name of a region stays within it, best in its middle; one that is meant would rather stand on a boundary than be missing. */
function nameRegion(layout: Layout, unit: number, { code, name, own, rings, chord, x, y }: RegionName): void {
  const half = layout.units(layout.widthOf([name])) / 2;
  const high = LETTER / 2 / unit;
  // With a corner of the boundary in its box a name would touch it.
  const isWithin = (middle: number, at: number) =>
    [at - high, at + high].every((level) =>
      [middle - half, middle + half].every((end) => inRings(end, level, rings)),
    ) && !rings.flat().some(([left, top]) => Math.abs(left - middle) < half && Math.abs(top - at) < high);
  // Above or below, where names of cities stand in the middle; a neighbour's name on a boundary would be the other's.
  const levels = [0, 35, -35, 70, -70, 105, -105, 140, -140, 175, 210].map((down) => [x, y + down] as const);
  // Aside from the middle of one that is bent.
  const rooms = roomsIn(rings, 2 * high, SHEET).filter(({ width }) => width > 2 * half);
  const isWritten = (middle: number, at: number) =>
    layout.write({ key: code, kind: own ? 'region' : 'around', lines: [name] }, middle, at);
  [...levels, ...rooms.map((room) => [room.x, room.y] as const)].some(
    ([middle, at]) => isWithin(middle, at) && isWritten(middle, at),
  ) ||
    (own && 2 * half <= chord && isWritten(x, y));
}

/** `isLed`: whether a name through which a border would run on every side stands some way off; `isCrossed`: whether there is such a one. */
function laidOutWith(width: number, { scale, locator, spots, borders, regions }: Content, isLed: boolean) {
  const layout = new Layout(width, scale.corner);
  if (locator) layout.keepOff(locator.box);
  const unit = width / SHEET.width;
  for (const { x, y, radius } of spots) layout.keepFree(x, y, radius + AROUND_DOT);
  const near = (spot: Named) => nearTo(spot, unit, spots);
  const unplaced = spots.filter((spot) => !nameBeside(layout, unit, spot, borders, near(spot)));
  for (const spot of unplaced)
    (isLed && nameLed(layout, unit, spot, borders, near(spot))) ||
      nameBeside(layout, unit, spot, null, near(spot)) ||
      nameBeside(layout, unit, spot, null, []);
  for (const region of regions) nameRegion(layout, unit, region);
  return { layout, isCrossed: unplaced.length > 0 };
}

/** Whether a name on the drawing could reach a point. */
const isNearSheet = ([x, y]: readonly [number, number]) =>
  x > -SHEET.width / 4 && x < 1.25 * SHEET.width && y > -SHEET.height / 4 && y < 1.25 * SHEET.height;

/** Where in the kingdom the cities of an announcement lie: points with their names, the regions in a quieter tone. */
export function placesSheet(
  spots: readonly Spot[],
  regions: readonly { code: string; name: Bilingual; own: boolean }[],
  locale: Locale,
  /** Whether a small map tells which part of the kingdom it shows. */
  isLocated = false,
  /** Whether only the country around the places is shown, and not their region: with the small map. */
  isClose = false,
): PlacesSheet {
  const own = regions.flatMap((region) => (region.own ? region.code : []));
  const frame = frameOf(spots, own, isClose);
  const { point } = projectTo(SHEET.width, frame);
  const shapes = regionOutlines();
  const points = spots.map(({ code, name, lon, lat }): Named => {
    const [x, y] = point(lon, lat);
    return { code, name: name[locale], x, y, radius: PLACE_RADIUS };
  });
  // What the announcement names comes first, where there is not room for all.
  const ordered = [...regions].sort((a, b) => Number(b.own) - Number(a.own));
  const named = ordered.flatMap(({ code, name, own: isOwn }) => {
    const geometry = shapes.find(({ region }) => region === code)?.geometry;
    // A city that gives its region the name stands for both.
    const isCity = spots.some((spot) => spot.name[locale] === name[locale]);
    if (geometry === undefined || isCity) return [];
    const outer =
      geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map(([ring]) => ring);
    const rings = outer.map((ring = []): Ring => ring.map(([lon = 0, lat = 0]) => point(lon, lat)));
    return [{ code, name: name[locale], own: isOwn, rings, ...widest(rings, SHEET.height) }];
  });
  const borders = new Borders(
    shapes.flatMap(({ geometry }) =>
      polygonsOf(geometry)
        .flat()
        .flatMap((ring) => {
          const corners = ring.map(([lon = 0, lat = 0]) => point(lon, lat));
          return corners.slice(1).flatMap((to, index): Segment[] => {
            const from = corners[index] ?? to;
            return isNearSheet(from) || isNearSheet(to) ? [[from, to]] : [];
          });
        }),
    ),
  );
  const scale = scaleOf(frame, points);
  const locator = isLocated || isClose ? locatorOf(frame, points, scale.corner) : null;
  return {
    land: landPath(SHEET.width, frame),
    regions: shapes.map(({ region, geometry }) => ({
      code: region,
      own: regions.some(({ code, own }) => own && code === region),
      d: shapePath(geometry, point),
    })),
    spots: points.map(({ code, x, y }) => ({ code, x: x / SHEET.width, y: y / SHEET.height })),
    labels: onTiers((width) => laidOut(width, { scale, locator, spots: points, borders, regions: named })),
    scale,
    locator,
  };
}
