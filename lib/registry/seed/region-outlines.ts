import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { ShapeGeometry } from '../contract';
import outlines from './data/regions.topo.json';

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

/** Where the map is cut off, degrees. */
const [WEST, SOUTH, EAST, NORTH] = [34.3, 16.1, 55.9, 32.4];
const MIDDLE_LATITUDE = 24;
const NARROWING = Math.cos((MIDDLE_LATITUDE * Math.PI) / 180);

/** A plain map projection without JavaScript in the browser: degrees to the units of an SVG view box. */
function projectTo(width: number): {
  height: number;
  point: (lon: number, lat: number) => [x: number, y: number];
} {
  const scale = width / ((EAST - WEST) * NARROWING);
  return {
    height: Math.round((NORTH - SOUTH) * scale),
    point: (lon, lat) => [(lon - WEST) * NARROWING * scale, (NORTH - lat) * scale],
  };
}

export interface RegionPath {
  region: string;
  /** SVG path data. */
  d: string;
  /** A point inside its largest part, for a label or a link. */
  x: number;
  y: number;
}

/** Whole units, in relative steps: a third of the characters, and neighbours still share every corner. */
function ringPath(ring: number[][], point: (lon: number, lat: number) => [number, number]): string {
  const corners = ring.slice(0, -1).map(([lon = 0, lat = 0]) => point(lon, lat).map(Math.round));
  const [startX = 0, startY = 0] = corners[0] ?? [];
  let [fromX, fromY] = [startX, startY];
  let d = `M${startX} ${startY}l`;
  for (const [x = 0, y = 0] of corners.slice(1)) {
    if (x === fromX && y === fromY) continue;
    d += `${d.endsWith('l') || x < fromX ? '' : ' '}${x - fromX}${y < fromY ? '' : ' '}${y - fromY}`;
    [fromX, fromY] = [x, y];
  }
  return `${d}z`;
}

/** Area and centroid of a ring of the plane (shoelace formula). */
function centroid(ring: [number, number][]): { area: number; x: number; y: number } {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x0, y0], index) => {
    const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
    const cross = x0 * y1 - x1 * y0;
    area += cross / 2;
    x += ((x0 + x1) * cross) / 6;
    y += ((y0 + y1) * cross) / 6;
  });
  return { area: Math.abs(area), x: x / area, y: y / area };
}

/** The regions as SVG paths, for a map that works without JavaScript. */
export function regionPaths(width: number): { width: number; height: number; paths: RegionPath[] } {
  const { height, point } = projectTo(width);
  const paths = regionOutlines().map(({ region, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const centres = polygons.map(([outer = []]) =>
      centroid(outer.slice(0, -1).map(([lon = 0, lat = 0]) => point(lon, lat))),
    );
    const largest = centres.reduce((a, b) => (b.area > a.area ? b : a));
    const d = polygons.flatMap((rings) => rings.map((ring) => ringPath(ring, point))).join('');
    return { region, d, x: Math.round(largest.x), y: Math.round(largest.y) };
  });
  return { width, height, paths };
}
