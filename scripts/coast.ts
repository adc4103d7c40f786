/**
 * Makes lib/registry/geometry/data/coast.topo.json, the land around the kingdom with its coasts for sheets of cities, from the
 * land of world-atlas (Natural Earth, 1:10 million).
 *
 *   npx tsx scripts/coast.ts land-10m.json
 *
 * It stays as fine as it is: a corner each kilometre or so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { intersection } from 'polyclip-ts';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';
import { polygonsOf } from '@/lib/registry/geometry/bounds';

type Rings = [number, number][][];

/** What the land is cut to, degrees. */
const [WEST, SOUTH, EAST, NORTH] = [33, 15, 53, 31];
const FRAME: Rings = [
  [
    [WEST, SOUTH],
    [EAST, SOUTH],
    [EAST, NORTH],
    [WEST, NORTH],
    [WEST, SOUTH],
  ],
];
/** Degrees: some 200 m. */
const GRID = 0.002;

const isNear = (rings: Rings) =>
  rings[0]?.some(([lon, lat]) => lon > WEST && lon < EAST && lat > SOUTH && lat < NORTH);

/** A ring on the grid, as steps; nothing of one that has no ground there. */
function encode(ring: Rings[number]): [number, number][] {
  let [x, y] = [0, 0];
  const steps = ring.flatMap(([lon, lat], index): [number, number][] => {
    const to = [Math.round((lon - WEST) / GRID), Math.round((lat - SOUTH) / GRID)] as const;
    const step: [number, number] = [to[0] - x, to[1] - y];
    if (index > 0 && step[0] === 0 && step[1] === 0) return [];
    [x, y] = to;
    return [step];
  });
  return steps.length < 4 ? [] : steps;
}

const [, , source] = process.argv;
if (source === undefined) throw new Error('Give the TopoJSON file.');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology<{
  land: GeometryCollection | MultiPolygon;
}>;
const found = feature(topology, topology.objects.land as GeometryCollection).features.flatMap(
  ({ geometry }) => polygonsOf(geometry as Parameters<typeof polygonsOf>[0]),
);
const near = (found as Rings[]).filter(isNear);
const cut = near.flatMap((rings) => intersection(rings, FRAME) as Rings[]);
const arcs: [number, number][][] = [];
const land = cut.flatMap((rings) => {
  const indices = rings.flatMap((ring) => {
    const steps = encode(ring);
    return steps.length === 0 ? [] : [[arcs.push(steps) - 1]];
  });
  return indices.length === 0 ? [] : [indices];
});
const target = fileURLToPath(new URL('../lib/registry/geometry/data/coast.topo.json', import.meta.url));
writeFileSync(
  target,
  `${JSON.stringify({
    type: 'Topology',
    arcs,
    transform: { scale: [GRID, GRID], translate: [WEST, SOUTH] },
    objects: { land: { type: 'MultiPolygon', arcs: land } },
  })}\n`,
);
