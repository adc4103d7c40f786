import { inRings } from '@/lib/registry/geometry/rings';
import type { BoundaryStreets, Side } from '../labels/boundary-streets';
import type { Ring } from '../labels/sheet-spot';

/** The side of the sky that an edge faces, by the direction out of its shape. */
function sideOf(outX: number, outY: number): Side {
  if (Math.abs(outX) > Math.abs(outY)) return outX > 0 ? 'east' : 'west';
  return outY > 0 ? 'south' : 'north';
}

/** Units beyond an edge at which it is asked whether another shape adjoins. */
const NEXT = 8;

/**
 * The sides of a shape that are streets by name, as SVG path data: the edges that face where the street runs. Where a shape is
 * no boundary, only those at which another one adjoins: the rest is the end of an estimate, along which no street runs.
 */
export function boundsPath(
  { rings: [ring = []], official }: { rings: readonly Ring[]; official: boolean },
  streets: BoundaryStreets,
  others: readonly { rings: readonly Ring[] }[],
): string {
  const edges = ring.map((start, index) => [start, ring[(index + 1) % ring.length] ?? start] as const);
  // Which way round it runs says on which side of an edge it lies.
  const turn = Math.sign(edges.reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0));
  return edges
    .filter(([[ax, ay], [bx, by]]) => {
      const length = Math.hypot(bx - ax, by - ay);
      if (length === 0) return false;
      const [outX, outY] = [((by - ay) * turn) / length, ((ax - bx) * turn) / length];
      const [x, y] = [(ax + bx) / 2 + outX * NEXT, (ay + by) / 2 + outY * NEXT];
      const isKnown = official || others.some(({ rings }) => inRings(x, y, rings));
      return isKnown && streets[sideOf(outX, outY)] !== undefined;
    })
    .map((edge) => `M${edge.map((corner) => corner.map(Math.round).join(' ')).join('L')}`)
    .join('');
}
