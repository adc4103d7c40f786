import { type Geom, xor } from 'polyclip-ts';
import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { simplifyRing } from './fewer-corners';
import {
  cleanRing,
  holdersOf,
  meetOften,
  type Ring,
  ringInside,
  ringsConflict,
  signedArea,
  TooIntricateError,
} from './rings';

/**
 * Only what is clear is repaired: the repaired shape must have the area of the rings as they were given, to one part
 * in a hundred. A shape that would need a guess is refused by name; it is never drawn wrong.
 */
const AREA_TOLERANCE = 0.01;
/** Smaller parts come from rounding, not from anybody's land: square degrees, about 10 m². */
const SLIVER = 1e-9;
/** Corners that are stored of one shape; with more of them it is simplified first. */
export const MAX_CORNERS = 10_000;
/** No boundary has more: the file is not what it says. */
const MAX_GIVEN = 1_000_000;
/** Slips are few; what is beyond these is no outline with a slip in it. */
const MAX_MEETINGS = 200;
const MAX_REPAIRED_CORNERS = 5_000;
/** The kingdom and its waters, with room to spare: coordinates outside are swapped or projected ones. */
const KINGDOM = { west: 34, south: 15.5, east: 56, north: 33 };

/** The geometry cannot be stored; the message says why. */
export class GeometryError extends Error {
  override name = 'GeometryError';
}

export interface Checked {
  geometry: ShapeGeometry;
  /** What was wrong and has been put right; null for a geometry that was valid. */
  repaired: string | null;
}

function checkPositions(ring: Ring): void {
  for (const [lon, lat] of ring) {
    if (!Number.isFinite(lon) || !Number.isFinite(lat))
      throw new GeometryError('a coordinate is not a number');
    if (lon < KINGDOM.west || lon > KINGDOM.east || lat < KINGDOM.south || lat > KINGDOM.north)
      throw new GeometryError(
        `a point lies outside the kingdom (${lon}, ${lat}): degrees, longitude first, are expected`,
      );
  }
}

function ringsOf(polygon: number[][][]): Ring[] {
  const rings = polygon.map(cleanRing);
  if (rings[0] == null) throw new GeometryError('a polygon has fewer than three corners');
  const kept = rings.filter((ring) => ring !== null);
  for (const ring of kept) checkPositions(ring);
  return kept;
}

/** What is wrong with a polygon; null for nothing. */
function fault([outer, ...holes]: Ring[]): string | null {
  if (outer === undefined) return 'no outer ring';
  if (ringsConflict([outer])) return 'its outline crosses or touches itself';
  if (holes.length === 0) return null;
  if (ringsConflict([outer, ...holes])) return 'its rings cross';
  if (holes.some((hole) => !ringInside(hole, outer))) return 'a part is coded as a hole';
  if (holdersOf(holes).some((holders) => holders.length > 0)) return 'a hole lies inside a hole';
  return null;
}

/** The area that the rings mean: each one adds or takes away by how many others hold it. */
function meantArea(rings: readonly Ring[]): number {
  const holders = holdersOf(rings);
  return rings.reduce((sum, ring, index) => {
    const depth = holders[index]?.length ?? 0;
    return sum + Math.abs(signedArea(ring)) * (depth % 2 === 0 ? 1 : -1);
  }, 0);
}

const polygonArea = ([outer, ...holes]: Ring[]) =>
  Math.abs(signedArea(outer ?? [])) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);

/** Builds valid polygons from rings by the even-odd rule. */
function rebuild(rings: readonly Ring[], problem: string): Ring[][] {
  if (cornersOf(rings) > MAX_REPAIRED_CORNERS || meetOften(rings, MAX_MEETINGS))
    throw new GeometryError(`${problem}, and is too intricate to be put right`);
  const [first, ...rest] = rings.map((ring): Geom => [ring]);
  if (first === undefined) throw new GeometryError(problem);
  const parts = (xor(first, ...rest) as Ring[][])
    .map(([outer = [], ...holes]) => [outer, ...holes.filter((hole) => Math.abs(signedArea(hole)) > SLIVER)])
    .filter((polygon) => polygonArea(polygon) > SLIVER);
  const area = parts.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
  const meant = meantArea(rings);
  if (parts.length === 0 || Math.abs(area - meant) > AREA_TOLERANCE * meant)
    throw new GeometryError(`${problem}, and what is meant is not clear`);
  return parts;
}

/** RFC 7946: outer rings counter-clockwise, holes clockwise. */
function wound(polygon: Ring[]): Ring[] {
  return polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : [...ring].reverse()));
}

const cornersOf = (rings: readonly Ring[]) => rings.reduce((sum, ring) => sum + ring.length, 0);

/** A part within a part: the land of one may be counted twice, or meant as a hole. */
function checkParts(polygons: readonly Ring[][]): void {
  const outers = polygons.map(([outer = []]) => outer);
  holdersOf(outers).forEach((holders, index) => {
    for (const holder of holders) {
      const holes = polygons[holder]?.slice(1) ?? [];
      if (!holes.some((hole) => ringInside(outers[index] ?? [], hole)))
        throw new GeometryError('a part lies within another part, and whether it is a hole is not clear');
    }
  });
}

/** Polygons that are valid each, and together; what was put right goes into `problems`. */
function repairedPolygons(given: readonly Ring[][], problems: Set<string>): Ring[][] {
  const polygons: Ring[][] = [];
  for (const rings of given) {
    const problem = fault(rings);
    if (problem !== null) problems.add(problem);
    polygons.push(...(problem === null ? [rings] : rebuild(rings, problem)));
  }
  if (polygons.length < 2) return polygons;
  if (ringsConflict(polygons.flat())) {
    problems.add('its parts overlap');
    return rebuild(polygons.flat(), 'its parts overlap');
  }
  checkParts(polygons);
  return polygons;
}

/** With fewer corners, where there are too many; never put right then, because the slip may be of the simplifying. */
function simplified(given: readonly Ring[][], corners: number): { polygons: Ring[][]; problem: string } {
  if (corners > MAX_GIVEN) throw new GeometryError(`it has ${corners} corners, more than any boundary`);
  const polygons = given.map((rings) => rings.map(simplifyRing).filter((ring) => ring.length >= 4));
  const left = cornersOf(polygons.flat());
  if (left > MAX_CORNERS || polygons.some((rings) => rings.length === 0))
    throw new GeometryError(
      `it has ${corners} corners, and to within 5 m still ${left}: at most ${MAX_CORNERS} are taken`,
    );
  const faults = new Set<string>();
  repairedPolygons(polygons, faults);
  if (faults.size > 0)
    throw new GeometryError(`it has ${corners} corners, and with fewer of them ${[...faults].join('; ')}`);
  return { polygons, problem: `its ${corners} corners are simplified to ${left}, to within 5 m` };
}

function check(input: ShapeGeometry): Checked {
  const given = polygonsOf(input).map(ringsOf);
  const problems = new Set<string>();
  const corners = cornersOf(given.flat());
  let polygons: Ring[][];
  if (corners > MAX_CORNERS) {
    const fewer = simplified(given, corners);
    polygons = fewer.polygons;
    problems.add(fewer.problem);
  } else polygons = repairedPolygons(given, problems);
  const coordinates = polygons.map(wound);
  const [only] = coordinates;
  const geometry: ShapeGeometry =
    coordinates.length === 1 && only !== undefined
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates };
  return { geometry, repaired: problems.size === 0 ? null : [...problems].join('; ') };
}

/**
 * Checks a Polygon or MultiPolygon (degrees, longitude first) and puts right what can be put right without a guess,
 * in a time that grows no faster than its corners.
 * @throws {GeometryError} anything else
 */
export function checkGeometry(input: ShapeGeometry): Checked {
  try {
    return check(input);
  } catch (error) {
    if (error instanceof TooIntricateError) throw new GeometryError(error.message);
    throw error;
  }
}
