type Point = readonly [x: number, y: number];

/** A corner as it is drawn: the curve that bends at `corner` begins at `from` and ends at `to`; a sharp one is where it is. */
export interface DrawnCorner {
  from: Point;
  corner: Point;
  to: Point;
  isRound: boolean;
}

/** Of the shorter edge at a corner: two curves never meet. */
const SHARE = 0.45;
/** Cosine of the turn below which an edge goes on nearly straight. */
const STRAIGHT = 0.97;

/** Of the length of a curve: two corners so near each other are one, as no curve has room between them. */
const TOO_NEAR = 0.5;

/** The corners without those that are nearer to the one before. */
function apart(ring: readonly Point[], least: number): Point[] {
  const corners: Point[] = [];
  const isNear = ([x, y]: Point, other: Point | undefined) =>
    other !== undefined && Math.hypot(other[0] - x, other[1] - y) < least;
  for (const corner of ring) if (!isNear(corner, corners.at(-1))) corners.push(corner);
  while (corners.length > 3 && isNear(corners.at(-1) as Point, corners[0])) corners.pop();
  return corners;
}

/** The corners of a closed outline (its last point repeats the first) whose curves begin at most so far from them. */
export function roundedCorners(ring: readonly Point[], most: number): DrawnCorner[] {
  const corners = apart(ring.slice(0, -1), most * TOO_NEAR);
  return corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const [inX, inY] = [corner[0] - before[0], corner[1] - before[1]];
    const [outX, outY] = [after[0] - corner[0], after[1] - corner[1]];
    const [into, out] = [Math.hypot(inX, inY), Math.hypot(outX, outY)];
    const away = Math.min(most, into * SHARE, out * SHARE);
    return {
      from: [corner[0] - (inX / into) * away, corner[1] - (inY / into) * away],
      corner,
      to: [corner[0] + (outX / out) * away, corner[1] + (outY / out) * away],
      isRound: inX * outX + inY * outY < STRAIGHT * into * out,
    };
  });
}
