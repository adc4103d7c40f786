import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import type { ShapeGeometry } from '../contract';
import type { Frame } from './bounds';
import coast from './data/coast.topo.json';
import neighbours from './data/neighbours.topo.json';
import outlines from './data/regions.topo.json';
import { narrowingAt } from './degrees';

export interface RegionOutline {
  region: string;
  geometry: ShapeGeometry;
}

/** The 13 regions in WGS 84 degrees, simplified to about 3 km; neighbours share their border. */
export function regionOutlines(): RegionOutline[] {
  const topology = outlines as unknown as Topology<{ regions: GeometryCollection }>;
  return feature(topology, topology.objects.regions).features.map(({ id, geometry }) => ({
    region: String(id),
    geometry: geometry as ShapeGeometry,
  }));
}

/** Of the kingdom, degrees. */
export const MIDDLE_LATITUDE = 24;

/** A plain map projection without JavaScript in the browser: degrees to the units of an SVG view box. */
export function projectTo(
  width: number,
  { west, south, east, north }: Frame,
  latitude = MIDDLE_LATITUDE,
): { height: number; point: (lon: number, lat: number) => [x: number, y: number] } {
  const narrowing = narrowingAt(latitude);
  const scale = width / ((east - west) * narrowing);
  return {
    height: Math.round((north - south) * scale),
    point: (lon, lat) => [(lon - west) * narrowing * scale, (north - lat) * scale],
  };
}

interface RegionPath {
  region: string;
  /** SVG path data. */
  d: string;
}

/** Whole units, in relative steps: a third of the characters, and neighbours still share every corner. */
function ringPath(ring: number[][], point: (lon: number, lat: number) => [number, number]): string {
  const line = linePath(ring.slice(0, -1), point);
  return line && `${line}z`;
}

function linePath(line: number[][], point: (lon: number, lat: number) => [number, number]): string {
  const corners = line.map(([lon = 0, lat = 0]) => point(lon, lat).map(Math.round));
  const [startX = 0, startY = 0] = corners[0] ?? [];
  let [fromX, fromY] = [startX, startY];
  let d = `M${startX} ${startY}l`;
  for (const [x = 0, y = 0] of corners.slice(1)) {
    if (x === fromX && y === fromY) continue;
    d += `${d.endsWith('l') || x < fromX ? '' : ' '}${x - fromX}${y < fromY ? '' : ' '}${y - fromY}`;
    [fromX, fromY] = [x, y];
  }
  // An island smaller than a unit is nothing: a path may not end without a step.
  return d.endsWith('l') ? '' : d;
}

/** The regions as SVG paths, for a map that works without JavaScript. */
export function regionPaths(width: number, frame: Frame): { height: number; paths: RegionPath[] } {
  const { height, point } = projectTo(width, frame);
  const paths = regionOutlines().map(({ region, geometry }) => ({ region, d: shapePath(geometry, point) }));
  return { height, paths };
}

/** A shape as SVG path data. */
export function shapePath(
  geometry: ShapeGeometry,
  point: (lon: number, lat: number) => [number, number],
): string {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flatMap((rings) => rings.map((ring) => ringPath(ring, point))).join('');
}

const landIn = (topology: Topology<{ land: MultiPolygon }>) =>
  feature(topology, topology.objects.land).geometry as GeoJSON.MultiPolygon;

/** The land around the kingdom, which is part of it, in degrees. */
export const landAround = (): GeoJSON.MultiPolygon =>
  landIn(neighbours as unknown as Topology<{ land: MultiPolygon }>);

/** The same with finer coasts, a corner each kilometre or so (scripts/coast.ts), as it ships: quantised TopoJSON. */
export const coastTopology = () => coast as unknown as Topology<{ land: MultiPolygon }>;

export const fineLandAround = (): GeoJSON.MultiPolygon => landIn(coastTopology());

/**
 * The land around the kingdom with its coasts, after Natural Earth (world-atlas, 1:50 million) and simplified to about 7 km.
 * The kingdom is part of the land: the regions lie on it. Borders between its neighbours are none of our matter.
 */
export function landPath(width: number, frame: Frame): string {
  const { point } = projectTo(width, frame);
  const { coordinates } = landAround();
  return coordinates.flatMap((rings) => rings.map((ring) => ringPath(ring, point))).join('');
}

/** The outlines of the regions and of what lies around them, as they ship: quantised TopoJSON, for the map to move about in. */
export function groundTopologies() {
  return {
    regions: outlines as unknown as Topology<{ regions: GeometryCollection }>,
    around: neighbours as unknown as Topology<{ land: MultiPolygon }>,
  };
}
