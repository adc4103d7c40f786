import { type Geom, xor } from 'polyclip-ts';
import type { ShapeGeometry } from '../contract';
import { polygonsOf } from './bounds';
import { cleanRing, type Ring, ringInside, ringsConflict, signedArea } from './rings';

/**
 * Only what is clear is repaired: the repaired shape must have the area of the rings as they were given, to one part
 * in a hundred. A shape that would need a guess is refused by name; it is never drawn wrong.
 */
const AREA_TOLERANCE = 0.01;
/** Smaller parts come from rounding, not from anybody's land: square degrees, about 10 m². */
const SLIVER = 1e-9;
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
  if (holes.some((hole, index) => holes.some((other, at) => at !== index && ringInside(hole, other))))
    return 'a hole lies inside a hole';
  return null;
}

/** The area that the rings mean: each one adds or takes away by how many others hold it. */
function meantArea(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring, index) => {
    const depth = rings.filter((other, at) => at !== index && ringInside(ring, other)).length;
    return sum + Math.abs(signedArea(ring)) * (depth % 2 === 0 ? 1 : -1);
  }, 0);
}

const polygonArea = ([outer, ...holes]: Ring[]) =>
  Math.abs(signedArea(outer ?? [])) - holes.reduce((sum, hole) => sum + Math.abs(signedArea(hole)), 0);

/** Builds valid polygons from rings by the even-odd rule. */
function rebuild(rings: readonly Ring[], problem: string): Ring[][] {
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

/**
 * Checks a Polygon or MultiPolygon (degrees, longitude first) and puts right what can be put right without a guess.
 * @throws {GeometryError} anything else
 */
export function checkGeometry(input: ShapeGeometry): Checked {
  const polygons: Ring[][] = [];
  const problems = new Set<string>();
  for (const polygon of polygonsOf(input)) {
    const rings = ringsOf(polygon);
    const problem = fault(rings);
    if (problem === null) {
      polygons.push(rings);
      continue;
    }
    problems.add(problem);
    polygons.push(...rebuild(rings, problem));
  }
  if (polygons.length > 1 && ringsConflict(polygons.flat())) {
    problems.add('its parts overlap');
    polygons.splice(0, polygons.length, ...rebuild(polygons.flat(), 'its parts overlap'));
  }
  const coordinates = polygons.map(wound);
  const [only] = coordinates;
  const geometry: ShapeGeometry =
    coordinates.length === 1 && only !== undefined
      ? { type: 'Polygon', coordinates: only }
      : { type: 'MultiPolygon', coordinates };
  return { geometry, repaired: problems.size === 0 ? null : [...problems].join('; ') };
}
