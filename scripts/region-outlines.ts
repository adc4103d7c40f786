/**
 * Makes lib/registry/geometry/data/regions.topo.json from a TopoJSON of the 13 regions (Natural Earth, admin 1).
 *
 *   npx tsx scripts/region-outlines.ts sau_regions13_naturalearth.topo.json
 *
 * Arcs are simplified one by one, so that neighbours keep one common border.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Point = [number, number];
interface Topology {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: Record<string, { geometries: { type: string; arcs: unknown; properties: { code: string } }[] }>;
}

/** Degrees: about 3 km, a third of a pixel on a map 700 pixels wide. */
const TOLERANCE = 0.03;
const GRID = 0.01;
const ORIGIN: Point = [34, 16];

const CODES: Record<string, string> = {
  'SA.RI': 'riyadh',
  'SA.MK': 'makkah',
  'SA.MD': 'madinah',
  'SA.QS': 'qassim',
  'SA.SH': 'eastern',
  'SA.AS': 'asir',
  'SA.TB': 'tabuk',
  'SA.HA': 'hail',
  'SA.HS': 'northern-borders',
  'SA.JZ': 'jazan',
  'SA.NJ': 'najran',
  'SA.BA': 'al-bahah',
  'SA.JF': 'al-jawf',
};

function decode(arc: Point[], { scale, translate }: Topology['transform']): Point[] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** Douglas-Peucker; keeps both ends, and of a closed arc the point farthest from them. */
function simplify(points: Point[]): Point[] {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  let farthest = 0;
  let far = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const away = distance(points[index] as Point, first, last);
    if (away > far) [farthest, far] = [index, away];
  }
  const closed = first[0] === last[0] && first[1] === last[1] && points.length > 3;
  if (far <= TOLERANCE && !closed) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

function encode(points: Point[]): Point[] {
  let [px, py] = [0, 0];
  return points.flatMap(([lon, lat], index): Point[] => {
    const x = Math.round((lon - ORIGIN[0]) / GRID);
    const y = Math.round((lat - ORIGIN[1]) / GRID);
    const step: Point = [x - px, y - py];
    if (index > 0 && step[0] === 0 && step[1] === 0) return [];
    [px, py] = [x, y];
    return [step];
  });
}

const [, , source] = process.argv;
if (source === undefined) throw new Error('Give the TopoJSON file.');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology;
const [regions] = Object.values(topology.objects);
const result = {
  type: 'Topology',
  arcs: topology.arcs.map((arc) => encode(simplify(decode(arc, topology.transform)))),
  transform: { scale: [GRID, GRID], translate: ORIGIN },
  objects: {
    regions: {
      type: 'GeometryCollection',
      geometries: (regions?.geometries ?? []).map(({ type, arcs, properties }) => ({
        type,
        arcs,
        id: CODES[properties.code],
      })),
    },
  },
};
const target = fileURLToPath(new URL('../lib/registry/geometry/data/regions.topo.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(result)}\n`);
