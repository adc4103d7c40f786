import type { Corner } from '../labels/map-room';
import type { Point } from '../labels/sheet-leader';

/** Where each side of the sky lies, in pixels. */
const SKY = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
/** Pixels from a side of a shape to the middle of the words along it. */
const BESIDE = 13;

/** The line of words along a side of a shape, outside of it: its middle, how it is turned, and how long the side is. */
export interface Line {
  at: Point;
  angle: number;
  length: number;
}

/** Along the longest side of a ring that faces a side of the sky. */
export function facing(ring: readonly Corner[], side: keyof typeof SKY): Line | null {
  const [skyX, skyY] = SKY[side];
  const turn = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  let best: (Line & { score: number }) | null = null;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    if (length === 0) return;
    const outwards = Math.sign(turn) / length;
    const [outX, outY] = [dy * outwards, -dx * outwards];
    const score = (outX * skyX + outY * skyY) * length;
    if (score <= (best?.score ?? 0)) return;
    const slope = Math.atan2(dy, dx);
    // Never upside down; what runs straight up is read from the right.
    const angle =
      slope >= Math.PI / 2 - 1e-6 ? slope - Math.PI : slope < -Math.PI / 2 ? slope + Math.PI : slope;
    best = { at: [(ax + bx) / 2 + outX * BESIDE, (ay + by) / 2 + outY * BESIDE], angle, length, score };
  });
  return best;
}
