type Point = readonly [x: number, y: number];

/** A corner as it is drawn: the curve that bends at `corner` begins at `from` and ends at `to`; a sharp one is where it is. */
interface DrawnCorner {
  from: Point;
  corner: Point;
  to: Point;
  isRound: boolean;
}

/** The radius of a corner, in parts of the side of a square of the same area: near and far a shape looks alike. */
const RADIUS = 0.16;
/** Of the shorter edge at a corner: two curves never meet. */
const SHARE = 0.45;
/** Of the radius: two corners nearer to each other are one, as no curve has room between them. */
const TOO_NEAR = 0.4;
/** Cosine of the turn below which an edge goes on nearly straight. */
const STRAIGHT = 0.985;

/** The side of a square with the area of a closed outline. */
function sizeOf(ring: readonly Point[]): number {
  const sum = ring.slice(1).reduce((total, [x, y], index) => {
    const [beforeX, beforeY] = ring[index] as Point;
    return total + beforeX * y - x * beforeY;
  }, 0);
  return Math.sqrt(Math.abs(sum) / 2);
}

/** The corners, two that are near each other as one between them. */
function apart(ring: readonly Point[], least: number): Point[] {
  const corners: Point[] = [];
  const isNear = ([x, y]: Point, other: Point | undefined): other is Point =>
    other !== undefined && Math.hypot(other[0] - x, other[1] - y) <= least;
  const between = ([x, y]: Point, other: Point): Point => [(x + other[0]) / 2, (y + other[1]) / 2];
  for (const corner of ring) {
    const before = corners.at(-1);
    if (isNear(corner, before)) corners.splice(-1, 1, between(corner, before));
    else corners.push(corner);
  }
  const [first, ...rest] = corners;
  const last = rest.pop();
  return first && last && isNear(last, first) ? [between(last, first), ...rest] : corners;
}

/** The corners of a closed outline (its last point repeats the first), each rounded as by a circle of one radius, as far as its edges have room; none of what is no area. */
export function roundedCorners(ring: readonly Point[]): DrawnCorner[] {
  const radius = RADIUS * sizeOf(ring);
  const corners = apart(ring.slice(0, -1), radius * TOO_NEAR);
  if (corners.length < 3) return [];
  return corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const [inX, inY] = [corner[0] - before[0], corner[1] - before[1]];
    const [outX, outY] = [after[0] - corner[0], after[1] - corner[1]];
    const [into, out] = [Math.hypot(inX, inY), Math.hypot(outX, outY)];
    const turn = Math.max(-1, Math.min(1, (inX * outX + inY * outY) / (into * out)));
    // A circle that touches both edges touches them so many radii from where they meet.
    const away = Math.min(radius * Math.tan(Math.acos(turn) / 2), SHARE * into, SHARE * out);
    return {
      from: [corner[0] - (inX / into) * away, corner[1] - (inY / into) * away],
      corner,
      to: [corner[0] + (outX / out) * away, corner[1] + (outY / out) * away],
      isRound: turn < STRAIGHT,
    };
  });
}
